### Dungeon Roll in italiano. I termini sono quelli di rulebook/it.md.

game-name = Dungeon Roll
game-about = Guida un gruppo di dadi in fondo a un dungeon, e sappi tornare in tempo.

## Opzioni del tavolo

option-edition = Edizione
    .about = Una preimpostazione per l’Esca per Draghi, i dadi Pergamena e gli XP di chi fugge; ciascuno si regola anche da solo.
option-edition-seed = le regole del 2013, alla lettera
option-edition-published = come è stato pubblicato in seguito
option-heroes = Eroi
    .about = Come ognuno riceve il suo Eroe.
option-heroes-deal = distribuiti a caso
option-heroes-choose = scelti da ciascuno
option-heroes-none = nessun Eroe
option-heroes-mirror = lo stesso per tutti, a caso
option-hero_set = Scelta di Eroi
    .about = Quali Eroi si distribuiscono o si offrono.
option-hero_set-base = gli 8 del gioco base
option-hero_set-boosters = gioco base, espansioni e promozionali: 18
option-hero_set-legends = le 8 leggende
option-hero_set-all = tutti e 26
option-hero = Un Eroe per tutti
    .about = Nomina l’Eroe che giocano tutti.
option-hero-any = nessuno è nominato
option-hero-spellsword = { noun-spellsword }
option-hero-mercenary = { noun-mercenary }
option-hero-knight = { noun-knight }
option-hero-half-goblin = { noun-half-goblin }
option-hero-minstrel = { noun-minstrel }
option-hero-enchantress = { noun-enchantress }
option-hero-occultist = { noun-occultist }
option-hero-crusader = { noun-crusader }
option-hero-viking = { noun-viking }
option-hero-alchemist = { noun-alchemist }
option-hero-scout = { noun-scout }
option-hero-sorceress = { noun-sorceress }
option-hero-archaeologist = { noun-archaeologist }
option-hero-leprechaun = { noun-leprechaun }
option-hero-dwarf = { noun-dwarf }
option-hero-tracker = { noun-tracker }
option-hero-guild-leader = { noun-guild-leader }
option-hero-time-traveler = { noun-time-traveler }
option-hero-cursed-seer = { noun-cursed-seer }
option-hero-amazon = { noun-amazon }
option-hero-ashwalker = { noun-ashwalker }
option-hero-tomb-queen = { noun-tomb-queen }
option-hero-lancer = { noun-lancer }
option-hero-thornsinger = { noun-thornsinger }
option-hero-scribe = { noun-scribe }
option-hero-virtuoso = { noun-virtuoso }
option-first = Primo Avventuriero
    .about = Chi scende per primo; per tradizione chi è stato sottoterra più di recente.
option-first-random = estratto a sorte
option-first-1 = il primo posto
option-first-2 = il secondo posto
option-first-3 = il terzo posto
option-first-4 = il quarto posto
option-dragon_bait = Esca per Draghi
    .about = Che cosa l’esca trasforma in draghi.
option-dragon_bait-one = un dado di qualunque faccia
option-dragon_bait-all_monsters = tutti i mostri, nient’altro
option-scroll_phase = Dadi Pergamena
    .about = Quando un dado Pergamena può rilanciare.
option-scroll_phase-monster = nella fase dei Mostri
option-scroll_phase-any = anche nelle fasi del Bottino e del Drago
option-ultimate_phase = Abilità supreme
    .about = Quando si possono usare, se il testo dell’Eroe non indica la fase.
option-ultimate_phase-any = nelle fasi dei Mostri, del Bottino e del Drago
option-ultimate_phase-monster = solo nella fase dei Mostri
option-flee_keeps_dragon_xp = XP di chi fugge
    .about = Che ne è degli XP dati in questa esplorazione da un drago o da una scatola vuota.
option-flee_keeps_dragon_xp-on = gli XP dei draghi restano
option-flee_keeps_dragon_xp-off = si restituiscono anche gli XP dei draghi
option-tempo = Si gioca
    .about = A turno, o in gara: tutti insieme, ognuno con la sua scatola e sugli stessi dadi, nascosti agli altri finché tutti sono usciti.
option-tempo-turns = a turno
    .about = Tutti guardano gli stessi dadi.
option-tempo-together = gara
    .about = Tutti scendono insieme, sugli stessi dadi; nessuno aspetta il turno.

## Dadi, tesori, compagni

noun-fighter = guerriero
    .one = guerriero
    .many = guerrieri
    .the = il guerriero
    .of = del guerriero
    .gender = masculine
    .typed = combattente
noun-cleric = chierico
    .one = chierico
    .many = chierici
    .the = il chierico
    .of = del chierico
    .gender = masculine
    .typed = prete
noun-mage = mago
    .one = mago
    .many = maghi
    .the = il mago
    .of = del mago
    .gender = masculine
noun-thief = ladro
    .one = ladro
    .many = ladri
    .the = il ladro
    .of = del ladro
    .gender = masculine
noun-champion = campione
    .one = campione
    .many = campioni
    .the = il campione
    .of = del campione
    .gender = masculine
noun-scroll = pergamena
    .one = pergamena
    .many = pergamene
    .the = la pergamena
    .of = della pergamena
    .gender = feminine
noun-goblin = goblin
    .one = goblin
    .many = goblin
    .the = il goblin
    .of = del goblin
    .gender = masculine
