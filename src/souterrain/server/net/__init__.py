"""Connections: admission, deadlines, frames, addresses, and one client per open socket."""
