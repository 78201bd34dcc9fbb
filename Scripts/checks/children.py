"""Finds Swift sources that start children with Foundation's `Process`, and tests that wait without a limit.

A child that `Process` starts on Linux inherits the descriptors that other threads open at that moment. A connection that
is then closed stays open in the child, and whoever waits for its end waits for good.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# A plugin can depend on no package, and nothing else runs in its process.
PLUGINS = "Tools/Plugins/"
PROCESS = re.compile(r"\bProcess\(\)|\bProcess\.run\(")
# Calls that wait for input or output of their own. The helpers of the tests check the limit when a test calls them.
OUTSIDE = re.compile(r"\b(?:Server|Client|Datagram)Bootstrap\(|\bPipe\(\)|\bsocketpair\(|\bsocket\(AF_|\bSubprocess\.run\(")
LIMIT = re.compile(r"\.timeLimit\(|\bexpectTimeLimit\(")


def complaints(sources):
    """Returns a problem for each source, by its path, that starts a child or waits without a limit."""
    for path, text in sorted(sources.items()):
        code = re.sub(r"//.*", "", text)
        if PROCESS.search(code) and not path.startswith(PLUGINS):
            yield (
                f"{path}: Foundation's Process lets children inherit descriptors; use ProcessTesting in the demos, "
                "ChildProcesses in the package's tests, and swift-subprocess in the tools"
            )
        if "/Tests/" in f"/{path}" and (found := OUTSIDE.search(code)) and not LIMIT.search(code):
            yield (
                f"{path}: `{found[0].split('(')[0]}` can wait for good; add @Suite(.timeLimit(.minutes(5))), or call "
                "expectTimeLimit(for:) in a helper"
            )


def main():
    folders = [ROOT / name for name in ("Sources", "Tests", "Demos", "Tools", "Benchmarks", "Snippets")]
    files = [file for folder in folders for file in folder.rglob("*.swift") if ".build" not in file.parts]
    found = list(complaints({str(file.relative_to(ROOT)): file.read_text() for file in files}))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
