"""Tables for friends: one process, one file, and the journal is the truth."""
