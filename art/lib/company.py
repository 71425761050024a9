"""The company's name as the instruments carry it, from the site's one file of facts."""
import pathlib
import re

_facts = pathlib.Path(__file__).parents[2] / "src/site/company.ts"
NAME = re.search(r"^const name = '(.+)';$", _facts.read_text(encoding="utf-8"), re.MULTILINE)[1].upper()
