"""The page's script: applying patches and snapshots."""

import pytest
from playwright.sync_api import expect

LIST = (
    '<ul class="list" data-n="2">'
    '<li class="row" data-n="3"><input data-n="13" data-on="input" aria-label="First" value="one"></li>'
    '<li class="row" data-n="4"><input data-n="14" data-on="input" aria-label="Second" value="two"></li>'
    '<li class="row" data-n="5"><input data-n="15" data-on="input" aria-label="Third" value="three"></li></ul>'
)
PICKER = '<label data-n="2"><span data-n="3">Size</span><select data-n="4" data-on="select"></select></label>'


def ids(page, parent):
    return page.locator(f'[data-n="{parent}"]').evaluate("parent => [...parent.children].map(each => +each.dataset.n)")


def settled(page, wire):
    """Waits until all sent patches are applied."""
    wire.patch(["T", f"Patch {wire.number}"])
    expect(page).to_have_title(f"Patch {wire.number - 1}")


def test_elements_are_inserted_moved_and_removed(wire, live):
    page = live(LIST)
    wire.patch(["i", 2, 4, [20, "li", {"class": "row"}, "New"]], ["i", 2, 0, [21, "li"]], ["m", 5, 3], ["r", 4])
    settled(page, wire)
    assert ids(page, 2) == [5, 3, 20, 21]
    expect(page.get_by_text("New")).to_have_class("row")


def test_an_inserted_button_can_be_pressed(wire, live):
    page = live(LIST)
    wire.patch(["i", 1, 0, [30, "div", {}, [[31, "button", {"type": "button"}, "Retry", "click"]]]])
    page.get_by_role("button", name="Retry").click()
    assert wire.post().events == [[31, "click"]]


def test_a_move_keeps_focus_and_selection(wire, live):
    page = live(LIST)
    field = page.get_by_label("Third")
    field.focus()
    field.evaluate("field => field.setSelectionRange(1, 3)")
    wire.patch(["m", 5, 3], ["m", 3, 0])
    settled(page, wire)
    assert ids(page, 2) == [5, 4, 3]
    expect(field).to_be_focused()
    assert field.evaluate("field => [field.selectionStart, field.selectionEnd]") == [1, 3]


def test_text_is_never_markup(wire, live):
    page = live('<p data-n="2">Text</p>')
    wire.patch(["t", 2, "<b onclick=alert(1)>&amp;</b>"], ["i", 1, 0, [3, "p", {}, "<script>1</script>"]])
    settled(page, wire)
    expect(page.locator("p").first).to_have_text("<b onclick=alert(1)>&amp;</b>")
    expect(page.locator("p").last).to_have_text("<script>1</script>")


def test_attributes_are_set_and_removed(wire, live):
    page = live('<button class="button" data-n="2" data-on="click" disabled>Save</button>')
    button = page.get_by_role("button")
    wire.patch(["a", 2, "disabled", None], ["a", 2, "aria-label", "Save the name"])
    expect(button).to_be_enabled()
    expect(button).to_have_accessible_name("Save the name")
    wire.patch(["a", 2, "disabled", ""])
    expect(button).to_be_disabled()


def test_styles_work_under_a_policy_that_forbids_style_attributes(wire, live):
    styles = ".s1{padding-left:7px}.s2{opacity:0.5}"
    page = live('<p class="text s1" data-n="2">A</p><p class="s2" data-n="3">B</p>', styles=styles)
    expect(page.get_by_text("A")).to_have_css("padding-left", "7px")
    expect(page.get_by_text("A")).to_have_class("text")
    expect(page.get_by_text("B")).to_have_css("opacity", "0.5")
    wire.patch(["a", 2, "style", "padding-left:9px"], ["a", 3, "style", None])
    wire.patch(["i", 1, 0, [4, "p", {"style": "margin-top:11px"}, "C"]])
    expect(page.get_by_text("A")).to_have_css("padding-left", "9px")
    expect(page.get_by_text("B")).to_have_css("opacity", "1")
    expect(page.get_by_text("C")).to_have_css("margin-top", "11px")


def test_svg_elements_have_their_namespace(wire, live):
    page = live("")
    path = [3, "path", {"d": "M0 0h10v10z"}]
    wire.patch(["i", 1, 0, [2, "svg", {"class": "symbol", "viewBox": "0 0 10 10", "role": "img"}, [path]]])
    box = page.locator("path").evaluate("path => path.getBBox().width")
    assert box == 10
    assert page.locator("svg").evaluate("svg => svg.viewBox.baseVal.width") == 10


def test_title_and_focus(wire, live):
    page = live(LIST)
    wire.patch(["T", "Profile"], ["f", 14])
    expect(page).to_have_title("Profile")
    expect(page.get_by_label("Second")).to_be_focused()


