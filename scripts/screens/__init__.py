"""Pictures of the pages in every state and size, for eyes."""
