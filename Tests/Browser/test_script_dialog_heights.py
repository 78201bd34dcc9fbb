"""The heights of a sheet in a narrow window: by dragging its upper edge, and with the button there."""

import pytest
from playwright.sync_api import expect

from conftest import SIZES
from dialogs import button, drag, field, finish, page_html, sheet

HEIGHTS = {"data-detents": "160px 0.5 1", "style": "--detent:160px"}
# So long, in milliseconds, that the speed at the end of the drag does not count.
SLOWLY = 60_000
TALLEST = SIZES["narrow"]["height"] - 24


@pytest.fixture
def opened(wire, live):
    def opened(size="narrow", content=(), **attributes):
        page = live(page_html(), viewport=SIZES[size])
        tree = sheet(100, *content, button(150, "Send"))
        tree[2] |= {**HEIGHTS, **attributes}
        tree[2]["class"] += " detents"
        tree[4] = "select dismiss"
        wire.patch(["i", 1, 0, tree])
        finish(page)
        return page

    return opened


def height(page):
    finish(page)
    return round(page.get_by_role("dialog").bounding_box()["height"])


def test_a_sheet_has_its_height_at_the_edge_of_a_narrow_window(opened):
    page = opened()
    assert height(page) == 160
    box = page.get_by_role("dialog").bounding_box()
    assert round(box["y"] + box["height"]) == SIZES["narrow"]["height"]


def test_a_changed_field_in_a_sheet_is_no_choice_of_a_height(wire, opened):
    page = opened(content=[field(160, "Name")])
    page.get_by_label("Name").fill("Ada")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Send").click()
    assert wire.events(2) == [[163, "input", "Ada", 1], [150, "click"]]


def test_a_sheet_in_a_wide_window_is_as_high_as_its_content(opened):
    page = opened("wide")
    assert height(page) < 160
    expect(page.get_by_role("button", name="Change the height")).to_be_hidden()


def test_a_drag_ends_at_the_nearest_height(wire, opened):
    page = opened()
    drag(page, -150, SLOWLY)
    assert wire.post().events == [[100, "select", "1"]]
    assert height(page) == round(TALLEST / 2)
    drag(page, -300, SLOWLY)
    assert wire.post().events == [[100, "select", "2"]]
    assert height(page) == TALLEST
    drag(page, 500, SLOWLY)
    assert wire.post().events == [[100, "select", "0"]]
    assert height(page) == 160


def test_a_drag_far_below_the_lowest_height_dismisses(wire, opened):
    page = opened()
    drag(page, 120, SLOWLY)
    assert wire.post().events == [[100, "dismiss"]]
    page.clock.run_for(1_000)
    assert height(page) == 160, "the server did not dismiss it"


def test_the_button_at_the_edge_goes_through_the_heights(wire, opened):
    page = opened()
    edge = page.get_by_role("button", name="Change the height")
    for index, expected in [("1", round(TALLEST / 2)), ("2", TALLEST), ("0", 160)]:
        edge.press("Enter")
        assert wire.post().events == [[100, "select", index]]
        assert height(page) == expected
    edge.click()
    assert wire.post().events == [[100, "select", "1"]]


def test_the_server_changes_the_height(wire, opened):
    page = opened()
    wire.patch(["a", 100, "style", "--detent:calc(1 * var(--tallest))"])
    assert height(page) == TALLEST


def test_a_sheet_without_a_grabber_is_not_dragged(opened):
    page = opened(**{"class": "dialog sheet grabber-hidden"})
    expect(page.locator(".dialog-grabber")).to_have_count(0)
