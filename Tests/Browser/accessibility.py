"""What axe finds on a page that people who cannot see, hear or point would stumble over."""

from axe_playwright_python.sync_playwright import Axe

# The rules of WCAG 2.2 at level AA, and what its makers call best practice.
OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}


def expect_accessible(page, *exceptions):
    """Fails with a line for each element that breaks a rule, except the rules named.

    The page should move nothing: what fades has no contrast.
    """
    options = OPTIONS | {"rules": {rule: {"enabled": False} for rule in exceptions}}
    violations = Axe().run(page, options=options).response["violations"]
    lines = [
        f"{rule['id']}: {node['html']}\n  {node['failureSummary']}" for rule in violations for node in rule["nodes"]
    ]
    assert not lines, "\n".join([f"axe finds {len(lines)} faults at {page.url}:", *lines])
