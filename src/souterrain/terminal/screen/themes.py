"""The themes: dark slate with brass, and a light variant."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

NIGHT: Final = Theme(
    name="night",
    primary="#d0a85c",
    secondary="#93a4b8",
    accent="#e3c07a",
    foreground="#e8e2d4",
    background="#161b22",
    surface="#1d242d",
    panel="#28313c",
    success="#9fbf7f",
    warning="#e0a458",
    error="#e08a7a",
    dark=True,
    variables={
        "border": "#d0a85c",
        "border-blurred": "#4a5563",
        "block-cursor-background": "#d0a85c",
        "block-cursor-foreground": "#161b22",
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": "#333d49",
        "block-cursor-blurred-foreground": "#e8e2d4",
        "block-cursor-blurred-text-style": "none",
        "footer-key-foreground": "#e3c07a",
        "footer-background": "#28313c",
        "footer-description-foreground": "#e8e2d4",
        "input-cursor-background": "#e3c07a",
        "input-selection-background": "#d0a85c 35%",
        "scrollbar": "#4a5563",
        "scrollbar-background": "#1d242d",
        "scrollbar-hover": "#93a4b8",
        "scrollbar-active": "#d0a85c",
        "quiet": "#98a5b3",
    },
)

DAY: Final = Theme(
    name="day",
    primary="#7a5612",
    secondary="#4b5a6b",
    accent="#6b4a0c",
    foreground="#23282f",
    background="#ebe3d2",
    surface="#f6f0e3",
    panel="#ddd2bb",
    success="#3f6324",
    warning="#8a4b08",
    error="#94301f",
    dark=False,
    variables={
        "border": "#7a5612",
        "border-blurred": "#a8997c",
        "block-cursor-background": "#7a5612",
        "block-cursor-foreground": "#fbf6ea",
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": "#ddd2bb",
        "block-cursor-blurred-foreground": "#23282f",
        "block-cursor-blurred-text-style": "none",
        "footer-key-foreground": "#6b4a0c",
        "footer-background": "#ddd2bb",
        "footer-description-foreground": "#23282f",
        "input-cursor-background": "#6b4a0c",
        "input-selection-background": "#7a5612 35%",
        "scrollbar": "#a8997c",
        "scrollbar-background": "#ebe3d2",
        "scrollbar-hover": "#7a5612",
        "scrollbar-active": "#6b4a0c",
        "quiet": "#5a6470",
    },
)
