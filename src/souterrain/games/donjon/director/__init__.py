"""The machine as master: what it looks at when it lays zones, draws cards and plays events, and why it does so."""
