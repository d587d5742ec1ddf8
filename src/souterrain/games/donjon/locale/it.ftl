### Donjon in italiano. I termini sono quelli di rulebook/it.md.

game-name = Donjon
game-about = Porta dopo porta, carte e dadi costruiscono un dungeon. Vi scendete insieme per trovarne il cuore, e uno di voi, il signore del dungeon, lo difende dagli altri.

## Ruoli

role-adventurer = Avventuriero
role-master = Signore del dungeon

## Razze e classi

noun-human = umano
    .one = umano
    .many = umani
    .the = l’umano
    .of = dell’umano
    .gender = masculine
noun-elf = elfo
    .one = elfo
    .many = elfi
    .the = l’elfo
    .of = dell’elfo
    .gender = masculine
noun-dwarf = nano
    .one = nano
    .many = nani
    .the = il nano
    .of = del nano
    .gender = masculine
noun-warrior = guerriero
    .one = guerriero
    .many = guerrieri
    .the = il guerriero
    .of = del guerriero
    .gender = masculine
noun-mage = mago
    .one = mago
    .many = maghi
    .the = il mago
    .of = del mago
    .gender = masculine
noun-priest = sacerdote
    .one = sacerdote
    .many = sacerdoti
    .the = il sacerdote
    .of = del sacerdote
    .gender = masculine
noun-thief = ladro
    .one = ladro
    .many = ladri
    .the = il ladro
    .of = del ladro
    .gender = masculine

## Caratteristiche, punti, oro

noun-attack = attacco
    .one = attacco
    .many = attacco
    .the = l’attacco
    .of = dell’attacco
    .gender = masculine
noun-defence = difesa
    .one = difesa
    .many = difesa
    .the = la difesa
    .of = della difesa
    .gender = feminine
noun-strength = forza
    .one = forza
    .many = forza
    .the = la forza
    .of = della forza
    .gender = feminine
noun-dexterity = destrezza
    .one = destrezza
    .many = destrezza
    .the = la destrezza
    .of = della destrezza
    .gender = feminine
noun-magic = magia
    .one = magia
    .many = magia
    .the = la magia
    .of = della magia
    .gender = feminine
noun-speed = velocità
    .one = velocità
    .many = velocità
    .the = la velocità
    .of = della velocità
    .gender = feminine
noun-most = vita massima
    .one = vita massima
    .many = vite massime
    .the = la vita massima
    .of = della vita massima
    .gender = feminine
    .typed = massimo
noun-life = vita
    .one = vita
    .many = punti vita
    .the = la vita
    .of = della vita
    .gender = feminine
    .typed = punto vita
noun-fatigue = fatica
    .one = fatica
    .many = punti fatica
    .the = la fatica
    .of = della fatica
    .gender = feminine
    .typed = punto fatica
noun-destiny = destino
    .one = destino
    .many = punti destino
    .the = il destino
    .of = del destino
    .gender = masculine
    .typed = punto destino
noun-gold = oro
    .one = oro
    .many = monete d’oro
    .the = l’oro
    .of = dell’oro
    .gender = masculine
    .typed = MO, moneta d’oro
noun-treasure = tesoro
    .one = tesoro
    .many = tesori
    .the = il tesoro
    .of = del tesoro
    .gender = masculine
    .typed = carta Tesoro
noun-main-objective = obiettivo principale
    .one = obiettivo principale
    .many = obiettivi principali
    .the = l’obiettivo principale
    .of = dell’obiettivo principale
    .gender = masculine
noun-secondary-objective = obiettivo secondario
    .one = obiettivo secondario
    .many = obiettivi secondari
    .the = l’obiettivo secondario
    .of = dell’obiettivo secondario
    .gender = masculine

## Gli avventurieri con il loro numero, e nessuno

noun-hero-1 = avventuriero 1
    .one = avventuriero 1
    .many = avventuriero 1
    .the = l’avventuriero 1
    .of = dell’avventuriero 1
    .gender = masculine
    .typed = eroe 1
noun-hero-2 = avventuriero 2
    .one = avventuriero 2
    .many = avventuriero 2
    .the = l’avventuriero 2
    .of = dell’avventuriero 2
    .gender = masculine
    .typed = eroe 2
noun-hero-3 = avventuriero 3
    .one = avventuriero 3
    .many = avventuriero 3
    .the = l’avventuriero 3
    .of = dell’avventuriero 3
    .gender = masculine
    .typed = eroe 3
noun-hero-4 = avventuriero 4
    .one = avventuriero 4
    .many = avventuriero 4
    .the = l’avventuriero 4
    .of = dell’avventuriero 4
    .gender = masculine
    .typed = eroe 4
noun-hero-5 = avventuriero 5
    .one = avventuriero 5
    .many = avventuriero 5
    .the = l’avventuriero 5
    .of = dell’avventuriero 5
    .gender = masculine
    .typed = eroe 5
noun-hero-6 = avventuriero 6
    .one = avventuriero 6
    .many = avventuriero 6
    .the = l’avventuriero 6
    .of = dell’avventuriero 6
    .gender = masculine
    .typed = eroe 6
noun-nobody = nessuno
    .one = nessuno
    .many = nessuno
    .the = nessuno
    .of = di nessuno
    .gender = masculine

## Bestiario

noun-giant-spider = ragno gigante
    .one = ragno gigante
    .many = ragni giganti
    .the = il ragno gigante
    .of = del ragno gigante
    .gender = masculine
    .typed = ragno
noun-brigand = brigante
    .one = brigante
    .many = briganti
    .the = il brigante
    .of = del brigante
    .gender = masculine
noun-demon = demone
    .one = demone
    .many = demoni
    .the = il demone
    .of = del demone
    .gender = masculine
noun-greater-demon = demone maggiore
    .one = demone maggiore
    .many = demoni maggiori
    .the = il demone maggiore
    .of = del demone maggiore
    .gender = masculine
noun-saurian-brute = bruto sauriano
    .one = bruto sauriano
    .many = bruti sauriani
    .the = il bruto sauriano
    .of = del bruto sauriano
    .gender = masculine
    .typed = sauriano
noun-gnoll = gnoll
    .one = gnoll
    .many = gnoll
    .the = lo gnoll
    .of = dello gnoll
    .gender = masculine
noun-goblin = goblin
    .one = goblin
    .many = goblin
    .the = il goblin
    .of = del goblin
    .gender = masculine
noun-bear-goblin = goblin-orso
    .one = goblin-orso
    .many = goblin-orso
    .the = il goblin-orso
    .of = del goblin-orso
    .gender = masculine
noun-ghoul = ghoul
    .one = ghoul
    .many = ghoul
    .the = il ghoul
    .of = del ghoul
    .gender = masculine
noun-damned-warrior = guerriero dannato
    .one = guerriero dannato
    .many = guerrieri dannati
    .the = il guerriero dannato
    .of = del guerriero dannato
    .gender = masculine
noun-hobgoblin = hobgoblin
    .one = hobgoblin
    .many = hobgoblin
    .the = l’hobgoblin
    .of = dell’hobgoblin
    .gender = masculine
noun-beastman = uomo-bestia
    .one = uomo-bestia
    .many = uomini-bestia
    .the = l’uomo-bestia
    .of = dell’uomo-bestia
    .gender = masculine
noun-minotaur = minotauro
    .one = minotauro
    .many = minotauri
    .the = il minotauro
    .of = del minotauro
    .gender = masculine
noun-mummy = mummia
    .one = mummia
    .many = mummie
    .the = la mummia
    .of = della mummia
    .gender = feminine
noun-ogre = ogre
    .one = ogre
    .many = ogre
    .the = l’ogre
    .of = dell’ogre
    .gender = masculine
noun-orc = orco
    .one = orco
    .many = orchi
    .the = l’orco
    .of = dell’orco
    .gender = masculine
noun-orc-archer = orco arciere
    .one = orco arciere
    .many = orchi arcieri
    .the = l’orco arciere
    .of = dell’orco arciere
    .gender = masculine
    .typed = arciere
noun-orc-warlord = orco capoguerra
    .one = orco capoguerra
    .many = orchi capoguerra
    .the = l’orco capoguerra
    .of = dell’orco capoguerra
    .gender = masculine
    .typed = capoguerra
noun-ratman = uomo-ratto
    .one = uomo-ratto
    .many = uomini-ratto
    .the = l’uomo-ratto
    .of = dell’uomo-ratto
    .gender = masculine
noun-evil-sorcerer = stregone malvagio
    .one = stregone malvagio
    .many = stregoni malvagi
    .the = lo stregone malvagio
    .of = dello stregone malvagio
    .gender = masculine
noun-wraith = spettro
    .one = spettro
    .many = spettri
    .the = lo spettro
    .of = dello spettro
    .gender = masculine
noun-skeleton = scheletro animato
    .one = scheletro animato
    .many = scheletri animati
    .the = lo scheletro animato
    .of = dello scheletro animato
    .gender = masculine
    .typed = scheletro
noun-skeleton-sorcerer = scheletro stregone
    .one = scheletro stregone
    .many = scheletri stregoni
    .the = lo scheletro stregone
    .of = dello scheletro stregone
    .gender = masculine
noun-troll = troll
    .one = troll
    .many = troll
    .the = il troll
    .of = del troll
    .gender = masculine
noun-grave-worm = verme necrofago
    .one = verme necrofago
    .many = vermi necrofagi
    .the = il verme necrofago
    .of = del verme necrofago
    .gender = masculine
    .typed = verme
noun-zombie = zombi
    .one = zombi
    .many = zombi
    .the = lo zombi
    .of = dello zombi
    .gender = masculine
noun-captive = prigioniero
    .one = prigioniero
    .many = prigionieri
    .the = il prigioniero
    .of = del prigioniero
    .gender = masculine

## Carte Mostro

noun-n01 = 6 goblin
    .one = 6 goblin
    .many = 6 goblin
    .the = i 6 goblin
    .of = dei 6 goblin
    .gender = masculine
noun-n02 = 8 goblin
    .one = 8 goblin
    .many = 8 goblin
    .the = gli 8 goblin
    .of = degli 8 goblin
    .gender = masculine
noun-n03 = 4 orchi
    .one = 4 orchi
    .many = 4 orchi
    .the = i 4 orchi
    .of = dei 4 orchi
    .gender = masculine
noun-n04 = 5 orchi
    .one = 5 orchi
    .many = 5 orchi
    .the = i 5 orchi
    .of = dei 5 orchi
    .gender = masculine
noun-n05 = 3 orchi e 2 orchi arcieri
    .one = 3 orchi e 2 orchi arcieri
    .many = 3 orchi e 2 orchi arcieri
    .the = i 3 orchi e 2 orchi arcieri
    .of = dei 3 orchi e 2 orchi arcieri
    .gender = masculine
noun-n06 = 4 hobgoblin
    .one = 4 hobgoblin
    .many = 4 hobgoblin
    .the = i 4 hobgoblin
    .of = dei 4 hobgoblin
    .gender = masculine
noun-n07 = 4 briganti
    .one = 4 briganti
    .many = 4 briganti
    .the = i 4 briganti
    .of = dei 4 briganti
    .gender = masculine
noun-n08 = 5 briganti
    .one = 5 briganti
    .many = 5 briganti
    .the = i 5 briganti
    .of = dei 5 briganti
    .gender = masculine
noun-n09 = 5 scheletri animati
    .one = 5 scheletri animati
    .many = 5 scheletri animati
    .the = i 5 scheletri animati
    .of = dei 5 scheletri animati
    .gender = masculine
noun-n10 = 5 zombi
    .one = 5 zombi
    .many = 5 zombi
    .the = i 5 zombi
    .of = dei 5 zombi
    .gender = masculine
noun-n11 = 6 zombi
    .one = 6 zombi
    .many = 6 zombi
    .the = i 6 zombi
    .of = dei 6 zombi
    .gender = masculine
noun-n12 = 6 ghoul
    .one = 6 ghoul
    .many = 6 ghoul
    .the = i 6 ghoul
    .of = dei 6 ghoul
    .gender = masculine
noun-n13 = 3 mummie
    .one = 3 mummie
    .many = 3 mummie
    .the = le 3 mummie
    .of = delle 3 mummie
    .gender = feminine
noun-n14 = 3 uomini-ratto
    .one = 3 uomini-ratto
    .many = 3 uomini-ratto
    .the = i 3 uomini-ratto
    .of = dei 3 uomini-ratto
    .gender = masculine
noun-n15 = 4 uomini-ratto
    .one = 4 uomini-ratto
    .many = 4 uomini-ratto
    .the = i 4 uomini-ratto
    .of = dei 4 uomini-ratto
    .gender = masculine
noun-n16 = 3 gnoll
    .one = 3 gnoll
    .many = 3 gnoll
    .the = i 3 gnoll
    .of = dei 3 gnoll
    .gender = masculine
noun-n17 = 3 uomini-bestia
    .one = 3 uomini-bestia
    .many = 3 uomini-bestia
    .the = i 3 uomini-bestia
    .of = dei 3 uomini-bestia
    .gender = masculine
noun-n18 = 4 uomini-bestia
    .one = 4 uomini-bestia
    .many = 4 uomini-bestia
    .the = i 4 uomini-bestia
    .of = dei 4 uomini-bestia
    .gender = masculine
noun-n19 = 3 ragni giganti
    .one = 3 ragni giganti
    .many = 3 ragni giganti
    .the = i 3 ragni giganti
    .of = dei 3 ragni giganti
    .gender = masculine
noun-n20 = 4 ragni giganti
    .one = 4 ragni giganti
    .many = 4 ragni giganti
    .the = i 4 ragni giganti
    .of = dei 4 ragni giganti
    .gender = masculine
noun-n21 = 2 bruti sauriani
    .one = 2 bruti sauriani
    .many = 2 bruti sauriani
    .the = i 2 bruti sauriani
    .of = dei 2 bruti sauriani
    .gender = masculine
noun-n22 = 2 goblin-orso
    .one = 2 goblin-orso
    .many = 2 goblin-orso
    .the = i 2 goblin-orso
    .of = dei 2 goblin-orso
    .gender = masculine
noun-n23 = 1 ogre
    .one = 1 ogre
    .many = 1 ogre
    .the = l’ogre
    .of = dell’ogre
    .gender = masculine
noun-n24 = 2 ogre
    .one = 2 ogre
    .many = 2 ogre
    .the = i 2 ogre
    .of = dei 2 ogre
    .gender = masculine
noun-n25 = 1 spettro
    .one = 1 spettro
    .many = 1 spettro
    .the = lo spettro
    .of = dello spettro
    .gender = masculine
noun-u01 = 1 verme necrofago
    .one = 1 verme necrofago
    .many = 1 verme necrofago
    .the = il verme necrofago
    .of = del verme necrofago
    .gender = masculine
noun-u02 = 1 troll
    .one = 1 troll
    .many = 1 troll
    .the = il troll
    .of = del troll
    .gender = masculine
noun-u03 = 1 orco capoguerra
    .one = 1 orco capoguerra
    .many = 1 orco capoguerra
    .the = l’orco capoguerra
    .of = dell’orco capoguerra
    .gender = masculine
noun-u04 = 1 minotauro
    .one = 1 minotauro
    .many = 1 minotauro
    .the = il minotauro
    .of = del minotauro
    .gender = masculine
noun-u05 = 1 stregone malvagio
    .one = 1 stregone malvagio
    .many = 1 stregone malvagio
    .the = lo stregone malvagio
    .of = dello stregone malvagio
    .gender = masculine
noun-u06 = 1 scheletro stregone
    .one = 1 scheletro stregone
    .many = 1 scheletro stregone
    .the = lo scheletro stregone
    .of = dello scheletro stregone
    .gender = masculine
noun-u07 = 1 guerriero dannato
    .one = 1 guerriero dannato
    .many = 1 guerriero dannato
    .the = il guerriero dannato
    .of = del guerriero dannato
    .gender = masculine
noun-u08 = 1 demone
    .one = 1 demone
    .many = 1 demone
    .the = il demone
    .of = del demone
    .gender = masculine

## Abilità

noun-aldric = Aldric
    .one = Aldric
    .many = Aldric
    .the = Aldric
    .of = di Aldric
    .gender = masculine
noun-torek = Torek
    .one = Torek
    .many = Torek
    .the = Torek
    .of = di Torek
    .gender = masculine
noun-bruna = Bruna
    .one = Bruna
    .many = Bruna
    .the = Bruna
    .of = di Bruna
    .gender = feminine
noun-sylva = Sylva
    .one = Sylva
    .many = Sylva
    .the = Sylva
    .of = di Sylva
    .gender = feminine
noun-odile = Odile
    .one = Odile
    .many = Odile
    .the = Odile
    .of = di Odile
    .gender = feminine
noun-gudrun = Gudrun
    .one = Gudrun
    .many = Gudrun
    .the = Gudrun
    .of = di Gudrun
    .gender = feminine
noun-anselm = Anselm
    .one = Anselm
    .many = Anselm
    .the = Anselm
    .of = di Anselm
    .gender = masculine
noun-durgan = Durgan
    .one = Durgan
    .many = Durgan
    .the = Durgan
    .of = di Durgan
    .gender = masculine
noun-elowen = Elowen
    .one = Elowen
    .many = Elowen
    .the = Elowen
    .of = di Elowen
    .gender = feminine
noun-merek = Merek
    .one = Merek
    .many = Merek
    .the = Merek
    .of = di Merek
    .gender = masculine
noun-thessaly = Thessaly
    .one = Thessaly
    .many = Thessaly
    .the = Thessaly
    .of = di Thessaly
    .gender = feminine
noun-ottar = Ottar
    .one = Ottar
    .many = Ottar
    .the = Ottar
    .of = di Ottar
    .gender = masculine
noun-finn = Finn
    .one = Finn
    .many = Finn
    .the = Finn
    .of = di Finn
    .gender = masculine
noun-wren = Wren
    .one = Wren
    .many = Wren
    .the = Wren
    .of = di Wren
    .gender = feminine
noun-vesper = Vesper
    .one = Vesper
    .many = Vesper
    .the = Vesper
    .of = di Vesper
    .gender = feminine
noun-nilo = Nilo
    .one = Nilo
    .many = Nilo
    .the = Nilo
    .of = di Nilo
    .gender = masculine
noun-power-blow = Colpo possente
    .one = Colpo possente
    .many = Colpo possente
    .the = il Colpo possente
    .of = del Colpo possente
    .gender = masculine
noun-whirlwind = Colpo vorticoso
    .one = Colpo vorticoso
    .many = Colpo vorticoso
    .the = il Colpo vorticoso
    .of = del Colpo vorticoso
    .gender = masculine
noun-cleave = Colpo a catena
    .one = Colpo a catena
    .many = Colpo a catena
    .the = il Colpo a catena
    .of = del Colpo a catena
    .gender = masculine
noun-bodyguard = Guardia del corpo
    .one = Guardia del corpo
    .many = Guardia del corpo
    .the = la Guardia del corpo
    .of = della Guardia del corpo
    .gender = feminine
noun-parry = Parata
    .one = Parata
    .many = Parata
    .the = la Parata
    .of = della Parata
    .gender = feminine
noun-charge = Carica
    .one = Carica
    .many = Carica
    .the = la Carica
    .of = della Carica
    .gender = feminine
noun-war-cry = Grido di guerra
    .one = Grido di guerra
    .many = Grido di guerra
    .the = il Grido di guerra
    .of = del Grido di guerra
    .gender = masculine
noun-door-breaker = Sfondatore
    .one = Sfondatore
    .many = Sfondatore
    .the = lo Sfondatore
    .of = dello Sfondatore
    .gender = masculine
noun-magic-missile = Proiettile magico
    .one = Proiettile magico
    .many = Proiettile magico
    .the = il Proiettile magico
    .of = del Proiettile magico
    .gender = masculine
noun-toxic-cloud = Nube tossica
    .one = Nube tossica
    .many = Nube tossica
    .the = la Nube tossica
    .of = della Nube tossica
    .gender = feminine
noun-flight = Volo
    .one = Volo
    .many = Volo
    .the = il Volo
    .of = del Volo
    .gender = masculine
noun-ice-block = Blocco di ghiaccio
    .one = Blocco di ghiaccio
    .many = Blocco di ghiaccio
    .the = il Blocco di ghiaccio
    .of = del Blocco di ghiaccio
    .gender = masculine
noun-earthquake = Terremoto
    .one = Terremoto
    .many = Terremoto
    .the = il Terremoto
    .of = del Terremoto
    .gender = masculine
noun-wall-of-fire = Muro di fuoco
    .one = Muro di fuoco
    .many = Muro di fuoco
    .the = il Muro di fuoco
    .of = del Muro di fuoco
    .gender = masculine
noun-fireball = Palla di fuoco
    .one = Palla di fuoco
    .many = Palla di fuoco
    .the = la Palla di fuoco
    .of = della Palla di fuoco
    .gender = feminine
noun-invisibility = Invisibilità
    .one = Invisibilità
    .many = Invisibilità
    .the = l’Invisibilità
    .of = dell’Invisibilità
    .gender = feminine
noun-astral-armour = Armatura astrale
    .one = Armatura astrale
    .many = Armatura astrale
    .the = l’Armatura astrale
    .of = dell’Armatura astrale
    .gender = feminine
noun-teleport = Teletrasporto
    .one = Teletrasporto
    .many = Teletrasporto
    .the = il Teletrasporto
    .of = del Teletrasporto
    .gender = masculine
noun-heal = Cura
    .one = Cura
    .many = Cura
    .the = la Cura
    .of = della Cura
    .gender = feminine
noun-circle-of-healing = Cerchio di guarigione
    .one = Cerchio di guarigione
    .many = Cerchio di guarigione
    .the = il Cerchio di guarigione
    .of = del Cerchio di guarigione
    .gender = masculine
noun-purify = Purificazione
    .one = Purificazione
    .many = Purificazione
    .the = la Purificazione
    .of = della Purificazione
    .gender = feminine
noun-bless = Benedizione
    .one = Benedizione
    .many = Benedizione
    .the = la Benedizione
    .of = della Benedizione
    .gender = feminine
noun-sanctuary = Santuario
    .one = Santuario
    .many = Santuario
    .the = il Santuario
    .of = del Santuario
    .gender = masculine
noun-turn-undead = Scacciare i non morti
    .one = Scacciare i non morti
    .many = Scacciare i non morti
    .the = Scacciare i non morti
    .of = di Scacciare i non morti
    .gender = masculine
noun-holy-weapon = Arma sacra
    .one = Arma sacra
    .many = Arma sacra
    .the = l’Arma sacra
    .of = dell’Arma sacra
    .gender = feminine
noun-shield-of-faith = Scudo della fede
    .one = Scudo della fede
    .many = Scudo della fede
    .the = lo Scudo della fede
    .of = dello Scudo della fede
    .gender = masculine
noun-find-traps = Individuare trappole
    .one = Individuare trappole
    .many = Individuare trappole
    .the = Individuare trappole
    .of = di Individuare trappole
    .gender = masculine
