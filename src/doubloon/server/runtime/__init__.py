"""Tables in memory. One task owns each table: it takes commands from a mailbox, writes events, and broadcasts them."""
