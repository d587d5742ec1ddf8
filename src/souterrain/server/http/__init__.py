"""The HTTP interface: routes, errors, compression, and the pages of the browser client."""