noun-lock-picking = Scasso
    .one = Scasso
    .many = Scasso
    .the = lo Scasso
    .of = dello Scasso
    .gender = masculine
noun-sixth-sense = Sesto senso
    .one = Sesto senso
    .many = Sesto senso
    .the = il Sesto senso
    .of = del Sesto senso
    .gender = masculine
noun-expert-search = Ricerca esperta
    .one = Ricerca esperta
    .many = Ricerca esperta
    .the = la Ricerca esperta
    .of = della Ricerca esperta
    .gender = feminine
noun-backstab = Colpo alle spalle
    .one = Colpo alle spalle
    .many = Colpo alle spalle
    .the = il Colpo alle spalle
    .of = del Colpo alle spalle
    .gender = masculine
noun-dodge = Schivata
    .one = Schivata
    .many = Schivata
    .the = la Schivata
    .of = della Schivata
    .gender = feminine
noun-stealth = Furtività
    .one = Furtività
    .many = Furtività
    .the = la Furtività
    .of = della Furtività
    .gender = feminine
    .typed = furtivo
noun-aimed-shot = Tiro mirato
    .one = Tiro mirato
    .many = Tiro mirato
    .the = il Tiro mirato
    .of = del Tiro mirato
    .gender = masculine

## Armi

noun-dagger = pugnale
    .one = pugnale
    .many = pugnali
    .the = il pugnale
    .of = del pugnale
    .gender = masculine
noun-staff = bastone
    .one = bastone
    .many = bastoni
    .the = il bastone
    .of = del bastone
    .gender = masculine
noun-sling = fionda
    .one = fionda
    .many = fionde
    .the = la fionda
    .of = della fionda
    .gender = feminine
noun-club = randello
    .one = randello
    .many = randelli
    .the = il randello
    .of = del randello
    .gender = masculine
noun-short-sword = spada corta
    .one = spada corta
    .many = spade corte
    .the = la spada corta
    .of = della spada corta
    .gender = feminine
noun-axe = ascia
    .one = ascia
    .many = asce
    .the = l’ascia
    .of = dell’ascia
    .gender = feminine
noun-short-bow = arco corto
    .one = arco corto
    .many = archi corti
    .the = l’arco corto
    .of = dell’arco corto
    .gender = masculine
noun-light-crossbow = balestra leggera
    .one = balestra leggera
    .many = balestre leggere
    .the = la balestra leggera
    .of = della balestra leggera
    .gender = feminine
noun-hammer = martello
    .one = martello
    .many = martelli
    .the = il martello
    .of = del martello
    .gender = masculine
noun-mace = mazza
    .one = mazza
    .many = mazze
    .the = la mazza
    .of = della mazza
    .gender = feminine
noun-morning-star = stella del mattino
    .one = stella del mattino
    .many = stelle del mattino
    .the = la stella del mattino
    .of = della stella del mattino
    .gender = feminine
noun-spear = lancia
    .one = lancia
    .many = lance
    .the = la lancia
    .of = della lancia
    .gender = feminine
noun-long-sword = spada lunga
    .one = spada lunga
    .many = spade lunghe
    .the = la spada lunga
    .of = della spada lunga
    .gender = feminine
noun-battle-axe = ascia da battaglia
    .one = ascia da battaglia
    .many = asce da battaglia
    .the = l’ascia da battaglia
    .of = dell’ascia da battaglia
    .gender = feminine
noun-long-bow = arco lungo
    .one = arco lungo
    .many = archi lunghi
    .the = l’arco lungo
    .of = dell’arco lungo
    .gender = masculine
noun-heavy-crossbow = balestra pesante
    .one = balestra pesante
    .many = balestre pesanti
    .the = la balestra pesante
    .of = della balestra pesante
    .gender = feminine
noun-halberd = alabarda
    .one = alabarda
    .many = alabarde
    .the = l’alabarda
    .of = dell’alabarda
    .gender = feminine
noun-great-sword = spada a due mani
    .one = spada a due mani
    .many = spade a due mani
    .the = la spada a due mani
    .of = della spada a due mani
    .gender = feminine
noun-great-axe = ascia a due mani
    .one = ascia a due mani
    .many = asce a due mani
    .the = l’ascia a due mani
    .of = dell’ascia a due mani
    .gender = feminine
noun-great-hammer = martello a due mani
    .one = martello a due mani
    .many = martelli a due mani
    .the = il martello a due mani
    .of = del martello a due mani
    .gender = masculine
noun-dagger-plus = pugnale +1
    .one = pugnale +1
    .many = pugnali +1
    .the = il pugnale +1
    .of = del pugnale +1
    .gender = masculine
noun-short-sword-plus = spada corta +1
    .one = spada corta +1
    .many = spade corte +1
    .the = la spada corta +1
    .of = della spada corta +1
    .gender = feminine
noun-long-sword-plus = spada lunga +1
    .one = spada lunga +1
    .many = spade lunghe +1
    .the = la spada lunga +1
    .of = della spada lunga +1
    .gender = feminine
noun-blessed-mace = mazza benedetta +1
    .one = mazza benedetta +1
    .many = mazze benedette +1
    .the = la mazza benedetta +1
    .of = della mazza benedetta +1
    .gender = feminine
    .typed = mazza benedetta
noun-long-bow-plus = arco lungo +1
    .one = arco lungo +1
    .many = archi lunghi +1
    .the = l’arco lungo +1
    .of = dell’arco lungo +1
    .gender = masculine
noun-battle-axe-plus = ascia da battaglia +1
    .one = ascia da battaglia +1
    .many = asce da battaglia +1
    .the = l’ascia da battaglia +1
    .of = dell’ascia da battaglia +1
    .gender = feminine
noun-archmage-staff = bastone dell’arcimago
    .one = bastone dell’arcimago
    .many = bastoni dell’arcimago
    .the = il bastone dell’arcimago
    .of = del bastone dell’arcimago
    .gender = masculine
noun-runeblade = lama runica +2
    .one = lama runica +2
    .many = lame runiche +2
    .the = la lama runica +2
    .of = della lama runica +2
    .gender = feminine
    .typed = lama runica
noun-dwarven-maul = maglio dei nani +2
    .one = maglio dei nani +2
    .many = magli dei nani +2
    .the = il maglio dei nani +2
    .of = del maglio dei nani +2
    .gender = masculine
    .typed = maglio dei nani
noun-watcher-blade = Lama del Guardiano
    .one = Lama del Guardiano
    .many = Lame del Guardiano
    .the = la Lama del Guardiano
    .of = della Lama del Guardiano
    .gender = feminine

## Armature

noun-wizard-cloak = mantello da mago
    .one = mantello da mago
    .many = mantelli da mago
    .the = il mantello da mago
    .of = del mantello da mago
    .gender = masculine
noun-leather-armour = armatura di cuoio
    .one = armatura di cuoio
    .many = armature di cuoio
    .the = l’armatura di cuoio
    .of = dell’armatura di cuoio
    .gender = feminine
noun-small-shield = scudo piccolo
    .one = scudo piccolo
    .many = scudi piccoli
    .the = lo scudo piccolo
    .of = dello scudo piccolo
    .gender = masculine
    .typed = scudo
noun-banded-armour = armatura a bande
    .one = armatura a bande
    .many = armature a bande
    .the = l’armatura a bande
    .of = dell’armatura a bande
    .gender = feminine
noun-scale-armour = armatura a scaglie
    .one = armatura a scaglie
    .many = armature a scaglie
    .the = l’armatura a scaglie
    .of = dell’armatura a scaglie
    .gender = feminine
noun-chain-mail = cotta di maglia
    .one = cotta di maglia
    .many = cotte di maglia
    .the = la cotta di maglia
    .of = della cotta di maglia
    .gender = feminine
noun-light-plate = armatura a piastre leggera
    .one = armatura a piastre leggera
    .many = armature a piastre leggere
    .the = l’armatura a piastre leggera
    .of = dell’armatura a piastre leggera
    .gender = feminine
noun-full-plate = armatura a piastre completa
    .one = armatura a piastre completa
    .many = armature a piastre complete
    .the = l’armatura a piastre completa
    .of = dell’armatura a piastre completa
    .gender = feminine
    .typed = armatura di piastre completa
noun-leather-armour-plus = armatura di cuoio +1
    .one = armatura di cuoio +1
    .many = armature di cuoio +1
    .the = l’armatura di cuoio +1
    .of = dell’armatura di cuoio +1
    .gender = feminine
noun-small-shield-plus = scudo piccolo +1
    .one = scudo piccolo +1
    .many = scudi piccoli +1
    .the = lo scudo piccolo +1
    .of = dello scudo piccolo +1
    .gender = masculine
noun-scale-armour-plus = armatura a scaglie +1
    .one = armatura a scaglie +1
    .many = armature a scaglie +1
    .the = l’armatura a scaglie +1
    .of = dell’armatura a scaglie +1
    .gender = feminine
noun-chain-mail-plus = cotta di maglia +1
    .one = cotta di maglia +1
    .many = cotte di maglia +1
    .the = la cotta di maglia +1
    .of = della cotta di maglia +1
    .gender = feminine

## Altri oggetti

noun-stone = pietra
    .one = pietra
    .many = pietre
    .the = la pietra
    .of = della pietra
    .gender = feminine
noun-arrow = freccia
    .one = freccia
    .many = frecce
    .the = la freccia
    .of = della freccia
    .gender = feminine
noun-bolt = quadrello
    .one = quadrello
    .many = quadrelli
    .the = il quadrello
    .of = del quadrello
    .gender = masculine
noun-runed-stone = pietra runica
    .one = pietra runica
    .many = pietre runiche
    .the = la pietra runica
    .of = della pietra runica
    .gender = feminine
noun-runed-arrow = freccia runica
    .one = freccia runica
    .many = frecce runiche
    .the = la freccia runica
    .of = della freccia runica
    .gender = feminine
noun-runed-bolt = quadrello runico
    .one = quadrello runico
    .many = quadrelli runici
    .the = il quadrello runico
    .of = del quadrello runico
    .gender = masculine
noun-lantern = lanterna
    .one = lanterna
    .many = lanterne
    .the = la lanterna
    .of = della lanterna
    .gender = feminine
noun-torch = torcia
    .one = torcia
    .many = torce
    .the = la torcia
    .of = della torcia
    .gender = feminine
noun-rope = corda
    .one = corda
    .many = corde
    .the = la corda
    .of = della corda
    .gender = feminine
noun-rat-poison = veleno per topi
    .one = veleno per topi
    .many = dosi di veleno per topi
    .the = il veleno per topi
    .of = del veleno per topi
    .gender = masculine
noun-poison = veleno
    .one = veleno
    .many = dosi di veleno
    .the = il veleno
    .of = del veleno
    .gender = masculine
    .typed = veleno per armi
noun-healing-potion = pozione di guarigione
    .one = pozione di guarigione
    .many = pozioni di guarigione
    .the = la pozione di guarigione
    .of = della pozione di guarigione
    .gender = feminine
noun-greater-healing-potion = grande pozione di guarigione
    .one = grande pozione di guarigione
    .many = grandi pozioni di guarigione
    .the = la grande pozione di guarigione
    .of = della grande pozione di guarigione
    .gender = feminine
noun-potion-of-vigour = pozione di vigore
    .one = pozione di vigore
    .many = pozioni di vigore
    .the = la pozione di vigore
    .of = della pozione di vigore
    .gender = feminine
noun-potion-of-strength = pozione di forza
    .one = pozione di forza
    .many = pozioni di forza
    .the = la pozione di forza
    .of = della pozione di forza
    .gender = feminine
noun-antidote = antidoto
    .one = antidoto
    .many = antidoti
    .the = l’antidoto
    .of = dell’antidoto
    .gender = masculine
noun-elixir-of-heroism = elisir d’eroismo
    .one = elisir d’eroismo
    .many = elisir d’eroismo
    .the = l’elisir d’eroismo
    .of = dell’elisir d’eroismo
    .gender = masculine
noun-scroll-of-warding = pergamena di protezione
    .one = pergamena di protezione
    .many = pergamene di protezione
    .the = la pergamena di protezione
    .of = della pergamena di protezione
    .gender = feminine
noun-key = chiave
    .one = chiave
    .many = chiavi
    .the = la chiave
    .of = della chiave
    .gender = feminine
noun-warding-ring = anello di protezione
    .one = anello di protezione
    .many = anelli di protezione
    .the = l’anello di protezione
    .of = dell’anello di protezione
    .gender = masculine
noun-amulet-of-life = amuleto della vita
    .one = amuleto della vita
    .many = amuleti della vita
    .the = l’amuleto della vita
    .of = dell’amuleto della vita
    .gender = masculine
noun-swift-boots = stivali veloci
    .one = paio di stivali veloci
    .many = paia di stivali veloci
    .the = gli stivali veloci
    .of = degli stivali veloci
    .gender = masculine
noun-gauntlets-of-might = guanti della forza
    .one = paio di guanti della forza
    .many = paia di guanti della forza
    .the = i guanti della forza
    .of = dei guanti della forza
    .gender = masculine
noun-sanctuary-lamp = lampada del santuario
    .one = lampada del santuario
    .many = lampade del santuario
    .the = la lampada del santuario
    .of = della lampada del santuario
    .gender = feminine
    .typed = lampada
noun-scroll-magic-missile = pergamena di Proiettile magico
    .one = pergamena di Proiettile magico
    .many = pergamene di Proiettile magico
    .the = la pergamena di Proiettile magico
    .of = della pergamena di Proiettile magico
    .gender = feminine
noun-scroll-toxic-cloud = pergamena di Nube tossica
    .one = pergamena di Nube tossica
    .many = pergamene di Nube tossica
    .the = la pergamena di Nube tossica
    .of = della pergamena di Nube tossica
    .gender = feminine
noun-scroll-flight = pergamena di Volo
    .one = pergamena di Volo
    .many = pergamene di Volo
    .the = la pergamena di Volo
    .of = della pergamena di Volo
    .gender = feminine
noun-scroll-ice-block = pergamena di Blocco di ghiaccio
    .one = pergamena di Blocco di ghiaccio
    .many = pergamene di Blocco di ghiaccio
    .the = la pergamena di Blocco di ghiaccio
    .of = della pergamena di Blocco di ghiaccio
    .gender = feminine
noun-scroll-earthquake = pergamena di Terremoto
    .one = pergamena di Terremoto
    .many = pergamene di Terremoto
    .the = la pergamena di Terremoto
    .of = della pergamena di Terremoto
    .gender = feminine
noun-scroll-wall-of-fire = pergamena di Muro di fuoco
    .one = pergamena di Muro di fuoco
    .many = pergamene di Muro di fuoco
    .the = la pergamena di Muro di fuoco
    .of = della pergamena di Muro di fuoco
    .gender = feminine
noun-scroll-fireball = pergamena di Palla di fuoco
    .one = pergamena di Palla di fuoco
    .many = pergamene di Palla di fuoco
    .the = la pergamena di Palla di fuoco
    .of = della pergamena di Palla di fuoco
    .gender = feminine
noun-scroll-invisibility = pergamena d’Invisibilità
    .one = pergamena d’Invisibilità
    .many = pergamene d’Invisibilità
    .the = la pergamena d’Invisibilità
    .of = della pergamena d’Invisibilità
    .gender = feminine
noun-scroll-astral-armour = pergamena d’Armatura astrale
    .one = pergamena d’Armatura astrale
    .many = pergamene d’Armatura astrale
    .the = la pergamena d’Armatura astrale
    .of = della pergamena d’Armatura astrale
    .gender = feminine
noun-scroll-teleport = pergamena di Teletrasporto
    .one = pergamena di Teletrasporto
    .many = pergamene di Teletrasporto
    .the = la pergamena di Teletrasporto
    .of = della pergamena di Teletrasporto
    .gender = feminine

## Altri tesori

noun-purse = borsello
    .one = borsello
    .many = borselli
    .the = il borsello
    .of = del borsello
    .gender = masculine
noun-bag-of-gold = sacco d’oro
    .one = sacco d’oro
    .many = sacchi d’oro
    .the = il sacco d’oro
    .of = del sacco d’oro
    .gender = masculine
noun-gem = gemma
    .one = gemma
    .many = gemme
    .the = la gemma
    .of = della gemma
    .gender = feminine
noun-jewels = gioielli
    .one = manciata di gioielli
    .many = manciate di gioielli
    .the = i gioielli
    .of = dei gioielli
    .gender = feminine
noun-royal-casket = scrigno reale
    .one = scrigno reale
    .many = scrigni reali
    .the = lo scrigno reale
    .of = dello scrigno reale
    .gender = masculine
noun-spell-scroll = pergamena d’incantesimo
    .one = pergamena d’incantesimo
    .many = pergamene d’incantesimo
    .the = la pergamena d’incantesimo
    .of = della pergamena d’incantesimo
    .gender = feminine
noun-full-quiver = faretra piena
    .one = faretra piena
    .many = faretre piene
    .the = la faretra piena
    .of = della faretra piena
    .gender = feminine
noun-runed-missiles = proiettili runici
    .one = fascio di proiettili runici
    .many = fasci di proiettili runici
    .the = i proiettili runici
    .of = dei proiettili runici
    .gender = masculine
noun-explorer-pack = zaino da esploratore
    .one = zaino da esploratore
    .many = zaini da esploratore
    .the = lo zaino da esploratore
    .of = dello zaino da esploratore
    .gender = masculine
noun-poison-vial = fiala di veleno per armi
    .one = fiala di veleno per armi
    .many = fiale di veleno per armi
    .the = la fiala di veleno per armi
    .of = della fiala di veleno per armi
    .gender = feminine

## Carte Evento

noun-wandering-monster = Mostro errante
    .one = Mostro errante
    .many = Mostri erranti
    .the = il Mostro errante
    .of = del Mostro errante
    .gender = masculine
noun-ambush = Imboscata
    .one = Imboscata
    .many = Imboscate
    .the = l’Imboscata
    .of = dell’Imboscata
    .gender = feminine
noun-reinforcements = Rinforzi
    .one = Rinforzi
    .many = Rinforzi
    .the = i Rinforzi
    .of = dei Rinforzi
    .gender = masculine
noun-rat-swarm = Sciame di ratti
    .one = Sciame di ratti
    .many = Sciami di ratti
    .the = lo Sciame di ratti
    .of = dello Sciame di ratti
    .gender = masculine
noun-pit = Fossa
    .one = Fossa
    .many = Fosse
    .the = la Fossa
    .of = della Fossa
    .gender = feminine
noun-poisoned-dart = Dardo avvelenato
    .one = Dardo avvelenato
    .many = Dardi avvelenati
    .the = il Dardo avvelenato
    .of = del Dardo avvelenato
    .gender = masculine
noun-falling-block = Blocco di pietra
    .one = Blocco di pietra
    .many = Blocchi di pietra
    .the = il Blocco di pietra
    .of = del Blocco di pietra
    .gender = masculine
noun-sleeping-gas = Gas soporifero
    .one = Gas soporifero
    .many = Gas soporiferi
    .the = il Gas soporifero
    .of = del Gas soporifero
    .gender = masculine
noun-portcullis = Saracinesca
    .one = Saracinesca
    .many = Saracinesche
    .the = la Saracinesca
    .of = della Saracinesca
    .gender = feminine
noun-alarm = Allarme
    .one = Allarme
    .many = Allarmi
    .the = l’Allarme
    .of = dell’Allarme
    .gender = masculine
noun-curse = Maledizione
    .one = Maledizione
    .many = Maledizioni
    .the = la Maledizione
    .of = della Maledizione
    .gender = feminine
noun-weariness = Spossatezza
    .one = Spossatezza
    .many = Spossatezza
    .the = la Spossatezza
    .of = della Spossatezza
    .gender = feminine
noun-darkness = Tenebre
    .one = Tenebre
    .many = Tenebre
    .the = le Tenebre
    .of = delle Tenebre
    .gender = feminine
noun-terror = Terrore
    .one = Terrore
    .many = Terrori
    .the = il Terrore
    .of = del Terrore
    .gender = masculine
noun-broken-weapon = Arma spezzata
    .one = Arma spezzata
    .many = Armi spezzate
    .the = l’Arma spezzata
    .of = dell’Arma spezzata
    .gender = feminine
noun-gremlin = Gremlin
    .one = Gremlin
    .many = Gremlin
    .the = il Gremlin
    .of = del Gremlin
    .gender = masculine
noun-cave-in = Crollo
    .one = Crollo
    .many = Crolli
    .the = il Crollo
    .of = del Crollo
    .gender = masculine
noun-sealed-door = Porta sigillata
    .one = Porta sigillata
    .many = Porte sigillate
    .the = la Porta sigillata
    .of = della Porta sigillata
    .gender = feminine
noun-shifting-passages = Passaggi mutevoli
    .one = Passaggi mutevoli
    .many = Passaggi mutevoli
    .the = i Passaggi mutevoli
    .of = dei Passaggi mutevoli
    .gender = masculine
noun-lost = Smarriti
    .one = Smarriti
    .many = Smarriti
    .the = Smarriti
    .of = di Smarriti
    .gender = masculine
noun-frenzy = Frenesia
    .one = Frenesia
    .many = Frenesie
    .the = la Frenesia
    .of = della Frenesia
    .gender = feminine
noun-dark-favour = Favore delle tenebre
    .one = Favore delle tenebre
    .many = Favori delle tenebre
    .the = il Favore delle tenebre
    .of = del Favore delle tenebre
    .gender = masculine
noun-black-blood = Sangue nero
    .one = Sangue nero
    .many = Sangue nero
    .the = il Sangue nero
    .of = del Sangue nero
    .gender = masculine
noun-black-magic = Magia nera
    .one = Magia nera
    .many = Magia nera
    .the = la Magia nera
    .of = della Magia nera
    .gender = feminine
noun-uneasy-calm = Calma ingannevole
    .one = Calma ingannevole
    .many = Calme ingannevoli
    .the = la Calma ingannevole
    .of = della Calma ingannevole
    .gender = feminine
noun-dead-adventurer = Avventuriero morto
    .one = Avventuriero morto
    .many = Avventurieri morti
    .the = l’Avventuriero morto
    .of = dell’Avventuriero morto
    .gender = masculine
noun-prisoner = Prigioniero in catene
    .one = Prigioniero in catene
    .many = Prigionieri in catene
    .the = il Prigioniero
    .of = del Prigioniero
    .gender = masculine

## Mobili

noun-chest = forziere
    .one = forziere
    .many = forzieri
    .the = il forziere
    .of = del forziere
    .gender = masculine
noun-cupboard = armadio
    .one = armadio
    .many = armadi
    .the = l’armadio
    .of = dell’armadio
    .gender = masculine
noun-weapon-rack = rastrelliera
    .one = rastrelliera
    .many = rastrelliere
    .the = la rastrelliera
    .of = della rastrelliera
    .gender = feminine