noun-skeleton = scheletro
    .one = scheletro
    .many = scheletri
    .the = lo scheletro
    .of = dello scheletro
    .gender = masculine
noun-ooze = melma
    .one = melma
    .many = melme
    .the = la melma
    .of = della melma
    .gender = feminine
    .typed = gelatina
noun-chest = forziere
    .one = forziere
    .many = forzieri
    .the = il forziere
    .of = del forziere
    .gender = masculine
noun-potion = pozione
    .one = pozione
    .many = pozioni
    .the = la pozione
    .of = della pozione
    .gender = feminine
noun-dragon = drago
    .one = drago
    .many = draghi
    .the = il drago
    .of = del drago
    .gender = masculine
noun-sword = Spada Vorpal
    .one = Spada Vorpal
    .many = Spade Vorpal
    .the = la Spada Vorpal
    .of = della Spada Vorpal
    .gender = feminine
    .typed = spada, spade
noun-talisman = Talismano
    .one = Talismano
    .many = Talismani
    .the = il Talismano
    .of = del Talismano
    .gender = masculine
    .typed = talismani
noun-sceptre = Scettro del Potere
    .one = Scettro del Potere
    .many = Scettri del Potere
    .the = lo Scettro del Potere
    .of = dello Scettro del Potere
    .gender = masculine
    .typed = scettro, scettri
noun-tools = set di Arnesi da Ladro
    .one = set di Arnesi da Ladro
    .many = set di Arnesi da Ladro
    .the = gli Arnesi da Ladro
    .of = degli Arnesi da Ladro
    .gender = masculine
    .a = degli Arnesi da Ladro
    .typed = arnesi, set di arnesi, arnesi da ladro
noun-parchment = gettone Pergamena
    .one = gettone Pergamena
    .many = gettoni Pergamena
    .the = il gettone Pergamena
    .of = del gettone Pergamena
    .gender = masculine
    .typed = rotolo, rotoli
noun-ring = Anello dell’invisibilità
    .one = Anello dell’invisibilità
    .many = Anelli dell’invisibilità
    .the = l’Anello dell’invisibilità
    .of = dell’Anello dell’invisibilità
    .gender = masculine
    .typed = anello, anelli
noun-scales = Scaglie di drago
    .one = Scaglia di drago
    .many = Scaglie di drago
    .the = la Scaglia di drago
    .of = della Scaglia di drago
    .gender = feminine
    .a = una Scaglia di drago
    .typed = scaglia, scaglie
noun-elixir = gettone Pozione
    .one = gettone Pozione
    .many = gettoni Pozione
    .the = il gettone Pozione
    .of = del gettone Pozione
    .gender = masculine
    .typed = elisir
noun-bait = Esca per Draghi
    .one = Esca per Draghi
    .many = Esche per Draghi
    .the = l’Esca per Draghi
    .of = dell’Esca per Draghi
    .gender = feminine
    .typed = esca, esche
noun-portal = Portale cittadino
    .one = Portale cittadino
    .many = Portali cittadini
    .the = il Portale cittadino
    .of = del Portale cittadino
    .gender = masculine
    .typed = portale, portali
noun-hero = eroe
    .one = eroe
    .many = eroi
    .the = l’eroe
    .of = dell’eroe
    .gender = masculine
    .a = l’eroe
noun-hero-fighter = eroe come guerriero
    .one = eroe come guerriero
    .many = eroi come guerrieri
    .the = l’eroe come guerriero
    .of = dell’eroe come guerriero
    .gender = masculine
    .a = l’eroe come guerriero
    .typed = eroe guerriero
noun-hero-cleric = eroe come chierico
    .one = eroe come chierico
    .many = eroi come chierici
    .the = l’eroe come chierico
    .of = dell’eroe come chierico
    .gender = masculine
    .a = l’eroe come chierico
    .typed = eroe chierico
noun-hero-mage = eroe come mago
    .one = eroe come mago
    .many = eroi come maghi
    .the = l’eroe come mago
    .of = dell’eroe come mago
    .gender = masculine
    .a = l’eroe come mago
    .typed = eroe mago
noun-ally-fighter = alleato guerriero
    .one = alleato guerriero
    .many = alleati guerrieri
    .the = l’alleato guerriero
    .of = dell’alleato guerriero
    .gender = masculine
noun-ally-thief = alleato ladro
    .one = alleato ladro
    .many = alleati ladri
    .the = l’alleato ladro
    .of = dell’alleato ladro
    .gender = masculine
noun-ally-dragon = alleato drago
    .one = alleato drago
    .many = alleati draghi
    .the = l’alleato drago
    .of = dell’alleato drago
    .gender = masculine

## Eroi

noun-spellsword = Lama Incantata
    .one = Lama Incantata
    .many = Lame Incantate
    .the = la Lama Incantata
    .of = della Lama Incantata
    .gender = feminine
noun-battlemage = Mago Guerriero
    .one = Mago Guerriero
    .many = Maghi Guerrieri
    .the = il Mago Guerriero
    .of = del Mago Guerriero
    .gender = masculine
noun-mercenary = Mercenario
    .one = Mercenario
    .many = Mercenari
    .the = il Mercenario
    .of = del Mercenario
    .gender = masculine
noun-commander = Comandante
    .one = Comandante
    .many = Comandanti
    .the = il Comandante
    .of = del Comandante
    .gender = masculine
noun-knight = Cavaliere
    .one = Cavaliere
    .many = Cavalieri
    .the = il Cavaliere
    .of = del Cavaliere
    .gender = masculine
