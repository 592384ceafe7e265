"""Live tables for people on many devices. A move is on disk before anybody sees it; nobody is sent what they may not see.

Layers, from top to bottom; each imports only what is below it:
http      what clients talk to: routes, WebSockets, static pages, limits
runtime   tables in memory: one task owns each, with its timers, bots and connected devices
store     tables on disk: lists of events, in SQLite or PostgreSQL
table     what a table is: events, commands, views; pure functions
protocol  every message, as a struct
"""
