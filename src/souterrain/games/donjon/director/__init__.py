"""The bot as master: weights of its choices about zones, cards and events, and the reasons it gives."""
