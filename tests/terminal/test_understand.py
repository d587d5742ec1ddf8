"""The forgiving reader, on forms like those of the games."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souterrain.core.actions import Action, read_item, say
from souterrain.core.forms import Counts, Form, Items, Rows, Span, Verb
from souterrain.core.legal import Legal
from souterrain.core.rejection import Rejected
from souterrain.core.understand import MOST_LISTED, understand
from souterrain.core.vocabulary import Vocabulary, collisions, form_of, pieces


def rows(*texts: str) -> Rows:
    return Rows(tuple([items(text) for text in texts]))


def items(text: str) -> Items:
    return tuple([read_item(word) for word in text.split()])


def not_three(action: Action) -> Rejected | None:
    return Rejected("too-many", "XX-1") if dict(action[1:]).get("ooze", 0) > 2 else None


DICE = ("fighter", "cleric", "mage", "thief", "champion", "scroll", "goblin", "skeleton", "ooze", "chest", "potion")
LEGAL = Legal(
    (
        Verb("fight", Form(rows("mage goblin", "mage ooze", "mage ooze*2", "cleric goblin", "hero:mage goblin"))),
        Verb("reroll", Form(Counts(DICE, (1, 1, 2, 1, 1, 2, 2, 1, 3, 1, 1), 1, 16), rows("with scroll"))),
        Verb("drink", Form(rows("mage ->", "cleric ->"), Counts(("mage", "cleric", "champion"), (2, 2, 2), 1, 2))),
        Verb("burn", Form(Counts(("goblin", "ooze"), (3, 3), 1, 6), check=not_three)),
        Verb("go", Form(rows("on", "on loot"))),
        Verb("flee", Form()),
        Verb("aim", Form(Span("angle=", -300, 300), Span("force=", 1, 9))),
    ),
    explain=lambda state, action: Rejected("because", "XX-2"),
)


def vocabulary() -> Vocabulary:
    known = Vocabulary()
    known.add_verb("fight", "attack", "combattre", "combattere")
    known.add_verb("reroll", "re-roll", "relancer", "rilanciare")
    known.add_verb("drink", "boire", "bere")
    known.add_verb("burn", "brûler", "bruciare")
    known.add_verb("go", "avancer", "andare")
    known.add_verb("flee", "fuir", "fuggire")
    known.add_verb("aim", "viser", "mirare")
    known.add_verb("retire", "rentrer", "ritirarsi")
    known.add_noun("mage", ("mage", "mago"), ("mages", "maghi"))
    known.add_noun("cleric", ("cleric", "clerc", "chierico"), ("clerics", "clercs", "chierici"))
    known.add_noun("champion", ("champion", "campione"), ("champions", "campioni"))
    known.add_noun("scroll", ("scroll", "parchemin", "pergamena"), ("scrolls", "parchemins", "pergamene"))
    known.add_noun("goblin", ("goblin", "gobelin"), ("goblins", "gobelins"))
    known.add_noun("ooze", ("ooze", "gelée", "melma"), ("oozes", "gelées", "melme"))
    known.add_noun("dragon", ("dragon", "drago"), ("dragons", "draghi"))
    known.add_noun("hero:mage", ("hero mage", "héros mage", "eroe mago"))
    known.add_noun("battlemage", ("cleric mage",))
    known.add_noun("with", ("with", "avec", "con"))
    known.add_noun("on", ("on", "plus loin", "avanti"))
    known.add_noun("loot", ("loot", "butin", "bottino"))
    known.add_noun("force", ("force", "forza"))
    known.add_small("the", "a", "of", "with", "on", "against", "l'", "le", "les", "et", "avec", "contre", "con", "all'")
    known.add_small("il", "la", "gli", "e", "contro", "i")
    for every in ("all", "tout", "toutes", "tous", "tutte", "tutto"):
        known.add_every(every)
    known.add_numbers("two", "three")
    known.add_numbers("deux", "trois")
    known.add_numbers("due", "tre")
    return known


WORDS = vocabulary()


@pytest.mark.quick
@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        # The one text itself.
        ("fight mage ooze*2", "fight mage ooze*2"),
        ("aim angle=-120 force=3", "aim angle=-120 force=3"),
        # Case, accents, punctuation, small words, order.
        ("FIGHT the Goblin, with a mage!", "fight mage goblin"),
        ("combattre avec le mage contre la gelee", "fight mage ooze"),
        ("Combattere contro l'ooze con il mago", "fight mage ooze"),
        ("with scroll reroll chest", "reroll chest with scroll"),
        # Plurals and numbers.
        ("fight mage 2 oozes", "fight mage ooze*2"),
        ("fight mage oozes 2", "fight mage ooze*2"),
        ("fight mage ooze x2", "fight mage ooze*2"),
        ("fight mage 2x ooze", "fight mage ooze*2"),
        ("fight mage ooze2", "fight mage ooze*2"),
        ("fight mage ooze × 2", "fight mage ooze*2"),
        ("fight mage ooze ooze", "fight mage ooze*2"),
        ("combattre mage deux gelées", "fight mage ooze*2"),
        ("combattere due melme mago", "fight mage ooze*2"),
        ("reroll mage 2 goblins with scroll", "reroll mage goblin*2 with scroll"),
        ("reroll chests with scroll", "reroll chest with scroll"),
        # All is the most that fits, and written out.
        ("fight mage all the oozes", "fight mage ooze*2"),
        ("combattre toutes les gelées mage", "fight mage ooze*2"),
        ("combattere mago tutte le melme", "fight mage ooze*2"),
        ("burn all oozes", "burn ooze*2"),
        (
            "relancer tout avec parchemin",
            "reroll fighter cleric mage*2 thief champion scroll*2 goblin*2 skeleton ooze*3 chest potion with scroll",
        ),
        # Beginnings, and words inside a phrase.
        ("fig mag gob", "fight mage goblin"),
        ("com cle gob", "fight cleric goblin"),
        ("attack héros mage gobelin", "fight hero:mage goblin"),
        # What may be left out: small words of sentences, and a verb that only one sentence needs.
        ("reroll mage scroll", "reroll mage with scroll"),
        ("go", "go on"),
        ("avancer", "go on"),
        ("butin", "go on loot"),
        ("andare avanti bottino", "go on loot"),
        ("reroll chest", "reroll chest with scroll"),
        ("flee", "flee"),
        ("fui", "flee"),
        # The order tells two readings apart.
        ("drink mage cleric", "drink mage -> cleric"),
        ("boire clerc → mage", "drink cleric -> mage"),
        ("bere chierico mago campione", "drink cleric -> mage champion"),
        # A phrase that is not offered does not swallow words that are.
        ("reroll cleric mage with scroll", "reroll cleric mage with scroll"),
        # Measures.
        ("viser angle -120 force 3", "aim angle=-120 force=3"),
        ("mirare -120 forza 3", "aim angle=-120 force=3"),
        ("aim -120 3", "aim angle=-120 force=3"),
    ],
)
def test_one_sentence(line: str, sentence: str) -> None:
    understood = understand(line, LEGAL, WORDS)
    assert understood.action is not None, understood
    assert say(understood.action) == sentence


@pytest.mark.parametrize(
    ("line", "sentences"),
    [
        ("fight mage", ["fight mage goblin", "fight mage ooze", "fight mage ooze*2"]),
        # Without a verb nothing is done that could be meant otherwise.
        ("gobelin", ["burn goblin", "fight mage goblin", "fight cleric goblin", "fight hero:mage goblin"]),
        ("mage, gelées 2", ["fight mage ooze*2", "reroll mage ooze*2 with scroll"]),
        ("reroll goblin 2 ooze with scroll", ["reroll goblin ooze*2 with scroll", "reroll goblin*2 ooze with scroll"]),
        # "2 chests" cannot be meant as two of the word before: better to ask.
        ("reroll mage 2 chests with scroll", ["reroll mage*2 chest with scroll"]),
    ],
)
def test_several_fits_are_a_question(line: str, sentences: list[str]) -> None:
    understood = understand(line, LEGAL, WORDS)
    assert understood.action is None
    assert not understood.more
    assert [say(action) for action in understood.fits][: len(sentences)] == sentences


def test_a_verb_alone_asks_what_may_follow() -> None:
    understood = understand("relancer", LEGAL, WORDS)
    assert understood.action is None
    assert understood.so_far == ("reroll",)
    assert understood.more
    assert len(understood.fits) == MOST_LISTED
    assert all(action in LEGAL for action in understood.fits)
    assert understand("drink mage ->", LEGAL, WORDS).so_far == ("drink", ("mage", 1), ("->", 1))


@pytest.mark.parametrize(
    ("line", "nearest"),
    [
        ("rentrer", "retire"),
        ("fight mage dragon", "fight mage dragon"),
        ("combattre dragon avec 2 mages", "fight dragon with mage*2"),
    ],
)
def test_what_does_not_fit_can_be_asked_why(line: str, nearest: str) -> None:
    understood = understand(line, LEGAL, WORDS)
    assert understood.action is None
    assert not understood.fits
    assert say(understood.nearest[0]) == nearest
    assert LEGAL.why_not(understood.nearest[0]) == Rejected("because", "XX-2")


@pytest.mark.parametrize("line", ["", "  ", "the", "on", "all", "!", "*", "->"])
def test_small_words_alone_are_no_move(line: str) -> None:
    only = Legal((Verb("flee", Form()),))
    assert understand(line, only, WORDS).action is None


def test_unknown_words_are_named() -> None:
    assert understand("fight xyzzy with plugh", LEGAL, WORDS).unknown == ("xyzzy", "plugh")


def test_a_number_that_is_offered_nowhere_is_not_guessed() -> None:
    understood = understand("fight mage 3 oozes", LEGAL, WORDS)
    assert (understood.action, understood.fits) == (None, ())
    assert understood.nearest[0] == ("fight", ("mage", 1), ("ooze", 3))


def test_the_words_of_the_forms_need_no_catalogue() -> None:
    understood = understand("Fight MAGE goblins", LEGAL, Vocabulary())
    assert understood.action == ("fight", ("mage", 1), ("goblin", 1))


@given(st.lists(st.sampled_from([*WORDS.forms, *DICE, "2", "*", "-7", "x", "->", "é", "'"]), max_size=40))
def test_whatever_is_typed_is_answered(words: list[str]) -> None:
    understood = understand(" ".join(words), LEGAL, WORDS)
    assert understood.action is None or understood.action in LEGAL
    assert all(action in LEGAL for action in understood.fits)


@given(st.text(max_size=60))
def test_any_text_is_answered(line: str) -> None:
    understood = understand(line, LEGAL, WORDS)
    assert understood.action is None or understood.action in LEGAL


def test_pieces() -> None:
    assert pieces("L’Épée d’ÂME, 2×œuf → x=-3 half-goblin") == [
        *("l'", "epee", "d'", "ame", "2", "*", "oeuf", "->", "x", "-3", "half", "goblin"),
    ]
    assert form_of("thieves' tools") == form_of("Thieves Tools") == "thieves tools"


def test_collisions_are_words_that_mean_two_things() -> None:
    known = Vocabulary()
    known.add_verb("dragon", "slay")
    known.add_noun("dragon", ("dragon",), ("dragons",))
    known.add_noun("scroll", ("parchemin",))
    known.add_noun("map", ("Parchemin",))
    known.add_small("slay")
    assert collisions(known) == {
        "dragon": ("verb:dragon", "noun:dragon"),
        "parchemin": ("noun:scroll", "noun:map"),
    }


def test_the_beginning_of_two_verbs_is_asked_about() -> None:
    """One of them needs no more words, the other does: neither is taken for meant."""
    legal = Legal((Verb("combat", Form(Rows(((("goblin", 1),),)))), Verb("command", Form())))
    known = Vocabulary()
    asked = understand("com", legal, known)
    assert asked.action is None
    assert set(asked.fits) == {("combat", ("goblin", 1)), ("command",)}
    assert understand("comm", legal, known).action == ("command",)
    assert understand("com goblin", legal, known).action == ("combat", ("goblin", 1))
