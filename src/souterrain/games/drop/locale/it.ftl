### Dungeon Drop in italiano. I termini sono quelli di rulebook/it.md.

game-name = Dungeon Drop
game-about = Fai cadere un dungeon di cubi sul tavolo, e saccheggia le sue stanze prima degli altri.
game-alone = Lo speleologo solitario

## Cubi, pedine, segnalini

noun-gold = oro
    .one = cubo d’oro
    .many = cubi d’oro
    .the = l’oro
    .of = dell’oro
    .gender = masculine
noun-key = chiave
    .one = chiave
    .many = chiavi
    .the = la chiave
    .of = della chiave
    .gender = feminine
noun-chest = forziere
    .one = forziere
    .many = forzieri
    .the = il forziere
    .of = del forziere
    .gender = masculine
noun-blue = gemma blu
    .one = gemma blu
    .many = gemme blu
    .the = la gemma blu
    .of = della gemma blu
    .gender = feminine
    .typed = blu
noun-clear = gemma chiara
    .one = gemma chiara
    .many = gemme chiare
    .the = la gemma chiara
    .of = della gemma chiara
    .gender = feminine
    .typed = chiara, gemma trasparente
noun-red = gemma rossa
    .one = gemma rossa
    .many = gemme rosse
    .the = la gemma rossa
    .of = della gemma rossa
    .gender = feminine
    .typed = rossa
noun-potion = pozione
    .one = pozione
    .many = pozioni
    .the = la pozione
    .of = della pozione
    .gender = feminine
    .typed = pozione curativa, pozione di cura
noun-shield = scudo
    .one = scudo
    .many = scudi
    .the = lo scudo
    .of = dello scudo
    .gender = masculine
    .typed = scudo magico
noun-goblin = goblin
    .one = goblin
    .many = goblin
    .the = il goblin
    .of = del goblin
    .gender = masculine
noun-troll = troll
    .one = troll
    .many = troll
    .the = il troll
    .of = del troll
    .gender = masculine
noun-dragon = drago
    .one = drago
    .many = draghi
    .the = il drago
    .of = del drago
    .gender = masculine
noun-pillar = colonna
    .one = colonna
    .many = colonne
    .the = la colonna
    .of = della colonna
    .gender = feminine
    .typed = pilastro
noun-relic = reliquia
    .one = reliquia
    .many = reliquie
    .the = la reliquia
    .of = della reliquia
    .gender = feminine
    .typed = frammento
noun-stairs = scale
    .one = scale
    .many = scale
    .the = le scale
    .of = delle scale
    .gender = feminine
noun-pawn = pedina
    .one = pedina
    .many = pedine
    .the = la pedina
    .of = della pedina
    .gender = feminine
    .typed = meeple, meeple eroe
noun-token = segnalino colonna
    .one = segnalino colonna
    .many = segnalini colonna
    .the = il segnalino colonna
    .of = del segnalino colonna
    .gender = masculine
    .typed = segnalino

## Razze

noun-boggart = Boggart
    .one = Boggart
    .many = Boggart
    .the = il Boggart
    .of = del Boggart
    .gender = masculine
noun-fairy = Fata
    .one = Fata
    .many = Fate
    .the = la Fata
    .of = della Fata
    .gender = feminine
noun-eagle-folk = Uomo-Aquila
    .one = Uomo-Aquila
    .many = Uomini-Aquila
    .the = l’Uomo-Aquila
    .of = dell’Uomo-Aquila
    .gender = masculine
    .typed = aquila
noun-wood-elf = Elfo dei Boschi
    .one = Elfo dei Boschi
    .many = Elfi dei Boschi
    .the = l’Elfo dei Boschi
    .of = dell’Elfo dei Boschi
    .gender = masculine
noun-gnome = Gnomo
    .one = Gnomo
    .many = Gnomi
    .the = lo Gnomo
    .of = dello Gnomo
    .gender = masculine
noun-human = Umano
    .one = Umano
    .many = Umani
    .the = l’Umano
    .of = dell’Umano
    .gender = masculine
noun-high-elf = Alto Elfo
    .one = Alto Elfo
    .many = Alti Elfi
    .the = l’Alto Elfo
    .of = dell’Alto Elfo
    .gender = masculine
noun-dwarf = Nano
    .one = Nano
    .many = Nani
    .the = il Nano
    .of = del Nano
    .gender = masculine
noun-emberkin = Figlio delle Braci
    .one = Figlio delle Braci
    .many = Figli delle Braci
    .the = il Figlio delle Braci
    .of = del Figlio delle Braci
    .gender = masculine
noun-automaton = Automa
    .one = Automa
    .many = Automi
    .the = l’Automa
    .of = dell’Automa
    .gender = masculine
noun-half-orc = Mezzorco
    .one = Mezzorco
    .many = Mezzorchi
    .the = il Mezzorco
    .of = del Mezzorco
    .gender = masculine
noun-shellback = Uomo-Tartaruga
    .one = Uomo-Tartaruga
    .many = Uomini-Tartaruga
    .the = l’Uomo-Tartaruga
    .of = dell’Uomo-Tartaruga
    .gender = masculine
    .typed = tartaruga
noun-burrower = Scavatore
    .one = Scavatore
    .many = Scavatori
    .the = lo Scavatore
    .of = dello Scavatore
    .gender = masculine
    .typed = talpa
noun-tidekin = Figlio delle Maree
    .one = Figlio delle Maree
    .many = Figli delle Maree
    .the = il Figlio delle Maree
    .of = del Figlio delle Maree
    .gender = masculine
noun-shadeling = Figlio dell’Ombra
    .one = Figlio dell’Ombra
    .many = Figli dell’Ombra
    .the = il Figlio dell’Ombra
    .of = del Figlio dell’Ombra
    .gender = masculine

## Classi

noun-warrior = Guerriero
    .one = Guerriero
    .many = Guerrieri
    .the = il Guerriero
    .of = del Guerriero
    .gender = masculine
noun-rogue = Ladro
    .one = Ladro
    .many = Ladri
    .the = il Ladro
    .of = del Ladro
    .gender = masculine
noun-mage = Mago
    .one = Mago
    .many = Maghi
    .the = il Mago
    .of = del Mago
    .gender = masculine
noun-bard = Bardo
    .one = Bardo
    .many = Bardi
    .the = il Bardo
    .of = del Bardo
    .gender = masculine
noun-cleric = Chierico
    .one = Chierico
    .many = Chierici
    .the = il Chierico
    .of = del Chierico
    .gender = masculine
    .typed = prete
noun-ranger = Ranger
    .one = Ranger
    .many = Ranger
    .the = il Ranger
    .of = del Ranger
    .gender = masculine
noun-beastmaster = Domatore
    .one = Domatore
    .many = Domatori
    .the = il Domatore
    .of = del Domatore
    .gender = masculine
noun-sapper = Guastatore
    .one = Guastatore
    .many = Guastatori
    .the = il Guastatore
    .of = del Guastatore
    .gender = masculine
noun-diviner = Indovino
    .one = Indovino
    .many = Indovini
    .the = l’Indovino
    .of = dell’Indovino
    .gender = masculine
noun-alchemist = Alchimista
    .one = Alchimista
    .many = Alchimisti
    .the = l’Alchimista
    .of = dell’Alchimista
    .gender = masculine

## Missioni

noun-heros-help = Aiuto dell’Eroe
    .one = Aiuto dell’Eroe
    .many = Aiuto dell’Eroe
    .the = l’Aiuto dell’Eroe
    .of = dell’Aiuto dell’Eroe
    .gender = masculine
noun-hoarders-hunt = Caccia al Tesoro
    .one = Caccia al Tesoro
    .many = Caccia al Tesoro
    .the = la Caccia al Tesoro
    .of = della Caccia al Tesoro
    .gender = feminine