noun-slayer = Ammazzadraghi
    .one = Ammazzadraghi
    .many = Ammazzadraghi
    .the = l’Ammazzadraghi
    .of = dell’Ammazzadraghi
    .gender = masculine
noun-half-goblin = Mezzo Goblin
    .one = Mezzo Goblin
    .many = Mezzi Goblin
    .the = il Mezzo Goblin
    .of = del Mezzo Goblin
    .gender = masculine
noun-chieftain = Capotribù
    .one = Capotribù
    .many = Capitribù
    .the = il Capotribù
    .of = del Capotribù
    .gender = masculine
noun-minstrel = Menestrello
    .one = Menestrello
    .many = Menestrelli
    .the = il Menestrello
    .of = del Menestrello
    .gender = masculine
noun-bard = Bardo
    .one = Bardo
    .many = Bardi
    .the = il Bardo
    .of = del Bardo
    .gender = masculine
noun-enchantress = Incantatrice
    .one = Incantatrice
    .many = Incantatrici
    .the = l’Incantatrice
    .of = dell’Incantatrice
    .gender = feminine
noun-beguiler = Ammaliatrice
    .one = Ammaliatrice
    .many = Ammaliatrici
    .the = l’Ammaliatrice
    .of = dell’Ammaliatrice
    .gender = feminine
noun-occultist = Occultista
    .one = Occultista
    .many = Occultisti
    .the = l’Occultista
    .of = dell’Occultista
    .gender = masculine
noun-necromancer = Negromante
    .one = Negromante
    .many = Negromanti
    .the = il Negromante
    .of = del Negromante
    .gender = masculine
noun-crusader = Crociato
    .one = Crociato
    .many = Crociati
    .the = il Crociato
    .of = del Crociato
    .gender = masculine
noun-paladin = Paladino
    .one = Paladino
    .many = Paladini
    .the = il Paladino
    .of = del Paladino
    .gender = masculine
noun-viking = Vichingo
    .one = Vichingo
    .many = Vichinghi
    .the = il Vichingo
    .of = del Vichingo
    .gender = masculine
noun-undead-viking = Vichingo Non Morto
    .one = Vichingo Non Morto
    .many = Vichinghi Non Morti
    .the = il Vichingo Non Morto
    .of = del Vichingo Non Morto
    .gender = masculine
noun-alchemist = Alchimista
    .one = Alchimista
    .many = Alchimisti
    .the = l’Alchimista
    .of = dell’Alchimista
    .gender = masculine
noun-thaumaturge = Taumaturgo
    .one = Taumaturgo
    .many = Taumaturghi
    .the = il Taumaturgo
    .of = del Taumaturgo
    .gender = masculine
noun-scout = Esploratore
    .one = Esploratore
    .many = Esploratori
    .the = l’Esploratore
    .of = dell’Esploratore
    .gender = masculine
noun-dungeoneer = Veterano dei Dungeon
    .one = Veterano dei Dungeon
    .many = Veterani dei Dungeon
    .the = il Veterano dei Dungeon
    .of = del Veterano dei Dungeon
    .gender = masculine
noun-sorceress = Stregona
    .one = Stregona
    .many = Stregone
    .the = la Stregona
    .of = della Stregona
    .gender = feminine
noun-drake-kin = Progenie del Drago
    .one = Progenie del Drago
    .many = Progenie del Drago
    .the = la Progenie del Drago
    .of = della Progenie del Drago
    .gender = feminine
noun-archaeologist = Archeologo
    .one = Archeologo
    .many = Archeologi
    .the = l’Archeologo
    .of = dell’Archeologo
    .gender = masculine
noun-tomb-raider = Saccheggiatore di Tombe
    .one = Saccheggiatore di Tombe
    .many = Saccheggiatori di Tombe
    .the = il Saccheggiatore di Tombe
    .of = del Saccheggiatore di Tombe
    .gender = masculine
noun-leprechaun = Leprecauno
    .one = Leprecauno
    .many = Leprecauni
    .the = il Leprecauno
    .of = del Leprecauno
    .gender = masculine
noun-clurichaun = Clurichaun
    .one = Clurichaun
    .many = Clurichaun
    .the = il Clurichaun
    .of = del Clurichaun
    .gender = masculine
noun-dwarf = Nano
    .one = Nano
    .many = Nani
    .the = il Nano
    .of = del Nano
    .gender = masculine
noun-berserker = Berserker
    .one = Berserker
    .many = Berserker
    .the = il Berserker
    .of = del Berserker
    .gender = masculine
noun-tracker = Battitore
    .one = Battitore
    .many = Battitori
    .the = il Battitore
    .of = del Battitore
    .gender = masculine
noun-ranger = Ranger
    .one = Ranger
    .many = Ranger
    .the = il Ranger
    .of = del Ranger
    .gender = masculine
noun-guild-leader = Capo della Gilda
    .one = Capo della Gilda
    .many = Capi della Gilda
    .the = il Capo della Gilda
    .of = del Capo della Gilda
    .gender = masculine
noun-guild-master = Maestro della Gilda
    .one = Maestro della Gilda
    .many = Maestri della Gilda
    .the = il Maestro della Gilda
    .of = del Maestro della Gilda
    .gender = masculine
noun-time-traveler = Viaggiatrice nel Tempo
    .one = Viaggiatrice nel Tempo
    .many = Viaggiatrici nel Tempo
    .the = la Viaggiatrice nel Tempo
    .of = della Viaggiatrice nel Tempo
    .gender = feminine
