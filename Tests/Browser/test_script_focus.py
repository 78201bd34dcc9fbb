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


SAVE = [60, "button", {"class": "button"}, "Save", "click"]


def rows(*numbers):
    return [200, "ul", {"class": "list"}, [[n, "li", {"class": "row"}, [button(n + 1, f"Delete {n}")]] for n in numbers]]


def test_focus_moves_to_the_control_that_replaces_the_focused_one(wire, live):
    page = live(html([70, "div", {"class": "vstack"}, [SAVE]]) + html(button(90, "Other")))
    page.get_by_role("button", name="Save").focus()
    wire.patch(["r", 60], ["i", 70, 0, [61, "p", {}, "It failed."]], ["i", 70, 0, button(62, "Retry")])
    expect(page.get_by_role("button", name="Retry")).to_be_focused()


def test_focus_moves_to_the_next_row_and_after_the_last_one_to_the_previous(wire, live):
    page = live(html(rows(210, 220, 230)))
    page.get_by_role("button", name="Delete 220").focus()
    wire.patch(["r", 220])
    expect(page.get_by_role("button", name="Delete 230")).to_be_focused()
    wire.patch(["r", 230])
    expect(page.get_by_role("button", name="Delete 210")).to_be_focused()


def test_focus_moves_to_the_heading_if_there_is_no_control(wire, live):
    page = live(html([70, "div", {}, [[71, "h1", {}, "Profile"], [72, "div", {}, [SAVE]]]]))
    page.get_by_role("button", name="Save").focus()
    wire.patch(["r", 72], ["i", 70, 0, [73, "p", {}, "Saved."]])
    expect(page.get_by_text("Saved.")).to_be_focused()
    wire.patch(["r", 73])
    expect(page.get_by_role("heading")).to_be_focused()


def test_focus_returns_to_a_control_that_was_disabled_meanwhile(wire, live):
    page = live(html([70, "div", {}, [SAVE]]))
    page.get_by_role("button", name="Save").focus()
    wire.patch(["a", 60, "disabled", ""])
    expect(page.locator("[data-n='70']")).to_be_focused()
    wire.patch(["a", 60, "disabled", None])
    expect(page.get_by_role("button", name="Save")).to_be_focused()


def test_focus_stays_where_a_person_has_moved_it_meanwhile(wire, live):
    page = live(html([70, "div", {}, [SAVE]]) + html(button(90, "Other")))
    page.get_by_role("button", name="Save").focus()
    wire.patch(["a", 60, "disabled", ""])
    expect(page.locator("[data-n='70']")).to_be_focused()
    page.get_by_role("button", name="Other").focus()
    wire.patch(["a", 60, "disabled", None])
    settled(page, wire)
    expect(page.get_by_role("button", name="Other")).to_be_focused()


def test_nothing_is_focused_if_nothing_was(wire, live):
    page = live(html([70, "div", {}, [SAVE]]))
    wire.patch(["r", 60], ["i", 70, 0, button(62, "Retry")])
    settled(page, wire)
    expect(page.locator("body")).to_be_focused()