noun-table = tavolo
    .one = tavolo
    .many = tavoli
    .the = il tavolo
    .of = del tavolo
    .gender = masculine
noun-bookcase = libreria
    .one = libreria
    .many = librerie
    .the = la libreria
    .of = della libreria
    .gender = feminine
noun-bench = banco dell’alchimista
    .one = banco dell’alchimista
    .many = banchi dell’alchimista
    .the = il banco dell’alchimista
    .of = del banco dell’alchimista
    .gender = masculine
    .typed = banco
noun-hearth = focolare
    .one = focolare
    .many = focolari
    .the = il focolare
    .of = del focolare
    .gender = masculine
noun-altar = altare
    .one = altare
    .many = altari
    .the = l’altare
    .of = dell’altare
    .gender = masculine
noun-sarcophagus = sarcofago
    .one = sarcofago
    .many = sarcofagi
    .the = il sarcofago
    .of = del sarcofago
    .gender = masculine
noun-desk = scrittoio
    .one = scrittoio
    .many = scrittoi
    .the = lo scrittoio
    .of = dello scrittoio
    .gender = masculine
noun-statue = statua
    .one = statua
    .many = statue
    .the = la statua
    .of = della statua
    .gender = feminine
noun-fountain = fontana
    .one = fontana
    .many = fontane
    .the = la fontana
    .of = della fontana
    .gender = feminine
noun-circle = cerchio magico
    .one = cerchio magico
    .many = cerchi magici
    .the = il cerchio magico
    .of = del cerchio magico
    .gender = masculine
    .typed = cerchio
noun-throne = trono
    .one = trono
    .many = troni
    .the = il trono
    .of = del trono
    .gender = masculine
noun-torture-rack = cavalletto di tortura
    .one = cavalletto di tortura
    .many = cavalletti di tortura
    .the = il cavalletto di tortura
    .of = del cavalletto di tortura
    .gender = masculine
    .typed = cavalletto
noun-crevasse = crepaccio
    .one = crepaccio
    .many = crepacci
    .the = il crepaccio
    .of = del crepaccio
    .gender = masculine
noun-bridge-none = nessun ponte
    .one = nessun ponte
    .many = nessun ponte
    .the = nessun ponte
    .of = di nessun ponte
    .gender = masculine
noun-bridge-bad = ponte malandato
    .one = ponte malandato
    .many = ponti malandati
    .the = il ponte malandato
    .of = del ponte malandato
    .gender = masculine
noun-bridge-sound = ponte solido
    .one = ponte solido
    .many = ponti solidi
    .the = il ponte solido
    .of = del ponte solido
    .gender = masculine

## Carte Dungeon

noun-corridor = corridoio
    .one = corridoio
    .many = corridoi
    .the = il corridoio
    .of = del corridoio
    .gender = masculine
noun-locked-corridor = corridoio chiuso a chiave
    .one = corridoio chiuso a chiave
    .many = corridoi chiusi a chiave
    .the = il corridoio chiuso a chiave
    .of = del corridoio chiuso a chiave
    .gender = masculine
noun-corridor-with-side-door = corridoio con porta laterale
    .one = corridoio con porta laterale
    .many = corridoi con porta laterale
    .the = il corridoio con porta laterale
    .of = del corridoio con porta laterale
    .gender = masculine
noun-side-exit-corridor = lunga deviazione
    .one = lunga deviazione
    .many = lunghe deviazioni
    .the = la lunga deviazione
    .of = della lunga deviazione
    .gender = feminine
noun-corner = gomito
    .one = gomito
    .many = gomiti
    .the = il gomito
    .of = del gomito
    .gender = masculine
noun-t-junction = incrocio a T
    .one = incrocio a T
    .many = incroci a T
    .the = l’incrocio a T
    .of = dell’incrocio a T
    .gender = masculine
noun-locked-t-junction = incrocio a T chiuso a chiave
    .one = incrocio a T chiuso a chiave
    .many = incroci a T chiusi a chiave
    .the = l’incrocio a T chiuso a chiave
    .of = dell’incrocio a T chiuso a chiave
    .gender = masculine
noun-crossroads = crocevia
    .one = crocevia
    .many = crocevia
    .the = il crocevia
    .of = del crocevia
    .gender = masculine
noun-stairs = scale
    .one = scale
    .many = scale
    .the = le scale
    .of = delle scale
    .gender = feminine
noun-square-room = stanza quadrata
    .one = stanza quadrata
    .many = stanze quadrate
    .the = la stanza quadrata
    .of = della stanza quadrata
    .gender = feminine
noun-square-room-two-exits = stanza quadrata a due uscite
    .one = stanza quadrata a due uscite
    .many = stanze quadrate a due uscite
    .the = la stanza quadrata a due uscite
    .of = della stanza quadrata a due uscite
    .gender = feminine
noun-square-room-side-exit = stanza quadrata d’angolo
    .one = stanza quadrata d’angolo
    .many = stanze quadrate d’angolo
    .the = la stanza quadrata d’angolo
    .of = della stanza quadrata d’angolo
    .gender = feminine
noun-square-room-three-exits = stanza quadrata a tre uscite
    .one = stanza quadrata a tre uscite
    .many = stanze quadrate a tre uscite
    .the = la stanza quadrata a tre uscite
    .of = della stanza quadrata a tre uscite
    .gender = feminine
noun-locked-square-room = stanza quadrata chiusa a chiave
    .one = stanza quadrata chiusa a chiave
    .many = stanze quadrate chiuse a chiave
    .the = la stanza quadrata chiusa a chiave
    .of = della stanza quadrata chiusa a chiave
    .gender = feminine
noun-royal-crypt = cripta reale
    .one = cripta reale
    .many = cripte reali
    .the = la cripta reale
    .of = della cripta reale
    .gender = feminine
noun-throne-hall = grande sala del trono
    .one = grande sala del trono
    .many = grandi sale del trono
    .the = la grande sala del trono
    .of = della grande sala del trono
    .gender = feminine
noun-unholy-temple = tempio empio
    .one = tempio empio
    .many = templi empi
    .the = il tempio empio
    .of = del tempio empio
    .gender = masculine
noun-chasm-hall = sala della voragine
    .one = sala della voragine
    .many = sale della voragine
    .the = la sala della voragine
    .of = della sala della voragine
    .gender = feminine
noun-arena = arena
    .one = arena
    .many = arene
    .the = l’arena
    .of = dell’arena
    .gender = feminine
noun-laboratory = laboratorio
    .one = laboratorio
    .many = laboratori
    .the = il laboratorio
    .of = del laboratorio
    .gender = masculine

## Carte Stanza

noun-guardroom = corpo di guardia
    .one = corpo di guardia
    .many = corpi di guardia
    .the = il corpo di guardia
    .of = del corpo di guardia
    .gender = masculine
noun-storeroom = magazzino
    .one = magazzino
    .many = magazzini
    .the = il magazzino
    .of = del magazzino
    .gender = masculine
noun-cell = cella
    .one = cella
    .many = celle
    .the = la cella
    .of = della cella
    .gender = feminine
noun-torture-chamber = camera di tortura
    .one = camera di tortura
    .many = camere di tortura
    .the = la camera di tortura
    .of = della camera di tortura
    .gender = feminine
noun-library = biblioteca
    .one = biblioteca
    .many = biblioteche
    .the = la biblioteca
    .of = della biblioteca
    .gender = feminine
noun-sorcerer-study = studio dello stregone
    .one = studio dello stregone
    .many = studi dello stregone
    .the = lo studio dello stregone
    .of = dello studio dello stregone
    .gender = masculine
noun-alchemist-room = stanza dell’alchimista
    .one = stanza dell’alchimista
    .many = stanze dell’alchimista
    .the = la stanza dell’alchimista
    .of = della stanza dell’alchimista
    .gender = feminine
noun-crypt = cripta
    .one = cripta
    .many = cripte
    .the = la cripta
    .of = della cripta
    .gender = feminine
noun-double-vault = doppio sepolcro
    .one = doppio sepolcro
    .many = doppi sepolcri
    .the = il doppio sepolcro
    .of = del doppio sepolcro
    .gender = masculine
noun-unholy-chapel = cappella empia
    .one = cappella empia
    .many = cappelle empie
    .the = la cappella empia
    .of = della cappella empia
    .gender = feminine
noun-circle-chamber = camera del cerchio
    .one = camera del cerchio
    .many = camere del cerchio
    .the = la camera del cerchio
    .of = della camera del cerchio
    .gender = feminine
noun-fountain-room = stanza della fontana
    .one = stanza della fontana
    .many = stanze della fontana
    .the = la stanza della fontana
    .of = della stanza della fontana
    .gender = feminine
noun-idol-room = stanza dell’idolo
    .one = stanza dell’idolo
    .many = stanze dell’idolo
    .the = la stanza dell’idolo
    .of = della stanza dell’idolo
    .gender = feminine
noun-barracks = dormitorio
    .one = dormitorio
    .many = dormitori
    .the = il dormitorio
    .of = del dormitorio
    .gender = masculine
noun-kitchen = cucina
    .one = cucina
    .many = cucine
    .the = la cucina
    .of = della cucina
    .gender = feminine
noun-lair = tana
    .one = tana
    .many = tane
    .the = la tana
    .of = della tana
    .gender = feminine
noun-refectory = refettorio
    .one = refettorio
    .many = refettori
    .the = il refettorio
    .of = del refettorio
    .gender = masculine
noun-throne-room = sala del trono
    .one = sala del trono
    .many = sale del trono
    .the = la sala del trono
    .of = della sala del trono
    .gender = feminine
noun-great-crypt = grande cripta
    .one = grande cripta
    .many = grandi cripte
    .the = la grande cripta
    .of = della grande cripta
    .gender = feminine
noun-chasm = voragine
    .one = voragine
    .many = voragini
    .the = la voragine
    .of = della voragine
    .gender = feminine
noun-treasure-bridge = ponte del tesoro
    .one = ponte del tesoro
    .many = ponti del tesoro
    .the = il ponte del tesoro
    .of = del ponte del tesoro
    .gender = masculine
noun-armoury = armeria
    .one = armeria
    .many = armerie
    .the = l’armeria
    .of = dell’armeria
    .gender = feminine
noun-temple = tempio
    .one = tempio
    .many = templi
    .the = il tempio
    .of = del tempio
    .gender = masculine
noun-great-library = grande biblioteca
    .one = grande biblioteca
    .many = grandi biblioteche
    .the = la grande biblioteca
    .of = della grande biblioteca
    .gender = feminine
noun-alchemy-hall = sala d’alchimia
    .one = sala d’alchimia
    .many = sale d’alchimia
    .the = la sala d’alchimia
    .of = della sala d’alchimia
    .gender = feminine
noun-nymphaeum = ninfeo
    .one = ninfeo
    .many = ninfei
    .the = il ninfeo
    .of = del ninfeo
    .gender = masculine
noun-treasury = sala del tesoro
    .one = sala del tesoro
    .many = sale del tesoro
    .the = la sala del tesoro
    .of = della sala del tesoro
    .gender = feminine

## Missioni (la Lama del Guardiano è anche un oggetto)

noun-free-delve = Discesa libera
    .one = Discesa libera
    .many = Discese libere
    .the = la Discesa libera
    .of = della Discesa libera
    .gender = feminine
noun-necromancer = Il Negromante della Cripta Bassa
    .one = Il Negromante della Cripta Bassa
    .many = Il Negromante della Cripta Bassa
    .the = il Negromante della Cripta Bassa
    .of = del Negromante della Cripta Bassa
    .gender = masculine
noun-captives = I Prigionieri del Crocevia
    .one = I Prigionieri del Crocevia
    .many = I Prigionieri del Crocevia
    .the = i Prigionieri del Crocevia
    .of = dei Prigionieri del Crocevia
    .gender = masculine
noun-poisoned-spring = La Sorgente avvelenata
    .one = La Sorgente avvelenata
    .many = La Sorgente avvelenata
    .the = la Sorgente avvelenata
    .of = della Sorgente avvelenata
    .gender = feminine
noun-whispering-chasm = La Voragine dei Sussurri
    .one = La Voragine dei Sussurri
    .many = La Voragine dei Sussurri
    .the = la Voragine dei Sussurri
    .of = della Voragine dei Sussurri
    .gender = feminine
noun-bull-labyrinth = Il Labirinto del Toro
    .one = Il Labirinto del Toro
    .many = Il Labirinto del Toro
    .the = il Labirinto del Toro
    .of = del Labirinto del Toro
    .gender = masculine
noun-starless-night = Notte senza stelle
    .one = Notte senza stelle
    .many = Notte senza stelle
    .the = la Notte senza stelle
    .of = della Notte senza stelle
    .gender = feminine
noun-infernal-pact = Il Patto infernale
    .one = Il Patto infernale
    .many = Il Patto infernale
    .the = il Patto infernale
    .of = del Patto infernale
    .gender = masculine

## Condizioni: la parola dice come si è, `.the` nomina la cosa (Fossa, Prigioniero, Santuario, Furtività sono carte, vedi là)

noun-poisoned = avvelenato
    .one = avvelenato
    .many = avvelenati
    .the = il veleno
    .of = del veleno
    .gender = masculine
noun-venom = veleno nel sangue
    .one = veleno nel sangue
    .many = veleno nel sangue
    .the = il veleno
    .of = del veleno
    .gender = masculine
noun-cursed = maledetto
    .one = maledetto
    .many = maledetti
    .the = la maledizione
    .of = della maledizione
    .gender = feminine
noun-weakened = indebolito
    .one = indebolito
    .many = indeboliti
    .the = l’indebolimento
    .of = dell’indebolimento
    .gender = masculine
noun-frozen = congelato
    .one = congelato
    .many = congelati
    .the = il ghiaccio
    .of = del ghiaccio
    .gender = masculine
noun-slowed = rallentato
    .one = rallentato
    .many = rallentati
    .the = il rallentamento
    .of = del rallentamento
    .gender = masculine
noun-asleep = addormentato
    .one = addormentato
    .many = addormentati
    .the = il sonno
    .of = del sonno
    .gender = masculine
noun-flying = in volo
    .one = in volo
    .many = in volo
    .the = il volo
    .of = del volo
    .gender = masculine
noun-invisible = invisibile
    .one = invisibile
    .many = invisibili
    .the = l’invisibilità
    .of = dell’invisibilità
    .gender = feminine
noun-favoured = favorito
    .one = favorito
    .many = favoriti
    .the = il favore del cerchio
    .of = del favore del cerchio
    .gender = masculine
noun-blessed = benedetto
    .one = benedetto
    .many = benedetti
    .the = la benedizione
    .of = della benedizione
    .gender = feminine
noun-hallowed = consacrato
    .one = consacrato
    .many = consacrati
    .the = la consacrazione
    .of = della consacrazione
    .gender = feminine
noun-shielded = protetto
    .one = protetto
    .many = protetti
    .the = la protezione astrale
    .of = della protezione astrale
    .gender = feminine
noun-daunted = intimidito
    .one = intimidito
    .many = intimiditi
    .the = lo spavento
    .of = dello spavento
    .gender = masculine
noun-mighty = potenziato
    .one = potenziato
    .many = potenziati
    .the = la forza accresciuta
    .of = della forza accresciuta
    .gender = feminine
noun-heroic = eroico
    .one = eroico
    .many = eroici
    .the = l’eroismo
    .of = dell’eroismo
    .gender = masculine
noun-envenomed = arma avvelenata
    .one = arma avvelenata
    .many = armi avvelenate
    .the = l’arma avvelenata
    .of = dell’arma avvelenata
    .gender = feminine
noun-rat-poisoned = arma al veleno per topi
    .one = arma al veleno per topi
    .many = armi al veleno per topi
    .the = l’arma al veleno per topi
    .of = dell’arma al veleno per topi
    .gender = feminine
noun-sapped = fiaccato
    .one = fiaccato
    .many = fiaccati
    .the = la perdita di vigore
    .of = della perdita di vigore
    .gender = feminine
noun-favour = favore
    .one = favore
    .many = favori
    .the = il favore
    .of = del favore
    .gender = masculine
noun-spent = sfinito
    .one = sfinito
    .many = sfiniti
    .the = lo sfinimento
    .of = dello sfinimento
    .gender = masculine
noun-turned = scacciato
    .one = scacciato
    .many = scacciati
    .the = la fuga
    .of = della fuga
    .gender = feminine
noun-frenzied = in frenesia
    .one = in frenesia
    .many = in frenesia
    .the = la frenesia
    .of = della frenesia
    .gender = feminine

## Sul tabellone

noun-door = porta
    .one = porta
    .many = porte
    .the = la porta
    .of = della porta
    .gender = feminine
noun-web = ragnatela
    .one = ragnatela
    .many = ragnatele
    .the = la ragnatela
    .of = della ragnatela
    .gender = feminine
noun-fire = fuoco
    .one = fuoco
    .many = fuochi
    .the = il fuoco
    .of = del fuoco
    .gender = masculine
noun-cloud = nube
    .one = nube
    .many = nubi
    .the = la nube
    .of = della nube
    .gender = feminine
noun-block = blocco
    .one = blocco
    .many = blocchi
    .the = il blocco
    .of = del blocco
    .gender = masculine
noun-north = nord
    .one = nord
    .many = nord
    .the = il nord
    .of = del nord
    .gender = masculine
noun-east = est
    .one = est
    .many = est
    .the = l’est
    .of = dell’est
    .gender = masculine
noun-south = sud
    .one = sud
    .many = sud
    .the = il sud
    .of = del sud
    .gender = masculine
noun-west = ovest
    .one = ovest
    .many = ovest
    .the = l’ovest
    .of = dell’ovest
    .gender = masculine
noun-column-a = colonna A
    .one = colonna A
    .many = colonna A
    .the = la colonna A
    .of = della colonna A
    .gender = feminine
noun-column-b = colonna B
    .one = colonna B
    .many = colonna B
    .the = la colonna B
    .of = della colonna B
    .gender = feminine
noun-column-c = colonna C
    .one = colonna C
    .many = colonna C
    .the = la colonna C
    .of = della colonna C
    .gender = feminine
noun-column-d = colonna D
    .one = colonna D
    .many = colonna D
    .the = la colonna D
    .of = della colonna D
    .gender = feminine
noun-column-e = colonna E
    .one = colonna E
    .many = colonna E
    .the = la colonna E
    .of = della colonna E
    .gender = feminine
noun-column-f = colonna F
    .one = colonna F
    .many = colonna F
    .the = la colonna F
    .of = della colonna F
    .gender = feminine
noun-column-g = colonna G
    .one = colonna G
    .many = colonna G
    .the = la colonna G
    .of = della colonna G
    .gender = feminine
noun-column-h = colonna H
    .one = colonna H
    .many = colonna H
    .the = la colonna H
    .of = della colonna H
    .gender = feminine
noun-column-i = colonna I
    .one = colonna I
    .many = colonna I
    .the = la colonna I
    .of = della colonna I
    .gender = feminine
noun-column-j = colonna J
    .one = colonna J
    .many = colonna J
    .the = la colonna J
    .of = della colonna J
    .gender = feminine

## Misure

noun-number = numero
    .one = numero
    .many = numeri
    .the = il numero
    .of = del numero
    .gender = masculine
noun-zone = zona
    .one = zona
    .many = zone
    .the = la zona
    .of = della zona
    .gender = feminine
noun-row = riga
    .one = riga
    .many = righe
    .the = la riga
    .of = della riga
    .gender = feminine
noun-way = posa
    .one = posa
    .many = pose
    .the = la posa
    .of = della posa
    .gender = feminine
noun-die = dado
    .one = dado
    .many = dadi
    .the = il dado
    .of = del dado
    .gender = masculine

## Fasi, colpi, dadi

noun-exploration = esplorazione
    .one = esplorazione
    .many = esplorazioni
    .the = l’esplorazione
    .of = dell’esplorazione
    .gender = feminine
noun-combat = combattimento
    .one = combattimento
    .many = combattimenti
    .the = il combattimento
    .of = del combattimento
    .gender = masculine
noun-blow = colpo
    .one = colpo
    .many = colpi
    .the = il colpo
    .of = del colpo
    .gender = masculine
noun-spell = incantesimo
    .one = incantesimo
    .many = incantesimi
    .the = l’incantesimo
    .of = dell’incantesimo
    .gender = masculine
noun-attack-die = dado d’attacco
    .one = dado d’attacco
    .many = dadi d’attacco
    .the = il dado d’attacco
    .of = del dado d’attacco
    .gender = masculine
noun-defence-die = dado di difesa
    .one = dado di difesa
    .many = dadi di difesa
    .the = il dado di difesa
    .of = del dado di difesa
    .gender = masculine
noun-number-die = dado del numero
    .one = dado del numero
    .many = dadi del numero
    .the = il dado del numero
    .of = del dado del numero
    .gender = masculine
noun-test-die = dado della prova
    .one = dado della prova
    .many = dadi della prova
    .the = il dado della prova
    .of = del dado della prova
    .gender = masculine

## Che cosa chiede di fare una missione

noun-deed-cleanse = purificazione della sorgente
    .one = purificazione della sorgente
    .many = purificazioni della sorgente
    .the = la purificazione della sorgente
    .of = della purificazione della sorgente
    .gender = feminine
noun-deed-smash = distruzione dell’altare
    .one = distruzione dell’altare
    .many = distruzioni dell’altare
    .the = la distruzione dell’altare
    .of = della distruzione dell’altare
    .gender = feminine
noun-deed-burn = rogo del libro
    .one = rogo del libro
    .many = roghi del libro
    .the = il rogo del libro
    .of = del rogo del libro
    .gender = masculine
noun-deed-pour = versamento del veleno per topi
    .one = versamento del veleno per topi
    .many = versamenti del veleno per topi
    .the = il versamento del veleno per topi
    .of = del versamento del veleno per topi
    .gender = masculine
noun-deed-seize = presa della lampada
    .one = presa della lampada
    .many = prese della lampada
    .the = la presa della lampada
    .of = della presa della lampada
    .gender = feminine
noun-deed-release = liberazione di un prigioniero
    .one = liberazione di un prigioniero
    .many = liberazioni di prigionieri
    .the = la liberazione di un prigioniero
    .of = della liberazione di un prigioniero
    .gender = feminine
noun-deed-call-it = accordo per fermarsi
    .one = accordo per fermarsi
    .many = accordi per fermarsi
    .the = l’accordo per fermarsi
    .of = dell’accordo per fermarsi
    .gender = masculine

## Perché una missione è finita, detto dopo i due punti: «La missione è finita: nessun avventuriero è più in piedi.» Tutte le forme sono uguali

noun-ending-won = la missione è vinta
    .one = la missione è vinta
    .many = la missione è vinta
    .the = la missione è vinta
    .of = la missione è vinta
    .gender = feminine
