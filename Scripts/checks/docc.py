"""Converts the documentation of a library with DocC, and returns DocC's warnings and errors."""

import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from . import builds

LIBRARIES = [
    "VSM", "Gherkin", "StateGraphs", "VSMTesting", "VSMTestingCore", "VSMTestingPages", "VSMTestingRequirements",
    "VSMInspector", "CombineShim", "SwiftUIShim", "PortableUI", "PortableUIWeb",
    "PortableUIHummingbird", "PortableUISodium",
]
TOOLS = ["docc", "swift-symbolgraph-extract"]

# The file in a site by which a later build recognizes that it may replace the folder.
MARKER = ".made-by-scripts-docs"

# Parameters do not need documentation.
NEEDLESS = re.compile(r"^Parameter '\w+' is missing documentation$")


def reason_to_skip():
    """Returns the reason why DocC can't run on this machine, or `None`."""
    missing = [tool for tool in TOOLS if not shutil.which(tool)]
    return f"there is no {' and no '.join(missing)} on the path; a toolchain from swift.org has both" if missing else None


def convert(library, root, binaries, target, archive, options):
    """Writes the documentation of a library whose module is built, and returns its problems."""
    with tempfile.TemporaryDirectory() as folder:
        symbols, report = Path(folder, "symbols"), Path(folder, "diagnostics.json")
        symbols.mkdir()
        maps = [f"-fmodule-map-file={path}" for path in builds.module_maps(Path(binaries), Path(root))]
        _run(
            ["swift-symbolgraph-extract", "-module-name", library, "-target", target]
            + ["-I", Path(binaries, "Modules"), *(part for path in maps for part in ("-Xcc", path))]
            + ["-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", symbols]
        )
        catalog = Path(root, "Sources", library, f"{library}.docc")
        _run(
            ["docc", "convert", *([catalog] if catalog.exists() else []), "--fallback-display-name", library]
            + ["--fallback-bundle-identifier", library, "--additional-symbol-graph-dir", symbols]
            + ["--output-path", archive, "--diagnostics-file", report, *options]
        )
        return found(json.loads(report.read_text()), root)


def reason_to_keep(site):
    """Returns the reason why a site must not replace a folder, or `None`."""
    site = Path(site)
    if site.exists() and not site.is_dir():
        return f"{site} is not a folder"
    if site.exists() and any(site.iterdir()) and not Path(site, MARKER).exists():
        return f"{site} has files that this script did not write; choose a new or empty folder"
    return None


def merge(archives, site):
    """Combines the documentation of libraries in one site, whose landing page lists them.

    The site replaces an earlier one in this folder. Raises a `FileExistsError` for a folder with other files.
    """
    if reason := reason_to_keep(site):
        raise FileExistsError(reason)
    site = Path(site).resolve()
    if site.exists():
        shutil.rmtree(site)
    try:
        _run(
            ["docc", "merge", *archives, "--output-path", site, "--synthesized-landing-page-name", "All libraries"]
            + ["--synthesized-landing-page-kind", "VSM", "--synthesized-landing-page-topics-style", "list"]
        )
    finally:
        # An incomplete site can be replaced too.
        site.mkdir(parents=True, exist_ok=True)
        Path(site, MARKER).touch()
    # The root would otherwise show that there is no such page.
    Path(site, "index.html").write_text('<meta http-equiv="refresh" content="0; url=documentation/">\n')


def found(report, root):
    """Returns the relevant diagnostics of DocC's report, each with its location."""
    return [
        _place(diagnostic, root) + diagnostic["summary"]
        for diagnostic in report["diagnostics"]
        if diagnostic["severity"] in ("error", "warning") and not NEEDLESS.match(diagnostic["summary"])
    ]


def _place(diagnostic, root):
    source = re.sub(r"^\w*:(//)?", "", diagnostic.get("source") or "")
    if not source:
        return ""
    line = (diagnostic.get("range") or {}).get("start", {}).get("line")
    name = source.removeprefix(f"{root}/")
    return f"{name}:{line}: " if line else f"{name}: "


def _run(command):
    subprocess.run([str(part) for part in command], check=True, stdin=subprocess.DEVNULL, capture_output=True, text=True)
