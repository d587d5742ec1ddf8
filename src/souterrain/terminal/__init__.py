"""The terminal: one full-screen and one line client over one session. Generic: no game names."""
