"""Facts about Donjon: seats, roles, options, presets."""

from __future__ import annotations

from typing import Final

from souterrain.core.facts import AT_ONCE, HIDDEN, TOGETHER, Daily, Door, Facts, Help, Lesson, Option
from souterrain.core.options import Options
from souterrain.core.records import record
from souterrain.games.donjon.content.lessons import LESSONS

MASTER: Final = "master"
ADVENTURER: Final = "adventurer"
QUESTS: Final = (
    "watcher-blade",
    "necromancer",
    "captives",
    "poisoned-spring",
    "whispering-chasm",
    "bull-labyrinth",
    "starless-night",
    "infernal-pact",
)
"""Quests in the order of the campaign."""

FACTS = Facts(
    name="donjon",
    rules=4,
    seats=(2, 7),
    decisions=20000,
    information=HIDDEN,
    moves=AT_ONCE,
    result=TOGETHER,
    roles=(ADVENTURER, MASTER),
    options=(
        Option("quest", *QUESTS, "free-delve"),
        Option("quests", "1", "2", "3", "8"),
        Option("difficulty", "standard", "novice", "cruel"),
        Option("danger", "letter", "tuned"),
        Option("round_limit", "0", "30", "60", "120"),
        Option("monster_die", "10", "8", "6"),
        Option("scale", "none", "count", "more"),
        Option("xp_share", "killer", "party"),
        Option("short_quest", "off", "on"),
        Option("end_on_win", "off", "on"),
        Option("intervention", "off", "on"),
        Option("card_ahead", "off", "on"),
        Option("theming", "on", "off"),
        Option("plausible", "off", "on"),
        Option("death_check", "phase", "round"),
        Option("death_check_pe", "one_turn_each", "round"),
        Option("event_cadence", "round", "phase", "d10_on_1"),
        Option("max_events_per_round", "1", "2"),
        Option("objective_events", "stop", "continue"),
        Option("skill_refresh", "stretch", "round"),
        Option("duration_unit", "stretch", "round"),
        Option("reuse_objectives", "on", "off"),
        Option("t_split", "off", "on"),
        Option("entry_unique", "redraw", "keep"),
        Option("pf_timing", "after", "before"),
        Option("pf_scope", "combat_tests", "all"),
        Option("pd_scope", "any", "blows"),
        Option("run_blocks_free", "off", "on"),
        Option("open_in_pc", "off", "on"),
        Option("figures_block", "hostile", "all", "none"),
        Option("shoot_in_melee", "on", "off"),
        Option("ammo", "count", "unlimited"),
        Option("shield_stacks", "on", "off"),
        Option("locked_furniture", "closable", "all"),
        Option("force_retry", "after_round", "never"),
        Option("darkness", "tests", "tests_attacks"),
        Option("trap_search", "skill", "class"),
        Option("circle9", "all", "combat_tests"),
        Option("crevasse_death", "on", "off"),
        Option("torch_hand", "off", "on"),
        Option("ratman_xp", "10", "20"),
        Option("gate_magic_only", "on", "off"),
        Option("poison_immune", "none", "undead_demon_statue"),
        Option("sell_ratio", "half", "none"),
        Option("idle_limit", "60", "0"),
        Option("stalemate", "letter", "leave"),
        Option("rest", "safe", "risky"),
        Option("equip_anytime", "on", "own_turn", "costs"),
        Option("skill_anytime", "on", "own_turn"),
        Option("ip_safe_names", "on", "off"),
    ),
    presets={
        "difficulty": {
            "standard": {},
            "novice": {"monster_die": "8"},
            "cruel": {
                "scale": "more",
                "rest": "risky",
                "max_events_per_round": "2",
                "objective_events": "continue",
            },
        },
        "danger": {
            "letter": {},
            "tuned": {"scale": "more", "stalemate": "leave", "rest": "risky", "equip_anytime": "costs"},
        },
    },
    daily=Daily(
        "me",
        "bot:adept",
        "bot:novice",
        options={"round_limit": "30", "end_on_win": "on", "xp_share": "party"},
        changing={"quest": (*QUESTS[:4], "free-delve")},
    ),
    content=True,
    door=Door("me", "bot:novice", "bot:novice", "bot:novice", "bot:adept"),
    help=Help(5, "DJ-197", monster_die="6"),
    lessons=(
        Lesson("quest", 14086, {"difficulty": "novice"}, ("me", "bot:adept"), content=LESSONS["quest"]),
        Lesson("master", 324, seats=("me", "bot:adept"), roles=(MASTER, ADVENTURER), content=LESSONS["master"]),
    ),
    people_first=("create",),
)


@record
class TableOptions(Options):
    """The options of a table, read once when the match begins."""

    quest: str = "watcher-blade"
    quests: int = 1
    difficulty: str = "standard"
    danger: str = "letter"
    round_limit: int = 0
    monster_die: int = 10
    scale: str = "none"
    xp_share: str = "killer"
    short_quest: int = 0
    end_on_win: int = 0
    intervention: int = 0
    card_ahead: int = 0
    theming: int = 1
    plausible: int = 0
    death_check: str = "phase"
    death_check_pe: str = "one_turn_each"
    event_cadence: str = "round"
    max_events_per_round: int = 1
    objective_events: str = "stop"
    skill_refresh: str = "stretch"
    duration_unit: str = "stretch"
    reuse_objectives: int = 1
    t_split: int = 0
    entry_unique: str = "redraw"
    pf_timing: str = "after"
    pf_scope: str = "combat_tests"
    pd_scope: str = "any"
    run_blocks_free: int = 0
    open_in_pc: int = 0
    figures_block: str = "hostile"
    shoot_in_melee: int = 1
    ammo: str = "count"
    shield_stacks: int = 1
    locked_furniture: str = "closable"
    force_retry: str = "after_round"
    darkness: str = "tests"
    trap_search: str = "skill"
    circle9: str = "all"
    crevasse_death: int = 1
    torch_hand: int = 0
    ratman_xp: int = 10
    gate_magic_only: int = 1
    poison_immune: str = "none"
    sell_ratio: str = "half"
    idle_limit: int = 60
    stalemate: str = "letter"
    rest: str = "safe"
    equip_anytime: str = "on"
    skill_anytime: str = "on"
    ip_safe_names: int = 1
