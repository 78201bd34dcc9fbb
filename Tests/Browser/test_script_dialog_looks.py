"""The positions and the appearance of dialogs."""

import pytest
from playwright.sync_api import expect

from dialogs import alert, button, confirmation, cover, field, finish, focused, page_html, sheet, to_do


@pytest.mark.parametrize("size", ["narrow", "wide"])
def test_cover_fills_the_window(wire, live, size):
    page = live(page_html(), size=size)
    wire.patch(["i", 1, 0, cover(100, field(120, "Street"), field(130, "City"))])
    expect(page.get_by_role("dialog")).to_have_accessible_name("Order")
    finish(page)
    window = page.viewport_size
    assert page.locator("dialog").bounding_box() == {"x": 0, "y": 0, **window}
    assert focused(page) == "Street"
    names = []
    for _ in range(4):
        page.keyboard.press("Tab")
        names.append(focused(page))
    assert {*names} <= {"Street", "City", "Close", "body", "dialog"}, "it keeps the focus"
    page.keyboard.press("Escape")
    assert wire.post().events == [[100, "dismiss"]]


def test_confirmation_dialog_stacks_its_buttons(wire, live):
    page = live(page_html(), size="narrow")
    page.get_by_role("button", name="Add").click()
    wire.post()
    buttons = [button(210, "Empty", "role-destructive"), button(220, "Cancel", "role-cancel", autofocus="")]
    wire.patch(["i", 1, 0, confirmation(200, "Empty the cart?", *buttons)], done=1)
    dialog = page.get_by_role("alertdialog", name="Empty the cart?")
    expect(dialog).to_have_accessible_description("It holds three things.")
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    finish(page)
    first, second = (page.get_by_role("button", name=name).bounding_box() for name in ("Empty", "Cancel"))
    assert first["y"] + first["height"] <= second["y"] and first["width"] == second["width"]
    page.keyboard.press("Escape")
    assert wire.post().events == [[200, "dismiss"]]
    wire.patch(["r", 200], done=2)
    expect(page.get_by_role("button", name="Add")).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["narrow", "wide"])
def test_screenshots_of_dialogs(wire, live, screenshot, size, scheme):
    page = live(page_html(), size=size, scheme=scheme)
    wire.patch(["i", 1, 0, to_do()])
    expect(page.get_by_role("dialog")).to_be_visible()
    screenshot(page, f"sheet-{size}-{scheme}", full_page=False)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    buttons = [button(210, "Discard", "role-destructive"), button(220, "Try again", "role-cancel", autofocus="")]
    wire.patch(["i", 1, 0, alert(200, "The to-do was not saved", "The disk is full. What you typed is kept.", *buttons)])
    expect(page.get_by_role("alertdialog")).to_be_visible()
    screenshot(page, f"alert-{size}-{scheme}", full_page=False)


def test_long_sheet_scrolls_between_its_bars(wire, live, screenshot):
    page = live(page_html(), size="narrow")
    fields = [[300, "div", {"class": "form"}, [field(310 + 10 * number, f"Field {number}") for number in range(14)]]]
    actions = [button(150, "Cancel"), button(160, "Save", "bordered-prominent")]
    wire.patch(["i", 1, 0, sheet(100, *fields, title="A long one", actions=actions)])
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert focused(page) == "Field 0"
    page.evaluate("document.getAnimations().forEach(each => each.finish())")
    box = dialog.bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= 740
    for name in ("Cancel", "Save"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport()
    expect(page.get_by_label("Field 13")).not_to_be_in_viewport()
    page.get_by_label("Field 13").scroll_into_view_if_needed()
    expect(page.get_by_role("heading", name="A long one")).to_be_in_viewport()
    screenshot(page, "sheet-long", full_page=False)
