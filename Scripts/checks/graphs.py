"""Compares the symbol graphs of two modules with the same purpose."""

import re


class Graph:
    """The public declarations of a module by path, such as `View.sheet(isPresented:onDismiss:content:)`."""

    def __init__(self, contents):
        names, self.declarations, self.sendable = {}, {}, set()
        for symbol in contents["symbols"]:
            identifier = symbol["identifier"]["precise"]
            # Members of `View` are repeated for each view.
            if "::SYNTHESIZED::" in identifier:
                continue
            names[identifier] = path = ".".join(symbol["pathComponents"])
            text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
            self.declarations.setdefault(path, []).append(text)
        for relation in contents["relationships"]:
            if relation["kind"] == "conformsTo" and relation.get("targetFallback") == "Swift.Sendable":
                self.sendable.add(names.get(relation["source"]))

    def covers(self, path):
        """Whether a function has this path if some of its parameters, which may have default values, are left out."""
        base, labels = _split(path)
        return any(base == name and _is_part(labels, more) for name, more in map(_split, self.declarations))


def _split(path):
    base, _, labels = path.partition("(")
    return base, labels.rstrip(")").split(":")[:-1]


def _is_part(labels, more):
    remaining = iter(more)
    return all(label in remaining for label in labels)


def _isolation(texts):
    return {"main actor" if "@MainActor" in text else "nonisolated" for text in texts}


def differences(original, other):
    """Returns rows of a path, what `original` says and what `other` says, where `other` accepts more source."""
    rows = []
    for path, texts in sorted(other.declarations.items()):
        if re.search(r"\.[bB]ody\b", path):
            continue
        owner, _, member = path.partition(".")
        if path in original.declarations:
            theirs = _isolation(original.declarations[path])
            if re.search(r"\(|\.", path) and "nonisolated" in _isolation(texts) and "nonisolated" not in theirs:
                rows.append((f"`{path}`", "main actor", "nonisolated"))
            if path in other.sendable and path not in original.sendable:
                rows.append((f"`{path}`", "not `Sendable`", "`Sendable`"))
        elif member and owner in original.declarations and not original.covers(path):
            rows.append((f"`{path}`", "not in the stub", "exists"))
    return rows