noun-time-lady = Signora del Tempo
    .one = Signora del Tempo
    .many = Signore del Tempo
    .the = la Signora del Tempo
    .of = della Signora del Tempo
    .gender = feminine
noun-cursed-seer = Veggente Maledetta
    .one = Veggente Maledetta
    .many = Veggenti Maledette
    .the = la Veggente Maledetta
    .of = della Veggente Maledetta
    .gender = feminine
noun-amazon = Amazzone
    .one = Amazzone
    .many = Amazzoni
    .the = l’Amazzone
    .of = dell’Amazzone
    .gender = feminine
noun-ashwalker = Camminacenere
    .one = Camminacenere
    .many = Camminacenere
    .the = il Camminacenere
    .of = del Camminacenere
    .gender = masculine
noun-tomb-queen = Regina delle Tombe
    .one = Regina delle Tombe
    .many = Regine delle Tombe
    .the = la Regina delle Tombe
    .of = della Regina delle Tombe
    .gender = feminine
noun-lancer = Lanciere
    .one = Lanciere
    .many = Lancieri
    .the = il Lanciere
    .of = del Lanciere
    .gender = masculine
noun-thornsinger = Cantaspine
    .one = Cantaspine
    .many = Cantaspine
    .the = il Cantaspine
    .of = del Cantaspine
    .gender = masculine
noun-scribe = Scriba
    .one = Scriba
    .many = Scribe
    .the = la Scriba
    .of = della Scriba
    .gender = feminine
noun-virtuoso = Virtuoso
    .one = Virtuoso
    .many = Virtuosi
    .the = il Virtuoso
    .of = del Virtuoso
    .gender = masculine
noun-nobody = nessun eroe
    .one = nessun eroe
    .many = nessun eroe
    .the = senza eroe
    .of = di nessuno
    .gender = masculine
    .typed = nessuno

## Parole di collegamento

noun-on = avanti
    .one = avanti
    .many = avanti
    .the = avanti
    .of = avanti
    .gender = masculine
noun-with = con
    .one = con
    .many = con
    .the = con
    .of = con
    .gender = masculine
noun-then = poi
    .one = poi
    .many = poi
    .the = poi
    .of = poi
    .gender = masculine

bot-careful = Marna
    .about = prudente: guarda una mossa avanti

## Verbi

verb-fight = combatti
    .typed = combattere, attaccare, attacca, battere, batti
    .about = Manda un compagno contro i mostri: combatti mago 2 melme.
verb-open = apri
    .typed = aprire
    .about = Apri forzieri con un compagno: apri 2 forzieri con ladro.
verb-drink = bevi
    .typed = bere
    .about = Spendi un dado per le pozioni e nomina le facce che tornano: bevi pergamena -> mago.
verb-reroll = rilancia
    .typed = rilanciare
    .about = Rilancia dei dadi dicendo che cosa paga: rilancia goblin con pergamena.
verb-dragon = affronta
    .typed = affrontare
    .about = Affronta il drago con compagni di tipi diversi: affronta guerriero chierico ladro.
verb-use = usa
    .typed = usare, utilizzare, utilizza
    .about = Usa un tesoro: usa anello, usa elisir -> mago, usa esca goblin.
verb-ultimate = usa l’abilità suprema
    .typed = suprema, abilità, abilità suprema, usare l’abilità suprema
    .about = Usa l’abilità suprema dell’Eroe, con i dadi o i gettoni che chiede.
verb-lure = attira
    .typed = attirare
    .about = Spendi una pergamena, e un mostro diventa un drago: attira goblin con pergamena.
verb-refresh = raddrizza
    .typed = raddrizzare
    .about = Rendi un tesoro, e l’Eroe è di nuovo pronto: raddrizza anello.
verb-go = vai
    .typed = va, andare, andiamo, continuare, continua, proseguire, prosegui
    .about = Lascia il livello com’è: vai avanti.
verb-retire = ritirati
    .typed = ritirarsi, ritirare, taverna
    .about = Prendi tanti XP quanto il livello e termina l’esplorazione.
verb-descend = scendi
    .typed = scendere
    .about = Cerca la gloria un livello più giù.
verb-flee = fuggi
    .typed = fuggire, fuga, scappare, scappa
    .about = Termina l’esplorazione senza XP per questo livello.
verb-choose = scegli
    .typed = scegliere
    .about = Scegli il tuo Eroe: scegli cavaliere.
verb-inscribe = scrivi
    .typed = scrivere
    .about = Metti due dadi Gruppo su pergamena: scrivi mago ladro.
verb-scout = ripartisci
    .typed = ripartire, riparti, distribuire, distribuisci
    .about = Un dado per il livello 1, poi due per il livello 2; gli altri aspettano al livello 3: ripartisci forziere poi 2 goblin.
verb-discard = scarta
    .typed = scartare
    .about = Rimetti tesori nella scatola: scarta 2 anelli.
verb-take = prendi
    .typed = prendere, riportare, riporta
    .about = Nomina le facce su cui tornano i dadi: prendi mago campione.

## Le frasi come le dice una persona. `first` e `rest`, insieme `all`, sono le parole prima di una parola che lega, `then`
## quelle dopo; `-the` ha l’articolo determinativo, `-number` conta, `first-one` è un solo esemplare della prima parola.

