"""Chromium's DevTools protocol, for what WebDriver does not offer."""

import pytest


def devtools(page):
    """Returns a session for a page. In another browser, it skips the test."""
    name = page.context.browser.browser_type.name
    if name != "chromium":
        pytest.skip(f"{name} has no DevTools protocol, for accessibility trees, input methods and slow networks")
    return page.context.new_cdp_session(page)
