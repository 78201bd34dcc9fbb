"""WebKit, in its port to GTK, with the interface of a browser in Playwright."""

import json
from contextlib import contextmanager
from pathlib import Path

PROGRAM = Path(__file__).parent / "webkit" / "browser"
# Playwright has no commands for these options of contexts in the protocol that this browser speaks.
OPTIONS = ("java_script_enabled", "reduced_motion")


class WebKit:
    """A browser that takes all options of contexts. An init script, which is a comment, carries some of them."""

    def __init__(self, browser):
        self._browser = browser

    def new_context(self, **options):
        context = self._browser.new_context(**options)
        carried = {name: options[name] for name in OPTIONS if name in options}
        context.add_init_script(f"/* webkit-options: {json.dumps(carried)} */")
        return context

    def close(self):
        self._browser.close()


@contextmanager
def webkit(playwright, path=PROGRAM):
    browser = playwright.firefox.launch(channel="moz-firefox", executable_path=path, headless=False)
    try:
        yield WebKit(browser)
    finally:
        browser.close()