say-fight = Combatti { $rest-the } con { $first }
say-open = Apri { $first-number ->
    [one] un forziere
   *[other] { $first-number } forzieri
} con { $first-one }
say-drink = Bevi { $first-number ->
    [one] una pozione
   *[other] { $first-number } pozioni
} con { $first-one }: riporta { $then }
say-reroll = Rilancia { $all-the } con { $then }
say-dragon = Affronta il drago con { $all }
say-use = Usa { $all-the }
say-use-elixir = Usa il gettone Pozione: riporta { $then }
say-use-bait = { $rest-number ->
    [0] Usa l’Esca per Draghi
   *[other] Trasforma { $rest-the } in drago con l’Esca per Draghi
}
say-use-parchment = Rilancia { $rest-the } con il gettone Pergamena
say-ultimate = { $links ->
    [0] { $all-number ->
        [0] Usa l’abilità suprema dell’Eroe
       *[other] Usa l’abilità suprema dell’Eroe: { $all-the }
    }
   *[other] Usa l’abilità suprema dell’Eroe: { $words }
}
say-lure = Trasforma { $all-the } in drago con { $then }
say-refresh = Rendi { $all-the } per raddrizzare l’Eroe
say-go = Vai avanti
say-retire = Ritirati alla taverna
say-descend = Scendi di un livello
say-flee = Fuggi
say-choose = Scegli { $all-the }
say-inscribe = Trasforma { $all-the } in pergamene
say-scout = Metti { $all-the } al livello 1, poi { $then-the } al livello 2
say-discard = Rimetti { $all-the } nella scatola
say-take = Riporta { $all }

## Che cosa si chiede

ask-choose = Quale Eroe scegli?
ask-reroll = Quali dadi Gruppo rilanci una volta, o vai avanti?
ask-inscribe = Quali due dadi Gruppo diventano pergamene?
ask-scout = Quale dado per il livello 1, e quali due per il livello 2?
ask-discard = Quali tesori rimetti nella scatola?
ask-take = Su quali facce tornano i tuoi dadi dal Cimitero?
ask-monster = Fase dei Mostri: che cosa fai?
ask-loot = Fase del Bottino: che cosa fai?
ask-clear = Il livello è libero: che cosa fai?
ask-dragon = Il drago è qui: combatti o fuggi?
ask-regroup = Raggruppamento: ti ritiri alla taverna o scendi?

## Che cosa porta o costa una scelta, accanto a essa: senza maiuscola né punto, più d’una sta in una riga

stake-retire = { $xp } XP, { $score ->
    [one] { $score } punto
   *[other] { $score } punti
} in tutto
stake-retire-xp = { $xp } XP
stake-master = il tuo eroe diventa { $hero-the }
stake-unused = mai usati: { $unused }
stake-able = potresti ancora fare altro
stake-descend = il livello { $level } tira { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}{ $lair ->
    [0] {""}
    [one] , { $lair } drago nella Tana
   *[other] , { $lair } draghi nella Tana
}
stake-descend-known = al livello { $level }: { $known }{ $lair ->
    [0] {""}
    [one] , { $lair } drago nella Tana
   *[other] , { $lair } draghi nella Tana
}
stake-flee = niente XP per il livello { $level }
stake-flee-xp = niente XP per il livello { $level }, e i { $xp } XP di questa esplorazione sono persi
stake-left = ancora lì: { $monsters }
stake-clear = nessun mostro rimane
stake-dragon = un tesoro e 1 XP
stake-dragon-xp = { $xp } XP
stake-dragon-comes = arriva il drago, ci vogliono { $number } compagni diversi
stake-open = { $number ->
    [one] { $number } tesoro
   *[other] { $number } tesori
}
stake-behind = lasciato lì: { $loot }
stake-rolled-away = perso rilanciando: { $loot }
stake-ring = niente drago a questo livello, e 1 punto in meno alla fine
stake-ring-early = nessun drago arriva ancora, con { $lair } dei { $at } dadi nella Tana, e 1 punto in meno alla fine
stake-portal = { $xp } XP, { $score ->
    [one] { $score } punto
   *[other] { $score } punti
} in tutto senza il Portale cittadino
stake-portal-xp = { $xp } XP, senza il Portale cittadino
stake-portal-idle = potresti ritirarti e tenere il Portale cittadino, che vale 2 punti

## Che cosa succede