noun-ending-left = nel dungeon non c’è più nessun avventuriero
    .one = nel dungeon non c’è più nessun avventuriero
    .many = nel dungeon non c’è più nessun avventuriero
    .the = nel dungeon non c’è più nessun avventuriero
    .of = nel dungeon non c’è più nessun avventuriero
    .gender = feminine
noun-ending-fallen = nessun avventuriero è più in piedi
    .one = nessun avventuriero è più in piedi
    .many = nessun avventuriero è più in piedi
    .the = nessun avventuriero è più in piedi
    .of = nessun avventuriero è più in piedi
    .gender = feminine
noun-ending-lost = non si può più vincere
    .one = non si può più vincere
    .many = non si può più vincere
    .the = non si può più vincere
    .of = non si può più vincere
    .gender = feminine
noun-ending-agreed = gli avventurieri si accordano per fermarsi
    .one = gli avventurieri si accordano per fermarsi
    .many = gli avventurieri si accordano per fermarsi
    .the = gli avventurieri si accordano per fermarsi
    .of = gli avventurieri si accordano per fermarsi
    .gender = feminine
noun-ending-time = il limite di round è raggiunto
    .one = il limite di round è raggiunto
    .many = il limite di round è raggiunto
    .the = il limite di round è raggiunto
    .of = il limite di round è raggiunto
    .gender = feminine
noun-ending-idle = da troppo tempo non succede nulla
    .one = da troppo tempo non succede nulla
    .many = da troppo tempo non succede nulla
    .the = da troppo tempo non succede nulla
    .of = da troppo tempo non succede nulla
    .gender = feminine

## Perché un mostro agisce così, detto di uno solo: «Goblin 2: si avvicina.» Tutte le forme tranne `.many` sono uguali

noun-finds-nobody = non trova nessuno da attaccare
    .one = non trova nessuno da attaccare
    .many = non trovano nessuno da attaccare
    .the = non trova nessuno da attaccare
    .of = non trova nessuno da attaccare
    .gender = masculine
noun-cannot-move = non può muoversi e non raggiunge nessuno
    .one = non può muoversi e non raggiunge nessuno
    .many = non possono muoversi e non raggiungono nessuno
    .the = non può muoversi e non raggiunge nessuno
    .of = non può muoversi e non raggiunge nessuno
    .gender = masculine
noun-cannot-act = non può agire
    .one = non può agire
    .many = non possono agire
    .the = non può agire
    .of = non può agire
    .gender = masculine
noun-is-hemmed-in = non ha spazio per muoversi
    .one = non ha spazio per muoversi
    .many = non hanno spazio per muoversi
    .the = non ha spazio per muoversi
    .of = non ha spazio per muoversi
    .gender = masculine
noun-finds-no-way = non trova una via verso gli avventurieri
    .one = non trova una via verso gli avventurieri
    .many = non trovano una via verso gli avventurieri
    .the = non trova una via verso gli avventurieri
    .of = non trova una via verso gli avventurieri
    .gender = masculine
noun-stands-its-ground = resta sulle sue posizioni
    .one = resta sulle sue posizioni
    .many = restano sulle loro posizioni
    .the = resta sulle sue posizioni
    .of = resta sulle sue posizioni
    .gender = masculine
noun-keeps-off = tiene le distanze
    .one = tiene le distanze
    .many = tengono le distanze
    .the = tiene le distanze
    .of = tiene le distanze
    .gender = masculine
noun-closes-in = si avvicina
    .one = si avvicina
    .many = si avvicinano
    .the = si avvicina
    .of = si avvicina
    .gender = masculine
noun-finishes-the-weak = finisce i più deboli
    .one = finisce i più deboli
    .many = finiscono i più deboli
    .the = finisce i più deboli
    .of = finisce i più deboli
    .gender = masculine
noun-strikes-the-back-row = colpisce le retrovie
    .one = colpisce le retrovie
    .many = colpiscono le retrovie
    .the = colpisce le retrovie
    .of = colpisce le retrovie
    .gender = masculine
noun-best-odds = sceglie le probabilità migliori
    .one = sceglie le probabilità migliori
    .many = scelgono le probabilità migliori
    .the = sceglie le probabilità migliori
    .of = sceglie le probabilità migliori
    .gender = masculine
noun-best-spell = lancia il suo incantesimo migliore
    .one = lancia il suo incantesimo migliore
    .many = lanciano i loro incantesimi migliori
    .the = lancia il suo incantesimo migliore
    .of = lancia il suo incantesimo migliore
    .gender = masculine
noun-spins-a-web = tesse una ragnatela
    .one = tesse una ragnatela
    .many = tessono ragnatele
    .the = tesse una ragnatela
    .of = tesse una ragnatela
    .gender = masculine
noun-follows-a-whim = segue un capriccio
    .one = segue un capriccio
    .many = seguono un capriccio
    .the = segue un capriccio
    .of = segue un capriccio
    .gender = masculine
noun-sees-no-difference = non vede differenze tra le scelte
    .one = non vede differenze tra le scelte
    .many = non vedono differenze tra le scelte
    .the = non vede differenze tra le scelte
    .of = non vede differenze tra le scelte
    .gender = masculine
noun-suits-the-place = vuole ciò che si addice al luogo
    .one = vuole ciò che si addice al luogo
    .many = vogliono ciò che si addice al luogo
    .the = vuole ciò che si addice al luogo
    .of = vuole ciò che si addice al luogo
    .gender = masculine
noun-weighs-the-party = soppesa quanto può sopportare il gruppo
    .one = soppesa quanto può sopportare il gruppo
    .many = soppesano quanto può sopportare il gruppo
    .the = soppesa quanto può sopportare il gruppo
    .of = soppesa quanto può sopportare il gruppo
    .gender = masculine
noun-spares-the-weak = risparmia un gruppo indebolito
    .one = risparmia un gruppo indebolito
    .many = risparmiano un gruppo indebolito
    .the = risparmia un gruppo indebolito
    .of = risparmia un gruppo indebolito
    .gender = masculine
noun-keeps-it-far-from-doors = resta il più lontano possibile dalle porte
    .one = resta il più lontano possibile dalle porte
    .many = restano il più lontano possibile dalle porte
    .the = resta il più lontano possibile dalle porte
    .of = resta il più lontano possibile dalle porte
    .gender = masculine
noun-holds-back-the-dear = trattiene il tesoro più prezioso
    .one = trattiene il tesoro più prezioso
    .many = trattengono il tesoro più prezioso
    .the = trattiene il tesoro più prezioso
    .of = trattiene il tesoro più prezioso
    .gender = masculine
noun-puts-the-full-first = mette prima le stanze piene
    .one = mette prima le stanze piene
    .many = mettono prima le stanze piene
    .the = mette prima le stanze piene
    .of = mette prima le stanze piene
    .gender = masculine
noun-puts-the-empty-first = mette prima le vie vuote
    .one = mette prima le vie vuote
    .many = mettono prima le vie vuote
    .the = mette prima le vie vuote
    .of = mette prima le vie vuote
    .gender = masculine
noun-leaves-doors-open = lascia più porte da aprire
    .one = lascia più porte da aprire
    .many = lasciano più porte da aprire
    .the = lascia più porte da aprire
    .of = lascia più porte da aprire
    .gender = masculine
noun-stays-off-the-edge = resta lontano dal bordo del tavolo
    .one = resta lontano dal bordo del tavolo
    .many = restano lontano dal bordo del tavolo
    .the = resta lontano dal bordo del tavolo
    .of = resta lontano dal bordo del tavolo
    .gender = masculine
noun-stays-off-the-entrance = resta lontano dalla prima zona
    .one = resta lontano dalla prima zona
    .many = restano lontano dalla prima zona
    .the = resta lontano dalla prima zona
    .of = resta lontano dalla prima zona
    .gender = masculine
noun-falls-on-the-weakest = si getta su chi può sopportarlo meno
    .one = si getta su chi può sopportarlo meno
    .many = si gettano su chi può sopportarlo meno
    .the = si getta su chi può sopportarlo meno
    .of = si getta su chi può sopportarlo meno
    .gender = masculine
noun-strikes-close = colpisce vicino agli avventurieri
    .one = colpisce vicino agli avventurieri
    .many = colpiscono vicino agli avventurieri
    .the = colpisce vicino agli avventurieri
    .of = colpisce vicino agli avventurieri
    .gender = masculine
noun-sees-nobody-near = non vede nessuno abbastanza vicino
    .one = non vede nessuno abbastanza vicino
    .many = non vedono nessuno abbastanza vicino
    .the = non vede nessuno abbastanza vicino
    .of = non vede nessuno abbastanza vicino
    .gender = masculine
noun-hits-where-it-hurts = sceglie chi ne soffrirà di più
    .one = sceglie chi ne soffrirà di più
    .many = scelgono chi ne soffrirà di più
    .the = sceglie chi ne soffrirà di più
    .of = sceglie chi ne soffrirà di più
    .gender = masculine
noun-breaks-the-quiet = trova che la quiete è durata troppo
    .one = trova che la quiete è durata troppo
    .many = trovano che la quiete è durata troppo
    .the = trova che la quiete è durata troppo
    .of = trova che la quiete è durata troppo
    .gender = masculine
noun-seizes-the-moment = trova che il momento valga una carta
    .one = trova che il momento valga una carta
    .many = trovano che il momento valga una carta
    .the = trova che il momento valga una carta
    .of = trova che il momento valga una carta
    .gender = masculine
noun-rouses-monsters = rafforza i mostri dove conta
    .one = rafforza i mostri dove conta
    .many = rafforzano i mostri dove conta
    .the = rafforza i mostri dove conta
    .of = rafforza i mostri dove conta
    .gender = masculine
noun-waits-for-its-moment = lascia che una carta attenda il suo momento
    .one = lascia che una carta attenda il suo momento
    .many = lasciano che una carta attenda il suo momento
    .the = lascia che una carta attenda il suo momento
    .of = lascia che una carta attenda il suo momento
    .gender = masculine
noun-trusts-unsearched-ground = conta su un terreno dove nessuno ha cercato trappole
    .one = conta su un terreno dove nessuno ha cercato trappole
    .many = contano su un terreno dove nessuno ha cercato trappole
    .the = conta su un terreno dove nessuno ha cercato trappole
    .of = conta su un terreno dove nessuno ha cercato trappole
    .gender = masculine
noun-leaves-a-pause = lascia una tregua agli avventurieri
    .one = lascia una tregua agli avventurieri
    .many = lasciano una tregua agli avventurieri
    .the = lascia una tregua agli avventurieri
    .of = lascia una tregua agli avventurieri
    .gender = masculine
noun-takes-cover = si mette al riparo
    .one = si mette al riparo
    .many = si mettono al riparo
    .the = si mette al riparo
    .of = si mette al riparo
    .gender = masculine
noun-holds-back = resta indietro
    .one = resta indietro
    .many = restano indietro
    .the = resta indietro
    .of = resta indietro
    .gender = masculine
noun-gets-away = fugge
    .one = fugge
    .many = fuggono
    .the = fugge
    .of = fugge
    .gender = masculine
noun-seeks-its-waker = se la prende con chi l’ha svegliato
    .one = se la prende con chi l’ha svegliato
    .many = se la prendono con chi li ha svegliati
    .the = se la prende con chi l’ha svegliato
    .of = se la prende con chi l’ha svegliato
    .gender = masculine

## Opzioni

option-quest = Missione
    .about = La missione che si gioca; una campagna prosegue da questa.
option-quest-watcher-blade = La Lama del Guardiano
    .about = { goal-watcher-blade }
option-quest-necromancer = { noun-necromancer }
    .about = { goal-necromancer }
option-quest-captives = { noun-captives }
    .about = { goal-captives }
option-quest-poisoned-spring = { noun-poisoned-spring }
    .about = { goal-poisoned-spring }
option-quest-whispering-chasm = { noun-whispering-chasm }
    .about = { goal-whispering-chasm }
option-quest-bull-labyrinth = { noun-bull-labyrinth }
    .about = { goal-bull-labyrinth }
option-quest-starless-night = { noun-starless-night }
    .about = { goal-starless-night }
option-quest-infernal-pact = { noun-infernal-pact }
    .about = { goal-infernal-pact }
option-quest-free-delve = { noun-free-delve }
    .about = { goal-free-delve }
option-quests = Lunghezza della campagna
    .about = Quante missioni si giocano di fila, a partire da quella scelta. Una discesa libera si gioca sempre da sola.
option-quests-1 = una missione
option-quests-2 = due missioni
option-quests-3 = tre missioni
option-quests-8 = tutte le missioni da lì in poi, otto al massimo
option-difficulty = Difficoltà
    .about = Come combattono i mostri mossi dalla macchina. Novizio dà loro anche un D8. Crudele porta anche la metà di mostri in più, rende rischiosi gli accampamenti, e lascia giocare al signore del dungeon due Eventi a round, e pescarne dopo che l’obiettivo è stato trovato. Tutto questo si sceglie anche a parte.
option-difficulty-standard = standard: ognuno coglie l’occasione migliore, e si dividono gli attacchi
option-difficulty-novice = novizio: spesso si lasciano sfuggire l’occasione migliore
option-difficulty-cruel = crudele: si accaniscono insieme sullo stesso avventuriero
option-danger = Regole della casa
    .about = Quanto è pericoloso il dungeon per un gruppo che conosce tutti i trucchi. «Inasprite» porta la metà di mostri in più, dà un prezzo al cambio d’arma in combattimento, rende rischiosi gli accampamenti e lascia che i mostri abbandonino i combattimenti senza sbocco; tutto questo si sceglie anche a parte.
option-danger-letter = alla lettera del libro
option-danger-tuned = inasprite: più pericolo per i gruppi esperti
option-round_limit = Limite di round
    .about = Dopo quanti round una missione finisce, a qualunque punto si sia.
option-round_limit-0 = nessun limite
option-round_limit-30 = 30 round
option-round_limit-60 = 60 round
option-round_limit-120 = 120 round
option-monster_die = Dado dei mostri
    .about = Che cosa tirano i mostri per attaccare e difendersi. Un dado più piccolo rende il gioco molto più facile.
option-monster_die-10 = un D10
option-monster_die-8 = un D8: più facile
option-monster_die-6 = un D6: molto facile
option-scale = Numero dei mostri
    .about = Se segue il numero degli avventurieri, o è maggiore per un gruppo esperto. Né l’uno né l’altro quando il dado dei mostri è un D6.
option-scale-none = come dicono le carte
option-scale-count = in proporzione agli avventurieri: le carte sono fatte per quattro
option-scale-more = la metà in più di quanto dicono le carte
option-xp_share = XP dei mostri
    .about = A chi vanno gli XP di un mostro ucciso.
option-xp_share-killer = a chi l’ha ucciso
option-xp_share-party = a tutti gli avventurieri nel dungeon, in parti uguali
option-short_quest = Missioni brevi
    .about = Se una missione che si può accorciare si vince nella stanza dell’obiettivo, senza la via del ritorno. È il caso della Lama del Guardiano.
option-short_quest-off = giocate per intero
option-short_quest-on = accorciate
option-end_on_win = Dopo la vittoria
    .about = Quando finisce una missione vinta.
option-end_on_win-off = quando gli avventurieri sono usciti o d’accordo di fermarsi
option-end_on_win-on = subito
option-intervention = Intervento diretto
    .about = Se il signore del dungeon può cambiare il dungeon a piacere, contro le carte.
option-intervention-off = no: decidono le carte
option-intervention-on = sì: si può collocare, spostare, cambiare e togliere
option-card_ahead = Una carta d’anticipo
    .about = Se il signore del dungeon tiene una carta per tipo, da usare al posto di quella appena pescata.
option-card_ahead-off = nessuna carta tenuta
option-card_ahead-on = una carta per tipo
option-theming = Mostri adatti
    .about = Se una carta Mostro che non si addice alla stanza o al luogotenente si può ripescare.
option-theming-on = sì, finché una si addice
option-theming-off = no, ciò che esce resta
option-plausible = Tesori adatti
    .about = Se il signore del dungeon può far ripescare un tesoro che difficilmente poteva trovarsi lì.
option-plausible-off = no, ciò che esce resta
option-plausible-on = sì, finché una si addice
option-death_check = Morire in combattimento
    .about = Quando muore un avventuriero senza punti vita, se nessuno lo ha soccorso.
option-death_check-phase = quando il combattimento è finito
option-death_check-round = alla fine del round
option-death_check_pe = Morire fuori dal combattimento
    .about = Quando muore un avventuriero senza punti vita durante l’esplorazione, se nessuno lo ha soccorso.
option-death_check_pe-one_turn_each = quando ogni compagno ha giocato un turno
option-death_check_pe-round = alla fine del round
option-event_cadence = Pesca degli Eventi
    .about = Quante volte il signore del dungeon può pescare una carta Evento durante l’esplorazione.
option-event_cadence-round = una volta per round
option-event_cadence-phase = una volta per periodo di esplorazione
option-event_cadence-d10_on_1 = in ogni round in cui un D10 dà 1
option-max_events_per_round = Eventi per round
    .about = Quanti Eventi il signore del dungeon può giocare dalla mano in un round.
option-max_events_per_round-1 = uno solo
option-max_events_per_round-2 = due
option-objective_events = Eventi dopo l’obiettivo
    .about = Se si pescano ancora Eventi una volta rivelata la stanza dell’obiettivo.
option-objective_events-stop = no
option-objective_events-continue = sì, come prima
option-skill_refresh = Riuso delle abilità
    .about = Quando una carta Abilità già usata è di nuovo pronta.
option-skill_refresh-stretch = nel prossimo periodo dello stesso tipo di fase
option-skill_refresh-round = nel prossimo round dello stesso tipo di fase
option-duration_unit = Effetti duraturi
    .about = Quanto dura un effetto che finisce con la prossima fase.
option-duration_unit-stretch = fino alla fine dell’intero periodo
option-duration_unit-round = fino alla fine di un round di quella fase
option-reuse_objectives = Altre carte obiettivo
    .about = Che ne è delle carte obiettivo che non sono quella della missione.
option-reuse_objectives-on = mescolate nel mazzo come stanze comuni
option-reuse_objectives-off = lasciate fuori
option-t_split = Carte dietro un incrocio a T
    .about = Se tutte le porte pescano da un solo mazzo Dungeon, o se le carte si dividono tra le due porte di un incrocio a T, con l’obiettivo dietro una di esse.
option-t_split-off = un mazzo per tutte le porte
option-t_split-on = divise tra le sue porte
option-entry_unique = Mostro unico all’ingresso
    .about = Che cosa succede quando nella zona d’ingresso esce un mostro unico.
option-entry_unique-redraw = si pesca un’altra carta
option-entry_unique-keep = resta
option-pf_timing = Spendere fatica
    .about = Quando un avventuriero decide di aggiungere punti fatica a un dado.
option-pf_timing-after = dopo aver visto i dadi
option-pf_timing-before = prima di tirare i dadi
option-pf_scope = Dadi migliorati dalla fatica
    .about = Quali dei loro dadi gli avventurieri possono migliorare con punti fatica.
option-pf_scope-combat_tests = attacco, difesa e prove
option-pf_scope-all = tutti i loro dadi
option-pd_scope = Il destino contro la morte
    .about = Quale perdita degli ultimi punti vita evita un punto destino.
option-pd_scope-any = qualsiasi perdita
option-pd_scope-blows = solo quella causata da un colpo
option-run_blocks_free = Azioni gratuite di chi corre
    .about = Se un avventuriero che corre può ancora equipaggiarsi e usare oggetti e abilità.
option-run_blocks_free-off = sì
option-run_blocks_free-on = no
option-open_in_pc = Esplorare durante un combattimento
    .about = Se gli avventurieri possono aprire, frugare e forzare durante un combattimento.
option-open_in_pc-off = solo durante una tregua
option-open_in_pc-on = sì
option-figures_block = Miniature nella linea di vista
    .about = Quali miniature coprono la vista e fermano i tiri.
option-figures_block-hostile = quelle ostili a chi tira
option-figures_block-all = tutte
option-figures_block-none = nessuna
option-shoot_in_melee = Tirare accanto a un nemico
    .about = Se si può tirare con un nemico su una casella adiacente.
option-shoot_in_melee-on = sì
option-shoot_in_melee-off = no
option-ammo = Munizioni
    .about = Se gli avventurieri consumano pietre, frecce e quadrelli comuni.
option-ammo-count = sì, una per tiro
option-ammo-unlimited = no, non finiscono mai
option-shield_stacks = Scudo e armatura
    .about = Come uno scudo si combina con l’armatura indossata.
option-shield_stacks-on = si sommano
option-shield_stacks-off = conta solo il migliore dei due
option-locked_furniture = Mobili chiusi a chiave
    .about = Quali mobili sono chiusi a chiave in una zona chiusa a chiave.
option-locked_furniture-closable = quelli con coperchio, anta o cassetto
option-locked_furniture-all = tutti
option-force_retry = Quando hanno fallito tutti
    .about = Se si può ritentare di forzare ciò che nessun avventuriero è riuscito ad aprire.
option-force_retry-after_round = sì, dopo un round senza altre azioni, e il rumore fa pescare un Evento
option-force_retry-never = no
option-darkness = Buio
    .about = A che cosa si applica il −1 degli avventurieri senza luce.
option-darkness-tests = alle prove
option-darkness-tests_attacks = alle prove e agli attacchi
option-trap_search = Ricerca delle trappole
    .about = Chi può cercare le trappole di una zona.
option-trap_search-skill = i ladri con l’abilità Individuare trappole
option-trap_search-class = tutti i ladri
option-circle9 = Favore del cerchio magico
    .about = Quali dadi ricevono il +1 che un cerchio magico può concedere.
option-circle9-all = tutti i dadi dell’avventuriero
option-circle9-combat_tests = attacco, difesa e prove
option-crevasse_death = Cadere in un crepaccio
    .about = Che cosa succede a un avventuriero che cade senza corda.
option-crevasse_death-on = annega
option-crevasse_death-off = perde 2D6 punti vita
option-torch_hand = Una mano per la luce
    .about = Se una torcia o una lanterna accesa occupa una mano.
option-torch_hand-off = no
option-torch_hand-on = sì
option-ratman_xp = XP di un uomo-ratto
    .about = Quanta esperienza vale un uomo-ratto ucciso.
option-ratman_xp-10 = 10 XP
option-ratman_xp-20 = 20 XP
option-gate_magic_only = Mostri che solo la magia ferisce
    .about = Se demoni e spettri sono risparmiati a un gruppo che non può ferirli.
option-gate_magic_only-on = sì, si pesca un’altra carta
option-gate_magic_only-off = no
option-poison_immune = Immuni al veleno
    .about = Contro chi il veleno su un’arma non serve.
option-poison_immune-none = nessuno: vale contro chiunque
option-poison_immune-undead_demon_statue = non morti, demoni e statue viventi
option-sell_ratio = Vendere in città
    .about = Che cosa ricavano gli avventurieri dall’equipaggiamento che vendono.
