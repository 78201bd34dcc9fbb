"""Screenshots of the catalog of all views and of the previews of all features."""

import pytest
from playwright.sync_api import expect

from demo_page import DemoPage

pytestmark = pytest.mark.shares_gallery


@pytest.mark.parametrize("path", ["/catalogue", "/previews"])
@pytest.mark.parametrize("size", ["wide", "narrow"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_layout_and_screenshots(gallery, open_page, screenshot, path, size, scheme):
    page = open_page(size, scheme)
    shown = DemoPage(page, gallery.url + path).open()
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    # The browser loads a lazy picture when it is near the viewport.
    page.get_by_role("heading").last.scroll_into_view_if_needed()
    screenshot(page, f"{path[1:]}-{size}-{scheme}")
    shown.expect_fits()


def test_previews_are_interactive(gallery, page):
    DemoPage(page, gallery.url + "/previews").open()
    field = page.get_by_label("Username").first
    field.fill("Grace")
    expect(field).to_have_value("Grace")
