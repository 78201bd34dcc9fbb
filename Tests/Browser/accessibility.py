"""Checks the accessibility of a page with axe."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

# The rules of WCAG 2.2 at level AA, and axe's best practices.
OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}

# Each transition may start another one, so the page is asked again.
ANIMATIONS_END = """async () => {
  for (;;) {
    const running = document.getAnimations().filter(({ playState, effect }) =>
      playState === "running" && Number.isFinite(effect.getComputedTiming().endTime));
    if (running.length === 0) return;
    await Promise.allSettled(running.map(({ finished }) => finished));
  }
}"""


def expect_accessible(page, *exceptions):
    """Fails with a line for each element that violates a rule, except the given rules.

    The check waits until the server has answered, and for the end of the animations and transitions: a control that is
    pending, and an element that fades, have a low contrast. Animations without an end are not waited for.
    """
    expect(page.locator("[data-pending]")).to_have_count(0)
    page.evaluate(ANIMATIONS_END)
    options = OPTIONS | {"rules": {rule: {"enabled": False} for rule in exceptions}}
    violations = Axe().run(page, options=options).response["violations"]
    lines = [
        f"{rule['id']}: {node['html']}\n  {node['failureSummary']}" for rule in violations for node in rule["nodes"]
    ]
    assert not lines, "\n".join([f"axe found {len(lines)} violations at {page.url}:", *lines])