event-first = Comincia { $seat }.
event-hero = { $seat } gioca { $hero-the }.
event-delve = { $seat } comincia l’esplorazione { $number } di 3.
event-party = { $seat } forma il gruppo: { $dice }.
event-scouted = { $seat } va in avanscoperta: { $dice }.
event-level = { $dice-number ->
    [0] Il livello { $level } non contiene nulla.
   *[other] Il livello { $level } contiene { $dice }.
}
event-lair = { $number ->
    [one] Un drago va nella Tana
   *[other] { $number } draghi vanno nella Tana
} ({ $total } in tutto).
event-lair-emptied = La Tana si svuota; { $number ->
    [one] un dado torna
   *[other] { $number } dadi tornano
} nella riserva.
event-fought = { $seat } sconfigge { $monsters } con { $source-the }.
event-returned = { $seat } rilancia il campione invece di perderlo: { $dice }.
event-opened = { $seat } apre { $number ->
    [one] un forziere
   *[other] { $number } forzieri
} con { $source-the }.
event-drank = { $seat } usa { $source-the } per bere { $number ->
    [one] una pozione
   *[other] { $number } pozioni
}.
event-brought-back = { $seat } riporta { $dice } dal Cimitero.
event-rerolled = { $seat } rilancia { $dice } con { $payer-the }: { $faces }.
event-raised = { $seat } lancia dadi del Cimitero: { $dice }.
event-die-set = { $seat } gira { $die-the } sulla faccia { $face }.
event-dice-discarded = { $seat } rimanda { $dice } nella riserva.
event-allies = { $seat } porta dalla sua parte { $allies }.
event-found = { $seat } pesca un tesoro: { $token }.
event-token-used = { $seat } usa { $token-the }.
event-tokens-discarded = { $seat } scarta { $tokens }.
event-xp = { $seat } guadagna { $number } XP e arriva a { $total }.
event-xp-lost = { $seat } perde { $number } XP e resta a { $total }.
event-mastered = { $seat } gira la carta Eroe: ecco { $hero-the }.
event-ultimate = { $seat } usa l’abilità suprema { $hero-of }.
event-specialty = La specialità { $hero-of } ha effetto per { $seat }.
event-refreshed = La carta { $hero-of } si raddrizza: la sua abilità suprema è pronta per { $seat }.
event-dragon-comes = Arriva il drago, con { $number ->
    [one] un dado
   *[other] { $number } dadi
} nella Tana.
event-faced-dragon = { $seat } manda { $sources } contro il drago.
event-dragon-slain = { $seat } sconfigge il drago.
event-regroup = { $seat } ha ripulito il livello { $level } e si raggruppa.
event-retired = { $seat } si ritira alla taverna dal livello { $level }.
event-left = { $seat } lascia il dungeon al livello { $level }.
event-fled = { $seat } fugge dal livello { $level }.
event-waits = { $seat } è fuori dal dungeon e aspetta gli altri.
event-delved = L’esplorazione { $number } di 3 è finita: { $seat } ha raggiunto il livello { $level } e ha { $xp } XP.
event-over = La partita è finita.

## Perché no

