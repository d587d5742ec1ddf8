"""The terminal: a full-screen client and a line client over one session. Generic: no game names."""
