"""Replies to a line that is no move: a question, unknown words, or the reason of a refusal with its rule."""

from __future__ import annotations

from itertools import takewhile

from souterrain.core.actions import Action, read
from souterrain.core.legal import Legal
from souterrain.core.rejection import Rejected
from souterrain.core.understand import Understood, understand
from souterrain.core.vocabulary import VERB
from souterrain.terminal import offers
from souterrain.terminal.answers import Answer, Offer
from souterrain.terminal.language import Language
from souterrain.terminal.rulebook import rulebook, search
from souterrain.terminal.vocabulary import vocabulary


class Counsel:
    """A reader of lines for one game; it remembers the last refusal for a later "why"."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._refused: Rejected | None = None

    def understand(self, line: str, legal: Legal, words: Language) -> Understood:
        return understand(words.heard(line), legal, vocabulary(self._game))

    def answer(self, understood: Understood, legal: Legal, words: Language) -> Answer:
        """Return the reply to a line that is not exactly one legal sentence."""
        if understood.unknown:
            return Answer(False, words("unknown-words", words=", ".join(understood.unknown)))
        if understood.more and understood.so_far and legal.after(understood.so_far[1:], understood.so_far[0]).choices:
            return self.narrow(understood.so_far, legal, words)
        if understood.more and (begun := _begun(understood)):
            return self.narrow(begun, legal, words)
        if understood.fits:
            message = "which-more" if understood.more else "which"
            return Answer(False, words(message), tuple(offers.sentences(understood.fits, words)))
        return self._no(understood, legal, words)

    def narrow(self, so_far: Action, legal: Legal, words: Language) -> Answer:
        """Return the possible continuations of a sentence."""
        found, so_far = offers.beginning(legal, so_far, words)
        return Answer(False, words("which-next", words=words.say(so_far)), tuple(found))

    def examples(self, offer: Offer, legal: Legal, words: Language) -> Answer:
        """Return sentences with some of the numbers that could be typed."""
        found = offers.examples(legal, read(offer.begun), words)
        return Answer(False, words("offer-number", text=offer.text), tuple(found))

    def refuse(self, refused: Rejected, words: Language) -> Answer:
        self._refused = refused
        reason = words.refusal(refused)
        text = words("refused", reason=reason, rule=refused.rule) if refused.rule else reason
        return Answer(False, text, rule=refused.rule)

    def why(self, line: str, legal: Legal | None, words: Language) -> Answer:
        if not line.strip():
            return Answer(False, words("why-what")) if self._refused is None else self._explained(self._refused, words)
        if line.strip().upper() in rulebook(self._game, words.code):
            return self.rules(line, words)
        if legal is None:
            return self.refuse(Rejected("not-asked"), words)
        understood = self.understand(line, legal, words)
        if understood.action is not None:
            found = offers.sentences([understood.action], words)
            return Answer(False, words("why-possible"), tuple(found))
        if understood.fits or understood.unknown:
            return self.answer(understood, legal, words)
        return self._no(understood, legal, words, in_full=True)

    def rules(self, asked: str, words: Language) -> Answer:
        found = search(self._game, words.code, asked)
        if not found:
            book = rulebook(self._game, words.code)
            return Answer(False, words("rules-none", words=asked) if book else words("rules-no-book"))
        if len(found) == 1:
            return Answer(False, words("rule", **found[0]._asdict()), rule=found[0].id)
        titles = [Offer(f"/rules {rule.id}", words("rule-title", id=rule.id, title=rule.title)) for rule in found]
        return Answer(False, words("rules-which"), tuple(titles))

    def _no(self, understood: Understood, legal: Legal, words: Language, in_full: bool = False) -> Answer:
        """Return the reason why a line is not legal, preferably one with a rule."""
        reasons = [reason for reason in map(legal.why_not, understood.nearest) if reason is not None]
        if not reasons:
            return self._about(understood.nouns, legal, words)
        best = next((reason for reason in reasons if reason.rule), reasons[0])
        return self._explained(best, words) if in_full else self.refuse(best, words)

    def _about(self, nouns: tuple[str, ...], legal: Legal, words: Language) -> Answer:
        """Return the refusals about a noun, found by trying every verb with it."""
        found: dict[tuple[str, str], str] = {}
        for noun in nouns:
            for verb in vocabulary(self._game).words(VERB):
                refused = legal.why_not((verb, (noun, 1)))
                if refused is not None and noun in refused.data.values():
                    said, reason = words.say((verb, (noun, 1))), self.refuse(refused, words).text
                    found.setdefault((refused.rule, refused.reason), words("why-each", words=said, reason=reason))
        if not found:
            return Answer(False, words("say-again"))
        return Answer(False, "\n".join(found.values()), rule=next(iter(found))[0])

    def _explained(self, refused: Rejected, words: Language) -> Answer:
        """Return a refusal with its rule in full."""
        answer = self.refuse(refused, words)
        rule = rulebook(self._game, words.code).get(refused.rule)
        if rule is None:
            return answer
        return answer._replace(text=words("explained", reason=answer.text, rule=words("rule", **rule._asdict())))


def _begun(understood: Understood) -> Action | None:
    """Return the typed words if they are the beginning of all fitting sentences."""
    first, *others = understood.fits
    typed = tuple(takewhile(lambda item: item[0] in understood.nouns, first[1:]))
    begun: Action = (first[0], *typed)
    return begun if typed and all(each[: len(begun)] == begun for each in others) else None