option-sell_ratio-half = metà del suo valore
option-sell_ratio-none = non si vende niente
option-idle_limit = Orologio
    .about = Dopo quanti round di fila in cui non succede nulla una missione è persa.
option-idle_limit-60 = 60 round
option-idle_limit-0 = nessun orologio
option-stalemate = Combattimenti senza sbocco
    .about = Che ne è dei mostri che nessuno vede e che non raggiungono nessuno, e di un combattimento in cui nulla cambia.
option-stalemate-letter = durano finché un mostro è sul tabellone
option-stalemate-leave = i mostri li lasciano, e gli avventurieri possono ritirarsi
option-rest = Riposare
    .about = Se dei mostri possono sorprendere chi riposa due volte in una zona, o vicino a un mostro.
option-rest-safe = sempre senza rischio
option-rest-risky = un rischio la seconda volta in una zona, o vicino a un mostro
option-equip_anytime = Equipaggiarsi e usare oggetti
    .about = Quando gli avventurieri possono equipaggiarsi e usare oggetti gratuitamente.
option-equip_anytime-on = in ogni momento, ma non durante un tiro
option-equip_anytime-own_turn = nel proprio turno
option-equip_anytime-costs = in ogni momento, ma in combattimento arma e scudo costano il movimento o l’attacco
option-skill_anytime = Abilità gratuite
    .about = Quando gli avventurieri possono usare le abilità gratuite.
option-skill_anytime-on = in ogni momento, ma non durante un tiro
option-skill_anytime-own_turn = nel proprio turno
option-ip_safe_names = Nomi delle creature
    .about = Se le creature tengono i loro nomi neutri, o se un tavolo può portarne di propri.
option-ip_safe_names-on = quelli neutri del regolamento
option-ip_safe_names-off = quelli che il tavolo porta, se ce ne sono

noun-strikes-a-captive = attacca un prigioniero
    .one = attacca un prigioniero
    .many = attaccano un prigioniero
    .the = attacca un prigioniero
    .of = attacca un prigioniero
    .gender = masculine

## Che cosa si può dire

verb-lead = guida
    .typed = guidare
    .about = Guida un avventuriero già pronto, con due abilità e il suo equipaggiamento: guida Aldric.
verb-create = crea
    .typed = creare
    .about = Crea il tuo avventuriero: una razza, una classe, due abilità della classe: crea nano guerriero Colpo possente Parata.
verb-outfit = equipaggiati
    .typed = equipaggiarsi, equipaggiami
    .about = Compra e indossa ciò che si adatta alla tua classe, finché bastano le MO.
verb-buy = compra
    .typed = comprare, acquistare, acquista
    .about = Compra qualcosa in città: compra spada lunga.
verb-sell = vendi
    .typed = vendere
    .about = Vendi a metà prezzo qualcosa che porti: vendi pugnale.
verb-learn = impara
    .typed = imparare
    .about = Spendi esperienza per una caratteristica, un’abilità, un punto di vita, di fatica o di destino, o una carta Tesoro: impara forza.
verb-depart = lascia la città
    .typed = partire, parti, partenza
    .about = Hai finito: lascia la città. Quando hanno finito tutti, la missione comincia.
verb-entrance = piazza l’ingresso
    .typed = ingresso, entrare, entra
    .about = Di’ da quale lato della prima zona sono le scale: piazza l’ingresso sud.
verb-walk = cammina
    .typed = camminare, andare
    .about = Cammina fino a una casella; ogni casella costa un punto di velocità: cammina zona=3 colonna C riga=4.
verb-run = corri
    .typed = correre
    .about = Corri: 1D6 caselle in più in questo turno, ma non fai altro.
verb-jump = salta
    .typed = saltare
    .about = Salta dritto oltre un crepaccio, con una prova di destrezza: salta zona=3 colonna B riga=6.
verb-strike = colpisci
    .typed = colpire
    .about = Attacca qualcuno accanto a te, con abilità se vuoi, o taglia una ragnatela: colpisci goblin numero=2 Colpo possente, colpisci ragnatela zona=3 colonna B riga=4. Il signore del dungeon nomina prima il mostro: colpisci goblin numero=2 avventuriero 1.
verb-shoot = tira
    .typed = tirare, scoccare
    .about = Tira contro qualcuno che vedi, con un’arma da tiro: tira orco numero=1. Il signore del dungeon nomina prima il mostro: tira orco arciere numero=1 avventuriero 1.
verb-use = usa
    .typed = usare, utilizzare, utilizza
    .about = Usa un’abilità, e di’ su chi o su quale casella se lo chiede: usa Cura avventuriero 2, usa Palla di fuoco zona=3 colonna B riga=4.
verb-read = leggi
    .typed = leggere
    .about = Leggi una pergamena, come se conoscessi il suo incantesimo: leggi pergamena di Palla di fuoco zona=3 colonna B riga=4.
verb-open = apri
    .typed = aprire
    .about = Apri la porta o il mobile davanti a te: apri porta numero=2, apri forziere numero=1. Con Ricerca esperta: apri forziere numero=1 Ricerca esperta.
verb-force = forza
    .about = Forza una serratura con una prova di forza: forza porta numero=3.
    .typed = forzare
verb-lift = solleva
    .typed = sollevare
    .about = Solleva una saracinesca con una prova di forza: solleva porta numero=4.
verb-unlock = sblocca
    .typed = sbloccare
    .about = Apri una serratura con la chiave: sblocca porta numero=3.
verb-search = fruga
    .typed = frugare, perquisire, perquisisci, cercare
    .about = Fruga nella tua zona, una sola volta per tutti: decide 1D10. Con Ricerca esperta: fruga Ricerca esperta.
verb-rest = riposati
    .typed = riposare, riposa, riposo
    .about = Riposa per un intero turno di esplorazione e recupera un punto fatica.
verb-equip = equipaggia
    .typed = equipaggiare, indossare, impugnare
    .about = Impugna o indossa qualcosa che porti: equipaggia spada lunga.
verb-doff = togli
    .typed = riporre, riponi, togliere
    .about = Riponi ciò che impugni o indossi: togli cotta di maglia.
verb-drink = bevi
    .typed = bere
    .about = Bevi una pozione: bevi pozione di guarigione.
verb-apply = somministra
    .typed = somministrare
    .about = Fai bere una pozione a un avventuriero accanto a te, anche a terra: somministra pozione di guarigione avventuriero 2.
verb-smear = avvelena
    .typed = spalmare, spalma
    .about = Metti veleno sull’arma che impugni, o sui suoi proiettili: avvelena veleno.
verb-kindle = accendi
    .typed = accendere
    .about = Accendi una torcia, una lanterna o una lampada: accendi torcia.
verb-douse = spegni
    .typed = spegnere
    .about = Spegni la tua luce: spegni torcia.
verb-overcome = supera
    .typed = superare, vincere
    .about = Vinci il veleno di una fontana per un punto destino.
verb-give = dai
    .typed = dare
    .about = Dai qualcosa a un avventuriero accanto a te: dai corda avventuriero 2, dai oro=30 avventuriero 2.
verb-pull = issa
    .typed = issare
    .about = Tira fuori da una fossa, con la tua corda, un avventuriero accanto a te: issa avventuriero 2.
verb-strip = depreda
    .typed = spogliare, spoglia, depredare
    .about = Prendi qualcosa da un avventuriero morto accanto a te: depreda avventuriero 2 pugnale.
verb-drink-from = bevi alla fontana
    .typed = abbeverarsi, abbeverati, assaggiare
    .about = Bevi da una fontana incantata, una sola volta: bevi alla fontana fontana numero=1.
verb-bottle = attingi
    .typed = attingere, riempire
    .about = Porta con te l’acqua di una fontana incantata come pozione di guarigione: attingi fontana numero=1.
verb-break-free = liberati
    .typed = liberarsi
    .about = Prova a uscire dal cerchio magico che ti trattiene, con una prova di magia.
verb-cleanse = purifica
    .typed = bonificare, purificare
    .about = Prova a purificare la sorgente avvelenata, con una prova di magia: purifica fontana numero=1.
verb-smash = fracassa
    .typed = fracassare
    .about = Prova a fracassare l’altare, con una prova di forza: fracassa altare numero=1.
verb-burn = brucia
    .typed = bruciare
    .about = Prova a bruciare il libro sull’altare, con una prova di magia: brucia altare numero=1.
verb-pour = versa
    .typed = versare
    .about = Versa veleno per topi nella sorgente; vale come un successo: versa veleno per topi.
verb-seize = afferra
    .typed = afferrare
    .about = Prendi da dove si trova l’oggetto della missione: afferra lampada del santuario.
verb-release = libera
    .typed = liberare
    .about = Libera un prigioniero accanto a te, che poi ti segue: libera prigioniero numero=1.
verb-call-it = fermati
    .typed = smettere, smetti
    .about = La missione è vinta: di’ che vuoi fermarti qui. Quando lo dicono tutti, è finita.
verb-leave = risali
    .typed = risalire
    .about = Lascia il dungeon per le scale, per sempre.
verb-withdraw = ritirati
    .typed = ritirarsi, ritirata
    .about = Abbandona il combattimento insieme agli altri, finché nessun mostro è accanto a un avventuriero; finisce quando tutti si ritirano nello stesso round.
verb-insist = chiedi l’ordine di velocità
    .typed = insistere, insisti
    .about = Non siete d’accordo sull’ordine: agisce prima il più veloce, e così via.
verb-end = termina il turno
    .typed = finire, finisci
    .about = Finisci il tuo turno.
verb-strain = aggiungi fatica
    .typed = spendere, spendi, sforzarsi
    .about = Spendi fatica per un tuo dado, un punto per ogni punto aggiunto: aggiungi fatica fatica=2.
verb-reroll = rilancia
    .typed = rilanciare
    .about = Per un punto destino il signore del dungeon rilancia un dado: rilancia dado d’attacco.
verb-defy = sfida la morte
    .typed = sfidare, sfida, sopravvivere
    .about = Evita la morte per un punto destino.
verb-forestall = impedisci
    .typed = sventare, sventa, impedire
    .about = Per un punto destino l’Evento mostrato non avviene.
verb-slip = sguscia
    .typed = sgusciare
    .about = Dopo una schivata, spostati di una casella: sguscia zona=3 colonna B riga=4.
verb-spread = estendi
    .typed = estendere, prolungare
    .about = Il muro di fuoco prosegue su questa casella: estendi zona=3 colonna B riga=4.
verb-enough = basta così
    .typed = basta, abbastanza
    .about = Fermati qui.
verb-accept = acconsenti
    .typed = acconsentire
    .about = Lasciati trasportare dall’incantesimo.
verb-decline = declina
    .typed = declinare
    .about = Resta dove sei; l’incantesimo non viene lanciato.
verb-rummage = perquisisci il corpo
    .typed = rovistare, rovista
    .about = Perquisisci l’avventuriero morto: decide 1D10.
verb-sidestep = scansati
    .typed = scansarsi, scostarsi
    .about = Fai un passo via dal blocco che cade: scansati zona=3 colonna B riga=4.
verb-take = prendi
    .typed = prendere
    .about = Prendi per te una carta del bottino, o ciò che si è trovato: prendi borsello.
verb-hand = consegna
    .typed = consegnare
    .about = Consegna una carta del bottino a un altro avventuriero: consegna borsello avventuriero 3.
verb-divide = dividi
    .typed = dividere, spartire
    .about = Dividi tra tutti l’oro di una carta: dividi scrigno reale.
verb-choose = scegli
    .typed = scegliere
    .about = Scegli di che tipo sono i proiettili: scegli freccia.
verb-keep = tieni
    .typed = tenere
    .about = Tieni questa carta, o questo dei due dadi: tieni dado=7.
verb-draw = pesca
    .typed = pescare
    .about = Pesca una carta Evento.
verb-play = gioca
    .typed = giocare
    .about = Gioca un Evento della tua mano, e di’ su chi o su che cosa se lo chiede: gioca Maledizione avventuriero 2, gioca Mostro errante zona=3.
verb-lay = prepara
    .typed = preparare
    .about = Prepara un Evento: si gioca da sé quando viene il suo momento, per chiunque o per un avventuriero: prepara Fossa, prepara Fossa avventuriero 2.
verb-take-up = riprendi
    .typed = riprendere, recuperare
    .about = Riprendi in mano un Evento preparato: riprendi Fossa.
verb-proceed = procedi
    .typed = procedere, continuare, continua
    .about = Prosegui: agiscono gli avventurieri.
verb-march = muovi
    .typed = marciare, marcia
    .about = Muovi un mostro: muovi goblin numero=2 zona=3 colonna B riga=4.
verb-cast = lancia
    .typed = lanciare, incantare
    .about = Un mostro lancia uno dei suoi incantesimi: lancia stregone malvagio numero=1 Proiettile magico avventuriero 2.
verb-spin = tessi
    .typed = tessere
    .about = Un ragno tesse una ragnatela su una casella accanto: tessi ragno gigante numero=1 zona=3 colonna B riga=4.
verb-unleash = scatena
    .typed = scatenare
    .about = Tutti i mostri di un tipo agiscono da sé: scatena goblin.
verb-unleash-all = scatena tutti
    .about = Tutti i mostri agiscono da sé, ognuno come farebbe la macchina: scatena tutti.
verb-send = manda
    .typed = mandare
    .about = Un mostro agisce da sé, o attacca l’avventuriero che nomini: manda goblin numero=2 avventuriero 1.
verb-done = termina il turno dei mostri
    .typed = terminare, termina
    .about = Finisci il turno dei mostri.
verb-arrange = disponi
    .typed = disporre
    .about = Scegli come posare la nuova zona, o in quale muro è una porta segreta: disponi posa=2, disponi ovest zona=1 colonna A riga=2.
verb-redraw = ripesca
    .typed = ripescare
    .about = Rimetti questa carta e pescane un’altra.
verb-exchange = scambia
    .typed = scambiare
    .about = Usa la carta tenuta d’anticipo, e tieni questa al suo posto.
verb-admit = ammetti
    .typed = ammettere
    .about = Di due carte Mostro arriva questa: ammetti 6 goblin.
verb-gather = raduna
    .typed = radunare
    .about = Il resto dell’imboscata sta attorno a questa casella: raduna zona=3 colonna B riga=4.
verb-topple = fai cadere
    .typed = sganciare, sgancia
    .about = Un blocco cade su questa casella: fai cadere zona=3 colonna B riga=4.
verb-stack = ordina
    .typed = ordinare
    .about = Le prossime carte Dungeon in quest’ordine: ordina corridoio gomito scale.
verb-place = piazza
    .typed = piazzare, mettere, metti
    .about = Piazza il mostro successivo di un’imboscata; dove il signore del dungeon interviene, qualsiasi mostro: piazza zona=3 colonna B riga=4, piazza goblin zona=3 colonna B riga=4.
verb-shift = sposta
    .typed = spostare
    .about = Intervieni: metti una miniatura su un’altra casella: sposta avventuriero 1 zona=2 colonna A riga=1.
verb-alter = modifica
    .typed = modificare
    .about = Intervieni: stabilisci i punti vita di una miniatura: modifica goblin numero=2 vita=5.
verb-remove = rimuovi
    .typed = rimuovere
    .about = Intervieni: togli un mostro dal tabellone: rimuovi goblin numero=2.
verb-reveal = rivela
    .typed = rivelare
    .about = Intervieni: mostra che cosa c’è dietro una porta: rivela porta numero=3.
verb-lock = chiudi a chiave
    .typed = serrare
    .about = Intervieni: chiudi a chiave una porta chiusa: chiudi a chiave porta numero=3.
verb-bar = sbarra
    .typed = sbarrare
    .about = Intervieni: cala una saracinesca in una porta aperta: sbarra porta numero=2.
verb-unbar = togli la saracinesca
    .about = Intervieni: togli una saracinesca: togli la saracinesca porta numero=2.
verb-wall-up = mura
    .typed = murare
    .about = Intervieni: fai di una porta chiusa un muro; un’altra deve portare avanti: mura porta numero=3.
verb-breach = apri una breccia
    .typed = breccia
    .about = Intervieni: aggiungi una porta chiusa a un muro che ha spazio dietro: apri una breccia nord zona 1 a1.
verb-dig = scava
    .typed = scavare
    .about = Intervieni: posa una zona a scelta dietro una porta chiusa: scava porta numero=3 corridoio.
verb-raze = radi al suolo
    .typed = radere
    .about = Intervieni: togli dal tavolo l’ultima zona posata, se non c’è nessuno: radi al suolo zona 4.
verb-refurnish = riarreda
    .typed = riarredare
    .about = Intervieni: cambia la stanza di una zona in cui non c’è nessuno: riarreda zona 2 armeria.
verb-swap = permuta
    .typed = permutare
    .about = Intervieni: scambia allo scoperto un Evento della mano con uno del mazzo: permuta Fossa Maledizione.
verb-close = chiudi
    .typed = chiudere
    .about = Nessuno risponde più: si va avanti.

## Le frasi come le dice una persona; le variabili sono spiegate nel catalogo di roll.

say-end = Termina il turno
say-equip = Equipaggia { $all-the }
say-doff = Riponi { $all-the }
say-buy = Compra { $all }
say-sell = Vendi { $all-the }
say-outfit = Equipaggiami
say-depart = Lascia la città
say-proceed = Lascia agire gli avventurieri
say-unleash-all = Lascia agire tutti i mostri
say-send = { $pieces-number ->
    [2] Manda { $first-the } contro { $second-the }
   *[other] Lascia agire { $first-the }
}
say-done = Termina il turno dei mostri
say-draw = Pesca una carta Evento
say-rest = Riposa per questo turno
say-run = Corri
say-kindle = Accendi { $all-the }
say-douse = Spegni { $all-the }
say-strike = { $measures ->
    [0] { $rest-number ->
        [0] Attacca { $first-the }
       *[other] { $pieces-number ->
            [2] Con { $first-the } attacca { $second-the }
           *[other] Attacca { $first-the } con { $rest-bare }
        }
    }
   *[other] Attacca { $first-the } sulla { said-square }
}
say-shoot = { $rest-number ->
    [0] Bersaglia { $first-the }
   *[other] { $pieces-number ->
        [2] Con { $first-the } bersaglia { $second-the }
       *[other] Bersaglia { $first-the } con { $rest-bare }
    }
}
say-lay = { $rest-number ->
    [0] Prepara { $first-bare }
   *[other] Prepara { $first-bare } per { $rest }
}
say-take-up = Riprendi in mano { $first-bare }
say-give = { $measures ->
    [0] Per { $rest }: da’ { $first-the }
   *[other] Per { $first-the }: da’ { $gold } MO
}
say-hand = Per { $rest }: consegna { $first-the }
say-take = Prendi { $all-the }
say-drink = Bevi { $all-the }
say-redraw = Rimetti la carta e pescane un’altra
say-search = { $all-number ->
    [0] Fruga nella zona
   *[other] Fruga nella zona con { $all-bare }
}
say-strain = Paga { $fatigue } PF
say-leave = Lascia il dungeon
say-withdraw = Ritirati dal combattimento
say-enough = Lascia stare
say-open = { $rest-number ->
    [0] Apri { $first-the }
   *[other] Apri { $first-the } con { $rest-bare }
}
say-force = { $rest-number ->
    [0] Forza { $first-the }
   *[other] Forza { $first-the } con { $rest-bare }
}
say-lift = { $rest-number ->
    [0] Solleva { $first-the }
   *[other] Solleva { $first-the } con { $rest-bare }
}
say-unlock = { $rest-number ->
    [0] Sblocca { $first-the }
   *[other] Sblocca { $first-the } con { $rest-bare }
}
say-drink-from = Bevi alla fontana { $number }
say-bottle = Attingi alla fontana { $number }
say-cleanse = { $rest-number ->
    [0] Purifica { $first-the }
   *[other] Purifica { $first-the } con { $rest-bare }
}
say-smash = { $rest-number ->
    [0] Fracassa { $first-the }
   *[other] Fracassa { $first-the } con { $rest-bare }
}
say-burn = Brucia il libro sull’altare { $number }
say-release = { $rest-number ->
    [0] Libera { $first-the }
   *[other] Libera { $first-the } con { $rest-bare }
}
say-smear = Metti { $all-the } sull’arma
say-apply = Per { $rest }: fai bere { $first-the }
say-pull = Tira { $all-the } fuori dalla fossa
say-break-free = Liberati dal cerchio
say-pour = Versa { $all-the } nella sorgente
say-seize = Prendi { $all-the }
say-call-it = Accetta di fermarti qui
say-insist = Chiedi che agiscano prima i più veloci
say-reroll = Rilancia { $all-the }
say-defy = Sfida la morte per un punto destino
say-accept = Accetta
say-decline = Resta
say-rummage = Perquisisci il corpo
say-divide = Dividi { $all-the } tra tutti
say-overcome = Supera il veleno per un punto destino
say-close = Prosegui
said-square = casella { $column }{ $row } (zona { $zone })
say-admit = Fai entrare { $first-bare }
say-alter = Porta { $first-the } a { $life } PV
say-arrange = { $measures ->
    [1] Posa la nuova zona: modo { $way }
   *[other] Porta segreta: muro { $first-bare }, { said-square }
}
say-cast = { $measures ->
    [0] { $third-number ->
        [0] Con { $first-the } lancia { $second-bare }
       *[other] Con { $first-the } lancia { $second-bare } contro { $third-the }
    }
   *[other] Con { $first-the } lancia { $second-bare } sulla { said-square }
}
say-choose = Scegli { $all }
say-lead = Guida { $all-bare }
say-create = Crea un avventuriero: { $all-bare }
say-entrance = Metti l’ingresso: lato { $first-bare }
say-exchange = Scambia le due carte
say-forestall = Impedisci l’Evento per un punto destino
say-gather = Raduna l’imboscata attorno alla { said-square }
say-jump = Salta fino alla { said-square }
say-keep = { $measures ->
    [0] Tieni questa carta
   *[other] Tieni il dado: { $die }
}
say-learn = Spendi esperienza: { $all-bare }
say-march = Muovi { $first-the } sulla { said-square }
say-place = { $first-number ->
    [0] Piazza il prossimo mostro sulla { said-square }
   *[other] Piazza { $first } sulla { said-square }
}
say-play = { $measures ->
    [0] { $rest-number ->
        [0] Gioca { $first-bare }
       *[other] Gioca { $first-bare }: { $rest-bare }
    }
    [1] Gioca { $first-bare } nella zona { $zone }
   *[other] Gioca { $first-bare }: { $rest-bare }, { said-square }
}
say-read = { $measures ->
    [0] { $rest-number ->
        [0] Leggi { $first-the }
       *[other] Leggi { $first-the }: { $rest-the }
    }
   *[other] { $rest-number ->
        [0] Leggi { $first-the } sulla { said-square }
       *[other] Leggi { $first-the }: { $rest-the }, { said-square }
    }
}
say-remove = Togli { $first-the } dal tabellone
say-reveal = Mostra che cosa c’è dietro { $first-the }
say-lock = Chiudi a chiave { $first-the }
say-bar = Sbarra { $first-the } con una saracinesca
say-unbar = Togli la saracinesca: { $first }
say-wall-up = Mura { $first-the }
say-breach = Nuova porta: muro { $first-bare }, { said-square }
say-dig = Posa dietro { $first-the }: { $rest-bare }
say-raze = Togli dal tavolo la zona { $zone }
say-refurnish = Cambia la stanza della zona { $zone }: { $first-bare }
say-swap = Scambia { $first-bare } con { $rest-bare }
say-shift = Metti { $first-the } sulla { said-square }
say-sidestep = Scansati sulla { said-square }
say-slip = Sguscia sulla { said-square }
say-spin = Con { $first-the } tessi una ragnatela sulla { said-square }
say-spread = Estendi il muro di fuoco alla { said-square }
say-stack = Metti le prossime carte in quest’ordine: { $all-bare }
say-strip = Depreda { $first-the }: prendi { $second-the }
say-topple = Fai cadere il blocco sulla { said-square }
say-unleash = Scatena tutti: { $first-many }
say-use = { $measures ->
    [0] { $rest-number ->
        [0] Usa { $first-bare }
       *[other] Usa { $first-bare }: { $rest-the }
    }
   *[other] { $rest-number ->
        [0] Usa { $first-bare } sulla { said-square }
       *[other] Usa { $first-bare }: { $rest-the }, { said-square }
    }
}
say-walk = Cammina fino alla { said-square }

