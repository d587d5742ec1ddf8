"""The full-screen client. It names no game: pictures, words and sentences come from the session."""
