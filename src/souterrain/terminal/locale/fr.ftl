### Ce que disent les clients du terminal.

## Questions et réponses

question-of = { $name } : { $question }
which = Que voulez-vous dire au juste ?
which-more = Que voulez-vous dire au juste ? Il y a d’autres possibilités.
which-next = { $words } … et ensuite ?
unknown-words = Je ne connais pas : { $words }.
say-again = Je n’ai pas compris. Tapez « aide » pour voir ce que vous pouvez dire.
must-answer = Cette fois, il faut répondre.
offer-more = { $words } …
offer-range = { $noun } : un nombre de { $least } à { $most }
offer-number = { $text }. Tapez une phrase entière, comme :
offer-worth = { $text } : { $worth }
worth-more = { $before } ; { $next }
# A labelled line of the picture that is no longer there
line-gone = { $label } : plus rien.
sure = { $sentence } : { $worth }. Confirmer ?
sure-line = { $question } [o/N]
typed-yes = o, oui
typed-no = n, non
card-name = { $name }
card-part = { $title } : { $text }
no-cards = Vous n’avez pas de héros que le livret puisse expliquer.
offers = Vous pouvez dire :
numbered = { $number }  { $text }
numbered-span = { $first } à { $last }
refused = { $reason } [{ $rule }]
explained = { $reason }

    { $rule }
why-what = Tapez « pourquoi », puis ce que vous voudriez faire.
why-each = { $words } : { $reason }
why-possible = C’est possible maintenant :
rule = { $id } { $title }

    { $text }
rule-title = { $id } { $title }
rules-which = Quelle règle ? Tapez « règles » et son numéro.
rules-no-book = Ce jeu n’a pas de livret.
rules-none = Le livret ne dit rien sur « { $words } ».

## Une image tirée des sections d’une vue

picture-field = { $name } : { $value }
picture-next = { $before } ; { $next }
picture-seat = { $seat } – { $cells }

## Résultats

result-placed = { $place }  { $name } : { $total }
result-alone = { $name } : { $total }
result-item = – { $item }
result-rank = Rang : { $rank }
result-title = Titre : { $title }
result-progress = { $title } : { $found } sur { $wanted }
titles-of = Titres ({ $name }) :
titles-none = Aucun pour l’instant.
titles-missing = Il manque encore : { $nouns }.
result-none = On s’est arrêté avant la fin du jeu.

## Le client ligne par ligne

