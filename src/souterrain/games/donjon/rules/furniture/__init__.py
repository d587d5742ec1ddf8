"""Furniture and features of rooms (DJ-081 … DJ-097)."""

from souterrain.games.donjon.rules.family import Family, Heroes
from souterrain.games.donjon.rules.furniture import fountains, ground, opening, passages, using
from souterrain.games.donjon.rules.moments import FurnitureOpened, HeroStepped, RoomFilled, on

FAMILY = Family(
    "furniture",
    heroes=Heroes(using.verbs, using.DEEDS, using.why),
    frames={**ground.KINDS, **opening.KINDS, **passages.KINDS},
    effects={**fountains.EFFECTS, **ground.EFFECTS, **opening.EFFECTS, **passages.EFFECTS},
    reactions=(
        on(HeroStepped, ground.stepped),
        on(RoomFilled, ground.room_filled),
        on(FurnitureOpened, opening.furniture_opened),
    ),
)
