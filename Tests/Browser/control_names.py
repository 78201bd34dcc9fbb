"""The roles and names of the controls of a page: from the browser's accessibility tree, and from the document."""

import json
import os
import re
import time
from pathlib import Path

from devtools import devtools

KNOWN = Path(__file__).parent / "control_names.json"
ROLES = {
    "button", "link", "textbox", "searchbox", "combobox", "switch", "checkbox", "slider", "spinbutton", "radio", "tab",
    "menuitem",
}
# Chromium's own roles, and the roles that Playwright reads in the document.
SAME = {"Date": "textbox", "DateTime": "textbox", "InputTime": "textbox", "PopUpButton": "button"}


def controls_in_chromium(page):
    """Returns roles and names in the order of Chromium's accessibility tree."""
    nodes = devtools(page).send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    found = []

    def visit(node):
        role = node.get("role", {}).get("value", "")
        role = SAME.get(role, role)
        if not node.get("ignored") and role in ROLES:
            found.append([role, normal(node.get("name", {}).get("value", ""))])
            return  # the parts of a date field are controls of the browser
        for child in node.get("childIds", []):
            if child in by_id:
                visit(by_id[child])

    visit(nodes[0])
    return found


def controls_in_document(page):
    """Returns roles and names in the order of Playwright's snapshot of the document."""
    lines = page.locator("body").aria_snapshot().splitlines()
    found = []
    for line in lines:
        match = re.match(r"""\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?""", line)
        if match and match[1] in ROLES:
            found.append([match[1], normal(json.loads(f'"{match[2]}"') if match[2] else "")])
    return found


def normal(name):
    return re.sub(r"\s+", " ", name).strip()


def wait_for_known(page, path, read, seconds=15):
    """Waits until the page has the controls in the list of the repository, and returns them.

    `WRITE_CONTROL_NAMES=1` writes the list again, with what the page has after a second."""
    known = json.loads(KNOWN.read_text()) if KNOWN.exists() else {}
    if os.environ.get("WRITE_CONTROL_NAMES"):
        page.wait_for_timeout(1_000)
        known[path] = read(page)
        lines = [f'"{path}": [\n' + ",\n".join(f"  {json.dumps(control)}" for control in controls) + "\n]"
                 for path, controls in sorted(known.items())]
        KNOWN.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    end = time.monotonic() + seconds
    while (found := read(page)) != known.get(path) and time.monotonic() < end:
        page.wait_for_timeout(100)  # the page is still loading
    assert found == known.get(path)
    return found
