"""The page's script: dismissing dialogs, which the server confirms."""

from playwright.sync_api import expect

from dialogs import is_gone, modal, page_html
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
    page.get_by_label("Title").evaluate("""field => field.dispatchEvent(new KeyboardEvent(
      'keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }))""")
    page.get_by_role("button", name="Save").click()
    assert wire.post().events == [[150, "click"]]


def test_escape_without_a_dialog_sends_nothing(wire, live):
    page = live(page_html())
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Add").click()
    assert wire.post().events == [[8, "click"]]
