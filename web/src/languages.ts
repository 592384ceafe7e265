// Made by scripts/docs.py from src/doubloon/i18n/__init__.py: do not edit; `make docs` writes it anew.

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