## Che cosa si chiede

ask-create = Chi scende? Guida un avventuriero già pronto, o crea il tuo.
ask-town = In città: compri, vendi, impari o cambi equipaggiamento, oppure parti?
ask-entrance = Da quale lato della prima zona sono le scale?
ask-start = Comincia un round: peschi o giochi un Evento, oppure si procede?
ask-act = È il tuo turno: che cosa fai?
ask-free = Agiscono altri; puoi usare o cambiare ciò che porti.
ask-monsters = Il turno dei mostri: che cosa fanno?
ask-close = Chi vuole può ancora rispondere; poi si va avanti.
ask-attack = Un attacco: reagisci?
ask-test = Una prova: spendi fatica o destino per il dado?
ask-web = La ragnatela: aggiungi fatica al dado?
ask-search-roll = Il dado è sul tavolo: ci aggiungi fatica?
ask-run-roll = Il dado è sul tavolo: ci aggiungi fatica?
ask-harm-roll = Il dado del tuo incantesimo è sul tavolo: ci aggiungi fatica?
ask-furniture = Il dado è sul tavolo: ci aggiungi fatica?
ask-loss = Un avventuriero sta per perdere PV: ne risparmi una parte?
ask-fallen = Non hai più PV: sfidi la morte per un punto destino?
ask-drowning = Cadi nell’abisso: sfidi la morte per un punto destino?
ask-cleave = Il tuo avversario cade: ne colpisci un altro accanto a te?
ask-slip = L’attacco ti ha mancato: sgusci via di una casella?
ask-fire = Dove prosegue il muro di fuoco, o basta così?
ask-two-dice = Quale dei due dadi tieni?
ask-willing = Un compagno vuole portarti attraverso lo spazio: acconsenti?
ask-shown = Viene giocato un Evento: lo impedisci?
ask-body = Lì giace un avventuriero morto: lo perquisisci?
ask-gift = Chi lo prende? Il primo che lo dice.
ask-number = Arrivano rinforzi: si fa rilanciare il dado per un punto destino?
ask-aside = Un blocco ti cade addosso: dove ti scansi?
ask-share = Il bottino: quale carta prendi, o consegni a un altro?
ask-missiles = Di che tipo sono i proiettili?
ask-way = Come posi la nuova zona?
ask-secret-door = In quale muro è la porta segreta?
ask-judge = È stata pescata una carta Tesoro: la tieni?
ask-ahead = È stata pescata una carta: la tieni, o la scambi con quella che hai in mano?
ask-alarm = L’allarme: quale delle due carte Mostro arriva?
ask-drawn = La carta Mostro non si addice alla stanza: la tieni?
ask-posting = Qualche mostro sta altrove, altrettanto lontano?
ask-ambush = Dove stanno i mostri dell’imboscata?
ask-found = È stato trovato un Evento: su chi o su che cosa cade?
ask-stack = In quale ordine stanno le prossime carte Dungeon?
ask-cave-in = Il soffitto crolla: dove cadono i blocchi, o basta così?

## Le abbreviazioni come si leggono ad alta voce: ciascuna al singolare e al plurale

abbreviations = PV, punto vita, punti vita · PF, punto fatica, punti fatica · PD, punto destino, punti destino · MO, moneta d’oro, monete d’oro · XP, punto esperienza, punti esperienza

## Che cosa porta o costa una scelta, accanto a essa: senza maiuscola né punto, più d’una sta in una riga

stake-attack = { $percent }% di colpire, { $whole },{ $tenths } danni se colpisce
stake-hit = { $percent }% di colpire
stake-proposed-attack = attacca { $target-the }, { $percent }% di colpire: { $reason }
stake-proposed-spell = lancia { $spell }: { $reason }
stake-proposed-move = si muove: { $reason }
stake-proposed-hold = resta: { $reason }
stake-proposed-way = la scelta della macchina: { $reason }
stake-depart-unarmed = non hai un’arma in mano
stake-leave-unfinished = la missione non è vinta, e non si torna indietro
stake-no-harm = nessun danno senza magia
price-strain = Pagare PF: te { $fatigue ->
    [one] ne resta 1
   *[other] ne restano { $fatigue }
}
price-strain-each = Paga { $points }
stake-strain-miss = { $total }: mancato
stake-strain-wound = { $total }: colpito, { $left ->
    [one] resta 1 PV
   *[other] restano { $left } PV
}
stake-strain-braced = { $total }: { $number ->
    [one] un solo PV perso
   *[other] solo { $number } PV persi
}, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
stake-strain-slain = { $total }: la morte
stake-strain-falls = { $total }: più nessun PV
stake-strain-drained = { $total }: un punto di forza perso
stake-strain-no-harm = { $total }: nessun danno senza magia
stake-strain-success = { $total }: riuscito
stake-strain-blast = { $total } contro tutti: colpiti { $hit } (altrimenti { $hits }), abbattuti { $end } (altrimenti { $ends })
stake-strain-frozen = { $total }: il ghiaccio imprigiona
stake-strain-resisted = { $total }: l’incantesimo fallisce
stake-strain-early = { $percent }% di colpire
stake-strain-early-test = { $percent }% di riuscire
stake-strain-die = il dado vale { $total } invece di { $was }
stake-reroll-strike = 1 PD su { $destiny }: { $hit }% di colpire, { $end }% di uccidere
stake-reroll-struck = 1 PD su { $destiny }: { $miss }% di mancare, { $end }% di colpo fatale
stake-reroll-spell = 1 PD su { $destiny }: { $hit }% di riuscire
stake-reroll-spelled = 1 PD su { $destiny }: { $miss }% di resistere
stake-reroll-test = 1 PD su { $destiny }: { $percent }% che fallisca
stake-reroll-number = 1 PD su { $destiny }: { $percent }% che ne arrivino meno
stake-defy = 1 PD su { $destiny }: { $left } PV
stake-forestall = 1 PD su { $destiny }: la carta non ha effetto
stake-react-parry = 1 PF, { $fatigue ->
    [one] ne resta 1
   *[other] ne restano { $fatigue }
}: { $percent }% di essere colpito invece di { $was }%
stake-react-dodge = 1 PF, { $fatigue ->
    [one] ne resta 1
   *[other] ne restano { $fatigue }
}: { $percent }% di essere colpito invece di { $was }%, un passo di lato se manca
stake-bodyguard = 1 PF, { $fatigue ->
    [one] ne resta 1
   *[other] ne restano { $fatigue }
}: vieni attaccato al suo posto, { $percent }% di essere colpito
stake-ward = 1 PF, { $fatigue ->
    [one] ne resta 1
   *[other] ne restano { $fatigue }
}: fino a { $most } PV risparmiati
stake-ward-life = 1 PF, { $fatigue ->
    [one] ne resta 1
   *[other] ne restano { $fatigue }
}: { $percent }% di restare in piedi, fino a { $most } PV risparmiati
stake-foresee = 1 PF, { $fatigue ->
    [one] ne resta 1
   *[other] ne restano { $fatigue }
}: { $percent }% che la carta torni in mano
stake-cancel = consuma { $item-the }: la carta non ha effetto
stake-cleave = 1 PF, { $fatigue ->
    [one] ne resta 1
   *[other] ne restano { $fatigue }
}: { $percent }% di colpire, { $whole },{ $tenths } danni se colpisce
stake-cleave-vain = 1 PF, { $fatigue ->
    [one] ne resta 1
   *[other] ne restano { $fatigue }
}: non può colpire
stake-slip = gratis: una casella di lato
stake-rummage = gratis: un dado dice che cosa trovi
stake-keep-die = vale { $number }
stake-accept = vieni spostato lì
stake-decline = resti, e nessuno paga
stake-spread = un’altra casella di fuoco
stake-enough = il muro resta lungo così
stake-take-gift = è tuo
stake-take = la carta è tua
stake-hand = la carta va a un compagno
stake-divide = diviso fra tutti
stake-choose = ricevi proiettili di questo tipo
stake-sidestep = una casella lontano dal masso

## Ciò che è sul tavolo: la domanda aperta, con chi e che cosa riguarda

table-melee = { $who-The } colpisce { $target-the }
table-missile = { $who-The } tira contro { $target-the }
table-spell = { $who-The } lancia { $skill } contro { $target-the }
table-opposed = { $who-The } usa { $skill } contro { $target-the }
table-web = { $who-The } colpisce la ragnatela
table-test = { $who-The }: prova, { $trait }
table-attacks = { $who-The } attacca
table-defends = { $who-The } si difende
table-casts = { $who-The } lancia l’incantesimo
table-resists = { $who-The } resiste
table-tests = { $who-The } fa la prova
table-odds = si tirano i dadi, { $percent }% di colpire
table-chance = si tira il dado, { $percent }% di riuscire
table-miss = mancato
table-tie = parità: mancato
table-short = { $number ->
    [one] Un punto in più colpirebbe.
   *[other] { $number } punti in più colpirebbero.
}
table-short-test = { $number ->
    [one] Un punto in più basterebbe.
   *[other] { $number } punti in più basterebbero.
}
table-no-harm = nessun danno senza magia
table-wound = { $target-the } perde { $number } PV, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
table-slain = morte per { $target-the }
table-falls = più nessun PV per { $target-the }
table-drained = { $target-the } perde un punto di forza
table-success = riuscito
table-failure = fallito
table-frozen = il ghiaccio imprigiona { $target-the }
table-resisted = { $target-the } resiste
table-aim-force-door = per sfondare la porta
table-aim-force-furniture = per rompere la serratura
table-aim-lift = per alzare la saracinesca
table-aim-bridge = per non cadere dal ponte malsicuro
table-aim-jump = per saltare il crepaccio
table-aim-break-free = per liberarsi dal cerchio
table-aim-lid = per sollevare il coperchio
table-aim-quest-deed = per l’azione della missione
table-aim-leapt = per seguire oltre il crepaccio
table-aim-thaw = per liberarsi dal ghiaccio
table-aim-venom = contro il veleno
table-aim-approach = per attaccare nel santuario
table-aim-quaked = per non cadere nel terremoto
table-aim-crushed = per sfuggire ai massi che cadono
table-aim-gassed = contro il gas soporifero
table-aim-avoided = per evitare l’Evento
table-aim-foresee = per presentire l’Evento
table-aim-nothing = per vedere se riesce
table-furniture = { $who-The } apre: { $thing }
table-search-roll = { $who-The } perquisisce la zona
table-run-roll = { $who-The } corre
table-harm-roll = { $who-The } ferisce { $target-the } ({ $cause })
table-die-stands = il dado vale { $number }
table-two-dice = { $who-The } tiene uno dei due dadi
table-number = rinforzi: { $monsters }
table-number-comes = arrivano: { $monsters }
table-loss = { $target-The } sta per perdere { $number } PV ({ $cause })
table-fallen = { $who-The } non ha più PV
table-fallen-lost = { $who-the } è a terra, e senza aiuto muore
table-drowning = { $who-The } cade nel crepaccio
table-drowning-lost = { $who-the } muore, e tutto ciò che portava è perduto
table-found = un Evento è stato trovato; il signore del dungeon ne sceglie il bersaglio
table-found-card = su chi o su che cosa cade l’Evento?
table-shown = il signore del dungeon gioca { $card }
table-shown-on = il signore del dungeon gioca { $card }; il bersaglio è { $target-the }
table-takes-effect = la carta ha effetto
table-at-zone = nella zona { $zone }
table-at-door = alla porta { $door }
table-at-kind = altri di questo tipo: { $monster }
table-at-spell = che lancia { $skill } contro { $target-the }
table-at-spell-back = che può lanciare di nuovo { $skill }
table-body = lì giace un avventuriero morto; il primo che lo dice lo perquisisce
table-body-lies = nessuno perquisisce il corpo
table-cleave = { $who-The } ha abbattuto un avversario e può colpirne un altro
table-slip = { $who-The } ha schivato e può spostarsi di una casella
table-nothing = non succede altro
table-aside = un masso cade su { $who-the }
table-fire = { $who-The } stende un muro di fuoco: { $number ->
    [one] finora { $number } casella
   *[other] finora { $number } caselle
}
table-willing = { $who-The } vuole spostare { $target-the } nella zona { $zone }, { $column }, riga { $row } ({ $skill })
table-share = il bottino: { $items }; sceglie { $who-the }
table-gift = per uno di voi: { $items }
table-missiles = { $who-The } ha trovato { $number } proiettili
table-judge = il signore del dungeon guarda la carta Tesoro
table-judge-card = la carta Tesoro pescata
table-ahead = il signore del dungeon guarda una carta
table-ahead-card = una carta è pescata
table-drawn = il signore del dungeon guarda la carta Mostro
table-drawn-card = la carta Mostro non è adatta alla sala
table-alarm = l’allarme: il signore del dungeon tiene una di due carte Mostro
table-alarm-card = l’allarme: una di due carte Mostro resta
table-way = dietro la porta viene posata una zona
table-secret-door = il signore del dungeon sceglie il muro della porta segreta
table-posting = il signore del dungeon dispone i mostri
table-ambush = il signore del dungeon dispone l’imboscata
table-stack = il signore del dungeon ordina le prossime carte Dungeon
table-cave-in = il signore del dungeon fa cadere i massi
table-needed = da raggiungere
table-with-aim = { $head }, { $aim }
table-opposed-sums = { $head }: { $own } contro { $other }
table-single-sum = { $head }: { $own }, serve { $need }
table-with-dice = { $head }; { $number ->
    [one] il dado mostra { $dice }
   *[other] i dadi mostrano { $dice }
}

## Che cosa succede

event-gathered = { $number ->
    [one] Un avventuriero arriva in città. La missione: { $quest }.
   *[other] { $number } avventurieri si ritrovano in città. La missione: { $quest }.
}
event-led = { $hero } si unisce al gruppo: { $cls } { $race }; abilità: { $skills-names }; equipaggiamento: { $items }.
event-created = { $seat } crea un avventuriero: { $cls } { $race }; abilità: { $skills-names }.
event-outfitted = { $seat } si equipaggia per { $gold } MO: { $items }.
event-bought = { $seat } compra per { $gold } MO: { $item }.
event-bought-card = { $seat } compra una rarità per { $gold } MO: { $treasure }.
event-sold = { $seat } vende per { $gold } MO: { $item }.
event-learned = { $seat } spende { $points } XP: { $what }.
event-departed = { $seat } può partire.
event-quest = La missione: { $quest }. Il suo obiettivo: { $card }.
event-entered = Gli avventurieri scendono nel dungeon. La missione: { $quest }.
event-round = Round { $number }: { $phase }.
event-monsters-turn = È il turno dei mostri.
event-combat-over = Il combattimento è finito.
event-strayed = { $monster-The } ha perso di vista gli avventurieri e lascia il combattimento.
event-fight-left = Da cinque round non cambia nulla: i mostri lasciano il combattimento e vagano.
event-came-back = { $monster-The } ritrova gli avventurieri.
event-withdrew = { $seat } si ritira dal combattimento.
event-insisted = { $seat } chiede l’ordine di velocità: in questo round agisce prima il più veloce.
event-moved = { $squares ->
    [one] { $seat } avanza di { $squares } casella (zona { $zone }).
   *[other] { $seat } avanza di { $squares } caselle (zona { $zone }).
}
event-ran = { $points ->
    [one] { $seat } corre, il dado mostra { $die }: una casella.
   *[other] { $seat } corre, il dado mostra { $die }: { $points } caselle.
}
event-rested = { $seat } riposa ({ $left ->
    [one] resta
   *[other] restano
} { $left } PF).
event-camp = { $success ->
    [0] { $seat } tira un dado per l’accampamento: { $die }. Non viene nessuno.
   *[other] { $seat } tira un dado per l’accampamento: { $die }. Con { $need } o meno dei mostri lo trovano!
}
event-searched = { $seat } fruga nella zona { $zone } (dado: { $die }).
event-opened = { $seat } apre la porta { $number }.
event-unlocked = { $seat } apre la serratura con { $item-the }.
event-blind = La porta { $number } è murata.
event-revealed = Si scopre la zona { $zone }: { $card }.
event-room = Zona { $zone }: { $room }.
event-objective-found = L’obiettivo è trovato, nella zona { $zone }.
event-distance = { $number ->
    [0] La prossima carta Dungeon è l’obiettivo.
    [one] Sopra l’obiettivo c’è una carta Dungeon.
   *[other] Sopra l’obiettivo ci sono { $number } carte Dungeon.
}
event-secret-door = { $seat } trova una porta segreta: la porta { $number }.
event-leads-there = La porta { $number } conduce là.
event-deck-split = Le carte Dungeon sono divise: { $number } alla porta { $first }, { $others } alla porta { $second }.
event-traps-found = { $seat } individua le trappole della zona { $zone }: nessuno ci cade più.
event-trap-known = { $seat } evita una trappola nota: { $furniture }.
event-furniture = { $seat } apre { $furniture-the } { $number } (dado: { $die }).
event-spring = La fontana { $number } è una sorgente che guarisce, una volta per ogni avventuriero.
event-crevasse = Un crepaccio taglia la stanza. Il dado mostra { $die }: { $bridge }.
event-hauled = { $seat } cade, ma { $item-the } tiene.
event-whisked = Il cerchio magico manda { $seat } nella zona { $zone }.
event-freed = { $seat } si libera dal cerchio magico.
event-left = { $seat } lascia il dungeon per le scale.
event-equipped = { $seat } equipaggia { $item-the }.
event-doffed = { $seat } ripone { $item-the }.
event-change-cost-move = Il cambio costa a { $seat } il movimento di questo turno.
event-change-cost-attack = Il cambio costa a { $seat } l’attacco di questo turno.
event-drank = { $seat } beve { $item-the }.
event-smeared = { $seat } cosparge { $on-the } con { $item-the }.
event-kindled = { $seat } accende { $item-the }.
event-doused = { $seat } spegne { $item-the }.
event-snuffed = { $seat } perde la sua luce: { $item-the } si spegne.
event-burnt-out = { $seat } non ha più fiamma: { $item-the } ha finito di bruciare.
event-gave = { $number ->
    [one] { $seat } dà { $item-the } a { $other }.
   *[other] { $seat } dà { $number } { $item-many } a { $other }.
}
event-gave-gold = { $seat } dà { $gold } MO a { $other }.
event-pulled = { $seat } tira { $other } fuori dalla fossa.
event-stripped = { $number ->
    [one] { $seat } prende dal corpo di { $other }: { $item }.
   *[other] { $seat } prende dal corpo di { $other }: { $number } { $item-many }.
}
event-stripped-gold = { $seat } prende dal corpo di { $other }: { $gold } MO.
event-gained = { $number ->
    [one] { $seat } ottiene { $item-the }.
   *[other] { $seat } ottiene { $number } { $item-many }.
}
event-found-gold = { $seat } trova { $gold } MO.
event-found = { $seat } trova { $treasures }.
event-loot = Il bottino: { $treasures }.
event-nothing-found = Non si trova niente: non resta più un tesoro simile.
event-worthless = Niente di valore.
event-drawn-again = Il signore del dungeon fa pescare un altro tesoro al posto { $card-of }.
event-took-card = { $seat } prende { $treasure-the }.
event-divided = { $seat } divide { $treasure-the }: { $gold } MO a testa.
event-attacked = { $who-The } attacca { $target-the }: { $die } + { $trait } attacco + { $power } potenza{ $more ->
    [0] {""}
    [-1] {" "}− 1
    [-2] {" "}− 2
    [-3] {" "}− 3
    [-4] {" "}− 4
    [-5] {" "}− 5
    [-6] {" "}− 6
    [-7] {" "}− 7
    [-8] {" "}− 8
    [-9] {" "}− 9
   *[other] {" "}+ { $more }
} = { $total } contro { $counter } + { $guard } difesa + { $armour } armatura{ $aid ->
    [0] {""}
    [-1] {" "}− 1
    [-2] {" "}− 2
    [-3] {" "}− 3
    [-4] {" "}− 4
    [-5] {" "}− 5
    [-6] {" "}− 6
    [-7] {" "}− 7
    [-8] {" "}− 8
    [-9] {" "}− 9
   *[other] {" "}+ { $aid }
} = { $against }: { $harm ->
    [0] mancato.
    [one] { $harm } danno.
   *[other] { $harm } danni.
}
event-unharmed = Solo la magia può ferire { $target-the }.
event-tested = { $who-The } fa una prova di { $trait }: { $die }{ $more ->
    [0] {""}
    [-1] {" "}− 1
    [-2] {" "}− 2
    [-3] {" "}− 3
    [-4] {" "}− 4
    [-5] {" "}− 5
    [-6] {" "}− 6
    [-7] {" "}− 7
    [-8] {" "}− 8
    [-9] {" "}− 9
   *[other] {" "}+ { $more }
} = { $total }, serve { $need }: { $success ->
    [0] un fallimento.
   *[other] { $die ->
        [10] un successo, come sempre con un 10.
       *[other] un successo.
    }
}
event-web-struck = { $seat } taglia una ragnatela: { $die } al dado, { $total } in tutto, serve { $need }: { $success ->
    [0] tiene.
   *[other] cede.
}
event-strained = { $seat } spende { $points } PF: +{ $points }.
event-rerolled = { $seat } spende un punto destino: si rilancia { $which-the }, che mostra { $die }.
event-used-skill = { $seat } usa { $skill } ({ $left ->
    [one] resta
   *[other] restano
} { $left } PF).
event-read-scroll = { $seat } legge { $item-the }.
event-granted = { $skill } ora vale per { $who-the }.
event-displaced = Un salto attraverso lo spazio porta { $who-the } nella zona { $zone }.
event-declined = { $seat } preferisce restare.
event-froze = Il ghiaccio imprigiona { $who-the }.
event-turned = La fede scaccia { $who-the }.
event-slipped = { $seat } sguscia via di una casella.
event-warded = { $seat } protegge { $target-the }: { $points } PV in meno da perdere.
event-lost-life = { $who-The } perde { $points } PV ({ $cause }); { $left ->
    [one] ne resta { $left }.
   *[other] ne restano { $left }.
}
event-healed = { $who-The } recupera { $points } PV: { $left }.
event-refreshed = { $seat } riprende forza ({ $left ->
    [one] resta
   *[other] restano
} { $left } PF).
event-wearied = { $seat } perde { $points } PF, { $left ->
    [one] ne resta { $left }.
   *[other] ne restano { $left }.
}
event-cured = { $seat } guarisce.
event-overcame = { $seat } vince il veleno con un punto destino.
event-marked = Effetto su { $seat }: { $mark-the }.
event-envenomed = Il veleno prende { $seat }: uno in meno a ogni D10 fino alle cure.
event-weakened = { $seat } si indebolisce.
event-drained = { $monster-The } prosciuga { $seat }: forza { $left }.
event-gave-up = { $seat } non ha più forza e si arrende.
event-restored = L’ultimo spettro è svanito: { $seat } ritrova la forza.
event-down = { $seat } è a terra.
event-defied = { $seat } sfida la morte per un punto destino ({ $left ->
    [one] resta
   *[other] restano
} { $left } PV).
event-revived = { $seat } sopravvive: { $item-the } rende { $left } PV.
event-died = { $seat } muore.
event-experience = { $seat } guadagna { $points } XP ({ $cause }).
event-appeared = Nella zona { $zone }: { $monsters }.
event-reinforced = Arrivano rinforzi: { $monsters }.
event-came-in = { $monster-The } entra da un’apertura.
event-burrowed = Dalla tana ne escono altri: { $monsters }.
event-rose = { $monster-The } si rialza dalla tomba.
event-counts-as-slain = La missione chiedeva { $monster-the }: la miniatura tolta dal tavolo conta come uccisa.
event-reasoned = { $monster-The } { $reason }.
event-master-reasoned = Il signore del dungeon { $reason }.
event-monster-moved = { $monster-The } si muove (zona { $zone }).
event-monster-marked = Effetto per { $monster-the }: { $mark-the }.
event-cast = { $monster-The } lancia { $spell }.
event-spell-regained = { $monster-The } recupera un incantesimo: { $spell }.
event-spun = { $monster-The } tesse una nuova ragnatela.
event-slain = { $by ->
    [nessuno] { $monster-The } muore.
   *[other] { $by-The } uccide { $monster-the }.
}
event-event-drawn = Il signore del dungeon pesca un Evento.
event-event-drawn-secret = Il signore del dungeon pesca un Evento: { $card }.
event-event-die = Il dado dell’Evento mostra { $die }: { $die ->
    [1] si pesca.
   *[other] non si pesca.
}
event-event-discarded = La mano del signore del dungeon è piena, e questo Evento viene scartato: { $card }.
event-events-reshuffled = Le carte Evento vengono rimescolate.
event-event-forced = Viene pescato un Evento che si applica subito: { $card }.
event-event-found = Questo fa pescare un Evento: { $card }.
event-event-played = { $who ->
    [nessuno] Il signore del dungeon gioca un Evento: { $card }.
   *[other] Il signore del dungeon gioca un Evento contro { $who-the }: { $card }.
}
event-event-cancelled = { $seat } impedisce l’Evento { $card } ({ $by }).
event-alarmed = È scattato l’allarme: delle prossime due carte Mostro il signore del dungeon ne tiene una.
event-attack-lost = { $seat } perde l’attacco.
event-shattered = { $seat } non ha più arma: { $item-the } si spezza.
event-filched-gold = { $seat } si fa rubare { $gold } MO.
event-filched-item = { $seat } si fa rubare { $item-the }.
event-darkened = La zona { $zone } è buia d’ora in poi.
event-barred = Una saracinesca sbarra l’apertura { $number }.
event-block-fell = Un blocco cade nella zona { $zone } e ci resta.
event-door-sealed = La porta { $number } ora è chiusa a chiave.
event-passages-shifted = { $number ->
    [one] I passaggi si muovono: il signore del dungeon vede la prossima carta Dungeon.
   *[other] I passaggi si muovono: il signore del dungeon riordina le prossime { $number } carte Dungeon.
}
event-led-astray = Gli avventurieri si smarriscono: c’è una carta Dungeon in più in cima.
event-rummaged = { $seat } perquisisce l’avventuriero morto (dado: { $die }).
event-intervened = Il signore del dungeon interviene: { $said }.
event-seized = { $seat } prende { $item-the }.
event-quest-deed = { $seat } riesce: { $deed }, { $number } di { $need }.
event-released = { $seat } libera il prigioniero { $number }, che ora segue.
event-saved = Il prigioniero { $number } esce per le scale: è salvo.
event-quest-won = Lo scopo della missione è raggiunto: { $quest }.
event-secondary = L’obiettivo secondario { $number } è raggiunto: { $quest }.
event-called-it = { $seat } è d’accordo per fermarsi qui.
event-quest-over = { $won ->
    [0] Missione persa: { $quest } ({ $reason }).
   *[other] Missione vinta: { $quest } ({ $reason }).
}
event-ranked = { $seat }, { $place }º per oro: { $gold } MO.