noun-scouts-specialty = Specialità dell’Esploratore
    .one = Specialità dell’Esploratore
    .many = Specialità dell’Esploratore
    .the = la Specialità dell’Esploratore
    .of = della Specialità dell’Esploratore
    .gender = feminine
noun-jewellers-trio = Trio del Gioielliere
    .one = Trio del Gioielliere
    .many = Trio del Gioielliere
    .the = il Trio del Gioielliere
    .of = del Trio del Gioielliere
    .gender = masculine
noun-goblin-bounty = Taglia sui Goblin
    .one = Taglia sui Goblin
    .many = Taglia sui Goblin
    .the = la Taglia sui Goblin
    .of = della Taglia sui Goblin
    .gender = feminine
noun-troll-toll = Pedaggio dei Troll
    .one = Pedaggio dei Troll
    .many = Pedaggio dei Troll
    .the = il Pedaggio dei Troll
    .of = del Pedaggio dei Troll
    .gender = masculine
noun-locksmiths-ledger = Registro del Fabbro
    .one = Registro del Fabbro
    .many = Registro del Fabbro
    .the = il Registro del Fabbro
    .of = del Registro del Fabbro
    .gender = masculine
noun-pocket-gems = Gemme Tascabili
    .one = Gemme Tascabili
    .many = Gemme Tascabili
    .the = le Gemme Tascabili
    .of = delle Gemme Tascabili
    .gender = feminine
noun-alchemists-shelf = Scaffale dell’Alchimista
    .one = Scaffale dell’Alchimista
    .many = Scaffale dell’Alchimista
    .the = lo Scaffale dell’Alchimista
    .of = dello Scaffale dell’Alchimista
    .gender = masculine
noun-royal-tithe = Decima Reale
    .one = Decima Reale
    .many = Decima Reale
    .the = la Decima Reale
    .of = della Decima Reale
    .gender = feminine

## Che cosa fanno le carte, in breve. Quattro Razze hanno un altro testo in solitario: `-solo`.

card-boggart = Cugini Perduti: nel Saccheggio di questo turno fino a 3 Goblin a tua scelta non fanno Danni e valgono ciascuno 1 punto in più.
card-fairy = Polvere di Fata: solleva tutti i cubi entro 40 mm da un punto e rilanciali insieme sopra di esso. Fama 1.
card-eagle-folk = Volo: in questo turno la tua stanza può contenere una Colonna oltre alle sue tre.
card-eagle-folk-solo = Volo: in questo turno puoi muoverti in una stanza di 1 segnalino Colonna e 2 cubi Colonna.
card-wood-elf = Colpo Pulito: dai una Schicchera a un cubo; se non ne tocca altri e resta sul tavolo, puoi dargliene un’altra.
card-gnome = Pinza Articolata: sposta un cubo fino a 50 mm, tranne Colonne e Drago. Fama 3.
card-human = Tuttofare: usa l’abilità di Classe di un altro Eroe in gioco come se fosse tua. Fama 2.
card-human-solo = Tuttofare: usa una delle tue Classi, ruotata o no, senza ruotarne la carta.
card-high-elf = Braccio Lungo: dopo il Saccheggio prendi un cubo Tesoro entro 20 mm dalla stanza saccheggiata. Fama 5.
card-dwarf = Arte della Pietra: sposta un cubo Colonna fino a 15 mm. Fama 6.
card-emberkin = Soffio Ardente: da un punto soffia via i cubi di un cono di 80 mm; i più vicini partono più veloci. Fama 5.
card-automaton = Ricalibratura: scambia due cubi, tranne Colonne e Drago. Fama 6.
card-half-orc = Rissa: subisci fino a 3 Danni in meno in questo turno; ogni Troll raccolto in questo turno vale 2 punti in più. Fama 7.
card-shellback = Nel Guscio: cura 3 Danni; se nessun punto Vita è coperto, prendi invece una Pozione ovunque nel Dungeon. Fama 8.
card-burrower = Galleria: in questo turno la tua stanza può avere 4 Colonne come angoli. Fama 9.
card-burrower-solo = Galleria: in questo turno puoi muoverti in una stanza di 2 segnalini Colonna e 2 cubi Colonna.
card-tidekin = Risacca: uno o due cubi dello stesso Tipo, tranne Colonne e Drago, scivolano fino a 40 mm verso un punto. Fama 8.
card-shadeling = Sgusciare: in questo turno le Colonne che toccano solo il bordo della tua stanza non la bloccano, e puoi lasciare ciò che tocca solo il bordo. Fama 9.
card-shadeling-solo = Sgusciare: lo stesso per la stanza del Movimento di questo turno; le Scale sul bordo contano comunque come dentro.
card-warrior = Fendente: dai una Schicchera a un Goblin o a un Troll; ogni Goblin o Troll che tocca è raccolto senza Danni e vale 2 punti in più. Fama 3.
card-rogue = Mano Lesta: prendi un Oro o una Chiave ovunque nel Dungeon. Fama 4.
card-mage = Salto Lampo: solleva un cubo e rilancialo altrove, tranne Colonne e Drago. Fama 4.
card-bard = Bis: solleva alcuni cubi lasciati cadere nell’Esplorazione di questo turno e rilanciali ancora una volta. Fama 5.
card-cleric = Guarigione: cura 2 Danni, e subisci 1 Danno in meno in questo turno. Fama 6.
card-ranger = Raffica: dai una Schicchera a un cubo, poi a un altro se vuoi, ma non alle Colonne.
card-beastmaster = Domare: raccogli un Goblin o un Troll ovunque nel Dungeon; fa 1 Danno in meno. Fama 5.
card-sapper = Crollo: solleva un cubo Colonna e rilancialo altrove. Fama 5.
card-diviner = Seconda Vista: metti un cubo del Dungeon nella scatola, guarda due cubi della scatola e fanne cadere uno. Fama 5.
card-alchemist = Trasmutazione: scambia un Tesoro della tua Riserva con un Tesoro del Dungeon. Fama 5.
card-heros-help = Gemme: blu 1, chiara 2, rossa 3. +6 per il maggior numero di Mostri raccolti, +3 in parità.
card-hoarders-hunt = Gemme: blu 2, chiara 1, rossa 3. +7 per il Peso maggiore alla fine, +3 in parità.
card-scouts-specialty = Gemme: blu 3, chiara 1, rossa 2. +5 per ciascuno dei round 2 e 3 in cui hai giocato per primo.
card-jewellers-trio = Gemme: blu 2, chiara 2, rossa 2. +3 per ogni serie dei tre colori.
card-goblin-bounty = Gemme: blu 2, chiara 3, rossa 2. +1 per ogni Goblin raccolto dopo il primo.
card-troll-toll = Gemme: blu 3, chiara 2, rossa 1. +2 per ogni Troll raccolto, +3 per il Drago.
card-locksmiths-ledger = Gemme: blu 2, chiara 3, rossa 1. +2 per ogni Forziere aperto, +1 per ogni Chiave o Forziere rimasto spaiato.
card-pocket-gems = Gemme: blu 2, chiara 2, rossa 3. +1 per ogni Gemma piccola dopo la prima.
card-alchemists-shelf = Gemme: blu 1, chiara 3, rossa 2. +3 per ogni Pozione o Scudo nella tua Riserva alla fine.
card-royal-tithe = Gemme: blu 2, chiara 1, rossa 3. +1 ogni 2 cubi d’Oro, per eccesso.

## Ogni cubo e ogni segnalino con il suo numero

noun-gold-1 = oro 1
    .one = oro 1
    .many = oro 1
    .the = l’oro 1
    .of = dell’oro 1
    .gender = masculine
