var e=`### Ce que dit le client du navigateur.

## Le cadre

ui-title = Souterrain
ui-title-of = { $screen } · Souterrain
ui-title-wanted = À vous de jouer · Souterrain
ui-skip = Aller au contenu
ui-navigation = Souterrain
ui-loading = Un instant …
ui-reload = Recharger la page
ui-to-hall = Retour au hall
ui-screen-new = Une nouvelle table
ui-screen-t = La table
ui-screen-w = En spectateur
ui-screen-j = Rejoindre une table
ui-screen-r = Revoir la partie
ui-screen-profile = Profil
ui-screen-settings = Réglages
ui-screen-rules = Règles
ui-screen-guide = Premiers pas
ui-screen-credits = Crédits
ui-screen-daily = Le donjon du jour
ui-screen-link = Se connecter ici
ui-screen-gallery = Galerie
ui-screen-design = L’apparence
ui-screen-missing = Il n’y a rien ici
ui-missing-about = Cette porte ne mène nulle part. Le lien a peut-être été coupé.
ui-failed = La porte est bloquée
ui-offline = Pas de connexion au serveur.
ui-offline-again = Réessayer
ui-offline-still = Toujours pas de réponse.
ui-online = La connexion est rétablie.
ui-none = rien

## Le hall

ui-hall-welcome = Quelle porte ?
ui-name = Votre nom
ui-name-keep = Garder ce nom
ui-name-kept = Vous vous appelez { $name }.
ui-name-is = Vous êtes { $name }.
ui-name-change = Changer
ui-name-leave = Laisser
ui-my-tables = Vos tables
ui-more-tables = { $number ->
    [one] Encore une table
   *[other] Encore { $number } tables
}
ui-finished-tables = Terminées ({ $number })
ui-tell-me = Prévenez-moi
ui-told-from-now = On vous préviendra quand une table vous attendra.
ui-told-refused = Ce navigateur n’affiche pas de notifications.
ui-told-turn = { $game } : c’est à vous.
ui-until = jusqu’à { $clock }, { $distance }
ui-table-waits = on vous attend
ui-table-lobby = pas encore commencée
ui-table-playing = en cours
ui-table-over = terminée
ui-open-tables = Tables ouvertes
ui-open-free = { $number ->
    [one] une place libre
   *[other] { $number } places libres
}
ui-open-watch = en cours : regarder
ui-doors = Jeux
ui-seats = { $most ->
    [1] pour une personne
   *[other] de { $least } à { $most } personnes
}
ui-play-now = Jouer
ui-guide-first = Une première partie guidée
ui-with-friends = Entre amis
ui-choose-how = Options
ui-door-daily = Du jour
ui-door-guide = Leçon
ui-join = Rejoindre une table
ui-join-code = Code
ui-join-go = Rejoindre

## Une nouvelle table

ui-new-title = { $game } : une nouvelle table
ui-seats-title = Places
ui-seats-count = { $number ->
    [one] { $number } place
   *[other] { $number } places
}
ui-seat-less = Une place de moins
ui-seat-more = Une place de plus
ui-seat-me = vous
ui-seat-here = quelqu’un d’autre sur cet appareil
ui-seat-friend = un ami, par lien
ui-seat-bot = robot : { $bot }
ui-seats-help = Un ami ouvre le lien que vous recevrez à la page suivante. À plusieurs sur cet appareil, on se le passe.
ui-options = Règles de cette table
ui-options-usual = comme d’habitude
ui-conduct = Temps, absences, accès
ui-tempo = Temps pour chaque coup
ui-tempo-0 = sans limite
ui-tempo-30 = 30 secondes
ui-tempo-120 = 2 minutes
ui-tempo-600 = 10 minutes
ui-tempo-86400 = un jour
ui-tempo-259200 = trois jours
ui-tempo-604800 = une semaine
ui-absence = Si quelqu’un s’absente
ui-absence-wait = tout le monde attend
ui-absence-bot = un robot joue après quelques minutes
ui-absence-skip = son tour est passé
ui-open-table = Montrer la table dans le hall : chacun peut regarder et s’asseoir
ui-create = Dresser cette table
ui-create-start = Commencer la partie

## Avant la partie

ui-lobby = { $game } : avant la partie
ui-seat-empty = libre
ui-name-again = { $name } ({ $number })
ui-is-bot = robot
ui-is-ready = est prêt
ui-is-not-ready = n’est pas encore prêt
ui-is-here = est là
ui-is-away = s’est absenté
ui-is-gone = est parti
ui-away-since = { $name } n’est plus là depuis { $time }.
ui-sit = S’asseoir ici
ui-sit-another = Prendre aussi cette place
ui-sit-at = Prendre la place libre : { $name }
ui-stand = Libérer la place de { $name }
ui-free = Libérer la place de { $name }
ui-kick = Prier { $name } de partir
ui-role = Rôle
ui-role-any = peu importe
ui-ready = C’est bon pour moi
ui-not-ready = Finalement, pas encore
ui-fill = Des robots aux places libres
ui-shuffle = Mélanger les places
ui-start = Commencer
ui-start-with = { $number ->
    [one] Commencer en solo
   *[other] Commencer à { $number }
}
ui-lobby-empty = Des places sont libres : invitez des amis ou faites jouer des robots.
ui-lobby-free = Des places libres attendent quelqu’un. L’hôte commence quand tout le monde est là.
ui-lobby-waiting = Tout le monde n’est pas encore prêt.
ui-lobby-host = Tout le monde est prêt : vous pouvez commencer.
ui-lobby-starts = Tout le monde est prêt : l’hôte peut commencer.
ui-invite = Inviter des amis
ui-invite-about = Vous recevez un lien, un code et une image à scanner. Jusque-là, seul cet ordinateur a accès à la table.
ui-invite-do = Montrer le lien
ui-invite-watch = Pour celles et ceux qui regardent seulement
ui-reach-computer = Seul cet ordinateur peut ouvrir ce lien.
ui-reach-network = Tout votre réseau peut ouvrir ce lien.
ui-reach-internet = Tout le monde sur Internet peut ouvrir ce lien.
ui-link-join = Lien pour jouer
ui-link-watch = Lien pour regarder
ui-code = Code : { $code }
ui-copy = Copier
ui-share = Partager
ui-copied = C’est copié.
ui-copy-yourself = Le lien est sélectionné : copiez-le au clavier.
ui-qr = Le lien sous forme de code QR
ui-commitment = Empreinte des dés : { $commitment }
ui-host = Outils de l’hôte
ui-patience = Au bout de combien de minutes
ui-pause = Durée pendant laquelle une offre reste ouverte
ui-privacy = Qui trouve cette table
ui-private-true = seulement qui a un lien
ui-private-false = tout le monde dans le hall
ui-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
}
ui-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
ui-give = Désigner un autre hôte
ui-give-do = Passer la main
ui-close = Fermer cette table
ui-close-sure = Oui, la fermer pour tous

## La table

ui-table-gone = Vous n’êtes pas à cette table
ui-no-table = Cette table n’existe pas
ui-no-table-about = Le lien ou le code est faux, ou la table ne vous est pas ouverte. Demandez-en un nouveau à qui vous l’a envoyé.
ui-bye-kicked = L’hôte vous a prié de partir.
ui-bye-elsewhere = Vous avez ouvert cette table ailleurs ; la partie continue là-bas.
ui-bye-unknown = Cette table n’existe pas.
ui-bye-daily = Ce donjon du jour est celui d’une autre personne. Il reste fermé jusqu’à la fin de sa journée.
ui-come-back = Revenir ici
ui-old-version = Il y a une nouvelle version. Rechargez la page ; votre place est gardée.
ui-reconnecting = La connexion est perdue ; nouvel essai …
ui-saving = Impossible d’enregistrer les coups pour le moment. Rien n’est perdu ; patientez.
ui-your-turn = À vous de jouer.
ui-question-of = { $name } : { $question }
ui-waiting-for = On attend { $names } …
ui-waiting = Un instant …
ui-over = La partie est terminée
ui-ended-resigned = { $name } abandonne.
ui-ended-closed = L’hôte a fermé la table.
ui-word-back = Un mot en arrière
ui-fewer = Moins : { $noun }
ui-more = Plus : { $noun }
ui-range = { $noun } : de { $least } à { $most }
ui-bounds = de { $least } à { $most }
ui-measured = { $noun } { $number }
ui-unit-degrees = { $number }°
ui-unit-mm = { $number } mm
ui-confirm = C’est dit : { $sentence }
ui-kind = { $noun } ({ $number }) …
ui-more-words = Suite ({ $page } sur { $pages })
ui-waive = Laisser passer
ui-guide = Premiers pas
ui-guide-step = Étape { $step } sur { $steps }
ui-guide-say = Maintenant : { $sentence }.
ui-guide-leave = Quitter le guide
ui-guide-left = Vous jouez par vous-même.
ui-guide-follow = Le reprendre
ui-guide-off-path = Vous avez quitté le chemin de la leçon. Jouez comme il vous plaît, ou recommencez-la.
ui-guide-again = Recommencer
ui-guide-strayed = Cela se dit aussi. Dans cette leçon, dites d’abord : { $sentence }.
ui-doubt-do = Le faire
ui-doubt-back = Retour
ui-undo = Reprendre le coup
ui-rule = Règle { $rule }
ui-eyes-of = La table vue par { $name }
ui-everything = Tout le reste
ui-table-at-end = La table à la fin
ui-picture = Sur la table : { $things }.
ui-mark-in = à l’intérieur
ui-mark-edge = touche le bord, à l’intérieur
ui-mark-out = à l’extérieur
ui-above-aim = Touchez la table pour viser à cet endroit.
ui-above-choose = Touchez une pièce sur la table, ou choisissez son nom.
ui-above-far = Rien à cet endroit : touchez plus près d’une pièce.
ui-above-key = Ce que disent les signes
ui-plan = Sur le plan : { $things }.
ui-plan-so = { $thing } ({ $states })
ui-plan-nearer = Plus près
ui-plan-farther = Plus loin
ui-plan-whole = Tout le plan
ui-plan-do = Que faire là
ui-plan-offered = à choisir
ui-plan-closed = { $gender ->
    [masculine] fermé
   *[other] fermée
}
ui-plan-open = { $gender ->
    [masculine] ouvert
   *[other] ouverte
}
ui-plan-locked = { $gender ->
    [feminine] verrouillée
   *[other] verrouillé
}
ui-plan-blind = ne mène nulle part
ui-plan-barred = { $gender ->
    [masculine] barré d’une grille
   *[other] barrée d’une grille
}
ui-plan-opened = { $gender ->
    [feminine] déjà ouverte
   *[other] déjà ouvert
}
ui-plan-down = à terre
ui-plan-dark = dans le noir
ui-plan-objective = objectif
ui-plan-stairs = escalier
ui-player = Joueur
ui-beside = À côté de la table
ui-log = Ce qui s’est passé
ui-said = { $name } : { $sentence }
ui-spoken = { $label } : { $text }
ui-nothing-yet = Rien pour l’instant.
ui-curtain = Passez l’appareil à { $name }
ui-curtain-about = La page suivante n’est que pour une paire d’yeux.
ui-curtain-open = C’est moi, { $name }
ui-why = Pourquoi ne puis-je pas … ?
ui-why-what = Que voudriez-vous faire ?
ui-why-choose = choisissez
ui-why-ask = Demander
ui-why-possible = C’est possible maintenant.
ui-table-tools = Autres choses à cette table
ui-takeback = Un souhait
ui-takeback-wish = { $name } voudrait reprendre son dernier coup. D’accord ?
ui-takeback-ask = Demander à reprendre mon coup
ui-takeback-waits = On demande aux autres si le dernier coup peut être repris.
ui-agree = Oui
ui-disagree = Non
ui-lend = Laisser un robot jouer pour moi
ui-lend-back = Reprendre ma place
ui-lend-other = Laisser un robot jouer pour { $name }
ui-is-lent = Un robot joue pour vous. Vous pouvez reprendre votre place à tout moment.
ui-hold = Attendez-moi
ui-held = La table vous attend.
ui-orders = Consignes
ui-orders-about = Les offres dont vous ne voulez pas passent sans vous, et personne n’attend.
ui-orders-always = me poser toutes les questions
ui-orders-only = ne me réveiller que pour celles-ci
ui-resign = Abandonner
ui-resign-sure = Oui, abandonner
ui-resign-not = Non
ui-watchers = { $number ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $number } personnes regardent.
}
ui-clock = Temps de { $name } : { $time }
ui-extend = Plus de temps
ui-days = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
}
ui-hours = { $number ->
    [one] { $number } heure
   *[other] { $number } heures
}
ui-report = Signaler un problème
ui-reported = Un fichier avec ce que vous voyez a été enregistré. Envoyez-le à qui peut vous aider.
ui-rematch = Rejouer
ui-to-rematch = À la partie suivante
ui-to-replay = Revoir et vérifier les dés

## Discussion

ui-chat = { $number ->
    [0] Discussion
   *[other] Discussion ({ $number })
}
ui-chat-text = Dire
ui-chat-phrase = Formule
ui-chat-choose = choisissez
ui-chat-send = Envoyer
ui-mute = Ne plus entendre { $name }
ui-unmute = Entendre de nouveau { $name }

## Revoir une partie

ui-keepsake = Image du résultat
ui-keepsake-keep = Garder ou envoyer l’image
ui-keepsake-kept = L’image a été enregistrée.
ui-keepsake-told = { $game } : { $result }
ui-replay-of = { $game } : { $names }
ui-step = Étape { $step } sur { $steps }
ui-step-number = Étape
ui-first-step = Début
ui-back-step = Reculer
ui-next-step = Avancer
ui-last-step = Fin
ui-eyes = Vu par
ui-eyes-all = tout le monde à la fois
ui-eyes-public = quelqu’un qui regarde
ui-draws = { $number ->
    [one] Un tirage
   *[other] { $number } tirages
}
ui-play-on = Continuer à partir d’ici
ui-play-on-friends = Continuer avec des amis
ui-fair = Dés honnêtes
ui-fair-about = Avant la partie, la table a montré une empreinte de sa graine secrète. Maintenant que la graine est connue, cette page peut refaire chaque tirage et comparer.
ui-fair-check = Vérifier les dés
ui-journal = Télécharger le journal
ui-fair-holds = { $draws ->
    [one] Le seul tirage découle
   *[other] Les { $draws } tirages découlent
} de la graine, et la graine correspond à son empreinte. { $outside ->
    [0] Rien ne vient d’ailleurs.
    [one] Un tirage vient d’ailleurs et reste tel qu’il est écrit.
   *[other] { $outside } tirages viennent d’ailleurs et restent tels qu’ils sont écrits.
}
ui-fair-differs = L’entrée { $entry } ne découle pas de la graine. Écrit : { $written }. Attendu : { $expected }.

## Profil

ui-profile-of = { $name }
ui-records = Parties jouées
ui-record-games = Jouées
ui-record-wins = Gagnées
ui-record-best = Record
ui-record-streak = Donjons du jour d’affilée
ui-record-streak-of = { $now } (record { $best })
ui-no-games-yet = Pas encore de partie terminée.
ui-titles = Titres
ui-titles-under-way = Titres en bonne voie
ui-title-progress = { $done } sur { $all }
ui-title-missing = { $number ->
    [one] Il en manque un
   *[other] Il en manque { $number }
}
ui-latest = Dernières parties
ui-result-line = { $game }, { $day } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, place { $place }
ui-result-line-together = { $game }, { $day } : { $result }
ui-claim = Réserver ce nom
ui-claim-again = Changer de phrase secrète
ui-claim-about = Avec une phrase secrète, personne d’autre ne joue sous ce nom, et vous pouvez vous connecter ailleurs.
ui-claim-do = Garder cette phrase
ui-passphrase = Phrase secrète
ui-passphrase-new = Nouvelle phrase secrète, 8 caractères au moins
ui-codes = Notez ces codes de secours. Chacun ouvre votre compte une fois ; ils ne sont montrés que maintenant.
ui-login = Se connecter sous un autre nom
ui-login-do = Se connecter
ui-recover = Phrase perdue ?
ui-recovery-code = Code de secours
ui-recover-do = Choisir une nouvelle phrase
ui-device = Continuer sur un autre appareil
ui-device-about = L’autre appareil ouvre un lien ou scanne une image, une fois, dans les dix minutes ; vous y êtes alors connecté.
ui-device-do = Montrer le lien
ui-link-about = Ce navigateur sera connecté au nom de la personne dont vous avez suivi le lien. Ce que vous avez joué ici comme invité reste à l’invité.
ui-leave = Vos données
ui-export = Télécharger tout ce qui est gardé sur moi
ui-signout = Se déconnecter ici
ui-signout-all = Se déconnecter partout
ui-forget = Effacer mon compte
ui-forget-sure = Oui, l’effacer : les parties restent, mon nom s’en va

## Réglages

ui-looks = Apparence
ui-language = Langue
ui-language-en = English
ui-language-fr = Français
ui-language-it = Italiano
ui-theme = Lumière
ui-theme-system = comme cet appareil
ui-theme-light = de jour
ui-theme-dark = à la torche
ui-motion = Mouvement
ui-motion-system = comme cet appareil
ui-motion-full = animé
ui-motion-none = immobile
ui-sound = Son
ui-sound-off = coupé
ui-sound-low = bas
ui-sound-full = plein
ui-board = Plateau
ui-board-deep = en relief
ui-board-flat = à plat
ui-board-words = en mots seulement
ui-speed = Vitesse de ce qui bouge
ui-speed-0 = aussitôt
ui-speed-1 = calme
ui-speed-2 = vive
ui-speed-3 = rapide
ui-caution = Demander avant un coup qui gaspille quelque chose
ui-spoken-title = Voix et clavier
ui-detail = Annonces
ui-detail-about = Ce qu’un lecteur d’écran annonce après chaque coup.
ui-detail-brief = bref : une phrase
ui-detail-normal = normal : tout ce qui arrive
ui-detail-full = complet : et la question suivante
ui-queries = Touches qui disent où l’on en est
ui-query-state = Où en est la table ?
ui-query-last = Que vient-il de se passer ?
ui-query-turn = À qui le tour ?
ui-query-things = Qu’est-ce que j’ai ?
ui-key = Touche : { $key }
ui-press-key = Appuyez sur une touche …

## Règles, crédits

ui-rules-search = Chercher dans les règles
ui-rules-found = { $number ->
    [0] Aucune règle trouvée.
    [one] Une règle trouvée.
   *[other] { $number } règles trouvées.
}
ui-gallery-of = { $game } : les cartes
ui-gallery-sets = Séries
ui-gallery-all = Toutes
ui-gallery-sides = Faces
ui-gallery-side-0 = Novice
ui-gallery-side-1 = Maître
ui-gallery-side-only = Une seule face
ui-gallery-turn = Retourner : { $name }
ui-gallery-count = { $number ->
    [one] Une carte.
   *[other] { $number } cartes.
}
ui-design-about = Ce dont chaque page est faite, montré avec ses propres éléments.
ui-design-colour = Couleurs
ui-design-letters = Aa Éé 12
ui-design-contrast = contraste { $ratio }
ui-design-type = Caractères
ui-design-space = Espace, mouvement, lumière
ui-design-buttons = Boutons et champs
ui-design-surfaces = Surfaces
ui-design-panel = Panneau
ui-design-parchment = Parchemin
ui-design-doors = Portes
ui-design-icons = Icônes
ui-design-states = Quand il n’y a rien
ui-credits-games = Les jeux suivent des règles écrites avec nos propres mots. Leurs noms appartiennent à leurs éditeurs et à leurs auteurs, qui n’ont aucune part dans cette maison.
ui-credits-software = Souterrain est un logiciel libre sous licence MIT. Cette page est faite avec Svelte, Fluent, noble-hashes et three.js, chacun sous sa propre licence libre.
ui-credits-icons = Les icônes viennent de game-icons.net, dessinées par Lorc, Delapouite et les autres contributeurs du site, sous licence Creative Commons Attribution 3.0 ; les couleurs sont les nôtres.
ui-credits-fonts = Les titres sont composés en Cinzel, les textes en Alegreya Sans, toutes deux sous licence SIL Open Font.
ui-credits-privacy = Rien sur cette page ne vient d’ailleurs, et rien de ce que vous faites ici n’est envoyé ailleurs que chez l’hôte de votre table.
ui-credits-look = À quoi tout cela ressemble

## Le donjon du jour

ui-daily-about = Tout le monde rencontre les mêmes dés aujourd’hui. Votre premier essai compte ; ensuite, vous pouvez recommencer autant que vous voulez.
ui-daily-ends = { $hours ->
    [0] encore { $minutes } min
   *[other] encore { $hours } h { $minutes } min
}
ui-daily-try = Votre essai
ui-daily-state-none = Vous n’êtes pas encore descendu aujourd’hui.
ui-daily-state-playing = Votre essai a commencé, et il compte.
ui-daily-state-given-up = Vous avez abandonné l’essai du jour.
ui-daily-place-of = { $players ->
    [one] pour l’instant le seul
   *[other] place { $place } sur { $players }
}
ui-daily-streak = { $days ->
    [0] pas encore de jours de suite
    [one] un jour de suite
   *[other] { $days } jours de suite
}
ui-daily-longest = { $days ->
    [one] record : un jour
   *[other] record : { $days } jours
}
ui-daily-play = Descendre
ui-daily-go-continue = Continuer
ui-daily-go-retry = Continuer l’essai
ui-daily-result = Voir votre résultat
ui-daily-again = Recommencer, pour s’exercer
ui-daily-uncounted = C’est un exercice : votre premier essai a été compté.
ui-daily-board = Résultats
ui-daily-place = Place
ui-daily-player = Joueur
ui-daily-score = Résultat
ui-daily-mine = vous
ui-daily-left = quelqu’un qui est parti
ui-daily-gave-up = a abandonné
ui-daily-watch = Revoir { $name }
ui-daily-players = { $number ->
    [0] Personne n’est encore descendu.
    [one] Une personne est descendue.
   *[other] { $number } personnes sont descendues.
}
ui-daily-players-past = { $number ->
    [0] Personne n’est descendu.
    [one] Une personne est descendue.
   *[other] { $number } personnes sont descendues.
}
ui-daily-empty = Personne n’est encore revenu. La première ligne sera peut-être la vôtre.
ui-daily-empty-past = Personne n’est revenu ce jour-là.
ui-daily-secret = Les parties et les dés s’ouvrent à la fin de la journée.
ui-daily-nothing = Il n’y a pas de donjon du jour ici.
ui-daily-look-again = Réessayer
ui-daily-days = Autres jours
ui-daily-today = Aujourd’hui
ui-daily-all = Tous les jeux
ui-daily-to-board = Aux résultats du jour

## Ce qui peut mal tourner

ui-refused-otherwise = Cela a été refusé ({ $code }).
ui-problem-no-answer = Le serveur ne répond pas.
ui-problem-unknown = Quelque chose a mal tourné. Rien n’a changé.
ui-problem-too-fast = C’était trop rapide. Attendez un instant.
ui-problem-bad-name = Un nom compte de 1 à 24 lettres, chiffres ou signes.
ui-problem-name-taken = Ce nom appartient à quelqu’un d’autre.
ui-problem-wrong-passphrase = Le nom et la phrase secrète ne vont pas ensemble.
ui-problem-wrong-code = Ce code de secours ne convient pas, ou a déjà servi.
ui-problem-link-used = Ce lien a déjà servi, ou il est trop ancien.
ui-problem-sign-in = Vous n’êtes pas connecté. Rechargez la page.
ui-problem-not-saved = Impossible de l’enregistrer ; rien n’a donc eu lieu. Réessayez dans un instant.
ui-problem-no-such-table = Cette table n’existe pas.
ui-problem-no-such-seat = Cette place n’existe pas.
ui-problem-no-such-bot = Ce robot n’existe pas.
ui-problem-no-such-step = Cette étape n’existe pas.
ui-problem-not-found = Il n’y a rien ici.
ui-problem-not-over = Cette partie n’est pas encore terminée.
ui-problem-not-begun = La partie n’a pas encore commencé.
ui-problem-begun = La partie a déjà commencé.
ui-problem-not-ready = Tout le monde n’est pas encore prêt.
ui-problem-seats-open = Il reste des places libres.
ui-problem-seat-taken = Quelqu’un d’autre occupe cette place.
ui-problem-seat-lent = Un robot joue à cette place : reprenez-la d’abord.
ui-problem-not-your-seat = Ce n’est pas votre place.
ui-problem-not-the-host = Seul l’hôte peut le faire.
ui-problem-only-watching = Vous regardez cette partie.
ui-problem-held-before = Vous avez déjà demandé un peu de patience.
ui-problem-no-window = Personne n’attend ici.
ui-problem-nothing-asked = Personne ne l’a demandé.

# Images des personnages, d’une ville et d’une quête

ui-roster-kind = { $cls } { $race }
ui-roster-unmade = pas encore de personnage
ui-roster-you = vous
ui-roster-of = { $left } sur { $whole }
ui-roster-used = employée
ui-roster-sheet = Équipement et compétences
ui-quest-number = { $number } sur { $quests }, { $won } gagnées jusqu’ici
ui-quest-goal = But :
ui-quest-besides = De plus :
ui-quest-so-far = Jusqu’ici
ui-quest-about = Histoire et campagne
ui-quest-campaign = La campagne
ui-foe = { $name } { $number }
`;export{e as default};