refusal-all-the-same = Nessuno può più usare questo bottino: nomina { $die-the }, il risultato è lo stesso.
refusal-already-ready = La carta Eroe è già raddrizzata.
refusal-ally-never-rerolled = Non si rilancia { $ally-the }: gli alleati non sono dadi Gruppo.
refusal-at-regroup = Il livello è alle spalle: ritirati o scendi.
refusal-badly-said = In questa frase manca qualcosa, o una parola non è al suo posto.
refusal-bait-takes-all = A questo tavolo l’Esca per Draghi prende tutti i mostri: non nominare dadi.
refusal-beats-one-only = Con { $source-the } si sconfigge { $monster-gender ->
    [feminine] una sola
   *[masculine] un solo
} { $monster } alla volta.
refusal-berserk = In questa furia ci si ritira solo dove è stato sconfitto un drago, o al livello 10.
refusal-choose-first = Prima scegli il tuo Eroe.
refusal-companions-needed = Contro il drago servono esattamente { $number } compagni.
refusal-dice-number = Nomina esattamente { $number } dadi.
refusal-discard-first = { $number ->
    [one] Prima rimetti un tesoro nella scatola.
   *[other] Prima rimetti { $number } tesori nella scatola.
}
refusal-dragon-stands = Il drago è davanti a te: combattilo o fuggi.
refusal-dragon-waits = Il drago arriva dopo la fase del Bottino, non prima.
refusal-faces-number = { $number ->
    [one] Nomina una faccia, per il dado che torna.
   *[other] Nomina { $number } facce, una per ogni dado che torna.
}
refusal-flee-not-needed = Non c’è nulla da cui fuggire.
refusal-form-first = Il gruppo si sta ancora formando: prima rispondi a ciò che chiede il tuo Eroe.
refusal-graveyard-empty = Il Cimitero è vuoto.
refusal-hero-fights-along = L’abilità suprema di questo Eroe è di fare da compagno: nominalo in combattimento, nel bottino o contro il drago.
refusal-hero-no-companion = Il tuo Eroe non vale come questo compagno.
refusal-hero-not-there = Questo tavolo gioca senza { $hero-the }.
refusal-hero-once = Il tuo Eroe è un compagno soltanto.
refusal-hero-rerolls-other = Il rilancio del tuo Eroe non è per { $die-the }.
refusal-hero-taken = Qualcun altro gioca { $hero-the }.
refusal-lair-never-rerolled = I dadi della Tana non si rilanciano mai.
refusal-loot-anyway = Qui non fa differenza: basta «vai avanti».
refusal-monsters-stand = I mostri sbarrano la via.
refusal-must-retire = Sotto il livello 10 non c’è nulla: devi ritirarti.
refusal-named-otherwise = Usa { $source-the }: l’effetto è lo stesso.
refusal-no-chest = Qui non ci sono forzieri.
refusal-no-die-to-bait = Non c’è un dado che l’Esca per Draghi possa trasformare.
refusal-no-dragon = Non c’è alcun drago: arriva con { $number } dadi nella Tana.
refusal-no-hero = Giochi senza Eroe.
refusal-no-monster = Qui non ci sono mostri.
refusal-no-potion = Qui non ci sono pozioni.
refusal-no-such-ally = Non hai { $ally-the }, o non in tal numero.
refusal-no-such-die = Sul tavolo non si vede { $die-the }, o non in tal numero.
refusal-no-such-seat = Nessuno occupa il posto che doveva cominciare.
refusal-no-such-verb = Nessuna frase di questo gioco comincia così.
refusal-no-such-word = Questo gioco non conosce una di queste parole.
refusal-not-a-face = Nessun dado Gruppo può mostrare { $die-the }.
refusal-not-a-monster = Nomina un mostro: { $die-the } non lo è.
refusal-not-asked-for = Non è ciò che viene chiesto adesso.
refusal-not-in-phase = Non è per questa fase.
refusal-not-your-skill = Il tuo Eroe non ha questa capacità.
refusal-nothing-in-lair = La Tana è vuota.
refusal-once-per-level = Il tuo Eroe ha già usato il rilancio di questo livello.
refusal-one-at-a-time = Solo uno alla volta.
refusal-one-die-only = Solo un dado.
refusal-one-extra-only = Con { $source-the } si sconfiggono i soliti mostri e uno in più, di qualunque tipo.
refusal-one-kind-only = Con { $source-the } si sconfiggono mostri di un solo tipo.
refusal-one-or-more = Nomina almeno un dado o un gettone.
refusal-one-two-three = Nomina un dado per il livello 1, poi due per il livello 2; ne restano tre per il livello 3.
refusal-opens-one-only = Con { $source-the } si apre un solo forziere.
refusal-pays-no-reroll = Un rilancio costa una pergamena: non si può pagare con { $source-the }.
refusal-say-use = Il gettone Pergamena si usa così: «usa gettone pergamena» e i dadi da rilanciare.
refusal-scales-do-nothing = Le Scaglie di drago non fanno nulla prima della fine della partita.
refusal-scroll-no-companion = Non si combatte con { $source-the }: una pergamena non è un compagno.
refusal-scroll-opens-nothing = Non si aprono forzieri con { $source-the }.
refusal-scroll-pays = Costa una pergamena o un gettone Pergamena.
refusal-scroll-phase = A questo tavolo i dadi Pergamena rilanciano solo nella fase dei Mostri.
refusal-take-first = Prima nomina le facce su cui tornano i tuoi dadi.
refusal-three-kinds = Contro il drago servono tre compagni di tipi diversi.
refusal-token-acts-as-face = Nomina { $token-the } come un compagno, in combattimento, nel bottino o contro il drago.
refusal-token-no-companion = Non si può usare { $token-the } come compagno.
refusal-token-not-held = Non hai { $token-the }, o non in tal numero.
refusal-tokens-number = { $number ->
    [one] Nomina esattamente un tesoro.
   *[other] Nomina esattamente { $number } tesori.
}
refusal-too-few-chests = { $number ->
    [one] Qui c’è un solo forziere.
   *[other] Qui ci sono solo { $number } forzieri.
}
refusal-too-few-monsters = { $number ->
    [0] Qui non ci sono { $monster-many }.
    [one] Qui c’è { $monster-gender ->
        [feminine] una sola
       *[masculine] un solo
    } { $monster }.
   *[other] Qui ci sono solo { $number } { $monster-many }.
}
refusal-too-few-potions = { $number ->
    [one] Qui c’è una sola pozione.
   *[other] Qui ci sono solo { $number } pozioni.
}
refusal-too-many-potions = { $number ->
    [0] Nel Cimitero non c’è alcun dado da riportare.
    [one] Al massimo una pozione: un solo dado può tornare dal Cimitero.
   *[other] Al massimo { $number } pozioni: solo { $number } dadi possono tornare dal Cimitero.
}
refusal-two-kinds = Contro il drago servono due compagni di tipi diversi.
refusal-ultimate-changes-nothing = L’abilità suprema { $hero-of } adesso non cambierebbe nulla.
refusal-ultimate-not-now = L’abilità suprema { $hero-of } non è per questa fase.
refusal-ultimate-otherwise = L’abilità suprema { $hero-of } si usa in un altro modo.
refusal-ultimate-spent = L’abilità suprema { $hero-of } è già usata.

## Risultati

reason-solo = In solitario è il punteggio a dare il rango.
reason-most-xp = Vince il punteggio più alto.
reason-fewer-tokens = Punteggi pari: vince chi ha meno gettoni Tesoro.
reason-shared = Nulla distingue i migliori: la vittoria è condivisa.

score-xp = Gettoni XP
score-tokens = Tesori rimasti
score-portals = Portali cittadini rimasti
score-scales = Coppie di Scaglie di drago

rank-fodder = Cibo per draghi
rank-village = Eroe del villaggio
rank-explorer = Esploratore esperto
rank-champion = Campione
rank-ages = Eroe delle ere

title-dragon-slayer = Uccisore di draghi
    .about = Due draghi sconfitti in un’esplorazione.
title-dragon-master = Padrone dei draghi
    .about = Tre draghi sconfitti in un’esplorazione.
title-odds = Non parlarmi di probabilità
    .about = Tutti e sette i dadi Dungeon in un solo lancio, senza fuggire da quel livello.
title-last-stand = Ultima resistenza
    .about = Un drago sconfitto in un livello cominciato con meno dadi Gruppo che dadi Dungeon.
title-lookalikes = Sosia
    .about = Cinque campioni nello stesso momento nel gruppo attivo.
title-bottomless-bag = Borsa senza fondo
    .about = 15 punti dai gettoni Tesoro.
title-dungeon-lord = Sovrano del dungeon
    .about = Un’esplorazione finita al livello 10, e non con la fuga.
