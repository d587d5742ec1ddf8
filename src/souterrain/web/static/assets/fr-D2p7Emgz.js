var e=`ui-reload = Recharger la page
ui-none = rien
ui-seats = { $most ->
    [1] pour une personne
   *[other] de { $least } à { $most } personnes
}
ui-new-title = { $game } : une nouvelle table
ui-seats-title = Places
ui-seats-count = { $number ->
    [one] { $number } place
   *[other] { $number } places
}
ui-seat-less = Une place de moins
ui-seat-more = Une place de plus
ui-seat-remove = Retirer la place { $number }
ui-seat-me = vous
ui-seat-here = quelqu’un d’autre sur cet appareil
ui-seat-friend = un ami, par lien
ui-seat-bot = { $bot } : { $about }
ui-seats-help = Un ami ouvre le lien que vous recevrez à la page suivante. À plusieurs sur cet appareil, on se le passe.
ui-help-take = Prendre cette aide
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
ui-absence-bot = un bot joue après quelques minutes
ui-absence-skip = son tour est passé
ui-open-table = Table publique : tout le monde peut regarder et s’asseoir
ui-create = Créer la table
ui-create-start = Commencer la partie
ui-lobby = Autour de la table
ui-mode = On joue
ui-chair-free = Chaise libre
ui-chair-for = ami ou bot
ui-chairs = Chaises et rôles
ui-is-you = vous
ui-is-you-host = vous, hôte
ui-is-host = hôte
ui-lobby-few = Ce jeu se joue à { $least } au moins : invitez des amis ou asseyez un bot.
ui-lobby-changed = Les règles ont changé. Cela vous va ?
ui-lobby-patient = On attend { $name }
ui-bots = Ou asseyez un bot
ui-bot-seat = Asseoir { $name }
ui-bot-seat-short = Asseoir
ui-strength = force { $strength } sur { $most }
ui-share-link = Envoyer le lien
ui-copy-link = Copier le lien
ui-links = Les liens en toutes lettres
ui-arrival = { $name } vous invite
ui-arrival-free = Une chaise est libre
ui-arrival-running = Une partie est en cours
ui-arrival-about = { $game } : { $about }
ui-arrival-who = { $number ->
    [0] Personne n’est encore là.
    [one] { $names } est là.
   *[other] { $names } sont là.
}
ui-arrival-name = Votre nom ici
ui-arrival-sit = S’asseoir
ui-only-watch = Regarder seulement
ui-full = La table est pleine
ui-full-lobby = { $number ->
    [one] { $names } va jouer à { $game }.
   *[other] { $names } vont jouer à { $game }.
}
ui-full-playing = { $number ->
    [one] { $names } joue à { $game }.
   *[other] { $names } jouent à { $game }.
}
ui-watch = Regarder
ui-full-tell = Me prévenir quand une chaise est libre
ui-full-told = Vous le saurez tant que cette page reste ouverte.
ui-chair-freed = Une chaise est libre.
ui-lesson-waiting = En attendant : 20 secondes
ui-lesson-door = Le jeu en 20 secondes
ui-lesson-seen = Ce que vous allez voir
ui-lesson-about = Rien à apprendre par cœur : la table montre ce que vous pouvez faire.
ui-seat-empty = libre
ui-is-bot = bot
ui-is-ready = d’accord
ui-is-not-ready = pas encore d’accord
ui-is-here = est là
ui-is-away = absence momentanée
ui-is-gone = a quitté la table
ui-away-since = { $name } n’est plus là depuis { $time }.
ui-sit-another = Prendre aussi cette place
ui-sit-back = Reprendre ma place : { $name }
ui-sit-ask = Demander cette place aux autres : { $name }
ui-stand = Libérer la place : { $name }
ui-free = Libérer la place : { $name }
ui-kick = Prier { $name } de partir
ui-kick-ask = Demander aux autres si { $name } doit partir
ui-role = Rôle
ui-role-any = peu importe
ui-ready = C’est bon pour moi
ui-shuffle = Mélanger les places
ui-start-with = { $number ->
    [one] Commencer en solo
   *[other] Commencer à { $number }
}
ui-lobby-empty = Les chaises libres disparaissent au départ.
ui-lobby-absent = { $number ->
    [one] { $names } n’est pas encore là.
   *[other] { $names } ne sont pas encore là.
}
ui-lobby-waiting = { $number ->
    [one] { $names } n’a pas encore dit oui aux règles.
   *[other] { $names } n’ont pas encore dit oui aux règles.
}
ui-invite = Inviter des amis
ui-invite-about = Vous recevez un lien, un code et une image à scanner. Jusque-là, seul cet ordinateur a accès à la table.
ui-invite-do = Montrer le lien
ui-reach-computer = Seul cet ordinateur peut ouvrir ce lien.
ui-reach-network = Tout votre réseau peut ouvrir ce lien.
ui-reach-internet = Tout le monde sur Internet peut ouvrir ce lien.
ui-link-join = Lien pour jouer
ui-link-watch = Lien pour regarder
ui-code = Code : { $code }
ui-copy = Copier
ui-copied = C’est copié.
ui-copy-yourself = Le lien est sélectionné : copiez-le au clavier.
ui-qr = Le lien sous forme de code QR
ui-commitment = Empreinte des dés : { $commitment }
ui-host = Outils de l’hôte
ui-patience = Au bout de combien de minutes
ui-pause = Délai de réponse
ui-privacy = Qui trouve cette table
ui-private-true = les personnes qui ont le lien
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
ui-no-table = Cette table n’existe pas
ui-no-table-about = Le lien ou le code est faux, ou la table ne vous est pas ouverte. Demandez-en un nouveau à qui vous l’a envoyé.
ui-bye-kicked = L’hôte vous a prié de partir.
ui-bye-elsewhere = Vous n’êtes plus en ligne sur cet appareil. Reconnectez-vous pour continuer.
ui-bye-unknown = Cette table n’existe pas.
ui-bye-daily = Ce donjon du jour est celui d’une autre personne. Il reste fermé jusqu’à la fin de sa journée.
ui-bye-damaged = Chez l’hôte, le fichier de cette table est endommagé ; elle ne peut pas s’ouvrir. Les autres tables continuent ; prévenez l’hôte.
ui-moves-lost = { $number ->
    [one] Le fichier du serveur a été endommagé : { $number } coup de cette partie a disparu.
   *[other] Le fichier du serveur a été endommagé : { $number } coups de cette partie ont disparu.
}
ui-moves-restored = { $number ->
    [one] L’hôte a rétabli un état plus ancien : { $number } coup de cette partie a disparu.
   *[other] L’hôte a rétabli un état plus ancien : { $number } coups de cette partie ont disparu.
}
ui-come-back = Revenir ici
ui-old-version = Il y a une nouvelle version. Rechargez la page ; votre place est gardée.
ui-reconnecting = La connexion est perdue ; nouvel essai…
ui-saving = Impossible d’enregistrer les coups pour le moment. Rien n’est perdu ; patientez.
ui-question-of = { $name } : { $question }
ui-waiting-for = On attend { $names }…
ui-waiting = Un instant…
ui-decides = { $name } décide
ui-you-watch = Vous regardez. { $number ->
    [one] { $names } décide.
   *[other] { $names } décident.
}
ui-you-watch-on = Vous regardez.
ui-over = La partie est finie
ui-ended-resigned = { $name } abandonne.
ui-ended-closed = L’hôte a fermé la table.
ui-word-back = Reposer
ui-unfold = Répondre par des mots
ui-lacking = Il manque quelque chose à la phrase : choisissez-le ci-dessous.
ui-fewer = Moins : { $noun }
ui-more = Plus : { $noun }
ui-range = { $noun } : de { $least } à { $most }
ui-bounds = de { $least } à { $most }
ui-kind = { $noun } ({ $number }) …
ui-more-words = Suite ({ $page } sur { $pages })
ui-waive = Passer
ui-waive-otherwise = ne coûte rien · { $outcome }
ui-guide = Premiers pas
ui-guides-of = { $game } : les leçons
ui-guide-step = Étape { $step } sur { $steps }
ui-guide-say = Maintenant : { $sentence }.
ui-guide-turn = Suite
ui-guide-leave = Quitter le guide
ui-guide-left = Vous jouez par vous-même.
ui-guide-follow = Le reprendre
ui-guide-off-path = Vous avez quitté le chemin de la leçon. Jouez comme il vous plaît, ou recommencez-la.
ui-guide-again = Recommencer
ui-guide-strayed = Pas encore. D’abord : { $sentence }.
ui-doubt = { $sentence } ?
ui-doubt-do = Oui : { $sentence }
ui-doubt-back = Non
ui-undo = Annuler le coup
ui-rule = Règle { $rule }
ui-eyes-of = La table vue par { $name }
ui-picture = Sur la table : { $things }.
ui-mark-in = à l’intérieur
ui-mark-edge = touche le bord, à l’intérieur
ui-mark-out = à l’extérieur
ui-above-aim = Touchez la table pour viser à cet endroit.
ui-above-choose = Touchez une pièce sur la table, ou choisissez son nom.
ui-above-far = Rien à cet endroit : touchez plus près d’une pièce.
ui-above-key = Légende
ui-plan = Sur le plan : { $things }.
ui-plan-so = { $thing } ({ $states })
ui-plan-nearer = Zoomer
ui-plan-farther = Dézoomer
ui-plan-signs = Signes sur le plan
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
ui-plan-blind = murée
ui-plan-barred = herse baissée
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
ui-place-log = Journal
ui-place-rules = Règles
ui-place-chat = Parler
ui-place-table = Table
ui-place-shut = Fermer
ui-film-again = Revoir : { $text }
ui-film-slowly = Revoir au ralenti
ui-log = Ce qui s’est passé
ui-said = { $name } : { $sentence }
ui-label = { $label } :
ui-spoken = { $label } : { $text }
ui-nothing-yet = Rien pour l’instant.
ui-curtain = Passez l’appareil à { $name }
ui-curtain-about = La page suivante n’est que pour une paire d’yeux.
ui-curtain-open = C’est moi, { $name }
ui-why = Pourquoi ne puis-je pas… ?
ui-takeback = Demande
ui-takeback-wish = { $name } voudrait annuler son dernier coup. D’accord ?
ui-takeback-ask = Demander à annuler mon coup
ui-takeback-waits = On demande aux autres si le dernier coup peut être annulé.
ui-rewind-wish = { $name } voudrait revenir à la dernière décision. Les mêmes dés tomberaient. Êtes-vous d’accord ?
ui-rewind-waits = On demande aux autres si la partie peut revenir à la dernière décision.
ui-paused = { $name } a mis la partie en pause.
ui-go-on = Reprendre
ui-chat-to = À
ui-chat-all = Tous
ui-chat-whisper = Chuchoter à { $name }
ui-whispers = { $name } chuchote à { $to }
ui-whispers-you = { $name } vous chuchote
ui-whispered = { $name } chuchote : { $text }
ui-whispered-text = (chuchote) { $text }
ui-voice-by = raconté par { $name }
ui-handout = Un document
ui-handout-you = { $name } ne le montre qu’à vous.
ui-handout-all = { $name } le montre à tous.
ui-handout-away = Ranger
ui-wish-kick = { $name } voudrait le départ d’une personne ({ $player }) ; un bot jouerait à sa place. D’accord ?
ui-wish-kick-waits = On demande aux autres si { $player } doit partir.
ui-wish-seat = { $name } voudrait prendre cette place : { $player }. D’accord ?
ui-wish-seat-waits = On demande aux autres si { $name } peut prendre cette place : { $player }.
ui-wish-withdraw = Ne plus demander
ui-handed-bot = Place { $number } ({ $was }) : un bot y joue maintenant.
ui-handed-bot-first = À la place { $number }, un bot joue maintenant.
ui-handed-free = { $was } a quitté la place { $number }.
ui-handed-back = { $name } retrouve la place { $number }.
ui-handed-new = { $name } s’assied à la place { $number } ({ $was }).
ui-handed-new-first = { $name } s’assied à la place { $number }.
ui-agree = Oui
ui-disagree = Non
ui-lend = Laisser un bot jouer pour moi
ui-lend-back = Reprendre ma place
ui-lend-other = Laisser un bot jouer pour { $name }
ui-is-lent = Un bot joue pour vous. Vous pouvez reprendre votre place à tout moment.
ui-hold = Attendez-moi
ui-held = La table vous attend.
ui-window-left = Encore { $seconds } s
ui-window-held = La table attend { $names }.
ui-orders = Réponses automatiques
ui-orders-about = Les offres dont vous ne voulez pas sont refusées pour vous, et personne n’attend.
ui-orders-each = M’attendre chaque fois
ui-orders-each-about = Là où une réponse ne change rien, la partie continue sans vous demander.
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
ui-clock = { $name } : { $time }
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
ui-to-rematch = À la partie suivante
ui-to-replay = Revoir et vérifier les dés
ui-chat = Discussion
ui-chat-lines = Ce qui se dit à cette table
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-text = Message
ui-chat-placeholder = Dire quelque chose…
ui-chat-choose = choisissez
ui-chat-send = Envoyer
ui-mute = Ne plus entendre { $name }
ui-unmute = Entendre de nouveau { $name }
ui-unread = { $number ->
    [one] { $number } message non lu
   *[other] { $number } messages non lus
}
ui-said-by = { $name } : { $text }
ui-reacted = { $name } { $reaction }.
ui-answer = Répondre
ui-answer-to = Répondre à { $name }
ui-toast = Nouvelles de la table
ui-toast-shut = Fermer ce message
ui-phrases = Dire…
ui-reactions = Réactions
ui-react-cheer = Youpi
ui-react-applause = Bravo
ui-react-laugh = Haha
ui-react-gasp = Oh !
ui-react-groan = Aïe
ui-react-think = Hum…
ui-news-sits = { $name } s’assied.
ui-news-stands = { $name } a quitté sa place.
ui-news-left = { $name } n’est plus là.
ui-news-back = { $name } est de retour.
ui-news-begun = La partie commence.
ui-news-watches = Quelqu’un s’est approché de la table.
ui-news-next = { $name } veut rejouer.
ui-news-next-watched = On rejoue à cette table.
ui-news-join = J’en suis
ui-keepsake-kept = L’image a été enregistrée.
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
    [one] { $number } tirage
   *[other] { $number } tirages
}
ui-play-on = Continuer à partir d’ici
ui-play-on-friends = Continuer avec des amis
ui-fair = Dés vérifiés
ui-fair-about = Avant la partie, la table a montré une empreinte de sa graine secrète. Maintenant que la graine est connue, cette page peut refaire chaque tirage et comparer.
ui-fair-check = Vérifier les dés
ui-journal = Télécharger le relevé de la partie
ui-fair-holds = { $draws ->
    [0] Il n’y a pas eu de tirage à déduire
    [one] Tirage unique ({ $draws }) : il découle
   *[other] Les { $draws } tirages découlent
} de la graine, et la graine correspond à son empreinte. { $outside ->
    [0] Rien ne vient d’ailleurs.
    [one] { $outside } tirage vient d’ailleurs et reste tel qu’il est écrit.
   *[other] { $outside } tirages viennent d’ailleurs et restent tels qu’ils sont écrits.
}
ui-fair-differs = L’entrée { $entry } ne découle pas de la graine. Écrit : { $written }. Attendu : { $expected }.
ui-profile-of = { $name }
ui-records = Parties jouées
ui-record-games = Jouées
ui-record-wins = Gagnées
ui-record-best = Record
ui-record-streak = Série de donjons du jour
ui-record-streak-of = { $now } (record { $best })
ui-no-games-yet = Pas encore de partie finie.
ui-title-progress = { $done } sur { $all }
ui-claim = Réserver ce nom
ui-claim-again = Changer de phrase secrète
ui-claim-about = Avec une phrase secrète, personne d’autre ne joue sous ce nom, et vous pouvez vous connecter ailleurs.
ui-claim-again-about = Tous les autres appareils seront alors déconnectés, et les codes de secours remplacés.
ui-claim-do = Garder cette phrase
ui-passphrase = Phrase secrète
ui-passphrase-new = Nouvelle phrase secrète, 8 caractères au moins
ui-passphrase-old = Phrase secrète actuelle, ou un code de secours
ui-codes = Notez ces codes de secours. Chacun ouvre votre compte une fois ; ils ne sont montrés que maintenant.
ui-login = Se connecter sous un autre nom
ui-login-do = Se connecter
ui-recover = Phrase perdue ?
ui-recovery-code = Code de secours
ui-recover-do = Choisir une nouvelle phrase
ui-device = Continuer sur un autre appareil
ui-device-about = L’autre appareil ouvre un lien ou scanne une image, une fois, dans les dix minutes ; votre compte y est alors ouvert.
ui-device-do = Montrer le lien
ui-link-about = Ce navigateur sera connecté au nom de la personne dont vous avez suivi le lien. Ce que vous avez joué ici comme invité reste à l’invité.
ui-leave = Vos données
ui-export = Télécharger mes données
ui-signout = Se déconnecter ici
ui-signout-all = Se déconnecter partout
ui-forget = Supprimer mon compte
ui-forget-sure = Oui, supprimer (les parties restent)
ui-looks = Apparence
ui-language = Langue
ui-language-en = English
ui-language-fr = Français
ui-language-it = Italiano
ui-theme = Thème
ui-theme-system = comme cet appareil
ui-theme-light = clair (de jour)
ui-theme-dark = sombre (à la torche)
ui-motion = Mouvement
ui-motion-system = comme cet appareil
ui-motion-full = activé
ui-motion-none = désactivé
ui-sound = Son
ui-sound-off = coupé
ui-sound-low = bas
ui-sound-full = plein
ui-board = Plateau
ui-board-deep = en relief
ui-board-flat = à plat
ui-board-words = en mots seulement
ui-speed = Vitesse des animations
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
ui-press-key = Appuyez sur une touche…
ui-rules-search = Chercher dans les règles
ui-rules-found = { $number ->
    [0] Aucune règle trouvée.
    [one] { $number } règle trouvée.
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
    [one] { $number } carte.
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
ui-credits-look = Charte graphique
ui-daily-about = Tout le monde rencontre les mêmes dés aujourd’hui. Votre premier essai compte ; ensuite, vous pouvez recommencer autant que vous voulez.
ui-daily-ends = { $hours ->
    [0] encore { $minutes } min
   *[other] encore { $hours } h { $minutes } min
}
ui-daily-state-none = Pas encore de descente aujourd’hui.
ui-daily-state-playing = Votre essai a commencé, et il compte.
ui-daily-state-given-up = Vous avez abandonné l’essai du jour.
ui-daily-place-of = { $players ->
    [one] pour l’instant sans rival
   *[other] place { $place } sur { $players }
}
ui-daily-streak = { $days ->
    [0] pas encore de jours de suite
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
ui-daily-longest = { $days ->
    [one] record : { $days } jour
   *[other] record : { $days } jours
}
ui-daily-play = Descendre
ui-daily-go-continue = Continuer
ui-daily-go-retry = Continuer l’essai
ui-daily-result = Voir votre résultat
ui-daily-again = Recommencer, pour s’exercer
ui-daily-uncounted = C’est de l’entraînement : votre premier essai, ou un essai sur cet appareil, a déjà compté aujourd’hui.
ui-daily-used = Un essai sur cet appareil a déjà compté aujourd’hui ; un autre sera de l’entraînement.
ui-daily-board = Résultats
ui-daily-guests = Invités
ui-daily-place = Place
ui-daily-player = Nom
ui-daily-score = Résultat
ui-daily-mine = vous
ui-daily-left = quelqu’un qui est parti
ui-daily-gave-up = a abandonné
ui-daily-watch = Revoir sa partie ({ $name })
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
ui-daily-secret = Les parties et les dés seront montrés à la fin de la journée.
ui-daily-nothing = Il n’y a pas de donjon du jour ici.
ui-daily-look-again = Réessayer
ui-daily-days = Autres jours
ui-daily-today = Aujourd’hui
ui-daily-all = Tous les jeux
ui-daily-to-board = Aux résultats du jour
ui-roster-kind = { $cls } { $race }
ui-roster-named = { $name }, { $kind }
ui-roster-unmade = pas encore d’aventurier
ui-roster-you = vous
ui-roster-of = { $left } sur { $whole }
ui-roster-used = utilisée
ui-roster-sheet = Équipement et compétences
ui-quest-number = quête { $number } sur { $quests }, quêtes gagnées : { $won }
ui-quest-goal = But :
ui-quest-besides = Objectifs secondaires :
ui-quest-so-far = Jusqu’ici
ui-quest-about = Histoire et campagne
ui-quest-campaign = La campagne
ui-end-win = Victoire
ui-end-win-by = Victoire, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance
ui-end-shared = Victoire partagée
ui-end-wins = { $name } l’emporte
ui-end-home = Belle descente
ui-end-lost = Pas cette fois
ui-end-winner = { $name } l’emporte avec { $total }.
ui-end-place = { $place } sur { $seats }
ui-end-table = La table
ui-end-next = { $points ->
    [one] Encore { $points } point
   *[other] Encore { $points } points
} : { $rank }
ui-end-top = C’est le rang le plus haut.
ui-end-last = Vos dernières parties
ui-end-last-best = Le meilleur de vos { $number } dernières parties : { $best }
ui-end-course = Le déroulement
ui-end-moment = Le moment
ui-end-best = Le meilleur moment
ui-end-turned = Le tournant
ui-end-yet = Et pourtant
ui-end-watch = Revoir ce moment
ui-end-titles = { $number ->
    [one] { $number } titre
   *[other] { $number } titres
}
ui-end-again = Encore une
ui-end-again-table = Encore une, même table
ui-end-review = Revoir
ui-end-share = Partager
ui-share-text = Texte à coller
ui-share-copy = Copier le texte
ui-share-copied = Le texte est copié.
ui-share-selected = Le texte est sélectionné : copiez-le avec votre clavier.
ui-share-send = Envoyer
ui-share-save = Enregistrer l’image
ui-share-shut = Fermer
ui-share-player = { $name } : { $total }
ui-daily-yesterday = Le donjon d’hier
ui-daily-last = Le dernier donjon
ui-daily-best-was = Le meilleur : { $name }, { $total }, { $rank }
ui-dungeon-0 = L’Escalier englouti
ui-dungeon-1 = La Crypte de sel
ui-dungeon-2 = Le Puits aveugle
ui-dungeon-3 = La Galerie de cendre
ui-dungeon-4 = La Couronne creuse
ui-dungeon-5 = La Chapelle noyée
ui-dungeon-6 = Le Verger d’os
ui-dungeon-7 = Les Profondeurs à la lanterne
ui-dungeon-8 = La Fournaise muette
ui-dungeon-9 = La Porte de rouille
ui-dungeon-10 = Le Caveau aux phalènes
ui-dungeon-11 = Le Garde-manger glacé
ui-dungeon-12 = La Cloche brisée
ui-dungeon-13 = La Racine de verre
ui-dungeon-14 = La Citerne du loup
ui-dungeon-15 = La Mine de suif
ui-dungeon-16 = La Septième Porte
ui-dungeon-17 = La Salle aux épines
ui-dungeon-18 = L’Aqueduc gris
ui-dungeon-19 = La Forge endormie
ui-dungeon-20 = Le Fort de travers
ui-dungeon-21 = Le Tombeau d’ambre
ui-dungeon-22 = Le Puits aux murmures
ui-dungeon-23 = La Cave de la chouette
ui-profile-games = { $number ->
    [one] { $number } partie, en { $since }
   *[other] { $number } parties depuis { $since }
}
ui-profile-today = Le donjon du jour
ui-profile-streak = { $number ->
    [one] jour d’affilée
   *[other] jours d’affilée
}
ui-profile-won = gagnées à plusieurs
ui-profile-medals = { $number ->
    [one] médaille
   *[other] médailles
}
ui-medals = Médailles
ui-medal-open = pas encore gagnée
ui-medal-missing = { $title } : { $number ->
    [one] il en manque { $number }
   *[other] il en manque { $number }
}
ui-record-mean = Moyenne
ui-account = Compte
ui-history = Parties
ui-history-filters = Ne montrer que
ui-history-count = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}
ui-history-none = Aucune partie ne correspond.
ui-history-more = En montrer d’autres (encore { $number })
ui-history-when = Quand
ui-history-with = Avec
ui-history-result = Résultat
ui-history-points = Points
ui-history-rank = Rang
ui-history-alone = en solitaire
ui-history-won = gagnée
ui-history-watch = Revoir : { $game }, { $day }
ui-filter-game = Jeu
ui-filter-games = Tous les jeux
ui-filter-with = Avec
ui-filter-anybody = Avec n’importe qui
ui-filter-alone = En solitaire
ui-filter-bots = Avec des bots
ui-filter-person = Avec { $name } ({ $number })
ui-filter-result = Résultat
ui-filter-any = Tous les résultats
ui-filter-won = Gagnées
ui-filter-lost = Non gagnées
ui-gallery-about = Tout ce qui se trouve sur les tables, d’après les livres de règles.
ui-gallery-others = Les autres jeux
ui-gallery-has-roll = 26 héros, novices et maîtres
ui-gallery-has-drop = cubes, races, classes et quêtes
ui-gallery-has-donjon = monstres, compétences et mobilier
ui-transport = Revoir la partie
ui-play = Lecture
ui-play-pause = Pause
ui-recap-done = Continuer
ui-pacer = Ce que font les autres
ui-pacer-behind = { $number ->
    [one] Encore { $number } action à voir
   *[other] Encore { $number } actions à voir
}
ui-pacer-skip = Passer
ui-pacer-answer = Passer à votre tour
ui-speed-now = Vitesse { $speed }, changer
ui-moment = Moment fort :
ui-moment-before = Moment fort précédent
ui-moment-after = Moment fort suivant
ui-moments = Moments
ui-moments-none = Aucun moment ne se détache.
ui-moment-best = Meilleur moment
ui-review = Bilan
ui-link-here = Lien vers ce moment
ui-link-copied = Le lien vers l’étape { $step } est copié.
ui-replay-keys = Espace lance ou arrête la lecture, les flèches gauche et droite changent d’étape, avec Maj elles vont au moment fort précédent ou suivant ; Début et Fin vont au début et à la fin, Maj avec les flèches haut et bas change la vitesse.
ui-sheet-back = Retour à la table
ui-rules-how = Comment jouer
ui-rules-how-of = Comment jouer à { $game }
ui-rules-all = Toutes les règles
ui-rules-all-of = { $game } : toutes les règles
ui-rules-contents = Sommaire
ui-rules-board = Ce qu’on voit sur la table
ui-rules-try = Essayer
ui-rules-try-guide = Une première partie guidée, pas à pas.
ui-rules-try-play = Une première partie, tout de suite.
ui-rules-none = Aucune règle n’en parle. Essayez un autre mot.
ui-rules-which = Les règles de quel jeu ?
ui-why-else = Tout le reste
ui-why-none = Tout ce que vous pouviez attendre ici vous est proposé.
ui-why-keys = Touches
ui-join-wrong = Aucune table n’a ce code
ui-join-wrong-about = Un code est court, et une faute de frappe vite faite. Vérifiez-le, ou demandez-le à qui vous l’a donné.
ui-join-which = Quel est le code ?
ui-join-which-about = La personne qui a créé la table le voit sur sa page.
ui-link-wrong = Ce lien n’ouvre rien
ui-replay-none = Cette partie ne peut pas être revue
ui-replay-none-about = Le lien est faux, ou la partie a été effacée.
ui-ended-closed-about = Elle a été fermée avant le début de la partie. Rien n’est perdu.
ui-way-table = Vers la table
ui-campaign-of = { $game } : la chronique
ui-campaign-sum = { $number ->
    [one] { $number } quête, { $won } réussie
   *[other] { $number } quêtes, dont { $won } réussies
}
ui-campaign-empty = Personne n’est encore descendu.
ui-campaign-share = Partager le récit
ui-campaign-copied = Copié
ui-campaign-to-table = À la table
ui-campaign-won = Gagné
ui-campaign-lost = Perdu
ui-campaign-heroes = Les aventuriers
ui-campaign-fell = a trouvé la mort
ui-campaign-link = La chronique
ui-campaign-read = La chronique du { $day }
`;export{e as default};