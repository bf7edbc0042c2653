"""The declarations of our UIKit, from the symbol graphs of the compiler."""
import json
import pathlib
import re
import subprocess
import tempfile

MODULES = ["LayoutEngine", "UIKit", "Foundation", "FoundationEssentials", "Swift"]
TARGET = "x86_64-unknown-linux-gnu"


class Type:
    """A declared type: the names of its supertypes, and the type of each member."""

    def __init__(self):
        self.parents = []
        self.members = {}


def written_type(text):
    """The type named by a declaration's text, without optionality and arrays; None for anything else."""
    match = re.match(r"\s*(?:any |some |inout |@\w+ )*([A-Za-z_][\w.]*)(?:<[^>]*>)?[?!]*\s*(?:[{=,)\s]|$)", text)
    return match[1].removeprefix("Foundation.").removeprefix("FoundationEssentials.") if match else None


def member_type(symbol):
    """The type of a property, or the result type of a method."""
    text = "".join(fragment["spelling"] for fragment in symbol.get("declarationFragments", []))
    kind = symbol["kind"]["identifier"]
    if "method" in kind or "func" in kind:
        return written_type(text.rsplit("->", 1)[1]) if "->" in text else None
    if "case" in kind:
        return symbol["pathComponents"][-2]
    return written_type(text.split(":", 1)[1]) if ":" in text else None


class Library:
    def __init__(self, build):
        self.types, self.aliases, self.globals = {}, {}, {}
        with tempfile.TemporaryDirectory() as folder:
            maps = [f"-I{file.parent}" for file in pathlib.Path("Sources").glob("*/module.modulemap")]
            for module in MODULES:
                subprocess.run(["swift-symbolgraph-extract", "-module-name", module, "-target", TARGET, "-I",
                                f"{build}/Modules", *maps, "-output-dir", folder, "-minimum-access-level",
                                "public", "-skip-synthesized-members"], check=True)
            graphs = [json.loads(file.read_text()) for file in sorted(pathlib.Path(folder).glob("*.json"))]
        names = {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"])
                 for graph in graphs for symbol in graph["symbols"]}
        for graph in graphs:
            for symbol in graph["symbols"]:
                self.add(symbol)
            for relation in graph["relationships"]:
                if relation["kind"] in ("inheritsFrom", "conformsTo") and relation["source"] in names:
                    parent = names.get(relation["target"], relation.get("targetFallback", "").split(".")[-1])
                    self.type(names[relation["source"]]).parents.append(parent)

    def type(self, name):
        return self.types.setdefault(name, Type())

    def add(self, symbol):
        path, kind = symbol["pathComponents"], symbol["kind"]["identifier"].removeprefix("swift.")
        base = path[-1].split("(")[0]
        if kind in ("class", "struct", "enum", "protocol"):
            self.type(".".join(path))
        if kind == "typealias":
            text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
            self.aliases[".".join(path)] = written_type(text.split("=", 1)[-1]) or "?"
        if len(path) > 1 and kind not in ("class", "struct", "enum", "protocol", "typealias"):
            self.type(".".join(path[:-1])).members.setdefault(base, member_type(symbol))
        elif len(path) == 1:
            self.globals[base] = member_type(symbol)

    def resolve(self, name):
        for _ in range(4):
            name = self.aliases.get(name, name)
        return name

    def declares(self, name):
        return self.resolve(name) in self.types or name in self.aliases or name in self.globals
