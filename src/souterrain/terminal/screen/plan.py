"""The plan of a new game: players and options."""

from __future__ import annotations

from typing import Final

from souterrain.core import registry
from souterrain.parts import bots_to_offer
from souterrain.terminal.language import Language
from souterrain.terminal.screen.rows import Number, Pick, Row
from souterrain.terminal.table import (
    BOT,
    ME,
    bot_about,
    bot_name,
    default_options,
    default_players,
    names,
    offered_help,
)

BEGIN: Final = "begin"
SEATS: Final = "seats"
SEAT: Final = "seat:"
ROLE: Final = "role:"
OPTION: Final = "option:"
HELP: Final = "help"


class Plan:
    """A plan; at first a game alone, or against as many bots as the game needs."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.facts = registry.game(game).facts
        self.players = default_players(game)
        self.roles = [""] * len(self.players)
        self.asked = default_options(game, self.players)

    def seat(self, number: int, who: str) -> None:
        """Set a person's name, `me`, or a bot. Characters with a meaning in a list of players are removed."""
        name = who if who.startswith(BOT) else who.replace("=", "").replace(",", "").strip()
        self.players[number] = name or ME

    def resize(self, seats: int) -> None:
        """Change the number of seats; new ones go to the best bot."""
        best = BOT + list(bots_to_offer(self.game))[-1]
        self.players = (self.players + [best] * seats)[:seats]
        self.roles = (self.roles + [""] * seats)[:seats]
        self._share_roles()

    def play(self, number: int, role: str) -> None:
        """Set the role of a seat. If one seat has a role all have: a seat without one takes the next free role. No role
        clears them all."""
        self.roles = [role if seat == number else had for seat, had in enumerate(self.roles)]
        if role:
            self._share_roles()
        else:
            self.roles = [""] * len(self.players)

    def _share_roles(self) -> None:
        if any(self.roles):
            free = [role for role in self.facts.roles if role not in self.roles]
            self.roles = [role or (free.pop(0) if free else self.facts.roles[0]) for role in self.roles]

    @property
    def seated(self) -> list[str]:
        """Return the players as words, with their roles."""
        return [f"{who}={role}" if role else who for who, role in zip(self.players, self.roles, strict=True)]

    def choose(self, option: str, value: str) -> None:
        """Set an option; choosing a preset resets the options it stands for."""
        self.asked[option] = value
        for name in self.facts.presets.get(option, {}).get(value, {}):
            self.asked.pop(name, None)

    def rows(self, words: Language) -> list[Row]:
        begin = Row(BEGIN, words("screen-begin"), words("screen-begin-about"))
        seats = self._seats(words)
        found = offered_help(self.game, self.players, self.asked)
        few = [] if found is None else [Row(HELP, words("choose-help-yes"), words("help-few"))]
        begin.last = [*seats, *few][-1].last = True
        return [begin, *seats, *few, *self._options(words)]

    def take_help(self) -> None:
        """Choose the options that the rulebook recommends to few players."""
        found = offered_help(self.game, self.players, self.asked)
        for option, value in found.options.items() if found is not None else ():
            self.choose(option, value)

    def _seats(self, words: Language) -> list[Row]:
        least, most = self.facts.seats
        rows: list[Row] = []
        if least < most:
            about = words("screen-seats-about")
            rows.append(Number(SEATS, lambda _: words("screen-seats"), least, most, len(self.players), about))
        for seat, name in enumerate(names(tuple(self.players), words)):
            person = ME if self.players[seat].startswith(BOT) else self.players[seat]
            shown = words("screen-person") if self.players[seat].startswith(BOT) else name
            known = [(f"{BOT}{bot}", _introduced(bot, words)) for bot in bots_to_offer(self.game)]
            text = words("seat-number", number=seat + 1)
            values = [(person, shown), *known]
            rows.append(Pick(f"{SEAT}{seat}", text, values, self.players[seat], words("screen-seat-about")))
            if self.facts.roles:
                roles = [("", words("screen-no-role")), *[(role, words(f"role-{role}")) for role in self.facts.roles]]
                text = words("screen-role", seat=text)
                rows.append(Pick(f"{ROLE}{seat}", text, roles, self.roles[seat], words("screen-role-about")))
        return rows

    def _options(self, words: Language) -> list[Row]:
        chosen = self.facts.resolve(self.asked)
        return [
            Pick(
                OPTION + option.name,
                words(f"option-{option.name}"),
                [(value, words(f"option-{option.name}-{value}")) for value in option.values],
                chosen[option.name],
                words.attribute(f"option-{option.name}", "about"),
            )
            for option in self.facts.options
        ]


def _introduced(bot: str, words: Language) -> str:
    return words("screen-bot", name=bot_name(bot, words), about=bot_about(bot, words))
