"""Every message between clients, server and workers, as msgspec structs. Imports nothing else of the server."""