noun-gold-2 = oro 2
    .one = oro 2
    .many = oro 2
    .the = l’oro 2
    .of = dell’oro 2
    .gender = masculine
noun-gold-3 = oro 3
    .one = oro 3
    .many = oro 3
    .the = l’oro 3
    .of = dell’oro 3
    .gender = masculine
noun-gold-4 = oro 4
    .one = oro 4
    .many = oro 4
    .the = l’oro 4
    .of = dell’oro 4
    .gender = masculine
noun-gold-5 = oro 5
    .one = oro 5
    .many = oro 5
    .the = l’oro 5
    .of = dell’oro 5
    .gender = masculine
noun-gold-6 = oro 6
    .one = oro 6
    .many = oro 6
    .the = l’oro 6
    .of = dell’oro 6
    .gender = masculine
noun-gold-7 = oro 7
    .one = oro 7
    .many = oro 7
    .the = l’oro 7
    .of = dell’oro 7
    .gender = masculine
noun-gold-8 = oro 8
    .one = oro 8
    .many = oro 8
    .the = l’oro 8
    .of = dell’oro 8
    .gender = masculine
noun-gold-9 = oro 9
    .one = oro 9
    .many = oro 9
    .the = l’oro 9
    .of = dell’oro 9
    .gender = masculine
noun-gold-10 = oro 10
    .one = oro 10
    .many = oro 10
    .the = l’oro 10
    .of = dell’oro 10
    .gender = masculine
noun-gold-11 = oro 11
    .one = oro 11
    .many = oro 11
    .the = l’oro 11
    .of = dell’oro 11
    .gender = masculine
noun-gold-12 = oro 12
    .one = oro 12
    .many = oro 12
    .the = l’oro 12
    .of = dell’oro 12
    .gender = masculine
noun-gold-13 = oro 13
    .one = oro 13
    .many = oro 13
    .the = l’oro 13
    .of = dell’oro 13
    .gender = masculine
noun-gold-14 = oro 14
    .one = oro 14
    .many = oro 14
    .the = l’oro 14
    .of = dell’oro 14
    .gender = masculine
noun-gold-15 = oro 15
    .one = oro 15
    .many = oro 15
    .the = l’oro 15
    .of = dell’oro 15
    .gender = masculine
noun-gold-16 = oro 16
    .one = oro 16
    .many = oro 16
    .the = l’oro 16
    .of = dell’oro 16
    .gender = masculine
noun-gold-17 = oro 17
    .one = oro 17
    .many = oro 17
    .the = l’oro 17
    .of = dell’oro 17
    .gender = masculine
noun-gold-18 = oro 18
    .one = oro 18
    .many = oro 18
    .the = l’oro 18
    .of = dell’oro 18
    .gender = masculine
noun-gold-19 = oro 19
    .one = oro 19
    .many = oro 19
    .the = l’oro 19
    .of = dell’oro 19
    .gender = masculine
noun-gold-20 = oro 20
    .one = oro 20
    .many = oro 20
    .the = l’oro 20
    .of = dell’oro 20
    .gender = masculine
noun-key-1 = chiave 1
    .one = chiave 1
    .many = chiave 1
    .the = la chiave 1
    .of = della chiave 1
    .gender = feminine
noun-key-2 = chiave 2
    .one = chiave 2
    .many = chiave 2
    .the = la chiave 2
    .of = della chiave 2
    .gender = feminine
noun-key-3 = chiave 3
    .one = chiave 3
    .many = chiave 3
    .the = la chiave 3
    .of = della chiave 3
    .gender = feminine
noun-key-4 = chiave 4
    .one = chiave 4
    .many = chiave 4
    .the = la chiave 4
    .of = della chiave 4
    .gender = feminine
noun-key-5 = chiave 5
    .one = chiave 5
    .many = chiave 5
    .the = la chiave 5
    .of = della chiave 5
    .gender = feminine
noun-key-6 = chiave 6
    .one = chiave 6
    .many = chiave 6
    .the = la chiave 6
    .of = della chiave 6
    .gender = feminine
noun-chest-1 = forziere 1
    .one = forziere 1
    .many = forziere 1
    .the = il forziere 1
    .of = del forziere 1
    .gender = masculine
noun-chest-2 = forziere 2
    .one = forziere 2
    .many = forziere 2
    .the = il forziere 2
    .of = del forziere 2
    .gender = masculine
noun-chest-3 = forziere 3
    .one = forziere 3
    .many = forziere 3
    .the = il forziere 3
    .of = del forziere 3
    .gender = masculine
noun-chest-4 = forziere 4
    .one = forziere 4
    .many = forziere 4
    .the = il forziere 4
    .of = del forziere 4
    .gender = masculine
noun-chest-5 = forziere 5
    .one = forziere 5
    .many = forziere 5
    .the = il forziere 5
    .of = del forziere 5
    .gender = masculine
noun-chest-6 = forziere 6
    .one = forziere 6
    .many = forziere 6
    .the = il forziere 6
    .of = del forziere 6
    .gender = masculine
noun-blue-1 = gemma blu 1
    .one = gemma blu 1
    .many = gemma blu 1
    .the = la gemma blu 1
    .of = della gemma blu 1
    .gender = feminine
    .typed = blu 1
noun-blue-2 = gemma blu 2
    .one = gemma blu 2
    .many = gemma blu 2
    .the = la gemma blu 2
    .of = della gemma blu 2
    .gender = feminine
    .typed = blu 2
noun-blue-3 = gemma blu 3
    .one = gemma blu 3
    .many = gemma blu 3
    .the = la gemma blu 3
    .of = della gemma blu 3
    .gender = feminine
    .typed = blu 3
noun-blue-4 = gemma blu 4
    .one = gemma blu 4
    .many = gemma blu 4
    .the = la gemma blu 4
    .of = della gemma blu 4
    .gender = feminine
    .typed = blu 4
noun-blue-5 = gemma blu 5
    .one = gemma blu 5
    .many = gemma blu 5
    .the = la gemma blu 5
    .of = della gemma blu 5
    .gender = feminine
    .typed = blu 5
noun-blue-6 = gemma blu 6
    .one = gemma blu 6
    .many = gemma blu 6
    .the = la gemma blu 6
    .of = della gemma blu 6
    .gender = feminine
    .typed = blu 6
noun-blue-7 = gemma blu 7
    .one = gemma blu 7
    .many = gemma blu 7
    .the = la gemma blu 7
    .of = della gemma blu 7
    .gender = feminine
    .typed = blu 7
noun-clear-1 = gemma chiara 1
    .one = gemma chiara 1
    .many = gemma chiara 1
    .the = la gemma chiara 1
    .of = della gemma chiara 1
    .gender = feminine
    .typed = chiara 1
noun-clear-2 = gemma chiara 2
    .one = gemma chiara 2
    .many = gemma chiara 2
    .the = la gemma chiara 2
    .of = della gemma chiara 2
    .gender = feminine
    .typed = chiara 2
noun-clear-3 = gemma chiara 3
    .one = gemma chiara 3
    .many = gemma chiara 3
    .the = la gemma chiara 3
    .of = della gemma chiara 3
    .gender = feminine
    .typed = chiara 3
noun-clear-4 = gemma chiara 4
    .one = gemma chiara 4
    .many = gemma chiara 4
    .the = la gemma chiara 4
    .of = della gemma chiara 4
    .gender = feminine
    .typed = chiara 4
noun-clear-5 = gemma chiara 5
    .one = gemma chiara 5
    .many = gemma chiara 5
    .the = la gemma chiara 5
    .of = della gemma chiara 5
    .gender = feminine
    .typed = chiara 5
noun-clear-6 = gemma chiara 6
    .one = gemma chiara 6
    .many = gemma chiara 6
    .the = la gemma chiara 6
    .of = della gemma chiara 6
    .gender = feminine
    .typed = chiara 6
