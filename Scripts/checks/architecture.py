"""Compares Documentation/Architecture.md with the package: its targets, their folders, and the calls after a click."""

import re
import textwrap
from dataclasses import dataclass, field

from . import folders
from .command import ROOT

PAGE = "Documentation/Architecture.md"
WRITE = "Run `Scripts/check-architecture --write` to draw the diagram again."

DIAGRAM = re.compile(r"(?<=```mermaid\n).*?(?=```)", re.DOTALL)
NODE = re.compile(r'^  (\w+)\["\w+(.*)"\]$', re.MULTILINE)
ARROW = re.compile(r"^  (\w+) --> (\w+)$", re.MULTILINE)
CALLS = re.compile(r"^\| ([^|\n]*→[^|\n]*) \|", re.MULTILINE)
# A name may have the beginning of its parameters, as in `start(as number:)`, which tells it from its overloads.
LINK_OR_NAME = re.compile(r"\[[^\]]*\]\(([^)]+)\)|`(\w+(?:\([^`]*\))?)`")

KINDS = "func|function|var|let|const|struct|class|enum|extension|protocol|typealias"
# A declaration ends before the next line with the same indentation, except for lines that close or continue it.
DECLARATION = r"^( *)(?:[\w@(),.]+ )*(?:{kinds}) {name}\b.*\n(?:(?:\1(?:[ )\]}}]|where\b).*)?\n)*"


@dataclass
class Diagram:
    """The folders of each target, and the dependencies between targets."""

    folders: dict = field(default_factory=dict)
    arrows: set = field(default_factory=set)


def of_package(package, root=ROOT):
    """Returns the diagram of a package from its dumped manifest and its folders."""
    diagram = Diagram()
    # Without what tests share.
    targets = {
        target["name"]: target
        for target in package["targets"]
        if target["type"] != "test" and not (target.get("path") or "").startswith("Tests/")
    }
    for name, target in targets.items():
        path = root / (target.get("path") or f"Sources/{name}")
        diagram.folders[name] = set(_folders_with_files(path))
        for dependency in target["dependencies"]:
            used = next(iter(dependency.values()))[0]
            if used in targets:
                diagram.arrows.add((name, used))
    return diagram


def _folders_with_files(path):
    """Yields the names of the folders in a target. For a folder of folders, these are the names of the inner ones."""
    for each in path.iterdir():
        # A module in C has its headers in `include`.
        if not each.is_dir() or each.suffix == ".docc" or each.name == "include":
            continue
        inner = [] if any(file.is_file() for file in each.iterdir()) else list(_folders_with_files(each))
        yield from inner or [each.name]


def of_page(text):
    """Returns the diagram of a page."""
    drawn = next(iter(DIAGRAM.findall(text)), "")
    # Names of folders begin with a capital letter, and names of groups do not.
    found = {name: set(re.findall(r"\b[A-Z]\w*", label)) for name, label in NODE.findall(drawn)}
    return Diagram(found, set(ARROW.findall(drawn)))


def draw(diagram):
    """Returns the diagram in Mermaid's language."""
    lines = ["flowchart TD"]
    for target, names in diagram.folders.items():
        label = [target, *(line for group in _groups(names) for line in textwrap.wrap(group, 64))]
        lines.append(f'  {target}["{"<br/>".join(label)}"]')
    lines += [f"  {target} --> {used}" for target, used in sorted(diagram.arrows)]
    return "\n".join(lines) + "\n"


def _groups(names):
    """Returns one line for the folders of a target, or, for PortableUI, one for each layer."""
    engine = names & folders.ENGINE
    if folders.VOCABULARY not in names or not engine:
        return [", ".join(sorted(names))] if names else []
    layers = {"engine": engine, "output": {folders.VOCABULARY}, "controls": names - engine - {folders.VOCABULARY}}
    return [f"{layer}: {', '.join(sorted(each))}" for layer, each in layers.items()]


def redraw(text, diagram):
    """Returns the page with its diagram replaced."""
    return DIAGRAM.sub(lambda _: draw(diagram), text, count=1)


