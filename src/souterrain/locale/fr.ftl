### Ce que dit chaque client, quel que soit le jeu.

## Refus de la table

refusal-not-asked = On ne vous demande rien pour l’instant.
refusal-match-over = La partie est finie.
refusal-too-late = Trop tard : la question a changé entre-temps.
refusal-unreadable = Ce n’est pas une phrase de ce jeu.
refusal-not-offered = Ce n’est pas possible maintenant.
refusal-no-way-back = Impossible de revenir en arrière : on a tiré ou montré quelque chose depuis, ou quelqu’un a répondu.
refusal-only-watched = Vous regardez cette partie ; elle se joue ailleurs.
refusal-draw-failed = Le lancer n’a pas pu se faire. Rien ne s’est passé ; réessayez.
refusal-content-size = Le fichier dépasse { $most } Ko.
refusal-content-depth = À { $path } : plus de { $most } niveaux d’imbrication.
refusal-content-objects = Le fichier contient plus de { $most } objets et listes.
refusal-content-text = À { $path } : un texte simple de 1 à { $most } caractères est attendu, et non « { $found } ».
refusal-content-number = À { $path } : un nombre entier de { $least } à { $most } est attendu, et non « { $found } ».
refusal-content-choice = À { $path } : un mot parmi { $choices } est attendu, et non « { $found } ».
refusal-content-field = À { $path } : le champ « { $field } » n’existe pas ; les champs sont { $choices }.
refusal-content-missing = À { $path } : le champ « { $field } » manque.
refusal-content-record = À { $path } : un objet avec les champs { $fields } est attendu, et non « { $found } ».
refusal-content-row = À { $path } : une liste d’exactement { $number } valeurs est attendue, et non « { $found } ».
refusal-content-list = À { $path } : de { $least } à { $most } éléments sont attendus, et non « { $found } ».
refusal-no-such-game = Il n’y a pas de jeu nommé « { $game } ».
refusal-not-on-this-system = Ce jeu a besoin d’une pièce qui n’existe pas pour ce système. Elle existe pour : { $systems }. Les parties enregistrées se rejouent partout.
refusal-not-installed = Il manque des paquets. Pour les installer : { $command }
refusal-no-such-option = Il n’y a pas d’option nommée « { $option } ».
refusal-no-such-value = L’option « { $option } » n’a pas de valeur « { $value } ».
refusal-wrong-seats = { $most ->
    [1] Ce jeu se joue seul.
   *[other] Ce jeu se joue de { $least } à { $most } joueurs.
}
refusal-no-content = Ce jeu n’accepte pas de contenu maison.
refusal-no-such-role = Ce rôle n’existe pas dans ce jeu.
refusal-daily-closed = Le donjon du jour garde son secret jusqu’à la fin de sa journée : { $opens }, 00:00 UTC.
refusal-not-in-daily = Ce n’est pas possible dans un donjon du jour.
refusal-no-daily = Ce jeu n’a pas de donjon du jour.
refusal-no-lesson = Ce jeu n’a pas de leçon.
refusal-bad-date = Une date s’écrit ainsi : 2026-01-31.
refusal-no-such-day = Ce jour n’est pas encore venu.

event-taken-back = { $seat } annule son dernier coup.

## Noms et nombres, listes, mesures

form = { $number ->
    [one] one
   *[other] many
}
counted = { $number } { $noun }
measured = { $noun }={ $number }
a-noun = { $gender ->
    [feminine] une { $noun }
   *[other] un { $noun }
}
single-one = { $one } { $number }
singles = les { $noun } { $numbers }
single-the = { $noun } { $number }
single-of = { $noun } { $number }
of-name = { $start ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
list-comma = { $before }, { $next }
list-and = { $before } et { $next }
list-nothing = rien
recap-title = Précédemment…

## Places à la table

seat-number = Place { $number }
seat-me = Joueur { $number }
seat-bot = { $name } { $number }
seat-table = La table

## Résultats

place = n° { $place }
result-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
result-won = gagné
result-lost = perdu
result-line = { $what } : { $points }
result-line-counted = { $what } ({ $number }) : { $points }

## Bots

bot-random = Pyrite
    .about = joue ce qui lui passe par la tête

## Noms proposés à un nouvel invité ; aucun bot n’en porte un

guest-names = Agate, Ambre, Ardoise, Basalte, Béryl, Cobalt, Corail, Granit, Grenat, Jade, Jais, Jaspe, Lapis, Marbre, Obsidienne, Onyx, Opale, Perle, Quartz, Rubis, Silex, Topaze, Zircon

## Mots compris quand on les tape

typed-small = le, la, les, l’, un, une, des, du, de, d’, au, aux, à, a, en, sur, dans, avec, par, pour, contre, et, puis, mon, ma, mes, ce, cet, cette, ces, je, j’, svp, vers
typed-every = tout, toute, tous, toutes
typed-numbers = deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze

## Parties en masse

lab-about = { $game }, { $seats } { $seats ->
    [one] joueur
   *[other] joueurs
} : { $games } { $games ->
    [one] partie
   *[other] parties
} du bot { $bot }, graines { $first } à { $last }
lab-done = { $done } sur { $games }
lab-duel = { $game } : { $bot } contre { $other }, { $games } parties, graines { $first } à { $last }, chacune avec les places échangées : victoires { $won }, avance de { $margin } points
lab-all = tous
lab-seats = places
lab-score = score
lab-won = victoires
lab-lost = pertes
lab-rounds = rounds
lab-explored = exploration
lab-clock = au temps
lab-figure = { $mean } ± { $half }
lab-share = { $mean } % [{ $low }, { $high }]
lab-intervals = ± et […, …] sont des intervalles de confiance à 95 %.
trial-won = Gagnées : { $won } sur { $games }, { $share }
trial-length = Rounds : { $median } au milieu, de { $least } à { $most }
trial-count = { $noun } { $number }
trial-defeats = Perdues : { $number } ({ $listed })
trial-no-defeats = Aucune partie perdue.
trial-deaths = Aventuriers morts : { $number } ({ $listed })
trial-no-deaths = Aucun aventurier n’est mort.
trial-unused-creatures = Créatures jamais venues : { $listed }
trial-unused-furniture = Meubles que personne n’a ouverts : { $listed }
trial-unused-events = Événements jamais joués : { $listed }
trial-unused-treasures = Trésors jamais trouvés : { $listed }
trial-all-used = Tout a servi.

## Ce qui se dit à une table sans rien taper ; une réaction suit un nom

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci.
phrase-sorry = Pardon !
phrase-wow = Oh là là !
phrase-unlucky = Quelle malchance.
phrase-lucky = Quel coup de chance.
phrase-careful = Attention…
phrase-courage = Courage !
phrase-your-turn = À ton tour.
phrase-one-moment = Un instant, s’il te plaît.
phrase-back-soon = Je reviens bientôt.
phrase-i-am-back = Me revoilà.
phrase-yes = Oui.
phrase-no = Non.
phrase-perhaps = Peut-être.
phrase-nice-idea = Bonne idée.
phrase-close = C’était juste.
phrase-hurry = On continue ?
phrase-no-hurry = Rien ne presse.
phrase-again = Encore une partie ?
phrase-good-game = Belle partie !
phrase-goodbye = Au revoir !
reaction-cheer = exulte
reaction-applause = applaudit
reaction-laugh = rit
reaction-gasp = retient son souffle
reaction-groan = gémit
reaction-think = réfléchit