def test_navigation_stays_on_the_site(wire, live):
    page = live(LIST, clock=False)
    wire.patch(["n", "https://example.com/"], ["n", "//example.com/"], ["n", "javascript:document.title='x'"])
    settled(page, wire)
    wire.patch(["n", "elsewhere"])
    expect(page.get_by_role("heading", name="Elsewhere")).to_be_visible()
    assert page.url == f"{wire.url}/elsewhere"


def test_value_selects_an_option_that_is_inserted_later(wire, live):
    page = live(PICKER)
    picker = page.get_by_label("Size")
    options = [["i", 4, 0, [10 + index, "option", {}, name.title(), 0, [name, 0]]] for index, name in enumerate("abc")]
    wire.patch(["v", 4, "b", 0], *options)
    expect(picker).to_have_value("b")
    wire.patch(["r", 11], ["i", 4, 10, [13, "option", {}, "B", 0, ["b", 0]]])
    expect(picker).to_have_value("b")
    wire.patch(["v", 4, "c", 0])
    expect(picker).to_have_value("c")


def test_inserted_picker_has_its_selection(wire, live):
    page = live("")
    options = [[10, "option", {}, "A", 0, ["a", 0]], [11, "option", {}, "B", 0, ["b", 0]]]
    wire.patch(["i", 1, 0, [2, "select", {"aria-label": "Size"}, options, "select", ["b", 0]]])
    expect(page.get_by_label("Size")).to_have_value("b")


def test_snapshot_keeps_existing_elements(wire, live):
    page = live(LIST)
    field = page.get_by_label("Second")
    field.focus()
    field.evaluate("field => { field.setSelectionRange(1, 2); window.kept = field; }")
    row = [4, "li", {"class": "row"}, [[14, "input", {"aria-label": "Second"}, 0, "input", ["two", 0]]]]
    rows = [[7, "li", {}, "New"], row, [3, "p", {}, "No longer a row"]]
    wire.snapshot(9, 0, "After the gap", [1, "main", {"class": "fresh"}, [[2, "ul", {}, rows]]])
    expect(page).to_have_title("After the gap")
    assert ids(page, 2) == [7, 4, 3]
    expect(page.get_by_text("No longer a row")).to_have_js_property("localName", "p")
    expect(page.locator("main")).to_have_class("fresh")
    expect(page.locator("ul")).not_to_have_class("list")
    expect(field).to_be_focused()
    assert field.evaluate("field => field === window.kept")
    assert field.evaluate("field => [field.selectionStart, field.selectionEnd]") == [1, 2]
    wire.patch(["t", 3, "Patched"])
    expect(page.get_by_text("Patched")).to_be_visible()


def test_a_snapshot_does_not_undo_typing(wire, live):
    page = live(LIST)
    page.get_by_label("First").fill("typed")
    row = [3, "li", {}, [[13, "input", {"aria-label": "First"}, 0, "input", ["one", 0]]]]
    wire.snapshot(2, 0, None, [1, "main", {}, [[2, "ul", {}, [row]]]])
    settled(page, wire)
    expect(page.get_by_label("First")).to_have_value("typed")
    page.clock.run_for(100)
    assert wire.post().events == [[13, "input", "typed", 1]]


@pytest.mark.broken
def test_invalid_patch_reloads_the_page(wire, live):
    live(LIST, clock=False)
    wire.page_load()
    wire.patch(["t", 99, "Nobody"])
    wire.page_load()
    assert wire.stream().headers["Live-Last"] == "0"


def test_the_page_is_readable_without_script(wire, wire_page):
    wire.main = f'<main data-n="1"><h1 data-n="9">Profile</h1>{LIST}</main>'
    page = wire_page(java_script_enabled=False)
    page.goto(f"{wire.url}/page")
    expect(page.get_by_role("heading", name="Profile")).to_be_visible()
    expect(page.get_by_label("Second")).to_have_value("two")


def test_a_page_changes_its_language(wire, live):
    page = live(LIST)
    words = '{"reconnecting": "جارٍ إعادة الاتصال…"}'
    wire.patch(["a", 1, "lang", "ar"], ["a", 1, "dir", "rtl"], ["a", 1, "data-words", words])
    settled(page, wire)
    root = page.locator("html")
    expect(root).to_have_attribute("lang", "ar")
    expect(root).to_have_attribute("dir", "rtl")
    expect(root).to_have_attribute("data-words", words)
    wire.patch(["a", 1, "lang", "de"], ["a", 1, "dir", "ltr"])
    settled(page, wire)
    expect(root).to_have_attribute("dir", "ltr")
