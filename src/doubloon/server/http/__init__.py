"""HTTP routes, the WebSocket endpoint, static pages, rate limits, and the server process."""
