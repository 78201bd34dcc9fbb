"""The page's script: dismissing dialogs, which the server confirms."""

from playwright.sync_api import expect

from dialogs import alert, button, confirmation, cover, drag, finish, is_gone, modal, page_html, sheet
from test_script_patches import settled


def test_escape_sends_a_dismissal_and_the_server_removes_the_dialog(wire, opened):
    page = opened()
    page.keyboard.press("Escape")
    assert wire.post().events == [[100, "dismiss"]]
    page.keyboard.press("Escape")
    assert wire.post().events == [[100, "dismiss"]]
    settled(page, wire)
    assert modal(page) == [100], "the server has not removed the dialog"
    wire.patch(["r", 100], done=3)
    is_gone(page, 100)
    assert page.evaluate("livePage.pending") == 0


def test_typed_text_is_sent_before_a_dismissal(wire, opened):
    page = opened()
    # The caret of a field that a script has focused is not at the same place in all browsers.
    page.get_by_label("Title").press("End")
    page.get_by_label("Title").press_sequentially("!")
    page.keyboard.press("Escape")
    assert wire.post().events == [[123, "input", "Buy oat milk!", 1], [100, "dismiss"]]


def test_close_request_of_the_device_sends_a_dismissal(wire, opened):
    page = opened()
    # Like a back gesture on a device without an Escape key.
    page.evaluate("document.querySelector('dialog').requestClose()")
    assert wire.post().events == [[100, "dismiss"]]
    assert modal(page) == [100]


def test_dialog_closed_by_the_browser_reopens(wire, opened):
    page = opened()
    page.evaluate("document.querySelector('dialog').close()")
    expect(page.locator("dialog:modal")).to_have_count(1)
    assert modal(page) == [100]
    assert wire.post().events == [[100, "dismiss"]], "the user closed the dialog"


def test_close_that_cannot_be_prevented_is_sent_once(wire, opened):
    page = opened()
    # Like a second back gesture without a touch in between.
    page.evaluate("""() => {
      const dialog = document.querySelector('dialog');
      dialog.dispatchEvent(new Event('cancel', { cancelable: false }));
      dialog.close();
    }""")
    expect(page.locator("dialog:modal")).to_have_count(1)
    page.get_by_role("button", name="Save").click()
    assert wire.post().events == [[100, "dismiss"]]
    assert wire.post().events == [[150, "click"]]


def test_escape_in_an_input_method_is_ignored(wire, opened):
    page = opened()
    # WebKit dismisses a dialog for an event of a script, too. This listener runs after the listener of the page.
    page.evaluate("addEventListener('keydown', (event) => event.preventDefault(), { once: true })")
    page.get_by_label("Title").evaluate("""field => field.dispatchEvent(new KeyboardEvent(
      'keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }))""")
    page.get_by_role("button", name="Save").click()
    assert wire.post().events == [[150, "click"]]


def test_escape_without_a_dialog_sends_nothing(wire, live):
    page = live(page_html())
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Add").click()
    assert wire.post().events == [[8, "click"]]


def press_outside(page):
    page.mouse.click(3, 3)


def test_a_sheet_without_buttons_in_its_bars_has_a_close_button(wire, live):
    page = live(page_html())
    wire.patch(["i", 1, 0, sheet(100, button(150, "Send"))])
    finish(page)
    page.get_by_role("button", name="Close").click()
    assert wire.post().events == [[100, "dismiss"]]
    wire.patch(["r", 100], done=1)
    is_gone(page, 100)


def test_a_sheet_with_buttons_in_its_bars_has_none(opened):
    page = opened()
    expect(page.get_by_role("dialog").get_by_role("button")).to_have_text(["Cancel", "Save"])


def test_the_close_button_goes_when_a_bar_gets_a_button_and_when_the_dismissal_is_disabled(wire, live):
    page = live(page_html())
    wire.patch(["i", 1, 0, sheet(100, button(150, "Send"))])
    close = page.get_by_role("button", name="Close")
    expect(close).to_have_count(1)
    wire.patch(["i", 104, 0, button(160, "Done")])
    expect(close).to_have_count(0)
    wire.patch(["r", 160])
    expect(close).to_have_count(1)
    page.evaluate("document.querySelector('dialog').removeAttribute('data-on')")
    wire.patch(["t", 3, "To-dos"])
    expect(close).to_have_count(0)


def test_a_press_outside_dismisses_sheets_and_confirmations(wire, live):
    page = live(page_html())
    wire.patch(["i", 1, 0, sheet(100, button(150, "Send"))])
    finish(page)
    press_outside(page)
    assert wire.post().events == [[100, "dismiss"]]
    wire.patch(["r", 100], done=1)
    wire.patch(["i", 1, 0, confirmation(200, "Empty the cart?", button(210, "Empty"), button(220, "Cancel"))])
    expect(page.get_by_role("alertdialog")).to_be_visible()
    finish(page)
    press_outside(page)
    assert wire.post().events == [[200, "dismiss"]]


def test_a_press_outside_dismisses_neither_alerts_nor_a_sheet_in_which_it_began(wire, live):
    page = live(page_html())
    wire.patch(["i", 1, 0, sheet(100, button(150, "Send"))])
    finish(page)
    box = page.get_by_role("dialog").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(3, 3)
    page.mouse.up()
    wire.patch(["i", 1, 0, alert(200, "Failed", "Nothing was saved.", button(210, "OK"))])
    expect(page.get_by_role("alertdialog")).to_be_visible()
    finish(page)
    press_outside(page)
    page.get_by_role("button", name="OK").click()
    assert wire.post().events == [[210, "click"]], "nothing else was sent before"


def test_a_cover_is_not_dragged(live, wire):
    page = live(page_html())
    wire.patch(["i", 1, 0, cover(100, button(150, "Send"))])
    expect(page.get_by_role("button", name="Close")).to_have_count(1)
    expect(page.locator(".dialog-grabber")).to_have_count(0)


def test_a_sheet_that_is_dragged_far_or_fast_is_dismissed(wire, live):
    page = live(page_html())
    wire.patch(["i", 1, 0, sheet(100, button(150, "Send"))])
    finish(page)
    height = page.get_by_role("dialog").bounding_box()["height"]
    short, long = int(height * 0.2), int(height * 0.3)
    assert drag(page, 10 * (short // 10), 1_000) == f"0px {10 * (short // 10)}px"
    assert page.locator("dialog").evaluate("dialog => dialog.style.translate") == "", "it is back in its place"
    drag(page, long, 1_000)
    assert wire.post().events == [[100, "dismiss"]], "the short drag has sent nothing"
    assert page.locator("dialog").evaluate("dialog => dialog.style.translate") != ""
    wire.patch(["t", 3, "To-dos"], done=1)
    expect(page.get_by_text("To-dos", exact=True)).to_be_attached()
    page.clock.run_for(1_000)
    assert page.locator("dialog").evaluate("dialog => dialog.style.translate") == "", "the server did not dismiss it"
    drag(page, short, 20)
    assert wire.post().events == [[100, "dismiss"]]