noun-clear-7 = gemma chiara 7
    .one = gemma chiara 7
    .many = gemma chiara 7
    .the = la gemma chiara 7
    .of = della gemma chiara 7
    .gender = feminine
    .typed = chiara 7
noun-red-1 = gemma rossa 1
    .one = gemma rossa 1
    .many = gemma rossa 1
    .the = la gemma rossa 1
    .of = della gemma rossa 1
    .gender = feminine
    .typed = rossa 1
noun-red-2 = gemma rossa 2
    .one = gemma rossa 2
    .many = gemma rossa 2
    .the = la gemma rossa 2
    .of = della gemma rossa 2
    .gender = feminine
    .typed = rossa 2
noun-red-3 = gemma rossa 3
    .one = gemma rossa 3
    .many = gemma rossa 3
    .the = la gemma rossa 3
    .of = della gemma rossa 3
    .gender = feminine
    .typed = rossa 3
noun-red-4 = gemma rossa 4
    .one = gemma rossa 4
    .many = gemma rossa 4
    .the = la gemma rossa 4
    .of = della gemma rossa 4
    .gender = feminine
    .typed = rossa 4
noun-red-5 = gemma rossa 5
    .one = gemma rossa 5
    .many = gemma rossa 5
    .the = la gemma rossa 5
    .of = della gemma rossa 5
    .gender = feminine
    .typed = rossa 5
noun-red-6 = gemma rossa 6
    .one = gemma rossa 6
    .many = gemma rossa 6
    .the = la gemma rossa 6
    .of = della gemma rossa 6
    .gender = feminine
    .typed = rossa 6
noun-red-7 = gemma rossa 7
    .one = gemma rossa 7
    .many = gemma rossa 7
    .the = la gemma rossa 7
    .of = della gemma rossa 7
    .gender = feminine
    .typed = rossa 7
noun-potion-1 = pozione 1
    .one = pozione 1
    .many = pozione 1
    .the = la pozione 1
    .of = della pozione 1
    .gender = feminine
noun-potion-2 = pozione 2
    .one = pozione 2
    .many = pozione 2
    .the = la pozione 2
    .of = della pozione 2
    .gender = feminine
noun-shield-1 = scudo 1
    .one = scudo 1
    .many = scudo 1
    .the = lo scudo 1
    .of = dello scudo 1
    .gender = masculine
noun-shield-2 = scudo 2
    .one = scudo 2
    .many = scudo 2
    .the = lo scudo 2
    .of = dello scudo 2
    .gender = masculine
noun-goblin-1 = goblin 1
    .one = goblin 1
    .many = goblin 1
    .the = il goblin 1
    .of = del goblin 1
    .gender = masculine
noun-goblin-2 = goblin 2
    .one = goblin 2
    .many = goblin 2
    .the = il goblin 2
    .of = del goblin 2
    .gender = masculine
noun-goblin-3 = goblin 3
    .one = goblin 3
    .many = goblin 3
    .the = il goblin 3
    .of = del goblin 3
    .gender = masculine
noun-goblin-4 = goblin 4
    .one = goblin 4
    .many = goblin 4
    .the = il goblin 4
    .of = del goblin 4
    .gender = masculine
noun-goblin-5 = goblin 5
    .one = goblin 5
    .many = goblin 5
    .the = il goblin 5
    .of = del goblin 5
    .gender = masculine
noun-goblin-6 = goblin 6
    .one = goblin 6
    .many = goblin 6
    .the = il goblin 6
    .of = del goblin 6
    .gender = masculine
noun-goblin-7 = goblin 7
    .one = goblin 7
    .many = goblin 7
    .the = il goblin 7
    .of = del goblin 7
    .gender = masculine
noun-goblin-8 = goblin 8
    .one = goblin 8
    .many = goblin 8
    .the = il goblin 8
    .of = del goblin 8
    .gender = masculine
noun-goblin-9 = goblin 9
    .one = goblin 9
    .many = goblin 9
    .the = il goblin 9
    .of = del goblin 9
    .gender = masculine
noun-goblin-10 = goblin 10
    .one = goblin 10
    .many = goblin 10
    .the = il goblin 10
    .of = del goblin 10
    .gender = masculine
noun-troll-1 = troll 1
    .one = troll 1
    .many = troll 1
    .the = il troll 1
    .of = del troll 1
    .gender = masculine
noun-troll-2 = troll 2
    .one = troll 2
    .many = troll 2
    .the = il troll 2
    .of = del troll 2
    .gender = masculine
noun-troll-3 = troll 3
    .one = troll 3
    .many = troll 3
    .the = il troll 3
    .of = del troll 3
    .gender = masculine
noun-troll-4 = troll 4
    .one = troll 4
    .many = troll 4
    .the = il troll 4
    .of = del troll 4
    .gender = masculine
noun-dragon-1 = drago 1
    .one = drago 1
    .many = drago 1
    .the = il drago
    .of = del drago
    .gender = masculine
noun-pillar-1 = colonna 1
    .one = colonna 1
    .many = colonna 1
    .the = la colonna 1
    .of = della colonna 1
    .gender = feminine
noun-pillar-2 = colonna 2
    .one = colonna 2
    .many = colonna 2
    .the = la colonna 2
    .of = della colonna 2
    .gender = feminine
noun-pillar-3 = colonna 3
    .one = colonna 3
    .many = colonna 3
    .the = la colonna 3
    .of = della colonna 3
    .gender = feminine
noun-pillar-4 = colonna 4
    .one = colonna 4
    .many = colonna 4
    .the = la colonna 4
    .of = della colonna 4
    .gender = feminine
noun-pillar-5 = colonna 5
    .one = colonna 5
    .many = colonna 5
    .the = la colonna 5
    .of = della colonna 5
    .gender = feminine
noun-pillar-6 = colonna 6
    .one = colonna 6
    .many = colonna 6
    .the = la colonna 6
    .of = della colonna 6
    .gender = feminine
noun-pillar-7 = colonna 7
    .one = colonna 7
    .many = colonna 7
    .the = la colonna 7
    .of = della colonna 7
    .gender = feminine
noun-pillar-8 = colonna 8
    .one = colonna 8
    .many = colonna 8
    .the = la colonna 8
    .of = della colonna 8
    .gender = feminine
noun-pillar-9 = colonna 9
    .one = colonna 9
    .many = colonna 9
    .the = la colonna 9
    .of = della colonna 9
    .gender = feminine
noun-pillar-10 = colonna 10
    .one = colonna 10
    .many = colonna 10
    .the = la colonna 10
    .of = della colonna 10
    .gender = feminine
noun-pillar-11 = colonna 11
    .one = colonna 11
    .many = colonna 11
    .the = la colonna 11
    .of = della colonna 11
    .gender = feminine
noun-pillar-12 = colonna 12
    .one = colonna 12
    .many = colonna 12
    .the = la colonna 12
    .of = della colonna 12
    .gender = feminine
noun-pillar-13 = colonna 13
    .one = colonna 13
    .many = colonna 13
    .the = la colonna 13
    .of = della colonna 13
    .gender = feminine
noun-pillar-14 = colonna 14
    .one = colonna 14
    .many = colonna 14
    .the = la colonna 14
    .of = della colonna 14
    .gender = feminine
noun-pillar-15 = colonna 15
    .one = colonna 15
    .many = colonna 15
    .the = la colonna 15
    .of = della colonna 15
    .gender = feminine
noun-pillar-16 = colonna 16
    .one = colonna 16
    .many = colonna 16
    .the = la colonna 16
    .of = della colonna 16
    .gender = feminine
noun-pillar-17 = colonna 17
    .one = colonna 17
    .many = colonna 17
    .the = la colonna 17
    .of = della colonna 17
    .gender = feminine
