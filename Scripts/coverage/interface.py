"""Whether PortableUI has a name of SwiftUI's interface, by its list of public declarations."""

import re

KINDS = "struct|class|enum|protocol|typealias|macro"
ATTRIBUTES = r"(?:@\w+(?:\([^)]*\))? )*(?:nonisolated |final |indirect )*"
OWNERS = "View|Gesture|Scene|Image|Text|Shape|InsettableShape|DynamicViewContent"


def pattern(text, declared_by=""):
    """The pattern of the line that declares a name: the given one, or else one for the form of the name.

    `.padding` is a method of a view, `\\.locale` a value of the environment, `@State` a property wrapper, and
    `Type.member` a static value.
    """
    if declared_by:
        return declared_by
    if text.startswith("."):
        return rf"^(?:{OWNERS}): {ATTRIBUTES}(?:static )?func {re.escape(text[1:])}[(<]"
    if text.startswith("\\."):
        return rf"^EnvironmentValues: {ATTRIBUTES}var {re.escape(text[2:])}:"
    if match := re.fullmatch(r"(\w+)\.(\w+)", text):
        return rf"^{match[1]}: {ATTRIBUTES}static (?:let|var|func) {match[2]}\b"
    if match := re.fullmatch(r"@?(\w+)", text):
        return rf"^{ATTRIBUTES}(?:{KINDS}) {match[1]}\b"
    raise ValueError(f"`{text}` needs a pattern in names.tsv")


class Interface:
    """The list of public declarations."""

    def __init__(self, text):
        self.lines = "\n".join(line for line in text.splitlines() if "unavailable)" not in line)

    def declares(self, text, declared_by=""):
        return bool(re.search(pattern(text, declared_by), self.lines, re.MULTILINE))

    def missing(self, names):
        """The names that no line of the list declares for use."""
        return {name.text for name in names if not self.declares(name.text, name.pattern)}
