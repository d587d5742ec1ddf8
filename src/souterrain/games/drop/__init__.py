"""Dungeon Drop: cubes are really dropped and flicked; rooms are triangles of pillars."""
