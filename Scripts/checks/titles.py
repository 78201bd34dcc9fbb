"""Whether each public declaration of PortableUI that takes a `LocalizedStringKey` also exists for strings, and vice versa.

In SwiftUI such declarations come in pairs: literals are keys, and all other texts are strings. Where only one of the two
exists here, code for SwiftUI does not compile. The declarations are in `Documentation/API/PortableUI.txt`, which
`Scripts/public-interface` compares with the source.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

LIST = Path(__file__).resolve().parents[2] / "Documentation" / "API" / "PortableUI.txt"
KEY, STRING = "LocalizedStringKey", "some StringProtocol"
# Declarations that SwiftUI, too, has only once, with the reason.
EXCEPTIONS = {
    "struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable": "the type itself",
    "LocalizedStringKey: init(_ value: String)": "makes a key of a string",
    "LocalizedStringKey: init(stringInterpolation: StringInterpolation)": "makes a key of a literal",
    "LocalizedStringKey: init(stringLiteral value: String)": "makes a key of a literal",
    "LocalizedStringKey: struct StringInterpolation: StringInterpolationProtocol": "collects the parts of a key",
    "Text: init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)":
        "a string is not looked up",
}

# A parameter of one of the two types. Its own name has no effect on calls, unlike its label.
PARAMETER = re.compile(rf"(?P<label>\w+)(?: \w+)?: (?:{KEY}|{re.escape(STRING)}|\({re.escape(STRING)}\))(?P<end>[?,)]| =)")
# The same parameters as generic ones: `init<S: StringProtocol>(_ title: S)`.
GENERIC = re.compile(r"(?P<name>\w+): StringProtocol(?:, )?")


def pair(declaration):
    """Returns a declaration without what tells the two of a pair apart."""
    for generic in GENERIC.findall(declaration):
        declaration = re.sub(rf"{generic}: StringProtocol(, )?", "", declaration).replace("<>", "")
        declaration = re.sub(rf": {generic}(?=[?,)]| =)", f": {STRING}", declaration)
    return PARAMETER.sub(r"\g<label>: a title\g<end>", declaration)


def complaints(declarations, exceptions=EXCEPTIONS):
    """The problems, one line for each declaration without its counterpart, and for each exception that is none."""
    pairs = defaultdict(dict)
    for line in declarations:
        # The members of the types inside a key have no titles.
        if not line.startswith(f"{KEY}.") and (KEY in line or "StringProtocol" in line):
            pairs[pair(line)][KEY if KEY in line else STRING] = line
    alone = {line: ({KEY, STRING} - forms.keys()).pop() for forms in pairs.values() if len(forms) == 1 for line in forms.values()}
    for line, missing in alone.items():
        if line not in exceptions:
            yield f"{line}\n  has no counterpart with `{missing}`"
    for line in exceptions.keys() - alone.keys():
        yield f"{line}\n  is an exception, but is not declared without a counterpart"


def main():
    found = list(complaints(LIST.read_text().splitlines()))
    for line in found:
        print(line)
    if found:
        print("Declare it, or state in Scripts/checks/titles.py why SwiftUI has only one of the two.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
