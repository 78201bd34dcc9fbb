"""Whether the arrows between the folders of PortableUI point one way, and none out of its engine.

The script finds the uses of a folder by name: types and functions that another folder declares, and members that it adds to types of the engine. A name that several folders declare is ignored, because it does not say which of them is meant.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "Sources" / "PortableUI"
# The vocabulary of pages, and the engine that builds pages from views. The folders of the engine use each other; the
# folder without a name contains `View` and its builder.
VOCABULARY = "Output"
RUNTIME = {"Elements", "Host", "Motion", "Nodes", "Places"}
ENGINE = {"", "Environment", "History", "State", "Structure", *RUNTIME}
# A member that a folder adds to one of these types can be called wherever the engine has a value of the type.
EXTENDED = {"EnvironmentValues", "_Node", "ViewHost", "ElementDescription", "ElementNode", "View", "PageServices", "Stage"}

MODIFIERS = r"(?:(?:public|package|final|indirect|mutating|nonisolated|static|override|private\(set\)|@\w+(?:\([^)\n]*\))?)\s+)*"
DECLARATION = re.compile(rf"^{MODIFIERS}(?:struct|class|enum|protocol|typealias|func|let|var)\s+(\w+)", re.MULTILINE)
MEMBER = re.compile(rf"^  {MODIFIERS}(?:func|let|var)\s+(\w+)")
OWNER = re.compile(r"(?:\w+ |@\w+ )*?(?:extension|struct|class|enum|protocol) (\w+)")
STRING = re.compile(r'"""(.*?)"""|"((?:[^"\\\n]|\\.)*)"', re.DOTALL)


def code(text):
    """The text without comments, and with only the interpolations of its strings."""
    text = STRING.sub(lambda found: " ".join(re.findall(r"\\\((.*?)\)", found[1] or found[2] or "")), text)
    return re.sub(r"//.*", "", text)


def members(text):
    """The names that a file adds to types of the engine."""
    owner = None
    for line in text.split("\n"):
        if found := OWNER.match(line):
            owner = found[1]
        elif owner in EXTENDED and (found := MEMBER.match(line)):
            yield found[1]


def folder(path, root):
    name = path.parent.name if path.parent != root else ""
    return "engine" if name in ENGINE else name


def uses(root=SOURCES):
    """The names that each folder uses of each other one: `{folder: {other: {name: files}}}`."""
    files = {path: code(path.read_text()) for path in sorted(root.rglob("*.swift"))}
    types, added, cases = defaultdict(set), defaultdict(set), set()
    for path, text in files.items():
        for name in DECLARATION.findall(text):
            types[name].add(folder(path, root))
        for name in members(text):
            added[name].add(folder(path, root))
        for line in re.findall(r"^\s+case ([\w, ()`=:.-]+)$", text, re.MULTILINE):
            cases.update(re.findall(r"\w+", line))
        cases.update(re.findall(r"static (?:let|var) (\w+)", text))
    result = defaultdict(lambda: defaultdict(lambda: defaultdict(set)))
    for path, text in files.items():
        own = set(re.findall(r"(?:associatedtype|typealias|case|struct|class|enum|var|let|func) (\w+)", text))
        own |= set(re.findall(r"[<,]\s*(?:each )?(\w+)\s*[:>,]", text))
        named = set(re.findall(r"(?<![.\w])(?:[A-Z_]\w*|[a-z]\w*(?=\())", text))
        reached = set(re.findall(r"\.([a-z]\w*)", text)) - cases
        for declared, names in ((types, named), (added, reached)):
            for name in names - own:
                owners = declared.get(name, set()) - {folder(path, root)}
                if len(owners) == 1 == len(declared[name]):
                    result[folder(path, root)][next(iter(owners))][name].add(path.name)
    return result


def cycle(graph):
    """The folders of a circle of arrows, the first one again at the end; `None` where there is no circle."""
    done, path = set(), []

    def visit(node):
        if node in path:
            return [*path[path.index(node):], node]
        if node in done:
            return None
        path.append(node)
        found = next(filter(None, map(visit, sorted(graph.get(node, ())))), None)
        path.pop()
        done.add(node)
        return found

    return next(filter(None, map(visit, sorted(graph))), None)


def complaints(graph):
    """The problems, one line for each arrow that should not exist."""
    arrows = [("engine", other) for other in graph.get("engine", {}) if other != VOCABULARY]
    arrows += [(VOCABULARY, other) for other in graph.get(VOCABULARY, {})]
    if not arrows and (circle := cycle(graph)):
        arrows = list(zip(circle, circle[1:]))
    for source, target in arrows:
        names = "; ".join(
            f"{name} in {', '.join(sorted(files))}" for name, files in sorted(graph[source][target].items()))
        yield f"{source} uses {target}: {names}"


def main():
    found = list(complaints(uses()))
    for line in found:
        print(line)
    if found:
        print("See Documentation/Decisions: the engine names no control, and arrows between folders point one way.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