## Perché no

refusal-acted-already = Un riposo dura un turno intero, e in questo hai già fatto qualcosa: riposa nel prossimo.
refusal-ally-beside = { $skill }: per te o per un alleato accanto a te, nomina uno di questi.
refusal-ally-in-sight = { $skill }: per te o per un alleato che vedi, nomina uno di questi.
refusal-ally-in-zone = { $skill }: per te o per un alleato nella tua zona, nomina uno di questi.
refusal-armed-in-zone = { $skill }: per un avventuriero della tua zona con un’arma in mano, nominane uno.
refusal-called-already = Hai già detto di voler smettere: aspetta gli altri, o continua a giocare.
refusal-cannot-act = In questo turno non puoi agire (fossa, ghiaccio o sonno): terminalo.
refusal-cannot-stand = Lì nessuno può stare: nomina una casella libera, e una miniatura del tabellone.
refusal-create-first = Prima ti serve un avventuriero: guidane uno già pronto, o crea il tuo.
refusal-created-already = Hai già un avventuriero.
refusal-led-already = { $hero } è già nel gruppo: guida qualcun altro.
refusal-no-such-hero = Di’ quale degli avventurieri già pronti: guida Aldric.
refusal-outfitted-already = Le tue MO non comprano altro che ti serva: lascia la città, o compra da te.
refusal-dark = Adesso non puoi correre: è buio, o hai un rallentamento, o hai attaccato. Cammina.
refusal-departed-already = Hai già lasciato la città: aspetta gli altri.
refusal-done-already = È già fatto, non serve altro.
refusal-door-open = Quella porta è aperta: attraversala.
refusal-door-blind = Quella porta è murata: dietro non c’è nulla.
refusal-down = Sei a terra: solo l’aiuto degli altri ti rialza.
refusal-draw-at-start = Gli Eventi si pescano all’inizio di un round di esplorazione: aspetta il prossimo.
refusal-drawn-already = Hai pescato quanto questo round permette.
refusal-enemy-in-sight = { $skill }: serve un avversario che vedi, nominane uno.
refusal-event-played = Hai giocato tanti Eventi quanti ne permette un round: tieni questo per dopo.
refusal-finish-first = Prima c’è altro da risolvere: rispondi a quello.
refusal-for-oneself = Solo chi la beve approfitta di questa pozione ({ $item }): bevila, o dalla via.
refusal-foreseen = Qualcuno ha presentito questo Evento, che in questo round non si può più giocare: { $card }.
refusal-halted = Sei arrivato accanto a un nemico: il tuo movimento di questo turno è finito. Puoi ancora agire.
refusal-change-too-dear = In combattimento cambiare arma o scudo costa il movimento o l’attacco del tuo turno, e non te ne resta nessuno.
refusal-hand-full = La tua mano è piena: prima gioca un Evento, poi pesca.
refusal-heroes-only = Questo tocca agli avventurieri, non al signore del dungeon.
refusal-heroes-turn = È il turno degli avventurieri: aspetta che finisca.
refusal-in-pit = Sei in una fossa: niente movimento, attacco o azione a pagamento. Oggetti e abilità gratuite restano permessi.
refusal-in-town = Sei in città: compra, vendi, impara, cambia equipaggiamento, o parti.
refusal-known-already = Conosci già questa abilità: { $skill }. Imparane un’altra.
refusal-laid-already = Questo Evento è già preparato: { $card }.
refusal-lantern-out = Le tenebre hanno spento la tua lanterna: riaccenderla costa un punto di velocità, o l’attacco in combattimento, e non te ne restano.
refusal-locked = È chiuso a chiave: forza la serratura, sbloccala con una chiave, o usa Scasso.
refusal-master-only = Questo tocca al signore del dungeon.
refusal-masters-turn = Tocca al signore del dungeon: aspetta un momento.
refusal-monster-flees = Un sacerdote l’ha scacciato: fugge più lontano che può: { $monster }.
refusal-monster-turned = Un sacerdote l’ha scacciato, e prima deve fuggire: { $monster }. Fallo marciare.
refusal-monsters-there = Sul tabellone ci sono ancora mostri: sconfiggili prima di smettere.
refusal-monster-beside = Un mostro è accanto a uno di voi: allontanatevi da tutti prima di ritirarvi.
refusal-no-captive-beside = Accanto a te non c’è nessun prigioniero da liberare: avvicinati.
refusal-no-combat = Non c’è nessuno da combattere: si attacca nella Fase di Combattimento.
refusal-no-destiny = Non ti resta nessun punto destino: aiuta anche una pozione.
refusal-no-fatigue = Non ti resta nessun punto fatica per un’abilità: prima riposa.
refusal-no-intervention = A questo tavolo il signore del dungeon non interviene direttamente.
refusal-no-withdrawal = A questo tavolo un combattimento dura finché un mostro è sul tabellone: combatti, o esci dalle scale.
refusal-no-more-events = L’obiettivo è trovato: non si pescano più Eventi.
refusal-no-points = Non ti resta nessun punto di velocità per questo: finisci il turno.
refusal-no-prisoner = Nessun cerchio magico ti trattiene: puoi andare.
refusal-no-scroll = Non è una pergamena d’incantesimo: nominane una che porti.
refusal-no-spring = Non è una fontana incantata, per quanto si sa: prima aprila.
refusal-no-such-door = Non c’è nessuna porta con quel numero.
refusal-door-not-so = Questa porta non si presta a questo cambiamento: guarda se è chiusa, aperta, chiusa a chiave o sbarrata.
refusal-last-door = È la sola porta che porta avanti: prima aggiungine un’altra.
refusal-no-card-left = Non resta nessuna carta simile per questo posto: scegline un’altra.
refusal-no-room-for-door = Lì non ci sta nessuna porta: nomina un muro che ha spazio dietro.
refusal-no-such-exchange = Nomina un Evento della tua mano che non è preparato, e un altro che resta nel mazzo.
refusal-not-the-last-zone = Si può togliere solo l’ultima zona posata: dietro non deve esserci nulla.
refusal-zone-in-use = Non questa zona: c’è qualcuno, o è l’ingresso o l’obiettivo.
refusal-watched = Dei mostri che hanno appena lasciato il combattimento ti vedono: riposa nel prossimo round.
refusal-no-such-pair = Non esiste un { $cls } { $race }: scegli un’altra razza o un’altra classe.
refusal-no-such-verb = Nessuna frase di questo gioco comincia così.
refusal-no-target = Non c’è un tale bersaglio per { $card-the }: nominane un altro, o tieni la carta.
refusal-no-treasure-left = Non restano carte Tesoro: impara qualcos’altro.
refusal-no-weapon = Non impugni niente su cui metterlo: prima equipaggia un’arma, e abbi i suoi proiettili se tira.
refusal-names-not-ours = A questo tavolo le creature tengono i loro nomi neutri: disattivalo per portarne altri.
refusal-nobody-named = Di’ su chi la usi: { $skill }.
refusal-not-able = Non si può fare a terra, nel ghiaccio, nel sonno o di corsa.
refusal-not-adjacent = Non è accanto a te: prima avvicinati.
refusal-not-carried = Non hai niente di simile con te: guarda nello zaino.
refusal-not-dead = Quell’avventuriero è vivo: si spogliano solo i morti.
refusal-not-facing = Non sei proprio davanti: va’ su una casella che lo tocca con un lato.
refusal-not-for-sale = La bottega non ha niente di simile: scegli dal suo elenco.
refusal-not-in-combat = Non nel mezzo di un combattimento: prima sconfiggi i mostri.
refusal-not-in-hand = Questo Evento non è nella tua mano: { $card }.
refusal-not-in-pit = Quell’avventuriero non è in una fossa.
refusal-no-missile = Servono un’arma da tiro in mano e qualcosa da tirare.
refusal-enemy-beside = A questo tavolo non si tira con un nemico accanto.
refusal-not-in-sight = Non puoi tirare lì: non hai la visuale libera.
refusal-not-in-this-quest = In questa missione non c’è niente di simile da fare.
refusal-not-laid = Questo Evento non è preparato: { $card }.
refusal-not-locked = Non è chiuso a chiave: basta aprire.
refusal-not-on-offer = In questo momento la bottega non ha: { $item }. Scegli qualcos’altro.
refusal-not-on-stairs = Si esce per le scale: prima vacci.
refusal-not-poisoned = In te non c’è veleno di fontana: non c’è niente da superare.
refusal-not-tired = Hai tutti i tuoi punti fatica: non serve riposare.
refusal-not-won = La missione non è ancora vinta: raggiungi lo scopo, o esci per le scale.
refusal-not-yours = Non hai { $item-the }.
refusal-nothing-is-sold = A questo tavolo gli avventurieri non possono vendere niente.
refusal-nothing-to-aim-at = Qui e ora non c’è niente per { $skill-the }: aspetta un altro momento.
refusal-nothing-to-close = Non c’è nessuna offerta da chiudere.
refusal-of-no-use = { $skill } lì non servirebbe a niente: nomina qualcun altro.
refusal-one-master = Serve esattamente un signore del dungeon: scegliete chi.
refusal-skill-only-exploring = { $skill }: solo in esplorazione, aspetta la fine del combattimento.
refusal-only-in-answer = { $skill } risponde a ciò che accade: ti sarà chiesto al momento giusto.
refusal-only-in-combat = Questo serve in combattimento: tienilo per allora.
refusal-opened-already = È già aperto.
refusal-order-set = In questo round agiscono prima i più veloci: aspetta il tuo turno.
refusal-other-class = { $skill } è di un’altra classe: scegli un’abilità della tua.
refusal-others-choose = Tocca a qualcun altro rispondere: aspetta un momento.
refusal-out-of-aim = { $skill } non può mirare lì: scegli un altro posto.
refusal-out-of-reach = In questo turno non puoi arrivarci: scegli una casella libera più vicina.
refusal-prisoner = Un cerchio magico ti trattiene: prima liberati.
refusal-race-and-class = Di’ una razza, una classe e due abilità: creare nano guerriero Colpo possente Parata.
refusal-changes-nothing = Non cambierebbe nulla: non viene chiesto.
refusal-roll-first = Sul tavolo c’è un tiro: rispondi prima a quello, o aspetta.
refusal-room-not-cleared = I prigionieri si liberano quando i loro guardiani sono sconfitti: combatti ancora.
refusal-run-first = Si corre prima di ogni altra cosa nel turno: ora cammina, e corri nel prossimo.
refusal-runner = Chi corre non fa altro nel turno.
refusal-said-with-a-roll = { $skill } si nomina con l’attacco o la ricerca da migliorare: aggiungila alla fine.
refusal-searched-already = Questa zona è già frugata: provane un’altra.
refusal-skill-tilted = Hai già usato { $skill }: la carta sarà pronta nel prossimo periodo dello stesso tipo.
refusal-skill-unknown = Non hai questa abilità: usane una delle tue.
refusal-split-move = Hai camminato, poi attaccato: non ci si muove prima e dopo un attacco.
refusal-spring-used = Questa sorgente ti ha già aiutato: lasciala agli altri.
refusal-struck-already = Hai già fatto il tuo attacco di questo turno.
refusal-tested-already = In questo turno hai già provato: riprova nel prossimo.
refusal-too-few = Si vende a gruppi di { $number }, e ne hai meno: { $item-many }.
refusal-too-few-doses = Servono { $number } dosi in una volta: { $item }.
refusal-too-little-experience = Costa { $points } XP, più di quanti ne hai.
refusal-too-little-gold = Costa { $gold } MO, più di quante ne hai.
refusal-too-powerful = Troppo potente per la tua classe ({ $cls }): { $item }. Usa qualcosa di minore potenza.
refusal-tried-already = Hai già fallito una volta: lascia provare qualcun altro.
refusal-tried-this-round = In questo round hai già provato: riprova nel prossimo.
refusal-turn-ended = Il tuo turno è finito: aspetta il prossimo round.
refusal-two-skills = Nomina due abilità diverse della tua classe.
refusal-uneasy-calm = Regna una calma ingannevole: in questo round non si giocano più Eventi.
refusal-worthless = In città nessuno compra { $item-the }.
refusal-wrong-item = Con { $item-the } questo non va, o è già così.
refusal-wrong-moment = Non è il momento per { $card-the }: la carta dice quando viene.
refusal-cannot-spin-there = Una ragnatela si tesse su una casella libera accanto al ragno: nominane una.
refusal-entrance-first = Scegli prima un lato per le scale: ingresso sud.
refusal-entrance-set = L’ingresso è già scelto, e resta dov’è.
refusal-monster-ended = Quel mostro, o tutti quelli del genere, ha fatto ciò che poteva in questo turno: { $monster }.
refusal-monster-grudge = Attacca prima chi l’ha svegliato, finché può: { $monster }.
refusal-monster-moved = Si è già mosso, e lo fa una sola volta nel turno: { $monster }.
refusal-monster-reach = Non può arrivarci in questo turno: scegli una casella libera più vicina ({ $monster }).
refusal-monster-slowed = La terra ha tremato, e non può muoversi in questo turno: { $monster }.
refusal-monster-struck = Ha già usato il suo attacco di questo turno: { $monster }.
refusal-monster-unable = Non è cosa che sappia fare: { $monster }.
refusal-monsters-act = I mostri stanno agendo: di’ terminare quando il loro turno è finito.
refusal-monsters-wait = I mostri agiscono nel loro turno di un combattimento: lascia prima proseguire gli avventurieri.
refusal-name-a-card = Nomina uno degli Eventi che hai in mano.
refusal-name-a-skill = Nomina una delle tue abilità, e a che serve.
refusal-no-portcullis = A quella porta non c’è una saracinesca.
refusal-no-such-figure = Non c’è nessuno con quel nome: nomina un avventuriero o un prigioniero.
refusal-no-such-monster = Sul tabellone non c’è nessun mostro con quel nome e numero.
refusal-no-such-thing = Non c’è nulla con quel nome e numero: nomina una porta o un mobile con il suo numero.
refusal-not-among-these = Non è una delle scelte: prendine una di quelle che ti sono offerte.
refusal-not-beside-it = Quella miniatura non è accanto al mostro: fallo prima muovere, o nominane un’altra.
refusal-not-seen-by-it = Il mostro non ha la visuale libera su quella miniatura.
refusal-not-to-be-chosen = Quella miniatura non può essere scelta come bersaglio: è invisibile, o un santuario la protegge.
refusal-nothing-asked = Questo risponde a un tiro, a una carta o a un ritrovamento, e ora non ce n’è.
refusal-nothing-follows = Non segue altro: dillo senza le ultime parole.
refusal-only-in-town = Si fa in città, prima di una missione.
refusal-skill-only-in-combat = { $skill } è per il combattimento: tienila per allora.
refusal-spell-spent = Ha già lanciato questo incantesimo, o un altro in questo turno: { $skill }.
refusal-walked-on = Non si apre, ci si cammina sopra: { $furniture }.

## Risultati

reason-heroes = Gli avventurieri hanno vinto.
reason-master = Il signore del dungeon ha fermato gli avventurieri.
score-experience = Esperienza
score-gold = Oro
score-kills = Avversari uccisi
score-quests-won = Missioni vinte

# Browser: i nomi delle parti del tavolo, nell’ordine in cui si mostrano. Ciò che qui non ha nome resta per chi vuole
# vedere tutto.

section-now = Adesso
section-plan = Il dungeon
section-quest = La missione
section-roster = Gli avventurieri
section-ready-made = Avventurieri già pronti
section-shop = La città
section-foes = I mostri
section-order-of-round = Il round
section-decision = Che cosa decidi
section-event-hand = La tua mano
section-stock = I mazzi
section-on-table = Sul tavolo
section-hand = La tua mano

field-combat = Fase
field-combat-0 = esplorazione
field-combat-1 = combattimento
field-round = Round
field-step = Momento
field-step-town = in città
field-step-entrance = il signore del dungeon sceglie l’ingresso
field-step-start = { text-step-start }
field-step-heroes = agiscono gli avventurieri
field-step-monsters = { text-step-monsters }
field-step-end = la fine
field-life = Vita
field-fatigue = Fatica
field-destiny = Destino
field-gold = Oro
field-xp = XP
field-traits = Caratteristiche
field-skills = Abilità
field-worn = In uso
field-pack = Zaino
field-marks = Condizioni
field-marks-down = a terra
field-marks-dead = morto
field-marks-outside = fuori dal dungeon
field-marks-ready = pronto a partire
field-zone = Zona
field-zone-0 = { text-waiting }
field-odds = Probabilità di colpirlo, in percento
field-hits = Probabilità di colpire ogni avventuriero, in percento
field-hand = Carte Evento
    .counts = event
    .empty = { text-none }
field-deck_size = Carte Dungeon rimaste
field-distance = Carte sopra l’obiettivo
field-distance--1 = nessuno lo sa
field-hand_size = Eventi in mano al signore del dungeon
field-cls = Classe
field-goal = Missione

## L’immagine del terminale

text-name = { $seat }
text-square = zona { $zone }, { $place }
text-list = { $items }
text-none = niente
text-apart = ;
text-label = { $name }:
text-decimal = { $whole },{ $tenths }
text-percent = { $percent }%

# Che cosa succede

