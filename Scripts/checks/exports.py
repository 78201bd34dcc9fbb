"""Whether `import SwiftUIShim` brings SwiftUI's names into a feature, and none of the renderer's.

`SwiftUIShim` exports declarations of PortableUI by name. The script compares the list with PortableUI's public interface. The renderer's names are not in the list; the consumer `Diary` compiles with a domain that declares them all.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXPORTS = ROOT / "Sources" / "SwiftUIShim" / "Exports.swift"
INTERFACE = ROOT / "Documentation" / "API" / "PortableUI.txt"
DOMAIN = ROOT / "Tests" / "Consumers" / "Feature" / "Sources" / "Domain" / "RenderersNames.swift"

KINDS = "struct|class|enum|protocol|typealias|func|var|let|actor"
EXPORTED = re.compile(rf"@_exported import (?:{KINDS}) PortableUI\.(\w+)")
# Names with an underscore are of no concern to a feature: SwiftUI has such names too.
PUBLIC = re.compile(rf"^(?:(?:@\w+(?:\([^)]*\))?|final|indirect) )*(?:{KINDS}) ([A-Za-z]\w*)", re.MULTILINE)
DECLARED = re.compile(rf"^public (?:{KINDS}) (\w+)", re.MULTILINE)


def complaints(exports, interface, domain):
    """Returns a problem for each public name that is neither exported nor declared by the domain, or both."""
    exported, public, declared = (
        set(pattern.findall(text)) for pattern, text in ((EXPORTED, exports), (PUBLIC, interface), (DECLARED, domain)))
    for name in sorted(public - exported - declared):
        yield (
            f"PortableUI.{name}: a feature cannot use it. If SwiftUI has the name, add it to {EXPORTS.name}; if not, "
            f"add a type of that name to {DOMAIN.name}"
        )
    for name in sorted(exported & declared):
        yield f"PortableUI.{name}: {EXPORTS.name} exports it as a name of SwiftUI, and {DOMAIN.name} declares it"
    for name in sorted(declared - public):
        yield f"{DOMAIN.name}: {name} is no public name of PortableUI any more; remove the type"


def main():
    found = list(complaints(EXPORTS.read_text(), INTERFACE.read_text(), DOMAIN.read_text()))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
