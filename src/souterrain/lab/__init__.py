"""Mass play: many seeded games by bots, and statistics about them."""
