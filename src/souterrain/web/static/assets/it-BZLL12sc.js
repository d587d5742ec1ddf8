var e=`board-primer-1 = Lascia cadere i cubi
    .about = Dove si fermano è il dungeon: colonne, tesori e mostri.
board-primer-2 = Scegli le colonne
    .about = Le colonne scelte sono gli angoli di una stanza. Tutto ciò che c’è dentro è tuo.
board-primer-3 = Saccheggiala
    .about = I tesori danno punti. I mostri della stessa stanza ti feriscono.
board-primer-loot = Tesori: punti
board-primer-harm = Mostri: ferite
board-how-aim = Fai cadere i cubi, forma una stanza con tre colonne e prendi tutto ciò che contiene: dopo tre round vince l’eroe più ricco.
board-how-mark-1 = Le colonne
    .about = Tre colonne qualsiasi sono gli angoli di una stanza, se dentro non ce ne sono altre.
board-how-mark-2 = Nella stanza
    .about = Tutto ciò che sta dentro è tuo: tesori e mostri.
board-how-mark-3 = Sul bordo
    .about = Anche ciò che tocca il bordo è nella stanza.
board-how-mark-4 = Il drago
    .about = Otto danni, otto punti: nessuno lo prende senza scudo.
board-how-mark-5 = Ancora da prendere
    .about = Ciò che nessuno prende resta, e a ogni turno cadono altri cubi.
board-how-explore = 1. Esplora
    .about = Tieni la mano sopra un cubo qualsiasi e fanne cadere di nuovi dalla scatola. Dove si fermano, il dungeon cresce.
board-how-ability = 2. Usa un’abilità
    .about = Se vuoi: quella della tua razza o quella della tua classe. Molte danno una schicchera a un cubo, ne sollevano uno o ne prendono uno.
board-how-room = 3. Saccheggia una stanza
    .about = Scegli tre colonne e prendi tutto ciò che sta in mezzo. Le colonne restano.
board-how-wounds = Danni
    .about = Un goblin fa un danno, un troll due. Il tuo ultimo punto vita deve restare: una stanza che lo prenderebbe ti è chiusa.
board-how-shield = Scudo: un mostro non fa danni
board-how-worth = Quanto vale
    .about = L’oro dà 1 punto. Una chiave e un forziere insieme danno un lancio di dado. Le gemme valgono ciò che dice la tua missione segreta.
board-how-gems = Gemme: vedi la tua missione
board-how-end = Tre round
    .about = Nel round seguente comincia il più leggero. Alla fine si lanciano i forzieri, si mostrano le missioni e si contano i punti. Da solo scendi di livello in livello e riporti una reliquia.
board-how-rounds = Vince chi ha più punti
board-film-skip = Salta
board-film-again = Rivedi
board-film-slow = Al rallentatore
board-film-before = Prima
board-film-speed = Velocità
board-film-speed-0 = subito
board-film-speed-1 = calma
board-film-speed-2 = svelta
board-film-speed-3 = rapida
board-film-gone = Il filmato di questo lancio non c’è più: ecco dove tutto si è fermato.
board-film-fell =
    { $number ->
        [one] { $number } pezzo caduto sul tavolo.
       *[other] { $number } pezzi caduti sul tavolo.
    }
board-film-pushed =
    { $number ->
        [one] { $number } spinto.
       *[other] { $number } spinti.
    }
board-film-left =
    { $number ->
        [one] { $number } finito oltre il bordo.
       *[other] { $number } finiti oltre il bordo.
    }
board-fallen = Accanto al tavolo, fino al prossimo lancio:
board-angle-level = Guarda a filo del tavolo
board-angle-back = Torna alla vista dall’alto
board-aim-drop = Muovi la mano; tieni premuto per alzarla, rilascia per far cadere. Tasti: frecce, + e −, Invio.
board-aim-flick = Tira indietro ovunque e rilascia; torna all’inizio per annullare. Tasti: frecce, + e −, Invio, Esc.
board-aim-move = Indica dove va il cubo e tocca. Tasti: frecce, Invio.
board-aim-slide = Indica un punto e tocca. Tasti: frecce, Invio.
board-aim-breath = Premi dove nasce il soffio e tira nella sua direzione. Tasti: frecce, + e −, Invio.
board-aim-pair = Tocca l’altro cubo.
board-hand-drop = Lascia cadere da { $height } cm
board-hand-height = { $height } cm
board-hand-discs = La metà entro { $half } cm, 9 su 10 entro { $most } cm
board-hand-above = Il più vicino: { $cube }.
board-hand-told = Alta { $height } cm: la metà dei cubi entro { $half } cm, 9 su 10 entro { $most } cm.
board-hand-far = Nessun cubo era abbastanza vicino: la mano è nel punto permesso più vicino.
board-hand-outside = Era fuori dalla tua stanza: la mano è nel punto più vicino al suo interno.
board-sling = Fionda
board-sling-hint = Tira indietro ovunque, rilascia per la schicchera
board-sling-slack = La fionda è allentata.
board-sling-percent = { $percent }%
board-sling-half = La metà oltre { $far } cm
board-sling-short = 9 su 10 oltre { $far } cm
board-sling-far = 1 su 10 oltre { $far } cm
board-sling-lost = { $number } su 100 cadono dal tavolo
board-sling-told = Tiro { $percent }%, verso { $degrees }°: la metà oltre { $half } cm, 9 su 10 oltre { $short } cm, 1 su 10 oltre { $far } cm, { $lost } su 100 cadono dal tavolo.
board-sling-left = Gira a sinistra
board-sling-right = Gira a destra
board-sling-weaker = Più piano
board-sling-harder = Più forte
board-sling-flick = Schicchera al { $percent }%
board-breath-none = Nessun cubo si trova nel soffio.
board-ghost = Come mostrato sul tavolo
board-ghost-do = Conferma
board-ghost-blocked = Lì non c’è posto.
board-practice = Tavolo di prova
board-practice-drop = Lascia cadere
board-practice-flick = Schicchera
board-practice-other = Un altro cubo
board-practice-anew = Nuovo tavolo
board-practice-choose = Tocca il cubo a cui dare una schicchera.
board-practice-fallen = Caduti dal tavolo: { $cubes }.
board-practice-about-drop = Muovi la mano con un dito, il mouse o le frecce. Tieni premuto per alzarla, rilascia per far cadere i cubi, oppure tocca il righello e premi il pulsante. Più la mano è alta, più i cubi si spargono.
board-practice-about-flick = Tira indietro ovunque sul tavolo e rilascia. Più tiri, più forte è la schicchera, e più può sbagliare.
board-practice-height = Altezza
board-practice-half = La metà entro
board-practice-most = 9 su 10 entro
board-practice-pull = Tiro
board-practice-beyond = { $share } oltre
board-practice-lost = Fuori dal tavolo
board-practice-cm = { $far } cm
board-practice-measured = misurato su tavoli come questo: { $number } schicchere per ogni forza.
board-lesson-room = La prima stanza
    .about = Due round contro un bot facile, passo per passo.
board-lesson-teamwork = Lavoro di squadra
    .about = Una pedina che rende mentre giocano gli altri.
board-lesson-alone = Lo speleologo solitario
    .about = Entra, muoviti, prendi le scale: un primo livello in solitario.
board-guide-room-table = I cubi appena caduti sono il dungeon. Alcuni sono colonne, con un numero; tutto il resto, tesori e mostri. Giochi tre round contro un rivale.
board-guide-room-drop = Ogni turno comincia con un lancio: sei cubi nuovi, che nessuno ha visto. Mira dove vuoi, poi lasciali cadere.
board-guide-room-pillars = Tre colonne sono gli angoli di una stanza, se nessun’altra colonna vi si trova. Tutto ciò che sta in mezzo è tuo; le colonne restano.
board-guide-room-quest = L’oro vale 1 punto. Quanto valgono le gemme lo dice la tua missione, una delle tue carte, che vedi solo tu. Le stanze sono in ordine di quanto ti rendono.
board-guide-room-edge = Una stanza è larga quanto le sue colonne. Un cubo che tocca appena il bordo conta come dentro, e l’immagine lo segna.
board-guide-room-wounds = I suoi mostri ti feriscono: un goblin una volta, un troll due. Tieni un punto vita.
board-guide-room-rival = Tutto ciò che c’era è tuo. Termina il turno: ora gioca il rivale. Nel prossimo round comincia il più leggero; al tuo turno lancia di nuovo, dove vuoi.
board-guide-room-ability = Prima di saccheggiare puoi usare un’abilità, della tua razza o della tua classe: le carte dicono che cosa fa. Non sei obbligato.
board-guide-room-choice = Ora scegli tu una stanza: tocca le sue colonne, o prendine una dall’elenco. Punti contro ferite: il gioco è tutto qui.
board-guide-room-over = Conosci il gioco. Dopo tre round si aprono i forzieri, si mostrano le missioni e si contano i punti. Continua!
board-guide-team-pawn = Nel lavoro di squadra guadagni anche nei turni degli altri. Prima che il rivale nomini una stanza, metti la pedina dove te l’aspetti.
board-guide-team-place = Appena i cubi del rivale sono fermi tocca a te: metti la pedina in un punto libero tra i tesori. Toccalo, o indicalo in numeri.
board-guide-team-step = Una pedina nella stanza saccheggiata porta un passo a chi l’ha messa: 1 punto alla fine. Poi torna a casa, e nel prossimo turno si usa di nuovo.
board-guide-team-drop = Tocca a te. Lascia cadere i tuoi cubi; poi il rivale può mettere la sua pedina tra di essi.
board-guide-team-loot = Se la sua pedina è lì, il passo è suo. Qui prendi comunque la stanza più ricca.
board-guide-team-choice = Gioca di nuovo il rivale, poi tu. Metti la pedina ogni volta: non costa nulla.
board-guide-team-over = Conosci il lavoro di squadra. Continua: tre round, e ogni passo è un punto.
board-guide-alone-fall = Da solo scendi di livello in livello in cerca dei frammenti di una reliquia. Sul tavolo sono caduti i cubi, le scale e perfino la tua pedina.
board-guide-alone-enter = Entra da una stanza con la tua pedina, e saccheggiala: tre segnalini la segnano.
board-guide-alone-score = Si lascia un livello per le scale, con 15 punti più i propri punti vita. Ogni turno toglie quattro cubi dalla scatola; quando è vuota, ti sei perso.
board-guide-alone-drop = Il turno comincia con quattro cubi che cadono sopra la tua stanza. In questa lezione la guida conduce la tua mano, ovunque sia.
board-guide-alone-move = Poi passi accanto: due segnalini restano, una colonna è nuova. Lì c’è una reliquia.
board-guide-alone-again = La reliquia è tua, e un troll ti ha ferito due volte. Prossimo turno: altri quattro cubi.
board-guide-alone-stairs = Lì accanto ci sono le scale: saccheggia la loro stanza, e puoi lasciare il livello.
board-guide-alone-leave = Hai più punti di quanti ne servano. Restare per l’altra reliquia? La scatola si svuota, e le ferite restano.
board-guide-alone-deeper = Un frammento è al sicuro. Più giù avrai una classe in più e un’altra missione, e serviranno più punti. Quattro frammenti salvano il villaggio; ma chi si perde laggiù perde tutto.
board-guide-alone-over = Conosci la strada. Sei frammenti salvano il regno, nove il mondo.
board-verdict-in = all’interno: dentro
board-verdict-edge = sul bordo: dentro
board-verdict-out = fuori
board-verdict-deep = all’interno: dentro, di { $mm } mm
board-verdict-reaches = sul bordo: dentro, entra di { $mm } mm
board-verdict-touches = tocca il bordo: dentro, a { $mm } mm (contatto: fino a { $most })
board-verdict-misses = manca la stanza: fuori, di { $mm } mm
board-label-in = dentro di { $mm } mm
board-label-edge = bordo: dentro di { $mm } mm
board-label-touches = tocca: dentro, { $mm } mm
board-label-out = fuori di { $mm } mm
board-judged = Dentro o fuori?
board-rooms-points = { $number ->
    [one] +1 punto per te
   *[other] +{ $number } punti per te
}
board-rooms-harm = −{ $number }, ne restano { $left }
board-rooms-shield = serve uno Scudo
board-rooms-safe = Senza Danni
board-rooms-take = Prendi questa stanza
board-rooms-filter = Filtra per tipo
board-rooms-none = Nessuna stanza contiene tutto questo.
board-rooms-later = Nel tuo turno le stanze che puoi prendere sono elencate qui.
board-hidden = punti nascosti
board-points = { $number ->
    [one] 1 punto
   *[other] { $number } punti
}
board-renown = di cui { $number } di Fama
board-empty = niente
board-drawer = Eroi, carte e scatola
board-zoom-in = Più vicino
board-zoom-out = Più lontano
board-zoom-whole = Tutto il tavolo
`;export{e as default};