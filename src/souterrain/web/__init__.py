"""The browser client, as built from web/ by `make web`: the files are in static/."""
