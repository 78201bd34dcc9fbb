"""The page's script: the keyboard focus when dialogs open and close."""

import pytest
from playwright.sync_api import expect

from dialogs import alert, button, focused, is_gone, modal, page_html, to_do

# The browser's toolbar, or the dialog, is between the last and the first control.
BETWEEN = ("body", "dialog")


def test_focus_starts_in_the_first_field_and_stays_in_the_dialog(opened):
    page = opened()
    assert focused(page) == "Title"
    names = []
    for _ in range(8):
        page.keyboard.press("Tab")
        names.append(focused(page))
    assert [name for name in names if name not in BETWEEN][:5] == ["Date", "Cancel", "Save", "Title", "Date"]
    for _ in range(8):
        page.keyboard.press("Shift+Tab")
        assert focused(page) in ("Title", "Date", "Cancel", "Save", *BETWEEN)


def test_focus_returns_to_the_button_that_opened_the_dialog(wire, opened):
    page = opened()
    page.get_by_role("button", name="Save").focus()
    wire.patch(["r", 100], done=1)
    expect(page.get_by_role("button", name="Add")).to_be_focused()


def test_focus_returns_to_a_button_that_a_press_does_not_focus(wire, live):
    page = live(page_html())
    # In Safari, a press doesn't focus a button.
    page.get_by_role("button", name="Add").evaluate("button => button.click()")
    wire.post()
    assert focused(page) == "body"
    wire.patch(["i", 1, 0, to_do()], done=1)
    expect(page.get_by_role("dialog")).to_be_visible()
    wire.patch(["r", 100], done=1)
    expect(page.get_by_role("button", name="Add")).to_be_focused()


@pytest.mark.lacks("firefox", reason="after the Escape key, its window without a screen has no focus")
def test_alert_over_a_sheet_has_the_focus_and_returns_it(wire, opened):
    page = opened()
    page.get_by_role("button", name="Save").click()
    wire.post()
    ok = button(210, "OK")
    wire.patch(["i", 1, 0, alert(200, "The to-do was not saved", "The disk is full.", ok)], done=2)
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_have_accessible_name("The to-do was not saved")
    expect(dialog).to_have_accessible_description("The disk is full.")
    assert focused(page) == "OK"
    page.keyboard.press("Tab")
    assert focused(page) in ("OK", *BETWEEN)
    page.get_by_role("button", name="OK").focus()
    page.keyboard.press("Escape")
    assert wire.post().events == [[200, "dismiss"]]
    wire.patch(["r", 200], done=3)
    is_gone(page, 200)
    assert modal(page) == [100]
    expect(page.get_by_role("button", name="Save")).to_be_focused()


def test_two_dialogs_removed_together_return_the_initial_focus(wire, opened):
    page = opened()
    page.get_by_role("button", name="Save").click()
    wire.patch(["i", 1, 0, alert(200, "A", "B", button(210, "OK"))], done=2)
    expect(page.get_by_role("alertdialog")).to_be_visible()
    wire.patch(["r", 200], ["r", 100], done=2)
    expect(page.get_by_role("button", name="Add")).to_be_focused()


def test_cancel_button_of_an_alert_has_the_focus(wire, live):
    page = live(page_html())
    buttons = [button(210, "Delete", "role-destructive"), button(220, "Keep", "role-cancel", autofocus="")]
    wire.patch(["i", 1, 0, alert(200, "Delete it?", "For good.", *buttons)])
    expect(page.get_by_role("button", name="Keep")).to_be_focused()
