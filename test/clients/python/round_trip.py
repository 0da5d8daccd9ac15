"""Reads bodies and their models from the file named, and prints each body as its model writes it again."""

import importlib
import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    bodies = json.load(file)
written = []
for entry in bodies:
    package = importlib.import_module(f"answerscope.{entry['interface']}")
    written.append(json.loads(getattr(package, entry["model"]).from_dict(entry["body"]).to_json()))
print(json.dumps(written))
