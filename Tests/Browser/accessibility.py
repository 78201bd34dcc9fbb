"""Checks the accessibility of a page with axe."""

from axe_playwright_python.sync_playwright import Axe

# The rules of WCAG 2.2 at level AA, and axe's best practices.
OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}


def expect_accessible(page, *exceptions):
    """Fails with a line for each element that violates a rule, except the given rules.

    The page should have no running animations, since a fading element has a low contrast.
    """
    options = OPTIONS | {"rules": {rule: {"enabled": False} for rule in exceptions}}
    violations = Axe().run(page, options=options).response["violations"]
    lines = [
        f"{rule['id']}: {node['html']}\n  {node['failureSummary']}" for rule in violations for node in rule["nodes"]
    ]
    assert not lines, "\n".join([f"axe found {len(lines)} violations at {page.url}:", *lines])