noun-pillar-18 = colonna 18
    .one = colonna 18
    .many = colonna 18
    .the = la colonna 18
    .of = della colonna 18
    .gender = feminine
noun-relic-1 = reliquia 1
    .one = reliquia 1
    .many = reliquia 1
    .the = la reliquia 1
    .of = della reliquia 1
    .gender = feminine
noun-relic-2 = reliquia 2
    .one = reliquia 2
    .many = reliquia 2
    .the = la reliquia 2
    .of = della reliquia 2
    .gender = feminine
noun-stairs-1 = scale 1
    .one = scale 1
    .many = scale 1
    .the = le scale
    .of = delle scale
    .gender = feminine
noun-token-1 = segnalino 1
    .one = segnalino 1
    .many = segnalino 1
    .the = il segnalino 1
    .of = del segnalino 1
    .gender = masculine
    .typed = segnalino colonna 1
noun-token-2 = segnalino 2
    .one = segnalino 2
    .many = segnalino 2
    .the = il segnalino 2
    .of = del segnalino 2
    .gender = masculine
    .typed = segnalino colonna 2
noun-token-3 = segnalino 3
    .one = segnalino 3
    .many = segnalino 3
    .the = il segnalino 3
    .of = del segnalino 3
    .gender = masculine
    .typed = segnalino colonna 3

## Scudi usati, goblin risparmiati, misure, legami

noun-shield-goblin = scudo contro un goblin
    .one = scudo contro un goblin
    .many = scudi contro goblin
    .the = lo scudo contro un goblin
    .of = dello scudo contro un goblin
    .gender = masculine
    .typed = scudo goblin, scudo contro goblin, scudo contro il goblin
noun-shield-troll = scudo contro un troll
    .one = scudo contro un troll
    .many = scudi contro troll
    .the = lo scudo contro un troll
    .of = dello scudo contro un troll
    .gender = masculine
    .typed = scudo troll, scudo contro troll, scudo contro il troll
noun-shield-dragon = scudo contro il drago
    .one = scudo contro il drago
    .many = scudi contro il drago
    .the = lo scudo contro il drago
    .of = dello scudo contro il drago
    .gender = masculine
    .typed = scudo drago, scudo contro drago
noun-spare = goblin risparmiato
    .one = goblin risparmiato
    .many = goblin risparmiati
    .the = il goblin risparmiato
    .of = del goblin risparmiato
    .gender = masculine
    .typed = cugino
noun-height = altezza
    .one = altezza
    .many = altezza
    .the = l’altezza
    .of = dell’altezza
    .gender = feminine
noun-away = distanza
    .one = distanza
    .many = distanza
    .the = la distanza
    .of = della distanza
    .gender = feminine
noun-toward = direzione
    .one = direzione
    .many = direzione
    .the = la direzione
    .of = della direzione
    .gender = feminine
noun-aside = scarto
    .one = scarto
    .many = scarto
    .the = lo scarto
    .of = dello scarto
    .gender = masculine
noun-force = forza
    .one = forza
    .many = forza
    .the = la forza
    .of = della forza
    .gender = feminine
noun-x = x
    .one = x
    .many = x
    .the = x
    .of = di x
    .gender = feminine
noun-y = y
    .one = y
    .many = y
    .the = y
    .of = di y
    .gender = feminine
noun-at = verso
    .one = verso
    .many = verso
    .the = verso
    .of = verso
    .gender = masculine
noun-row = riga
    .one = riga
    .many = riga
    .the = la riga
    .of = della riga
    .gender = feminine
noun-column = fila
    .one = fila
    .many = file
    .the = la fila
    .of = della fila
    .gender = feminine
noun-column-a = fila A
    .one = fila A
    .many = fila A
    .the = la fila A
    .of = della fila A
    .gender = feminine
    .typed = a
noun-column-b = fila B
    .one = fila B
    .many = fila B
    .the = la fila B
    .of = della fila B
    .gender = feminine
    .typed = b
noun-column-c = fila C
    .one = fila C
    .many = fila C
    .the = la fila C
    .of = della fila C
    .gender = feminine
    .typed = c
noun-column-d = fila D
    .one = fila D
    .many = fila D
    .the = la fila D
    .of = della fila D
    .gender = feminine
    .typed = d
noun-column-e = fila E
    .one = fila E
    .many = fila E
    .the = la fila E
    .of = della fila E
    .gender = feminine
    .typed = e
noun-column-f = fila F
    .one = fila F
    .many = fila F
    .the = la fila F
    .of = della fila F
    .gender = feminine
    .typed = f
noun-column-g = fila G
    .one = fila G
    .many = fila G
    .the = la fila G
    .of = della fila G
    .gender = feminine
    .typed = g
noun-column-h = fila H
    .one = fila H
    .many = fila H
    .the = la fila H
    .of = della fila H
    .gender = feminine
    .typed = h
noun-column-i = fila I
    .one = fila I
    .many = fila I
    .the = la fila I
    .of = della fila I
    .gender = feminine
    .typed = i
noun-column-j = fila J
    .one = fila J
    .many = fila J
    .the = la fila J
    .of = della fila J
    .gender = feminine
    .typed = j
noun-column-k = fila K
    .one = fila K
    .many = fila K
    .the = la fila K
    .of = della fila K
    .gender = feminine
    .typed = k
noun-column-l = fila L
    .one = fila L
    .many = fila L
    .the = la fila L
    .of = della fila L
    .gender = feminine
    .typed = l
noun-column-m = fila M
    .one = fila M
    .many = fila M
    .the = la fila M
    .of = della fila M
    .gender = feminine
    .typed = m
noun-column-n = fila N
    .one = fila N
    .many = fila N
    .the = la fila N
    .of = della fila N
    .gender = feminine
    .typed = n
noun-column-o = fila O
    .one = fila O
    .many = fila O
    .the = la fila O
    .of = della fila O
    .gender = feminine
    .typed = o
noun-column-p = fila P
    .one = fila P
    .many = fila P
    .the = la fila P
    .of = della fila P
    .gender = feminine
    .typed = p
noun-column-q = fila Q
    .one = fila Q
    .many = fila Q
    .the = la fila Q
    .of = della fila Q
    .gender = feminine
    .typed = q
noun-column-r = fila R
    .one = fila R
    .many = fila R
    .the = la fila R
    .of = della fila R
    .gender = feminine
    .typed = r
noun-over = sopra
    .one = sopra
    .many = sopra
    .the = sopra
    .of = sopra
    .gender = masculine

## Opzioni di un tavolo

option-teamwork = Lavoro di squadra
    .about = Ognuno può mettere una pedina nella stanza che un altro sta per saccheggiare.
option-teamwork-off = senza pedine
option-teamwork-on = con le pedine
option-pawns = Mettere le pedine
    .about = Quando si mettono le pedine, se ce ne sono.
option-pawns-race = in ogni momento prima che la stanza sia delimitata, al più svelto
option-pawns-turn = quando tutti sono stati interpellati, dopo l’Esplorazione
option-judge = Giudicare le stanze
    .about = Chi bada che a una stanza si sopravviva.
option-judge-assisted = il tavolo elenca le stanze valide
option-judge-by_eye = i tuoi occhi; troppi Mostri, e il Saccheggio è perso
option-table_edge = Bordo del tavolo
    .about = Se i cubi possono cadere.
option-table_edge-open = aperto: ciò che cade torna con l’Esplorazione seguente
option-table_edge-walled = chiuso: nulla cade

## Verbi

