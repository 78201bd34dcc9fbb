"""Whether the arrows between the folders of each target point one way, and none out of PortableUI's engine.

The script finds the uses of a folder by name: types and functions that another folder declares, and members that it
adds to types of other folders. A name that several folders declare is ignored, because it does not say which of them is
meant.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "Sources"
# The target with layers: the vocabulary of pages, and the engine that builds pages from views. The folders of the
# engine use each other; the folder without a name contains `View` and its builder.
LAYERED = "PortableUI"
VOCABULARY = "Output"
RUNTIME = {"Elements", "Host", "Motion", "Nodes", "Places"}
ENGINE = {"", "Environment", "History", "Localization", "State", "Structure", *RUNTIME}
# A member that a folder adds to one of these types can be called wherever the engine has a value of the type.
EXTENDED = {
    "EnvironmentValues", "_Node", "ViewHost", "ElementDescription", "ElementNode", "View", "PageServices", "Stage",
}

WORDS = r"public|package|final|indirect|mutating|nonisolated(?:\(\w+\))?|static|override|private\(set\)"
MODIFIERS = rf"(?:(?:{WORDS}|@\w+(?:\([^)\n]*\))?)\s+)*"
KINDS = r"struct|class|enum|actor|protocol|typealias|func|let|var"
DECLARATION = re.compile(rf"^{MODIFIERS}(?:{KINDS})\s+(\w+)", re.MULTILINE)
MEMBER = re.compile(rf"^  {MODIFIERS}(?:func|let|var)\s+(\w+)")
OWNER = re.compile(r"(?:\w+ |@\w+ )*?(extension|struct|class|enum|actor|protocol) (\w+)")
STRING = re.compile(r'"""(.*?)"""|"((?:[^"\\\n]|\\.)*)"', re.DOTALL)


def code(text):
    """The text without comments and indentation by `#if`, and with only the interpolations of its strings."""
    text = STRING.sub(lambda found: " ".join(re.findall(r"\\\((.*?)\)", found[1] or found[2] or "")), text)
    lines, depth = [], 0
    for line in re.sub(r"//.*", "", text).split("\n"):
        depth -= line.lstrip().startswith("#endif")
        lines.append(re.sub(f"^ {{0,{2 * depth}}}", "", line))
        depth += line.lstrip().startswith("#if")
    return "\n".join(lines)


def members(text):
    """The members that a file declares: each with the kind of the declaration around it, its type, and its name."""
    kind, owner = None, None
    for line in text.split("\n"):
        if found := OWNER.match(line):
            kind, owner = found.groups()
        elif found := MEMBER.match(line):
            yield kind, owner, found[1]


def folder(path, root, engine):
    name = path.parent.name if path.parent != root else ""
    return "engine" if name in engine else name or root.name


def uses(root, engine=()):
    """The names that each folder of a target uses of each other one: `{folder: {other: {name: files}}}`."""
    files = {path: code(path.read_text()) for path in sorted(root.rglob("*.swift"))}
    places = {path: folder(path, root, engine) for path in files}
    types, added, others = defaultdict(set), defaultdict(set), set()
    for path, text in files.items():
        for name in DECLARATION.findall(text):
            types[name].add(places[path])
    for path, text in files.items():
        for kind, owner, name in members(text):
            if engine:
                is_added = owner in EXTENDED
            else:
                # Members of several types can have one name, so that a use does not say which of them is meant.
                is_added = kind == "extension" and places[path] not in types.get(owner, {places[path]})
                if not is_added:
                    others.add(name)
            if is_added:
                added[name].add(places[path])
        for line in re.findall(r"^\s+case ([\w, ()`=:.-]+)$", text, re.MULTILINE):
            others.update(re.findall(r"\w+", line))
        others.update(re.findall(r"static (?:let|var) (\w+)", text))
    result = defaultdict(lambda: defaultdict(lambda: defaultdict(set)))
    for path, text in files.items():
        own = set(re.findall(r"(?:associatedtype|typealias|case|struct|class|enum|var|let|func) (\w+)", text))
        own |= set(re.findall(r"[<,]\s*(?:each )?(\w+)\s*[:>,]", text))
        named = set(re.findall(r"(?<![.\w])(?:[A-Z_]\w*|[a-z]\w*(?=\())", text))
        reached = set(re.findall(r"\.([a-z]\w*)", text)) - others
        for declared, names in ((types, named), (added, reached)):
            for name in names - own:
                owners = declared.get(name, set()) - {places[path]}
                if len(owners) == 1 == len(declared[name]):
                    result[places[path]][next(iter(owners))][name].add(path.name)
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


def targets(sources=SOURCES):
    """The folders of the targets that have several folders of Swift files."""
    for root in sorted(sources.iterdir()):
        if len({path.parent for path in root.rglob("*.swift")}) > 1:
            yield root


def main():
    found = [
        f"{root.name}: {line}" for root in targets()
        for line in complaints(uses(root, ENGINE if root.name == LAYERED else ()))]
    for line in found:
        print(line)
    if found:
        print("See Documentation/Decisions: the engine names no control, and arrows between folders point one way.")
        print("Move a file or a declaration to the folder where its idea belongs, or pass what it uses as a parameter.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