text-over = { $quests ->
    [one] { $won ->
        [0] La missione è persa
       *[other] La missione è vinta
    }
   *[other] La campagna è finita: missioni vinte { $won } su { $quests }
}
text-in-town = { $quests ->
    [one] In città, prima della missione: { $quest }
   *[other] In città, prima della missione { $number } di { $quests }: { $quest }
}
text-entrance = { $quest }: il signore del dungeon sceglie l’ingresso
text-exploration = Esplorazione, round { $round } di { $limit }: { $step }
text-combat = Combattimento, round { $round } di { $limit }, { $stretch }º di questo scontro: { $step }
text-exploration-open = Esplorazione, round { $round }: { $step }
text-combat-open = Combattimento, round { $round }, { $stretch }º di questo scontro: { $step }
text-turn-of = tocca a { $names }
text-step-start = il signore del dungeon può giocare Eventi
text-step-monsters = agiscono i mostri
text-step-attack = un attacco
text-step-web = si colpisce una ragnatela
text-step-test = una prova
text-step-loss = stanno per andare persi dei PV
text-step-fallen = qualcuno cade
text-step-drowning = qualcuno annega
text-step-cleave = un colpo in più
text-step-slip = un passo di lato
text-step-fire = si leva un muro di fuoco
text-step-willing = si chiede a qualcuno di seguire
text-step-two-dice = di due dadi se ne tiene uno
text-step-search-roll = il dado della ricerca è sul tavolo
text-step-run-roll = il dado della corsa è sul tavolo
text-step-harm-roll = il dado di un incantesimo è sul tavolo
text-step-furniture = il dado del mobile è sul tavolo
text-step-secret-door = il signore del dungeon sceglie il muro della porta segreta
text-step-way = il signore del dungeon sceglie come posare la zona
text-step-ahead = il signore del dungeon guarda una carta
text-step-judge = il signore del dungeon guarda la carta Tesoro
text-step-share = il tesoro viene spartito
text-step-missiles = si scelgono i proiettili
text-step-alarm = il signore del dungeon sceglie una carta Mostro su due
text-step-drawn = il signore del dungeon guarda la carta Mostro
text-step-posting = il signore del dungeon dispone i mostri
text-step-ambush = il signore del dungeon dispone l’imboscata
text-step-number = quanti rinforzi arrivano
text-step-found = il signore del dungeon gioca l’Evento trovato
text-step-shown = viene giocato un Evento
text-step-stack = il signore del dungeon ordina le prossime carte
text-step-cave-in = il signore del dungeon fa cadere i blocchi
text-step-body = lì giace un avventuriero morto
text-step-gift = qualcuno prende ciò che è stato dato
text-step-aside = un passo via dal blocco che cade

# La missione

text-quest = Missione:
text-besides = Obiettivi secondari:
text-so-far = Finora:
text-quest-free-delve = Discesa libera
text-quest-watcher-blade = La Lama del Guardiano
text-quest-necromancer = Il Negromante della Cripta Bassa
text-quest-captives = I Prigionieri del Crocevia
text-quest-poisoned-spring = La Sorgente avvelenata
text-quest-whispering-chasm = La Voragine dei Sussurri
text-quest-bull-labyrinth = Il Labirinto del Toro
text-quest-starless-night = Notte senza stelle
text-quest-infernal-pact = Il Patto infernale
goal-free-delve = Uccidete tutti gli occupanti della stanza dell’obiettivo.
text-goal-free-delve = { text-quest-free-delve }. { goal-free-delve }
goal-watcher-blade = Prendete la spada dal forziere della grande sala del trono e portatela fuori per le scale.
text-goal-watcher-blade = { text-quest-watcher-blade }. { goal-watcher-blade }
goal-watcher-blade-short = Uccidete tutti nella grande sala del trono e aprite il suo forziere.
text-goal-watcher-blade-short = { text-quest-watcher-blade }. { goal-watcher-blade-short }
goal-necromancer = Uccidete lo stregone malvagio nella cripta reale.
text-goal-necromancer = { text-quest-necromancer }. { goal-necromancer }
goal-captives = Liberate almeno un prigioniero nell’arena e portatelo fuori per le scale.
text-goal-captives = { text-quest-captives }. { goal-captives }
goal-poisoned-spring = Purificate la fontana del tempio empio con tre successi e uccidete tutti lì dentro.
text-goal-poisoned-spring = { text-quest-poisoned-spring }. { goal-poisoned-spring }
goal-whispering-chasm = Distruggete l’altare della sala della voragine con tre successi.
text-goal-whispering-chasm = { text-quest-whispering-chasm }. { goal-whispering-chasm }
goal-bull-labyrinth = Uccidete il minotauro nell’arena.
text-goal-bull-labyrinth = { text-quest-bull-labyrinth }. { goal-bull-labyrinth }
goal-starless-night = Prendete la lampada del santuario nella cripta reale e portatela fuori per le scale.
text-goal-starless-night = { text-quest-starless-night }. { goal-starless-night }
goal-infernal-pact = Uccidete il demone maggiore nel tempio empio.
text-goal-infernal-pact = { text-quest-infernal-pact }. { goal-infernal-pact }
text-besides-watcher-blade = Uccidere il capoguerra (20 XP); frugare in ogni stanza (20 XP).
text-besides-necromancer = Nessuno cade nella stanza dell’obiettivo (20 XP); aprire i tre sarcofagi (20 XP).
text-besides-captives = Salvare due prigionieri (20 XP); salvarli tutti e tre (altri 20 XP).
text-besides-poisoned-spring = Usare il veleno per topi (20 XP); vincere entro 8 round dall’ingresso nella stanza (20 XP).
text-besides-whispering-chasm = Nessuno cade nella voragine (20 XP); uccidere tutti i ragni (20 XP).
text-besides-bull-labyrinth = L’erede esce vivo (20 XP); trovare l’obiettivo prima del round 20 (20 XP).
text-besides-starless-night = Distruggere tutti gli spettri (20 XP); non restare mai senza luce (20 XP).
text-besides-infernal-pact = Uccidere entrambi i guerrieri dannati (20 XP); bruciare tutto il libro (20 XP).
text-deeds = successi { $number } di { $need }
text-saved = prigionieri salvati { $number } di { $all }
text-won = lo scopo è raggiunto, l’uscita è vostra
text-lull = una tregua: nessuno può raggiungere nessuno

# Gli avventurieri

text-hero-name = { $number } { $name }:
text-ready-made = { $cls } { $race }: { $line }
text-ready-made-led = { $cls } { $race }, già nel gruppo
text-unmade = ancora nessun avventuriero
text-hero-kind = { $cls } { $race }
text-life = PV { $left } di { $life }
text-fatigue = PF { $left } di { $fatigue }
text-destiny = PD { $number }
text-plus = { $number ->
    [one] { $one }
   *[other] { $one } e { $two }
}
text-unarmed = senza arma
text-unarmoured = senza armatura
text-lit = { $name } accesa
text-gold = { $number } MO
text-experience = { $number } XP
text-dead = morto
text-outside = fuori dal dungeon
text-down = a terra
text-turn-over = turno finito
text-points = { $number ->
    [one] resta { $number } punto
   *[other] restano { $number } punti
}
text-ran = di corsa
text-struck = ha attaccato
text-drained = { $number } di forza in meno
text-traits = Scheda:
text-skills = Abilità:
text-skill-used = { $name } (usata)
text-skill-exploring = { $name } (in esplorazione)
text-skill-fighting = { $name } (in combattimento)
text-tired = { $skills }; niente PF per nessuna
text-pack = Zaino:

# Condizioni

text-mark-poisoned = avvelenato
text-mark-venom = veleno { $number }
text-mark-cursed = maledetto
text-mark-weakened = indebolito di { $number }
text-mark-frozen = congelato
text-mark-slowed = rallentato
text-mark-pit = in una fossa
text-mark-asleep = addormentato
text-mark-prisoner = prigioniero del cerchio
text-mark-sanctuary = nel santuario
text-mark-flying = in volo
text-mark-invisible = invisibile
text-mark-stealth = furtivo
text-mark-favoured = favorito
text-mark-blessed = benedetto
text-mark-daunted = intimidito
text-mark-hallowed = arma sacra
text-mark-mighty = potenziato
text-mark-heroic = eroico per { $number ->
    [one] { $number } turno
   *[other] { $number } turni
}
text-mark-shielded = armatura +{ $number }
text-mark-favour = difesa +{ $number }
text-mark-frenzied = in frenesia
text-mark-sapped = fiaccato di { $number }
text-mark-turned = scacciato
text-mark-spent = sfinito
text-mark-amulet-spent = amuleto esaurito
text-mark-envenomed = veleno sull’arma
text-mark-rat-poisoned = veleno per topi sull’arma
text-mark-doused = lanterna spenta

# Mostri e probabilità

text-monster-name = { $mark } { $noun }:
text-waiting = aspetta che ci sia posto
text-follows = segue { $name }
text-spells = incantesimi ({ $names })
text-odds-label = Probabilità:
text-odds-mean = di colpire, e PV persi in media, colpi mancati compresi
text-odds-steps = passi, probabilità di colpire, PV persi in media
text-odds = { $percent }%, { $mean }
text-no-harm = nessun danno senza magia
text-prey-melee = { $name } accanto { $odds }
text-prey-missile = { $name } in vista { $odds }
text-from = Da { $name }:
text-beside = accanto
text-seen = { $where } in vista

# Il tiro sul tavolo

text-now = Sul tavolo:
text-part-die = dado
text-part-bonus = bonus
text-part-armour = armatura
text-part-power = potenza
text-otherwise = Senza risposta:
text-part-dark = buio
text-part-spell-power = incantesimo
text-part-grown = esperienza
text-part-drained = risucchiata

# Il dungeon

text-dungeon = Dungeon:
text-explored = { $zones ->
    [one] { $zones } zona
   *[other] { $zones } zone
}, { $doors ->
    [0] nessuna porta da aprire
    [one] { $doors } porta da aprire
   *[other] { $doors } porte da aprire
}, { $cards ->
    [one] resta { $cards } carta
   *[other] restano { $cards } carte
}
text-objective = Obiettivo:
text-objective-found = { $hall }, zona { $zone }
text-objective-after = { $hall }, { $number ->
    [0] la prossima carta
    [one] dopo { $number } altra carta
   *[other] dopo altre { $number } carte
}
text-objective-hidden = { $hall }, { $number ->
    [one] l’ultima carta
   *[other] tra le ultime { $number } carte
}
text-zone = Zona { $number }:
text-zone-level = livello { $level }
text-zone-objective = obiettivo
text-zone-lit = buia ma illuminata
text-zone-dark = buia
text-zone-searched = frugata
text-zone-traps = trappole note
text-zone-ways = { $number ->
    [one] conduce alla zona { $zones }
   *[other] conduce alle zone { $zones }
}
text-side-north = a nord di { $place }
text-side-east = a est di { $place }
text-side-south = a sud di { $place }
text-side-west = a ovest di { $place }
text-door-closed = porta { $number }
text-door-locked = porta { $number } chiusa a chiave
text-door-barred = saracinesca { $number }
text-door-blind = porta murata { $number }
text-door-cards = ({ $number ->
    [one] { $number } carta
   *[other] { $number } carte
})
text-objective-behind = { $number ->
    [one] , dietro la porta { $doors }
   *[other] , dietro le porte { $doors }
}
text-piece-whole = { $noun } { $number } { $place }
text-piece-locked = { $noun } { $number } { $place } ({ $noun-gender ->
    [feminine] chiusa a chiave
   *[other] chiuso a chiave
})
text-piece-opened = { $noun } { $number } { $place } ({ $noun-gender ->
    [feminine] aperta
   *[other] aperto
})
text-piece-lid = { $noun } { $number } { $place } (il coperchio tiene)
text-piece-spring = { $noun } { $number } { $place } (sorgente che guarisce)
text-piece-bridge-none = { $noun } { $place } (nessun ponte)
text-piece-bridge-bad = { $noun } { $place } (ponte malandato)
text-piece-bridge-sound = { $noun } { $place } (ponte solido)
text-nearest = in passi: { $things }
text-stairs = scale
text-the-objective = obiettivo
text-here = qui
text-away = { $number } { $direction }
text-no-way = { $direction }, nessuna via
text-below = più in basso
text-over-head = più in alto
text-toward-north = nord
text-toward-north-east = nord-est
text-toward-east = est
text-toward-south-east = sud-est
text-toward-south = sud
text-toward-south-west = sud-ovest
text-toward-west = ovest
text-toward-north-west = nord-ovest

# La città

text-class = { $more }; potenza fino a { $power }; { $skills }
text-shop-weapon = Armi:
text-shop-armour = Armature:
text-shop-shield = Scudi:
text-shop-other = Oggetti:
text-shop-rare = Rarità:
text-wares = { $gold } MO, potenza { $power }:
text-learning = Con gli XP:
text-learn-trait = caratteristica { $number }
text-learn-skill = abilità { $number }
text-learn-life = PV { $number }
text-learn-fatigue = PF { $number }
text-learn-destiny = PD { $number }
text-learn-treasure = carta Tesoro { $number }

# Le carte

text-decks = Carte:
text-decks-left = Stanza { $rooms }, Mostro { $monsters }, Tesoro { $treasures }, Evento { $events } e { $hand } in mano
text-hand = Mano:
text-ahead = D’anticipo:
text-next = In arrivo:
text-moment-start = inizio di un round
text-moment-any = in ogni momento
text-moment-step = a un passo
text-moment-open = a un’apertura
text-moment-search = a una ricerca
text-moment-new-zone = a una zona nuova
text-moment-monsters = turno dei mostri
text-moment-hero-attack = a un attacco
text-moment-natural-one = con un 1
text-moment-forced = subito

# Il tavolo del signore del dungeon

text-desk-drawn = Carta pescata:
text-desk-held = Carta tenuta:
text-desk-choice = A scelta:
text-desk-next = Poi:
text-desk-brings = { $name }: { $brings }
text-desk-worth = { $name }, { $gold } MO
text-desk-room = Stanza:
text-desk-room-of = { $room }, zona { $zone }
text-desk-suits = Adatti alla stanza:
text-desk-zone = zona { $zone }
text-desk-thing = Trovato in:
text-desk-monsters = Da disporre:
text-desk-way = Modo { $number }:
text-way-joins = tocca la zona { $zone }
text-way-exits = { $number ->
    [0] nessuna uscita
    [one] uscita: { $sides }
   *[other] uscite: { $sides }
}
text-way-dead = { $number ->
    [one] un’uscita contro un muro
   *[other] { $number } uscite contro un muro
}
text-way-walled = { $number ->
    [one] mura la porta { $doors }
   *[other] mura le porte { $doors }
}
text-hand-laid = preparata
text-hand-laid-for = preparata per { $name }
text-hand-now = ora su: { $aims }
text-hand-now-all = ora
text-deck-dungeon = Dungeon
text-deck-room = stanze
text-deck-monster = mostri
text-deck-treasure = tesori
text-deck-event = eventi
text-stock-left = { $deck } { $left }
text-hits = { $name } { $percent }%
text-hits-heroes = colpisce: { $odds }

# Dall’alto

text-map = Dall’alto, il nord è in alto: il numero di una zona al suo angolo, le colonne nei muri nord, le righe nei muri ovest, le porte con il loro numero
text-map-level = Livello { $level }
text-map-part = Livello { $level }, parte { $part } di { $parts } da ovest
text-sign-lying = a terra
text-sign-body = morto
text-sign-crevasse = crepaccio
text-sign-bridge = ponte
text-sign-block = blocco caduto
text-sign-fire = fuoco
text-sign-cloud = nube
text-sign-web = ragnatela
text-sign-sanctuary-lamp = lampada del santuario
text-sign-dark = zona buia
text-sign-closed = porta
text-sign-locked = porta chiusa a chiave
text-sign-barred = saracinesca
text-sign-blind = porta murata
text-sign-open = porta aperta
text-sign-up = scale in su
text-sign-down = scale in giù

bot-novice = Tufo
    .about = agisce spesso a caso, da avventuriero e da signore del dungeon
bot-adept = Porfido
    .about = conosce ogni classe, e gioca bene, da avventuriero o da signore del dungeon

noun-own-quest = Missione di casa
    .one = Missione di casa
    .many = Missioni di casa
    .the = la Missione di casa
    .of = della Missione di casa
    .gender = feminine
text-language = it
text-story = Racconto
text-quest-own-quest = Missione di casa
goal-own-quest = Compite quello che il signore del dungeon ha scritto.
text-goal-own-quest = { text-quest-own-quest }. { goal-own-quest }
goal-own-quest-short = Compite quello che il signore del dungeon ha scritto.
text-goal-own-quest-short = { text-quest-own-quest }. { goal-own-quest-short }
text-besides-own-quest = Quello che il signore del dungeon ha promesso.
refusal-content-terms = In { $path }: servono parole come «slain(orc) opened(chest,1)», non «{ $found }».
refusal-content-twice = In { $path }: una regola compare due volte: «{ $found }».
refusal-content-arguments = In { $path }: { $word } richiede { $number ->
    [one] un valore
   *[other] { $number } valori
}, non «{ $found }».
refusal-content-with-cards = In { $path }: una sala riempita dalle carte («cards») non contiene altro.
refusal-content-shape = In { $path }: le caselle di questo mobile formano un blocco di { $wide } per { $deep }.
refusal-content-overlap = In { $path }: due cose stanno sulla stessa casella.
refusal-content-copies = In { $path }: il mazzo ha solo { $number ->
    [one] una carta
   *[other] { $number } carte
} { $card }.
refusal-content-walled = In { $path }: i mobili tagliano fuori delle caselle dall’ingresso.
refusal-content-crowded = In { $path }: { $number } miniature (contro sei avventurieri) per { $room } caselle libere.
refusal-content-marker = In { $path }: nessuno può prendere { $item }; lo permette la regola seize({ $item }).
refusal-content-absent = In { $path }: { $word } richiede { $name }, che non è nella sala o non si può raggiungere.
refusal-content-never = In { $path }: { $condition } non può mai avverarsi in questa missione.
refusal-content-both = In { $path }: la missione sarebbe persa vincendola.
refusal-content-empty = In { $path }: un mazzo richiede almeno una carta.
refusal-content-name = In { $path }: un nome contiene solo lettere, spazi, trattini e apostrofi, non «{ $found }».
refusal-content-name-taken = In { $path }: «{ $found }» indica già qualcos’altro ({ $other }).
refusal-bad-content = In { $path }: questi non sono avventurieri di una campagna di Donjon: { $text }.

# Browser: la città, che cosa fanno le cose, la missione

shop-race = Razze
shop-class = Classi
shop-warrior = Abilità del guerriero
shop-mage = Incantesimi del mago
shop-priest = Abilità del sacerdote
shop-thief = Abilità del ladro
shop-weapon = Armi
shop-armour = Armature
shop-shield = Scudi
shop-other = Oggetti
shop-rare = Rarità
shop-school = La scuola
warning-too-powerful = La tua classe non può usarlo.
price-gold = { $number } MO
price-xp = { $number } XP
does-race = { $traits }
does-class = { $traits }; armi e armature fino alla potenza { $power }
does-weapon = Potenza { $power }{ $more ->
    [0] {""}
   *[other] , magica, attacco +{ $more }
}
does-weapon-two-handed = Potenza { $power }, a due mani{ $more ->
    [0] {""}
   *[other] , magica, attacco +{ $more }
}
does-armour = Protegge di { $power }{ $more ->
    [0] {""}
   *[other] , magica, { $more } in più
}
does-shield = Protegge di altri { $power }{ $more ->
    [0] {""}
   *[other] , magico, e ancora { $more }
}
line-aldric = Sta davanti, e spazza via un intero cerchio di nemici.
line-torek = Prende il colpo che era per te.
line-bruna = Corre loro addosso, due mani sulla spada.
line-sylva = Devia le lame, e il suo grido gela il sangue.
line-odile = Cura le ferite, e benedice la lama accanto a sé.
line-gudrun = Un martello, una preghiera, e nessuno cade.
line-anselm = Prega per gli amici, tira ai nemici.
line-durgan = Quando parla, i morti se ne vanno.
line-elowen = Fuoco da lontano: tienila fuori tiro.
line-merek = Lancia magia, e la indossa.
line-thessaly = Gela chi corre, brucia chi resta.
line-ottar = La terra trema dove indica.
line-finn = Sente arrivare la trappola, colpisce alle spalle.
line-wren = Trova le trappole, e schiva i colpi.
line-vesper = Nessuna serratura e nessuna guardia l’ha mai vista.
line-nilo = Cerca due volte, tira una volta.
help-few = Questa missione è fatta per quattro avventurieri. Se sono meno, la regola aiuta i principianti: i mostri comuni tirano un D6 invece di un D10. Avventurieri con quattro o cinque abilità non hanno bisogno di aiuto.
quest-after = Se fallisce, i superstiti tornano con quello che portano e quello che hanno guadagnato, un nuovo avventuriero prende il posto di ogni morto, e comincia la missione successiva. Gli avventurieri vincono la campagna con la metà delle missioni.
quest-after-last = È l’ultima missione. Gli avventurieri vincono la campagna con la metà delle missioni; altrimenti il signore del dungeon li ha fermati.
carry-on = Continua con questi avventurieri

## La storia finora, per chi ritorna: l’ultima missione per intero, le altre con la loro fine

recap-began = Gli avventurieri sono scesi: { $quest }.
recap-explored = Hanno aperto { $doors ->
    [one] una porta
   *[other] { $doors } porte
} e visto { $zones ->
    [one] una nuova zona
   *[other] { $zones } nuove zone
}.
recap-slew = { $seat } ha ucciso { $monsters }.
recap-found = Hanno trovato { $treasures }.
recap-events = Il signore del dungeon ha giocato { $cards }.
recap-died = { $seat } ha trovato la morte.
recap-defied = { $seat } ha sfidato la morte con un punto destino.
recap-revived = { $seat } ha sfiorato la morte.
recap-objective = Hanno trovato l’obiettivo nella zona { $zone }.
recap-won = { $quest }: gli avventurieri hanno vinto ({ $reason }).
recap-lost = { $quest }: gli avventurieri hanno perso ({ $reason }).
recap-now = Ora è il round { $round }, { $phase }.
recap-set-out = { $seat } ha preso la via: { $cls } { $race }.
recap-led = { $seat } ha preso la via con { $hero }, { $cls } { $race }.
recap-learned = { $seat } ha imparato in città: { $lessons-names }.
recap-opened = { $seat } ha aperto { $doors ->
    [one] una porta
   *[other] { $doors } porte
}.
recap-took = { $seat } ha ottenuto { $treasures }.
recap-earned = { $seat } ha guadagnato { $points } XP.

## Momenti (games/donjon/highlights.py)

highlight-prize = { $seat } guadagna { $points } XP: fine { $monster-of }.
highlight-won = Lo scopo della missione è raggiunto: { $quest }.
highlight-secondary = Un obiettivo secondario è raggiunto: { $quest }.
highlight-objective = L’obiettivo è trovato, nella zona { $zone }.
highlight-revived = { $seat } sopravvive: merito { $item-of }.
highlight-died = { $seat } muore.
highlight-down = { $seat } cade a terra.
