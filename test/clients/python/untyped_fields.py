"""Fields of models whose type says nothing, and responses without a model, as one JSON document."""

import importlib
import inspect
import json
import pkgutil
import re
import typing
from typing import Any

from pydantic import BaseModel


def says_nothing(annotation: Any) -> bool:
    return annotation in (Any, object) or any(says_nothing(part) for part in typing.get_args(annotation))


untyped = []
models = 0
responses = 0
for interface in ("direct", "v1"):
    package = importlib.import_module(f"answerscope.{interface}")
    for name, model in inspect.getmembers(importlib.import_module(f"answerscope.{interface}.models"), inspect.isclass):
        if not issubclass(model, BaseModel):
            continue
        models += 1
        for field, info in model.model_fields.items():
            if field != "additional_properties" and says_nothing(info.annotation):
                untyped.append(f"{interface} {name}.{info.alias or field}")
    for module in pkgutil.iter_modules([f"{package.__path__[0]}/api"]):
        source = inspect.getsource(importlib.import_module(f"answerscope.{interface}.api.{module.name}"))
        for status, kind in re.findall(r"^\s+'(\d\d\d)': (.*),$", source, re.MULTILINE):
            responses += 1
            # Of a response without a body there is no type.
            if kind != "None" and not hasattr(package, kind.strip('"')):
                untyped.append(f"{interface} {module.name} {status}: {kind}")

print(json.dumps({"models": models, "responses": responses, "untyped": sorted(set(untyped))}))
