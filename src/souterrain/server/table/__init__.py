"""Tables: the actor that owns a match, its message handlers, clocks, bots, updates and replays."""