title-natural-20 = 20 naturale
    .about = 20 punti senza usare mai la carta Eroe.
title-critical-hit = Colpo critico
    .about = Un livello che aveva un mostro, ripulito senza alcun compagno.
title-team-captain = Capitano della squadra
    .about = Una partita finita con ciascuno dei 26 Eroi.
title-whirl-of-magic = Turbine di magia
    .about = 20 punti senza usare gettoni Tesoro.
title-dragon-lure = Richiamo per draghi
    .about = Tre draghi da uno stesso lancio.

## L’immagine

text-choosing = { $seat } sceglie un Eroe
text-forming = { $seat }: esplorazione { $delve } di 3, il gruppo si forma
text-delving = { $seat }: esplorazione { $delve } di 3, livello { $level }, { $phase }
text-together = Esplorazione { $delve } di 3, tutti insieme
text-over = La partita è finita
text-last-discard = L’ultima esplorazione è finita: { $seat } scarta
text-phase-monster = fase dei Mostri
text-phase-loot = fase del Bottino
text-phase-dragon = fase del Drago
text-phase-regroup = Raggruppamento
text-phase-setup = il gruppo si forma
text-phase-left = fuori, in attesa degli altri
text-phase-end = la fine
text-ended-retired = di ritorno alla taverna
text-ended-left = fuori dal dungeon
text-ended-fled = in fuga
text-list = { $items }
text-dice = { $number ->
    [one] { $number } dado
   *[other] { $number } dadi
}
text-treasures = { $number ->
    [one] { $number } tesoro
   *[other] { $number } tesori
}
text-hero = Eroe:
text-party = Gruppo:
text-allies = Alleati:
text-graveyard = Cimitero:
text-out = Rimasti fuori:
text-tokens = Tesori:
text-monsters = Mostri:
text-loot = Bottino:
text-lair = Tana:
text-supply = Riserva:
text-box = Scatola:
text-aside = Per il livello { $level }:
text-scouted = Avvistati:
text-on-offer = A scelta:
text-give = Da scartare:
text-return = Da riportare:
text-empty = nessun dado
text-no-monsters = nessuno
text-no-loot = niente
text-no-tokens = nessuno
text-novice = { $hero }, lato Novizio
text-master = { $hero }, lato Maestro
text-legend = { $hero }
text-ready = { $card }, abilità suprema pronta
text-spent = { $card }, abilità suprema già usata
text-reroll-ready = rilancio del livello pronto
text-reroll-spent = rilancio del livello già usato
text-berserk = furia: ci si ritira solo dove è stato sconfitto un drago, o al livello 10
text-lair-waits = { $dragons }; il drago arriva a { $at }
text-lair-spills = { $dragons }; a { $at } la Tana si svuota da sé
text-lair-comes = { $dragons }: arriva il drago
text-lair-fought = { $dragons }; il drago di questo livello è sconfitto
text-parties = Gruppi
text-party-at = livello { $level }, { $phase }
text-party-ahead = livello { $level } o più giù
text-party-unseen = più avanti
text-tray = { $seat }: { $party }; sul livello { $dungeon }
text-players = Giocatori
text-name = { $seat }
text-xp = { $number } XP
text-score = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}

# Browser: i nomi delle parti del tavolo, nell’ordine in cui si mostrano. Ciò che qui non ha nome resta per chi vuole
# vedere tutto.

section-turn = L’esplorazione
section-delve = Il dungeon
section-marks = La carta Eroe
section-parties = Tutti i gruppi
section-players = Giocatori

field-seat = Avventuriero
field-delve = Esplorazione
field-phase = Fase
field-phase-setup = { text-phase-setup }
field-phase-monster = { text-phase-monster }
field-phase-loot = { text-phase-loot }
field-phase-dragon = { text-phase-dragon }
field-phase-regroup = { text-phase-regroup }
field-phase-left = { text-phase-left }
field-phase-end = { text-phase-end }
field-level = Livello
field-dice = Dadi rimasti
field-ended = Esito
field-ended-retired = { text-ended-retired }
field-ended-left = { text-ended-left }
field-ended-fled = { text-ended-fled }
field-ahead = Più avanti
field-ahead-0 = no
field-ahead-1 = sì
field-lair = Dadi nella Tana
field-supply = Riserva
field-graveyard = Cimitero
field-dungeon = A questo livello
    .empty = { text-empty }
field-party = Gruppo
    .empty = { text-empty }
field-allies = Alleati
field-exhausted = Abilità suprema
field-exhausted-0 = pronta
field-exhausted-1 = già usata
field-card = Eroe
field-xp = XP
field-score = Punti
field-tokens = Tesori

## Momenti (games/roll/highlights.py)

highlight-bottom = { $seat } torna dal livello { $level }, il fondo del dungeon.
highlight-dragons = { $seat } sconfigge { $number } draghi in una sola esplorazione, l’ultimo al livello { $level }.
highlight-dragon = { $seat } sconfigge un drago al livello { $level }.
highlight-lead = { $seat } passa in testa con { $total } XP.
highlight-haul = { $seat } porta fuori { $number } XP dall’esplorazione { $delve }, dal livello { $level }.
highlight-mastered = { $seat } gira la carta Eroe: ecco { $hero-the }.
highlight-deepest = { $seat } scende al livello { $level }, il più profondo della partita.
highlight-flight = { $seat } fugge dal livello { $level }.
