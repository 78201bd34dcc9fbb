"""Firefox, driven by Playwright through WebDriver BiDi."""

import shlex
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from proxy import NAME

RELAY = Path(__file__).with_name("firefox_relay.py")
# Firefox has preferences for these, and Chromium has settings of each context.
SCHEMES = {"light": 0, "dark": 1}
MOTIONS = {"no-preference": 0, "reduce": 1}


@contextmanager
def firefox(playwright, program):
    with tempfile.TemporaryDirectory() as folder:
        launcher = Path(folder, "firefox")
        launcher.write_text(f'#!/bin/sh\nexec {shlex.join([sys.executable, str(RELAY), program])} "$@"\n')
        launcher.chmod(0o700)
        browser = Firefox(playwright, launcher)
        yield browser
        browser.close()


class Firefox:
    """A Firefox for each wanted combination of color scheme and motion, which is started when it is needed."""

    def __init__(self, playwright, launcher):
        self._playwright, self._launcher = playwright, launcher
        self._browsers = {}

    def new_context(self, color_scheme="light", reduced_motion="no-preference", **options):
        settings = SCHEMES[color_scheme], MOTIONS[reduced_motion]
        if settings not in self._browsers:
            self._browsers[settings] = self._launch(*settings)
        return self._browsers[settings].new_context(**options)

    def _launch(self, scheme, motion):
        return self._playwright.firefox.launch(
            channel="moz-firefox", executable_path=self._launcher,
            firefox_user_prefs={
                "ui.systemUsesDarkTheme": scheme, "ui.prefersReducedMotion": motion, "network.dns.localDomains": NAME,
                # Otherwise, a window without a screen never has the focus.
                "focusmanager.testmode": True,
            })

    def close(self):
        for browser in self._browsers.values():
            browser.close()