prompt = { "> " }
curtain = Passez le clavier à { $name }. { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
saved = La partie est enregistrée dans { $file }
go-on-with = Pour la reprendre : souterrain resume { $file }
finished = Toute la partie se trouve dans { $file }
carry-on-asked = 1  { $what }. Toute autre ligne s’arrête ici.
unsaved = Cette partie n’est pas enregistrée.
goodbye = Au revoir.
log-empty = Il ne s’est encore rien passé.
language-is = La langue est le français.
language-which = Langues : en (English), fr (français), it (italiano).
no-command = Cette commande n’existe pas. Tapez « aide ».
welcome = { $game }. Tapez « aide » à tout moment.
at-table = À la table : { $names }.
at-table-bot = { $name } ({ $bot })

## Commandes

help-line = { $use } : { $about }
help-game = Dites ce que vous faites : par un numéro, par un des mots proposés ou par une phrase entière. Les petits mots, les accents et l’ordre des mots ne comptent pas, les trois premières lettres suffisent. Les mots anglais et italiens sont compris aussi.
command-help = aide
    .typed = aidez-moi
    .use = aide
    .about = cette liste
command-what = quoi
    .typed = suite
    .use = quoi, ou quoi MOTS
    .about = ce que vous pouvez dire, ou ce qui peut suivre ces mots
command-why = pourquoi
    .use = pourquoi MOTS
    .about = pourquoi quelque chose est impossible, avec la règle
command-rules = règles
    .typed = règle, livret
    .use = règles MOT
    .about = ouvre le livret : une règle par son numéro, ou tout ce qui touche à un mot
command-view = voir
    .typed = regarder, table
    .use = voir
    .about = montre de nouveau la table
command-log = journal
    .typed = historique
    .use = journal
    .about = raconte tout ce qui s’est passé
command-undo = annuler
    .typed = reprendre
    .use = annuler
    .about = annule votre dernier coup, tant que rien n’a été tiré ni montré
command-pass = passer
    .typed = passe
    .use = passer
    .about = laisse passer une offre
command-save = enregistrer
    .typed = sauver, sauvegarder
    .use = enregistrer, ou enregistrer FICHIER
    .about = dit où la partie est enregistrée, ou l’enregistre ailleurs
command-language = langue
    .use = langue en, fr ou it
    .about = change de langue
command-quit = quitter
    .typed = sortir
    .use = quitter
    .about = s’arrête ; la partie peut être reprise
command-titles = titres
    .use = titres
    .about = vos titres de toutes vos parties, et ce qui manque encore
command-wait = attendre
    .use = attendre
    .about = m’attendre chaque fois, même là où ma réponse ne change rien ; une fois de plus : ne plus le faire
wait-on = Désormais on vous demande chaque fois.
wait-off = Désormais on ne vous demande rien là où votre réponse ne change rien.
command-hero = héros
    .typed = carte
    .use = héros NOM
    .about = explique votre héros sur ses deux faces, ou celui que vous nommez
command-say = dire
    .typed = causer
    .use = dire MOTS
    .about = dit quelque chose aux autres à la table
command-mute = muet
    .typed = silence, ignorer
    .use = muet NOM
    .about = on n’entend plus cette personne ; une fois encore, et on l’entend de nouveau
command-who = qui
    .typed = table
    .use = qui
    .about = qui est là, qui est absent
command-hold = retenir
    .typed = attendre
    .use = retenir
    .about = garde une offre ouverte jusqu’à votre réponse
command-lend = prêter
    .use = prêter
    .about = laisse un bot jouer pour vous jusqu’à ce que vous tapiez « asseoir »
command-whisper = chuchoter
    .use = chuchoter NOM MOTS
    .about = dit quelque chose à une seule personne : celui qui mène la partie à un joueur, ou l’inverse
command-note = note
    .typed = notes
    .use = note ZONE MOTS
    .about = garde une note sur une zone, que vous seul voyez ; sans mots elle est supprimée, sans zone toutes sont listées
command-pause = pause
    .use = pause
    .about = met la partie en pause, ou la reprend (qui mène la partie, ou l’hôte)
command-rewind = rembobiner
    .use = rembobiner
    .about = demande à tous de revenir à la dernière décision (qui mène la partie) ; les mêmes dés tombent
command-voice = voix
    .use = voix NOM: MOTS
    .about = parle pour quelqu’un de l’histoire (qui mène la partie)
command-aloud = réciter
    .use = réciter TITRE: MOTS
    .about = montre un texte à tous (qui mène la partie)
command-agree = accepter
    .typed = oui
    .use = accepter
    .about = accepte ce que quelqu’un demande à tous
command-refuse = refuser
    .typed = non
    .use = refuser
    .about = n’accepte pas
command-resign = abandonner
    .use = abandonner
    .about = abandonne la partie
command-sit = asseoir
    .typed = place
    .use = asseoir, ou asseoir NUMÉRO
    .about = prend une place libre, ou celle-là ; pendant la partie, on demande aux autres
command-stand = lever
    .use = lever
    .about = libère votre place
command-ready = prêt
    .typed = prête
    .use = prêt
    .about = dit aux autres que vous êtes prêt
command-start = commencer
    .use = commencer
    .about = commence la partie, si vous êtes l’hôte
command-next = suivant
    .typed = avant, avancer
    .use = suivant, ou Entrée
    .about = un coup en avant
command-back = retour
    .typed = précédent, reculer
    .use = retour
    .about = un coup en arrière
command-go = aller
    .typed = coup
    .use = aller NUMÉRO
    .about = à ce coup ; 0 est le début
command-moments = moments
    .typed = forts
    .use = moments
    .about = les moments forts de la partie, avec leurs coups
command-later = ensuite
    .typed = après
    .use = ensuite
    .about = au moment fort suivant
command-earlier = auparavant
    .typed = plus-tôt
    .use = auparavant
    .about = au moment fort précédent
command-eyes = yeux
    .typed = place
    .use = yeux NUMÉRO
    .about = par les yeux de cette place ; 0 : ceux d’un spectateur

## À une table qui est ailleurs

table-left = Votre place reste à vous. Pour revenir : souterrain join { $link }
table-waits = La partie n’a pas encore commencé. Tapez « aide » pour voir ce que vous pouvez faire entre-temps.
waiting = { $name } réfléchit…
waiting-for = On attend { $names }…
name-and-seat = { $name } ({ $number })
who-seat = { $number }  { $name } : { $about }
who-free = libre
who-here = présent
who-away = absent
who-gone = parti
who-lent = remplacé par un bot pour l’instant
who-ready = prêt
who-clock = { $seconds ->
    [one] { $seconds } seconde restante
   *[other] { $seconds } secondes restantes
}
who-watchers = { $number ->
    [one] { $number } spectateur.
   *[other] { $number } spectateurs.
}
chat = { $name } dit : { $text }
chat-reaction = { $name } { $reaction }.
sits-down = { $name } prend la place { $number }.
stands-up = { $name } libère sa place.
now-here = { $name } est là.
now-away = { $name } est absent.
now-gone = { $name } est parti.
now-lent = Un bot joue maintenant pour { $name }.
wish-takeback = { $name } voudrait annuler son dernier coup.
wish-rewind = { $name } voudrait revenir à la dernière décision. Les dés tomberaient de la même façon.
now-paused = { $name } a mis la partie en pause.
now-goes-on = La partie reprend.
chat-whisper = { $name } chuchote à { $to } : { $text }
chat-pointed = { $name } : regardez ici, { $text }
chat-voice = { $voice } (raconté par { $name }) : { $text }
chat-handout = { $name } montre : { $title }. { $text }
note-line = Zone { $place } : { $text }
no-notes = Vous n’avez pas de notes ici.
whisper-how = Tapez « chuchoter NOM MOTS », ou le numéro de la place au lieu du nom.
voice-how = Tapez « voix NOM: MOTS ».
aloud-title = Écoutez
refusal-not-the-leader = Seul celui qui mène la partie peut faire cela.
refusal-nobody-there = Personne n’est là pour l’entendre.
refusal-voice-taken = Un joueur porte ce nom.
refusal-too-many-notes = Il y a déjà { $number } notes ; supprimez-en une d’abord.
refusal-paused = La partie est en pause.
wish-kick = { $name } voudrait le départ d’une personne ({ $player }) ; un bot jouerait à sa place.
wish-seat = { $name } voudrait prendre la place { $number }.
wish-answer = Tapez « accepter » ou « refuser ».
wish-declined = Quelqu’un n’est pas d’accord, ou les places ont changé.
handed-bot = Place { $number } ({ $was }) : un bot y joue maintenant.
handed-bot-first = À la place { $number }, un bot joue maintenant.
handed-free = { $was } a quitté la place { $number }.
handed-back = { $name } retrouve la place { $number }.
handed-new = { $name } s’assied à la place { $number } ({ $was }).
handed-new-first = { $name } s’assied à la place { $number }.
no-seat = Il n’y a pas de place pour vous dans cette partie.
saving-fails = Le serveur ne peut pas enregistrer les coups en ce moment ; il les refuse jusqu’à nouvel ordre.
saving-again = Les coups sont de nouveau enregistrés.
moves-lost = { $number ->
    [one] Le fichier du serveur a été endommagé : { $number } coup de cette partie a disparu.
   *[other] Le fichier du serveur a été endommagé : { $number } coups de cette partie ont disparu.
}
moves-restored = { $number ->
    [one] L’hôte a rétabli un état plus ancien : { $number } coup de cette partie a disparu.
   *[other] L’hôte a rétabli un état plus ancien : { $number } coups de cette partie ont disparu.
}
name-lost = Quelqu’un s’est réservé le nom « { $was } ». Vous vous appelez maintenant { $name }.
mute-whom = Nommez une personne assise ici ou qui a dit quelque chose.
muted = On n’entend plus { $name }.
unmuted = On entend de nouveau { $name }.
rematch-at = Il y aura une autre partie : souterrain join { $link }
connection-lost = La connexion est perdue. Nouvel essai…
connection-back = La connexion est rétablie.
refused-code = Le serveur refuse : { $code }
refusal-not-your-seat = Ce n’est pas votre place.
refusal-seat-taken = Quelqu’un est déjà assis là.
refusal-seat-lent = Un bot joue pour vous en ce moment.
refusal-no-such-seat = Cette place n’existe pas.
refusal-seats-open = Une place est encore libre.
refusal-not-ready = Tout le monde n’est pas encore prêt.
refusal-not-the-host = Seul l’hôte peut faire cela.
refusal-begun = La partie a déjà commencé.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-only-watching = Vous ne faites que regarder.
refusal-no-window = Il n’y a pas d’offre à garder ouverte.
refusal-held-another = Vous avez occupé une autre place de cette partie : personne ne voit les secrets de deux places.
refusal-nobody-to-ask = Il faut l’accord des autres, et il n’y a personne à qui le demander.
refusal-wish-pending = Un autre souhait attend d’abord une réponse.
refusal-declined = Les autres n’étaient pas d’accord.
refusal-held-before = Vous avez déjà gardé cette offre ouverte.
refusal-nothing-asked = Personne n’a demandé cela.
refusal-not-saved = Cela n’a pas pu être enregistré, et n’a donc pas eu lieu.
refusal-too-fast = C’était trop rapide. Réessayez dans un instant.
refusal-name-taken = Ce nom appartient à quelqu’un d’autre.
refusal-table-damaged = Chez l’hôte, le fichier de cette table est endommagé ; elle ne peut pas s’ouvrir. Les autres tables continuent ; prévenez l’hôte.
refusal-bad-name = Cela ne peut pas être un nom.

gone-lost = personne n’y répond.
gone-refused = le serveur ne vous laisse pas entrer.
gone-unknown = cette table n’existe pas.
gone-daily = le donjon du jour d’une autre personne reste fermé jusqu’à la fin de sa journée.
gone-damaged = chez l’hôte, le fichier de cette table est endommagé ; prévenez-le.
gone-outdated = ce programme est trop ancien pour ce serveur.
gone-kicked = l’hôte vous a renvoyé.
gone-elsewhere = vous avez été déconnecté sur cet appareil.
gone-bad = le serveur n’a pas compris ce programme.
gone-closed = elle a été fermée.
gone-full = aucune place n’est libre.

## Revoir une partie

replay-at = Coup { $number } sur { $last }
replay-start = Le début. { $last ->
    [one] { $last } coup suit.
   *[other] { $last } coups suivent.
}
replay-said = { $name } : { $words }
replay-moment = Coup { $number } : { $text }
replay-best = Meilleur moment : { $text }
replay-no-moment = Il n’y a pas d’autre moment fort.
replay-first = C’est le début.
replay-last = C’est la fin.
replay-number = Tapez un nombre de 0 à { $last }.
replay-seat = Tapez le numéro d’une place, de 0 à { $last }.
replay-hidden = Ce que voit une place se montre quand la partie est finie.

## Choisir un jeu

choose-game = Quel jeu ?
choose-resume = Reprendre { $game }, partie enregistrée dans { $file }
choose-title = { $game } : { $about }
choose-players = Qui joue ? Des noms et des bots, séparés par des virgules. Bots : { $bots }. Entrée seule : { $default }
choose-help = { $about } ({ $rule })
choose-help-yes = Oui, prendre l’aide pour peu de joueurs
choose-help-no = Non, jouer sans aide
choose-options = Options. Un numéro en change une ; Entrée commence.
choose-option = { $option } : { $value }
choose-value = { $option } ?
choose-number = Tapez un nombre de 1 à { $last }.

## Ennuis

trouble-choices = Choix possibles : { $known }
trouble-unreadable = Impossible de lire { $file } : { $detail }
trouble-too-large = { $file } est trop grand pour une partie sauvegardée.
trouble-content-too-large = { $file } dépasse { $most } Ko.
quest-fits = Ce fichier peut être joué.
trouble-unwritable = Impossible d’écrire { $file } : { $detail }
trouble-no-data = Il n’y a rien à copier dans { $folder } : aucun serveur n’y a rien gardé.
trouble-exists = { $file } existe déjà. Pour reprendre une partie enregistrée : souterrain resume { $file }
trouble-shared = Quelqu’un d’autre écrit aussi dans { $file }. Cette partie n’est plus enregistrée.
trouble-finished = La partie de { $file } est finie. Pour la revoir : souterrain replay { $file }
trouble-no-seed = { $file } contient une partie sans sa graine : on peut la revoir, pas la continuer.
trouble-nothing-saved = Il n’y a pas de partie enregistrée à reprendre.
trouble-seed = Une graine est un nombre entier à partir de 0, de 77 chiffres au plus.
trouble-nameless = Chaque joueur doit avoir un nom.
trouble-roles = Donnez un rôle à chaque joueur, ou à aucun. Rôles : { $roles }
trouble-bot = Il n’y a pas de bot nommé « { $bot } » dans ce jeu. Bots : { $known }
trouble-set = « { $text } » n’est pas un réglage. Écrivez-le ainsi : --set nom=valeur
trouble-language = La langue « { $code } » n’existe pas. Langues : en, fr, it
trouble-served = { $folder } est utilisé par un serveur en marche. Arrêtez-le d’abord, ou prenez un autre dossier : --data
trouble-listen = Le serveur ne peut pas écouter sur { $address } : { $detail }
trouble-data = Impossible de garder quoi que ce soit dans { $folder } : { $detail }
trouble-newer = { $folder } a été écrit par une version plus récente de ce programme. Installez-la, ou prenez un autre dossier : --data
trouble-public-url = { $url } n’est pas une adresse que des amis pourraient ouvrir. En voici la forme : --public-url https://games.example
trouble-proxy = { $proxy } n’est ni une adresse ni un réseau. En voici la forme : --proxy 10.0.0.2 ou --proxy 10.0.0.0/8
trouble-screen = Le client plein écran a besoin d’un terminal. Ajoutez --plain pour jouer ligne par ligne.
trouble-link = « { $link } » n’est pas un lien vers une table. Un lien ressemble à ceci : http://nom:8000/t/abc
trouble-table = La table est hors d’atteinte : { $reason }
trouble-elsewhere = Cette partie est enregistrée par son serveur, pas dans { $file }.
trouble-game-name = « { $name } » ne peut pas être le nom d’un jeu. Il a de deux à vingt minuscules de a à z, chiffres et « _ », et commence par une lettre.
trouble-game-exists = Il y a déjà un jeu nommé « { $name } ».
trouble-no-checkout = Un nouveau jeu s’écrit dans une copie de travail de Souterrain : { $file } n’existe pas. Allez d’abord dans son dossier principal.
trouble-no-option = L’option « { $option } » n’existe pas. Voir : { $command } --help
trouble-no-option-like = L’option « { $option } » n’existe pas. Vouliez-vous dire { $like } ?
trouble-no-command = La commande « { $name } » n’existe pas. Voir : { $command } --help
trouble-no-command-like = La commande « { $name } » n’existe pas. Vouliez-vous dire { $like } ?
trouble-option-alone = { $option } ne prend pas de valeur.
trouble-option-value = { $option } demande une valeur.
trouble-missing = Il manque { $name }. Voir : { $command } --help
trouble-number = { $name } demande un nombre entier{ $bounds ->
    [both] { "" } de { $least } à { $most }.
    [least] { "" } à partir de { $least }.
   *[none] .
}
trouble-arguments = C’est plus de mots que n’en prend « { $command } ». Voir : { $command } --help

## Vérifier

fair = { $draws ->
    [0] Tirages vérifiés : rien n’a été tiré.
    [1] Tirages vérifiés : l’unique tirage découle de la graine promise.
   *[other] Tirages vérifiés : les { $draws } tirages découlent tous de la graine promise.
}
fair-outside = { $outside ->
    [one] { $outside } tirage vient de l’extérieur et est pris tel quel.
   *[other] { $outside } tirages viennent de l’extérieur et sont pris tels quels.
}
unfair-draw = Tirages non conformes : à l’entrée { $entry }, le relevé de la partie dit { $written }, la graine donne { $expected }.
unfair-promise = Tirages non conformes : la graine n’est pas celle qui avait été promise ({ $written }).
unfair-broken = Tirages non conformes : { $detail }
unfair-impossible = Tirages non conformes : cette partie n’a pas pu se jouer ainsi.
unfair-secret = On ne peut pas encore vérifier : la graine est révélée à la fin de la partie.

## Comment jouer, là où il n’y a pas de terminal

how-to = Souterrain se joue dans le navigateur, et dans un terminal :
    souterrain                    ouvre la maison dans le navigateur
    souterrain --terminal         le client plein écran
    souterrain --plain            ligne par ligne, pour lecteurs d’écran et tubes
    souterrain play JEU --plain --players moi,bot:random
    souterrain --help             tout le reste
house-open = La maison est ouverte à { $address }
    Fermez-la avec Ctrl+C ; toutes les parties sont gardées.
house-open-already = La maison est déjà ouverte, à { $address }
game-line = { $name }  { $game } : { $about }
bot-line = { $bot }  { $name } : { $about }

## Le client plein écran

screen-banner = S O U T E R R A I N   ·   des jeux de donjon à une même table
screen-doors = Jouer
screen-resume = Reprendre une partie
screen-watch = Revoir une partie
screen-which-saved = Quelle partie ?
screen-saved-game = { $moment }  { $game } : { $players }
screen-leave = Quitter Souterrain
screen-leave-about = À la prochaine.
screen-begin = Commencer
screen-begin-about = Entrée commence. Plus bas, on change qui joue, et comment.
screen-seats = Places
screen-seats-about = Le nombre de joueurs. ← et → le changent.
screen-seat-about = ← et → choisissent une personne ou un bot. Entrée : taper un nom.
screen-role = { $seat } : rôle
screen-role-about = Le rôle de cette place ; si l’une a un rôle, toutes en ont un.
screen-no-role = selon la donne
screen-option = { $value } – { $about }
screen-person = une personne
screen-bot = { $name } : { $about }
screen-name = Comment s’appelle le joueur ?

screen-asking = À vous
screen-story = Ce qui s’est passé
screen-saved = enregistrée dans { $file }
screen-unsaved = non enregistrée
screen-line = ou tapez ici une phrase entière
screen-say = Valider : { $sentence }
screen-sure-no = Non, je réfléchis encore
screen-sure-yes = Oui, { $sentence }
screen-pass = Passer
screen-count-about = ← et → ou des chiffres changent le nombre.
screen-others = Aux autres
screen-lobby = Avant la partie
screen-lost = La table est perdue
screen-over = La partie est finie.

screen-why = Pourquoi pas ?
screen-why-verbs = Tout ceci est impossible maintenant. Choisissez pour voir pourquoi.
screen-why-after = Rien de ceci ne peut suivre « { $words } ». Choisissez pour voir pourquoi.
screen-why-last = ce qui vient d’être refusé
screen-why-all = Rien ne manque ici.
screen-rules = Livret de règles
screen-rules-search = un mot, ou le numéro d’une règle

screen-results = Résultats
screen-again = Encore une
screen-again-about = Les mêmes joueurs et options, d’autres dés.
screen-watch-this = Revoir cette partie
screen-home = À l’écran d’accueil

screen-leave-title = Quitter la partie ?
screen-leave-saved = Rien n’est perdu : la partie est enregistrée dans { $file }, et vous pouvez la reprendre à tout moment.
screen-leave-unsaved = Cette partie n’est pas enregistrée. Si vous la quittez, vous ne pourrez pas y revenir.
screen-leave-elsewhere = La table est ailleurs et continue sans vous ; votre place reste à vous, et vous pouvez revenir à tout moment.
screen-stay = Rester

screen-eyes = vu par { $name }
screen-spectator = un spectateur

screen-name-enter = Entrée
screen-name-escape = Échap
screen-name-tab = Tab
screen-name-home = Début
screen-name-end = Fin

screen-key-back = Retour
screen-key-clear = Effacer
screen-key-close = Fermer
screen-key-complete = Compléter
screen-key-eyes = Yeux
screen-key-first = Premier
screen-key-home = Accueil
screen-key-hurry = Ne pas attendre
screen-key-language = Langue
screen-key-last = Dernier
screen-key-leave = Quitter
screen-key-lift = Regarder
screen-key-moments = Moments
screen-key-moves = Coups
screen-key-results = Résultats
screen-key-rule = Cette règle
screen-key-rules = Règles
screen-key-theme = Thème
screen-key-turn = Changer
screen-key-undo = Annuler
screen-key-why = Pourquoi

## Un nouveau jeu

new-game-written = { $files } fichiers sont écrits. Essayez-le : souterrain play { $name } --plain. Ses tests : pytest tests/contract tests/games/{ $name }