verb-explore = esplora
    .typed = esplorare, esploro
    .about = Fai cadere cubi della scatola sopra un cubo: esplora oro 3. Accanto, con l’altezza in mm, la distanza in 0,1 mm e la direzione in 0,1°: esplora oro 3 altezza=200 distanza=120 direzione=900. In solitario, sopra un punto della tua stanza: esplora altezza=200 x=0 y=0.
verb-use = usa
    .typed = usare, uso
    .about = Usa l’abilità della tua Razza o della tua Classe, con ciò che chiede: usa Ladro oro 3, usa Gnomo chiave 1 distanza=300 direzione=900, usa Mago gemma rossa 2 sopra colonna 5.
verb-loot = saccheggia
    .typed = saccheggiare, saccheggio
    .about = Delimita una stanza con le sue tre colonne e prendi ciò che contiene: saccheggia colonna 3 colonna 5 colonna 7, o in breve saccheggia p3 p5 p7. Gli scudi si nominano insieme: scudo contro un troll.
verb-drink = bevi
    .typed = bere, bevo
    .about = Cura 3 Danni; la pozione si rilancia sopra un cubo: bevi oro 3.
verb-end = termina il turno
    .typed = finisci, finisco, finire, terminare, termina
    .about = Termina il tuo turno.
verb-place = metti
    .typed = mettere, metto
    .about = Metti la tua pedina sul tavolo, in 0,1 mm dal centro, verso destra e verso l’alto: metti x=-250 y=1200.
verb-close = chiudi
    .typed = chiudere
    .about = Non si mettono più pedine.
verb-flick = dai una schicchera
    .typed = schicchera, dare una schicchera, spingere, spingi, spingo
    .about = Spingi un cubo con un dito, direzione in 0,1°, forza fino a 1000: dai una schicchera goblin 2 direzione=900 forza=300.
verb-stop = fermati
    .typed = fermarsi, basta
    .about = Lascia così.
verb-drop = fai cadere
    .typed = far cadere, lanciare, lancia, lancio
    .about = Fai cadere uno dei cubi visti sopra un altro: fai cadere forziere 2 sopra colonna 5.
verb-reach = afferra
    .typed = afferrare, afferro
    .about = Prendi un Tesoro vicino alla stanza saccheggiata: afferra oro 3.
verb-redrop = rilancia
    .typed = rilanciare, rilancio
    .about = Rilancia sopra un cubo gli scudi usati: rilancia oro 3.
verb-enter = entra
    .typed = entrare, entro
    .about = Delimita la stanza della tua pedina con le sue tre colonne, ed entra: entra colonna 3 colonna 5 colonna 7.
verb-move = muoviti
    .typed = muovere, muoversi, movimento, andare, vai, va
    .about = Muoviti in una stanza adiacente, due segnalini e una colonna, e saccheggiala: muoviti segnalino 1 segnalino 3 colonna 5.
verb-leave = esci
    .typed = uscire, salire
    .about = Prendi le scale: si conta il tuo punteggio.
verb-deeper = scendi
    .typed = scendere, scendo
    .about = Scendi al livello successivo.
verb-retire = ritirati
    .typed = ritirarsi, ritiro
    .about = Finisci la partita con i frammenti che hai.
verb-give-up = rinuncia
    .typed = rinunciare, rinuncio
    .about = Non c’è più via, e ti fermi qui: la partita è persa.

## Le frasi come le dice una persona; le variabili sono spiegate nel catalogo di roll.

say-explore = { $measures ->
    [0] Lascia cadere cubi sopra { $all }
    [1] Lascia cadere cubi sopra la casella { $column }{ $row }
   *[other] { $all-number ->
        [0] Lascia cadere cubi in questo punto, da { $height } mm di altezza
       *[other] Lascia cadere cubi nei pressi { $first-of }, a { $away } mm, da { $height } mm di altezza
    }
}
say-loot = Saccheggia la stanza: { $all }
say-enter = Entra nella stanza: { $all }
say-move = Muoviti nella stanza: { $all }
say-drink = { $measures ->
    [0] Bevi una pozione e lasciala cadere sopra { $all }
    [1] Bevi una pozione e lasciala cadere sopra la casella { $column }{ $row }
   *[other] Bevi una pozione e lasciala cadere nei pressi { $first-of }, a { $away } mm, da { $height } mm di altezza
}
say-drop = { $measures ->
    [0] Lascia cadere { $all } sopra { $then }
   *[other] Lascia cadere { $all } nei pressi { $then-of }, a { $away } mm, da { $height } mm di altezza
}
say-reach = Prendi anche { $all }
say-redrop = { $measures ->
    [0] Rilancia gli scudi sopra { $all }
    [1] Rilancia gli scudi sopra la casella { $column }{ $row }
   *[other] Rilancia gli scudi nei pressi { $first-of }, a { $away } mm, da { $height } mm di altezza
}
say-place = { $measures ->
    [1] Metti la tua pedina sulla casella { $column }{ $row }
   *[other] Metti la tua pedina in questo punto
}
say-close = Basta pedine
say-flick = { $links ->
    [0] Schicchera: { $all }, a { $toward }°, forza { $force }
   *[other] Schicchera: { $all } verso { $then }, forza { $force }
}
say-end = Termina il turno
say-stop = Fermati qui
say-leave = Prendi le scale
say-deeper = Scendi al livello successivo
say-retire = Termina la partita con ciò che hai
say-give-up = Arrenditi
say-use = { $links ->
    [0] { $pieces-number ->
        [0] Usa { $kinds }
       *[other] Usa { $kinds }: { $pieces }
    }
   *[other] { $measures ->
        [0] Usa { $kinds }: fai cadere { $pieces } sopra { $then }
        [1] Usa { $kinds }: schicchera, { $pieces } verso { $then }, forza { $force }
       *[other] Usa { $kinds }: fai cadere { $pieces } nei pressi { $then-of }, a { $away } mm
    }
}

## Che cosa si chiede

ask-enter = Da quale stanza entri nel Dungeon?
ask-explore = Esplorazione: dove fai cadere i cubi?
ask-act = Usi prima un’abilità, o delimiti la tua stanza?
ask-loot = Quale stanza?
ask-after = Bevi una pozione, o finisci il turno?
ask-deeper = Scendi ancora, o ti ritiri?
ask-place = Dove metti la tua pedina?
ask-close = Si mettono pedine finché nessuno ne vuole più mettere.
ask-again = Un Colpo Pulito: dai un’altra Schicchera allo stesso cubo?
ask-volley = Dai una Schicchera a un altro cubo, o ti fermi?
ask-sight = Quale dei cubi visti fai cadere, e sopra che cosa?
ask-reach = Braccio Lungo: quale Tesoro prendi?
ask-redrop = Sopra che cosa rilanci gli scudi usati?

## Che cosa porta o costa una scelta, accanto a essa: senza maiuscola né punto, più d’una sta in una riga

stake-near = entro 10 cm: { $cubes }
stake-near-none = niente entro 10 cm
stake-room = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $harm ->
    [one] { $harm } danno
   *[other] { $harm } danni
}, resta { $life } di vita
stake-room-safe = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, nessun danno
stake-room-shield = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, solo con uno scudo
stake-drink = ridà { $life } di vita
stake-leave = { $points } su { $needed } punti{ $chests ->
    [0] {""}
    [one] , e { $chests } forziere da tirare
   *[other] , e { $chests } forzieri da tirare
}
stake-leave-short = con meno di { $needed } punti la partita è finita
stake-deeper = il prossimo livello chiede { $points } punti
stake-retire = la partita finisce con { $fragments ->
    [one] { $fragments } frammento
   *[other] { $fragments } frammenti
}
stake-give-up = la partita è persa

## Che cosa succede

