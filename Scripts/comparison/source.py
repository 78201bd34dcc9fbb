"""Finds lines of code, types and stored properties in Swift source."""

import re
from dataclasses import dataclass

TYPE = re.compile(r"(?<![\w.`])(struct|enum|final class|class|actor|protocol) +([A-Z]\w*)")
PROPERTY = re.compile(r"^(?!.*\bstatic\b) *(?:@\w+(?:\(.*\))? +|\w+(?:\(set\))? +)*(?:let|var) +(\w+) *(?::[^{]*|=.*)$")


@dataclass
class Type:
    """A declared type and its stored properties."""

    kind: str
    name: str
    stored: list


def code(text):
    """Returns the lines with code, without comments and the contents of strings."""
    return [line for line in _without_comments(text).splitlines() if line.strip()]


def types(text):
    """Returns the declared types, including nested ones, in source order."""
    declared, open_types, depth, waiting = [], [], 0, None
    for line in _without_comments(text).splitlines():
        match = TYPE.search(line)
        if match and not re.search(r"\bextension\b", line[: match.start()]):
            waiting = Type(match.group(1).removeprefix("final "), match.group(2), [])
            declared.append(waiting)
        elif open_types and open_types[-1][1] == depth:
            # A property with a brace in its line is computed.
            if property := PROPERTY.match(line):
                open_types[-1][0].stored.append(property.group(1))
        for character in line:
            if character == "{":
                depth += 1
                if waiting:
                    open_types.append((waiting, depth))
                    waiting = None
            elif character == "}":
                if open_types and open_types[-1][1] == depth:
                    open_types.pop()
                depth -= 1
    return declared


def _without_comments(text):
    """Returns the text with the same line breaks, without comments, and with all strings empty."""
    result, index, depth = [], 0, 0
    while index < len(text):
        rest = text[index:]
        if depth:
            if rest.startswith("*/"):
                depth, index = depth - 1, index + 2
            elif rest.startswith("/*"):
                depth, index = depth + 1, index + 2
            else:
                result.append("\n" if text[index] == "\n" else "")
                index += 1
        elif rest.startswith("/*"):
            depth, index = 1, index + 2
        elif rest.startswith("//"):
            index += len(rest.split("\n", 1)[0])
        elif match := re.match(r'(#*)"""(?:.|\n)*?"""\1', rest) or re.match(r'(#*)"(?:\\.|[^"\\\n])*"\1', rest):
            result.append('""' + "\n" * match.group(0).count("\n"))
            index += match.end()
        else:
            result.append(text[index])
            index += 1
    return "".join(result)
