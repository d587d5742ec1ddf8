"""The words of a game's picture, by message id and in the reader's language. The clients bring the catalogues."""

from __future__ import annotations

from typing import Any, Protocol


class Words(Protocol):
    """`words("noun-mage")`, `words("event-fought", seat=0, many=[("goblin", 2)])`: the message in one language.

    Message ids of a game: `noun-*` (with attributes .one .many .the .of .gender), `verb-*`, `ask-*`, `event-*`,
    `refusal-*`, `option-*`, `reason-*`, `score-*`, `rank-*`, `title-*`, `role-*`, and `text-*` for its picture. In
    `table-*`, about what lies on the table, `who` and `target` are figures: seats or nouns.
    """

    def __call__(self, message: str, **args: Any) -> str: ...

    def noun(self, word: str, number: int = 1) -> str:
        """Return a noun in the form that goes with a number, without the number."""

    def rule(self, rule: str) -> str:
        """Return the first paragraph of a rule in the game's rulebook; "" if there is none."""