event-dealt = { $seat } gioca { $race-the } e { $card-the }.
event-dealt-secret = { $seat } gioca { $race-the } e { $card-the }. La Missione: { $quest }.
event-opened = Il Dungeon cade sul tavolo: { $number ->
    [one] un pezzo
   *[other] { $number } pezzi
}.
event-fell = Fuori dal tavolo: { $cubes }.
event-pawn-fell = La pedina di { $seat } cade dal tavolo.
event-turn = È il turno di { $seat }.
event-round = Comincia il round { $number } di 3, prima l’Eroe più leggero.
event-explored = { $seat } esplora e fa cadere { $cubes }.
event-dropped = { $seat } fa cadere { $cubes }.
event-drank = { $seat } beve una pozione e cura { $healed ->
    [one] { $healed } Danno
   *[other] { $healed } Danni
}.
event-healed = { $healed ->
    [0] { $seat } non ha nulla da curare.
    [one] { $seat } cura { $healed } Danno.
   *[other] { $seat } cura { $healed } Danni.
}
event-used = { $seat } usa l’abilità { $card-of }.
event-flicked = { $seat } dà una Schicchera: { $cube-the }.
event-breathed = { $number ->
    [0] { $seat } soffia, ma non sposta nulla.
    [one] Il soffio di { $seat } spinge via un cubo.
   *[other] Il soffio di { $seat } spinge via { $number } cubi.
}
event-moved = { $seat } sposta { $cube-the }.
event-swapped = { $seat } scambia { $cube-the } e { $other-the }.
event-transmuted = { $seat } lascia { $cube-the } al posto { $other-of }, e prende quel cubo.
event-taken = { $seat } prende { $cube-the }.
event-boxed = { $seat } mette { $cube-the } nella scatola.
event-sighted = { $seat } guarda { $number ->
    [one] un cubo
   *[other] { $number } cubi
} della scatola.
event-sighted-secret = { $seat } guarda nella scatola e vede { $cubes }.
event-looted = { $seat } saccheggia la stanza tra { $pillars }: { $cubes }, { $harm ->
    [0] nessun Danno
    [one] { $harm } Danno
   *[other] { $harm } Danni
}.
event-fled = I Mostri sono troppi: { $seat } fugge e non saccheggia nulla.
event-nothing-looted = { $seat } non ha una stanza da saccheggiare.
event-placed = { $seat } mette una pedina.
event-step = La pedina di { $seat } era nella stanza: 1 passo ({ $steps } in tutto).
event-revealed = { $seat } rivela la Missione: { $quest }.
event-chests = { $seat } apre { $number ->
    [one] un forziere
   *[other] { $number } forzieri
} e ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-level = Comincia il livello { $level }. La Missione: { $quest }.
event-dropped-again = Fuori dal confine del Dungeon, si rilancia: { $piece-the }.
event-entered = { $seat } entra nella stanza tra { $pillars }.
event-went = { $seat } si muove nella stanza tra { $pillars }.
event-left = { $seat } esce dal livello con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}; ne servono { $required }.
event-fragments = { $number ->
    [one] Un frammento
   *[other] { $number } frammenti
} della grande reliquia: { $total } di 9 sul tracciato.
event-levelled-up = { $seat } sale di livello: ecco { $card-the }.
event-solo-retired = { $seat } si ritira.
event-solo-forced = È troppo poco: { $seat } deve ritirarsi, senza le Reliquie di questo livello.
event-solo-lost = La scatola è vuota: { $seat } si perde nel Dungeon.
event-solo-consumed = Non c’è più via: il Dungeon inghiotte { $seat }.
event-over = La partita è finita.

## Perché no

refusal-ability-used = Una sola abilità per turno, tra l’Esplorazione e il Saccheggio.
refusal-aim-outside-room = In solitario si fa cadere sopra la propria stanza: mira tra i tre segnalini.
refusal-at-itself = Un cubo non può essere il bersaglio di se stesso.
refusal-badly-said = In questa frase manca qualcosa, o una parola non è al suo posto.
refusal-card-tilted = Hai già usato { $card-the } in questo livello.
refusal-cube-in-room = Questa stanza contiene { $cube-the }, che vi entra per { $whole },{ $tenths } mm.
refusal-cube-on-edge = Questa stanza contiene { $cube-the }, che entra per { $whole },{ $tenths } mm nel suo bordo.
refusal-cube-outside = { $cube-The } resta fuori da questa stanza per { $whole },{ $tenths } mm.
refusal-dragon-unshielded = In quella stanza c’è il drago, e nessuno lo prende senza spendere per lui uno scudo.
refusal-enter-first = Prima entra nel Dungeon, da una stanza che contiene la tua pedina.
refusal-explore-first = Prima esplora.
refusal-explored-already = In questo turno hai già esplorato.
refusal-finish-first = Prima finisci ciò che hai cominciato.
refusal-leave-or-deeper = Questo livello è alle spalle: scendi o ritirati.
refusal-lifted-cube = Un cubo sollevato non è più sul tavolo: mira sopra un altro.
refusal-looted-already = In questo turno hai già saccheggiato.
refusal-must-loot = C’è una stanza che puoi saccheggiare, perciò devi.
refusal-must-move = In solitario si va in una stanza adiacente e si saccheggia quella.
refusal-no-potion = Nella tua Riserva non ci sono pozioni.
refusal-no-room-for-pawn = Lì la tua pedina non ci sta: qualcosa è d’intralcio.
refusal-no-room-there = Lì il cubo non ci sta: qualcosa è d’intralcio.
refusal-no-shield = Non hai tanti scudi nella tua Riserva.
refusal-no-stairs = Le scale non sono nella stanza che hai appena saccheggiato.
refusal-no-such-monster = Quella stanza non contiene tanti di questi Mostri.
refusal-no-such-verb = Nessuna frase di questo gioco comincia così.
refusal-no-target = Adesso non c’è un bersaglio per { $card-the }.
refusal-no-teamwork = Le pedine ci sono solo nel Lavoro di squadra.
refusal-not-a-pillar = Una stanza si delimita con le sue colonne, e { $cube-the } non lo è.
refusal-not-adjacent = Non è una stanza adiacente: nomina due segnalini e una colonna.
refusal-not-in-order = Nominali una volta sola, nell’ordine in cui sono elencati.
refusal-not-now = Non adesso.
refusal-not-on-edge = Si può lasciare solo ciò che tocca soltanto il bordo della stanza.
refusal-not-on-table = Questo non è sul tavolo: { $cube }.
refusal-not-your-card = Non hai { $card-the }.
refusal-not-your-turn = Non è il tuo turno.
refusal-nothing-to-heal = Nessun Danno copre la tua Vita: non c’è nulla da curare.
refusal-off-table = È oltre il bordo del tavolo.
refusal-only-alone = È per chi gioca in solitario.
refusal-out-of-reach = Una di queste misure è troppo piccola o troppo grande. La mano sta al massimo a 40 mm da un cubo.
refusal-pawn-elsewhere = La tua pedina non è in quella stanza.
refusal-pawn-placed = In questo turno la tua pedina è già stata messa.
refusal-pawn-too-late = Troppo tardi per la tua pedina: aspetta il prossimo turno di un altro.
refusal-pawns-of-others = Nel tuo turno sono gli altri a mettere le pedine.
refusal-pawns-only = Adesso gli altri mettono le pedine.
refusal-pillar-in-room = In quella stanza c’è una colonna di troppo: { $pillar }.
refusal-three-pillars = Una stanza ha come angoli tre colonne diverse del tavolo.
refusal-token-target = Segnalini Colonna e pedine non sono mai bersagli.
refusal-too-deadly = È troppo per te: { $monsters }. { $harm ->
    [one] Questo causa { $harm } Danno
   *[other] Questo causa { $harm } Danni
}, e tu puoi sopportarne { $left }.
refusal-wrong-height = La mano si tiene da 150 a 300 mm sopra il tavolo.
refusal-wrong-target = Non si usa così { $card-the }: { $cube }.

