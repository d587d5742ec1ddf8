"""Mass play: many seeded games by bots, and what they say about a game."""
