"""The page's script: reporting the keyboard focus, and moving it for the server."""

from playwright.sync_api import expect

from dialogs import button, html, sheet
from test_script_patches import settled


def field(node, name, kinds="input focus"):
    label = [node + 1, "span", {"class": "field-label"}, name]
    return [node, "label", {"class": "field"}, [label, [node + 2, "input", {"class": "input"}, 0, kinds, ["", 0]]]]


def page_html():
    return "".join(map(html, [field(10, "Name"), field(20, "City"), field(30, "Note", "input"), button(40, "Save")]))


def test_focus_is_reported_for_fields_with_the_event(wire, live):
    page = live(page_html())
    page.get_by_label("Name").focus()
    assert wire.post().events == [[12, "focus"]]
    page.keyboard.press("Tab")
    assert wire.post().events == [[12, "blur"], [22, "focus"]], "in one batch"
    page.keyboard.press("Tab")
    assert wire.post().events == [[22, "blur"]]
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert wire.post().events == [[40, "click"]], "the others report nothing"


def test_typed_text_is_sent_before_the_loss_of_focus(wire, live):
    page = live(page_html())
    page.get_by_label("Name").focus()
    wire.post()
    page.keyboard.type("Ada")
    page.keyboard.press("Tab")
    assert wire.post().events == [[12, "input", "Ada", 3], [12, "blur"], [22, "focus"]]
    assert page.evaluate("livePage.pending") == 0
    expect(page.locator("[data-pending]")).to_have_count(0)


def test_the_server_moves_the_focus(wire, live):
    page = live(page_html())
    wire.patch(["f", 22])
    expect(page.get_by_label("City")).to_be_focused()
    assert wire.post().events == [[22, "focus"]]
    wire.patch(["b", 22])
    expect(page.locator("body")).to_be_focused()
    assert wire.post().events == [[22, "blur"]]


def test_field_inserted_by_the_patch_gets_the_focus(wire, live):
    page = live(page_html())
    wire.patch(["i", 1, 0, field(50, "Street")], ["f", 52])
    expect(page.get_by_label("Street")).to_be_focused()


def test_server_sets_the_focus_in_a_new_dialog(wire, live):
    page = live(page_html())
    wire.patch(["i", 1, 0, sheet(100, field(150, "First"), field(160, "Second"))], ["f", 162])
    expect(page.get_by_label("Second")).to_be_focused()


def test_deactivated_window_reports_no_loss_of_focus(wire, live):
    page = live(page_html())
    page.get_by_label("Name").focus()
    wire.post()
    # The events of a browser when another window is activated.
    page.evaluate("document.activeElement.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))")
    page.evaluate("document.activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))")
    page.get_by_role("button", name="Save").focus()
    assert wire.post().events == [[12, "blur"]]


def test_initial_html_sets_the_focus(wire, live):
    page = live(page_html().replace('data-n="22"', 'data-n="22" autofocus', 1))
    expect(page.get_by_label("City")).to_be_focused()


def test_focus_moves_after_an_input_method_ends(wire, live):
    page = live(page_html())
    page.get_by_label("Name").focus()
    page.evaluate("document.activeElement.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))")
    wire.patch(["f", 22])
    settled(page, wire)
    expect(page.get_by_label("Name")).to_be_focused()
    page.evaluate("document.activeElement.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))")
    expect(page.get_by_label("City")).to_be_focused()