## Risultati

reason-highest = Vince il punteggio più alto.
reason-initiative = Punteggi pari: vince l’Iniziativa più alta.
reason-won = Con quattro o più frammenti hai vinto.
reason-retired = Ti ritiri, ma i frammenti sono troppo pochi per vincere.
reason-forced = Il punteggio non bastava per proseguire, e i frammenti sono troppo pochi per vincere.
reason-lost = La scatola era vuota: ti sei perso nel Dungeon.
reason-consumed = Non c’era più via: il Dungeon ti ha inghiottito.
total-won = { $total ->
    [one] { $total } frammento
   *[other] { $total } frammenti
}
total-retired = { total-won }
total-forced = { total-won }
total-lost = { total-won }
total-consumed = { total-won }

score-gold = Oro
score-chest = Forzieri aperti
score-blue = Gemme blu
score-clear = Gemme chiare
score-red = Gemme rosse
score-troll = Troll
score-dragon = Drago
score-mark = Bonus delle abilità
score-quest = Missione
score-renown = Fama
score-step = Passi del Lavoro di squadra
score-fragment = Frammenti della reliquia
score-levels = Livelli

rank-world = Salvatore del mondo
rank-kingdom = Salvatore del regno
rank-village = Salvatore del villaggio
rank-nothing = Nulla di salvato
rank-lost = Mai più visto

bot-novice = Pomice
    .about = prende la stanza migliore in vista; la zampa devia di 15 mm e 8°
bot-adept = Galena
    .about = immagina prima qualche lancio; la zampa devia di 6 mm e 4°
bot-master = Cinabro
    .about = immagina prima molti lanci; l’artiglio devia di 2 mm e 1,5°

## L’immagine

text-over = La partita è finita
text-round = { $seat }: round { $round } di 3, { $step }
text-level = { $seat }: livello { $level }, { $turn ->
    [0] { $step }
   *[other] turno { $turn }, { $step }
}
text-step-enter = entrata nel Dungeon
text-step-explore = Esplorazione
text-step-place = gli altri mettono le pedine
text-step-act = abilità o stanza
text-step-loot = stanza da delimitare
text-step-after = fine del turno
text-step-deeper = scendere o ritirarsi
text-step-again = lo stesso cubo ancora una volta
text-step-volley = un secondo cubo
text-step-sight = un cubo della scatola
text-step-reach = un Tesoro vicino alla stanza
text-step-redrop = gli scudi si rilanciano
text-list = { $items }
text-none = nulla
text-name = { $seat }
text-hero-name = { $name }:
text-hero = { $cards }, Vita { $left } di { $life }
text-hero-many = { $cards }, Vita { $left } di { $life }, Peso { $weight }, Iniziativa { $initiative }
text-steps = { $number ->
    [one] { $number } passo
   *[other] { $number } passi
}
text-points = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}
text-points-renown = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}, di cui { $renown } di Fama
text-reserve = Riserva:
text-monsters = Mostri:
text-quest = Missione:
text-card = { $card }. { $text }
text-card-tilted = { $card }, già usata in questo livello. { $text }
text-race = Razza:
text-class = Classe:
text-in-force = In uso:
text-relic = Reliquia:
text-fragments = { $number ->
    [one] { $number } frammento di 9
   *[other] { $number } frammenti di 9
}
text-needed = Servono:
text-needed-score = { $number } punti per scendere, finora { $score }
text-needed-chests = { $number } punti per scendere, finora { $score }, forzieri non ancora tirati
text-stairs = Scale:
text-stairs-here = nella tua stanza, puoi uscire
text-aim = Mira:
text-aim-room = il centro della tua stanza è x={ $x } y={ $y }
text-scale = x verso destra e y verso l’alto dal centro del tavolo, in 0,1 mm; una casella è 500
text-seen = Visti:
text-rooms = Stanze per te, la migliore per prima
text-room = { $corners }: { $brings }, { $harm }, { $points }
text-room-stairs = { $corners }: { $brings-number ->
    [0] le scale
   *[other] le scale, { $brings }
}, { $harm }, { $points }
text-harm = { $number ->
    [0] nessun Danno
    [one] { $number } Danno
   *[other] { $number } Danni
}
text-shield = uno scudo per il drago
text-rooms-more = Ci sono altre stanze.
text-misses = { $cube }: fuori di { $length }
text-touches = { $cube } tocca solo il bordo
text-mm = { $whole },{ $tenths } mm
text-table = Sul tavolo: numero, casella, distanza dal centro
text-table-solo = Sul tavolo: numero, casella, distanza dalla tua stanza
text-lies = { $number } { $square } ({ $distance } cm)
text-stands = { $number } { $square }
text-stands-at = { $seat } { $square }
text-tokens = La tua stanza:
text-pawns = Pedine:
text-pawn = Pedina:
text-box = Scatola:
text-box-holds = { $number }: { $items }
text-fallen = Caduti:
text-above = Dall’alto: caselle di 5 cm, 0° a destra, 90° in alto
text-label = { $letter } { $noun }:
text-hidden = Nell’immagine non c’è posto per { $cubes }.

# Browser: i nomi delle parti del tavolo, nell’ordine in cui si mostrano. Ciò che qui non ha nome resta per chi vuole
# vedere tutto.

section-turn = Il turno
section-solo = In solitario
section-cards = Le tue carte
section-best = Stanze per te
section-dungeon = Il Dungeon
section-heroes = Eroi
section-beside = Accanto al tavolo

field-seat = Eroe
field-round = Round
field-step = Passo
field-step-enter = { text-step-enter }
field-step-explore = { text-step-explore }
field-step-place = { text-step-place }
field-step-act = { text-step-act }
field-step-loot = { text-step-loot }
field-step-after = { text-step-after }
field-step-deeper = { text-step-deeper }
field-step-end = la fine
field-level = Livello
field-turn = Turno
field-fragments = Frammenti della reliquia
field-needed = Punti necessari
field-stairs = Scale
field-stairs-0 = non nella tua stanza
field-stairs-1 = { text-stairs-here }
field-corners = Angoli
field-brings = Porta
    .empty = { text-none }
field-harm = Danni
field-points = Punti
field-race = Razza
field-classes = Classe
field-life = Vita
field-covered = Coperta
field-reserve = Riserva
field-monsters = Mostri
field-weight = Peso
field-initiative = Iniziativa
field-quest = Missione
field-score = Punti
field-renown = Fama
field-box = Nella scatola
    .empty = { text-none }
field-fallen = Caduti dal tavolo
    .empty = { text-none }

## Momenti (games/drop/highlights.py)

highlight-dragon = { $seat } saccheggia la stanza del drago{ $number ->
    [0] { " " }senza un graffio
    [one] { "," } per { $number } Danno
   *[other] { "," } per { $number } Danni
}.
highlight-fragments = { $seat } porta via { $number ->
    [one] un frammento
   *[other] { $number } frammenti
} della grande Reliquia: { $total } di 9.
highlight-chests = { $seat } apre { $number ->
    [one] un forziere
   *[other] { $number } forzieri
} e ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
highlight-level = { $seat } esce dal livello con { $score } punti; ne servivano { $required }.
highlight-haul = { $seat } saccheggia la sua stanza più ricca: { $cubes }.
highlight-consumed = Non c’è più via: il Dungeon inghiotte { $seat }.
highlight-lost = La scatola è vuota: { $seat } si perde nel Dungeon.
highlight-forced = È troppo poco: { $seat } deve ritirarsi.
highlight-harm = { $seat } subisce { $number ->
    [one] { $number } Danno
   *[other] { $number } Danni
} in una sola stanza.
highlight-empty = { $seat } se ne va senza bottino.
