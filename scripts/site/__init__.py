"""The docs as a site: `python -m scripts.site` writes it into src/doubloon/site, from where `doubloon docs` opens it."""