def differences(page, package):
    """Returns a problem for each target, arrow or folder that the page lacks, or that only the page has."""
    yield from _differences("the target {}", page.folders.keys(), package.folders.keys())
    yield from _differences("the arrow {0[0]} --> {0[1]}", page.arrows, package.arrows)
    for target in sorted(page.folders.keys() & package.folders.keys()):
        yield from _differences(f"the folder {{}} of {target}", page.folders[target], package.folders[target])


def _differences(what, page, package):
    for each in sorted(package - page):
        yield f"{PAGE} lacks {what.format(each)}. {WRITE}"
    for each in sorted(page - package):
        yield f"{PAGE} has {what.format(each)}, but the package does not. {WRITE}"


def wrong_calls(text, root=ROOT):
    """Returns a problem for each name that its file does not declare, or that the name before it does not use."""
    rows = CALLS.findall(text)
    if not rows:
        yield f"{PAGE} has no table of calls, whose rows begin with a chain: a link to a file, `f` → `g`."
    for row in rows:
        yield from _wrong_names(LINK_OR_NAME.findall(row), (root / PAGE).parent, root.resolve())


def _wrong_names(chain, folder, root):
    file, caller, body = None, None, ""
    for link, name in chain:
        if link:
            file = (folder / link).resolve()
            if not file.is_file():
                yield f"{PAGE}: there is no file {link}. Correct the link."
                return
        elif not file:
            yield f"{PAGE}: a chain begins with `{name}`. Add a link to its file in front of it."
            return
        else:
            place = file.relative_to(root)
            base, parenthesis, signature = name.partition("(")
            declared = declarations(file.read_text(), base, signature[:-1] if parenthesis else None)
            if not declared:
                yield f"{PAGE}: {place} declares no `{name}`. Correct the name, or the link in front of it."
            elif caller and not re.search(rf"\b{base}\b", body):
                yield f"{PAGE}: {caller} does not use `{name}`. Name the function between them, or begin a new row."
            if len(overloaded := overloads(declared, base)) > 1:
                known = " and ".join(f"`{base}({each})`" for each in overloaded)
                yield f"{PAGE}: {place} declares {known}. Add the beginning of the parameters to `{name}`."
            caller, body = declared and f"`{name}` in {place}", "".join(declared)


def declarations(text, name, signature=None):
    """Returns the texts of the declarations of a name in Swift or JavaScript, without comments.

    With a signature, only those whose parameters begin with it. In it, `…` stands for any parameters.
    """
    code = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL) + "\n"
    found = [each[0] for each in re.finditer(DECLARATION.format(kinds=KINDS, name=name), code, re.MULTILINE)]
    if signature is None:
        return found
    pattern = ".*?".join(re.escape(part.strip()) for part in signature.split("…")) or r"$"
    return [each for each in found if re.match(pattern, _parameters(each, name) or "")]


def overloads(declared, name):
    """Returns the different parameters of those declarations that are functions."""
    # A requirement of a protocol and its default implementation have the same ones.
    return list(dict.fromkeys(each for each in (_parameters(text, name) for text in declared) if each is not None))


def _parameters(declaration, name):
    """Returns the parameters of a function as one line, without their parentheses."""
    found = re.search(rf"\bfunc(?:tion)? {name}\b", declaration)
    if not found:
        return None
    behind = " ".join(declaration[found.end() :].split())
    if behind.startswith("<"):
        behind = behind[_length(behind, "<", ">") :]
    return behind[1 : _length(behind, "(", ")") - 1].strip()


def _length(text, opening, closing):
    """Returns the length of a text up to the bracket that closes the first one."""
    depth = 0
    for place, each in enumerate(text):
        depth += (each == opening) - (each == closing)
        if depth == 0:
            return place + 1
    return len(text)


def table(package, root=ROOT):
    """Returns a Markdown table of the Swift files and lines of each target."""
    rows = []
    for target in package["targets"]:
        if target["type"] != "test":
            files = list((root / (target.get("path") or f"Sources/{target['name']}")).rglob("*.swift"))
            rows.append((target["name"], len(files), sum(len(each.read_text().splitlines()) for each in files)))
    rows.append(("all", sum(row[1] for row in rows), sum(row[2] for row in rows)))
    lines = ["| target | files | lines |", "|---|---:|---:|", *("| {} | {} | {:,} |".format(*row) for row in rows)]
    return "\n".join(lines)

