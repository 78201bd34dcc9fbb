"""The page's script: what a control shows between its press and the answer of the server."""

import pytest
from playwright.sync_api import expect

TABS = (
    '<div data-n="2" role="tablist">'
    '<button data-n="3" data-on="click" role="tab" id="tab-3" aria-controls="panel-3" aria-selected="true" tabindex="0">News</button>'
    '<button data-n="4" data-on="click" role="tab" id="tab-4" aria-controls="panel-4" aria-selected="false" tabindex="-1">Sport</button>'
    '<button data-n="5" data-on="click" role="tab" id="tab-5" aria-selected="false" tabindex="-1">Weather</button></div>'
    '<div data-n="6" class="tab-panel" role="tabpanel" id="panel-3">The news</div>'
    '<div data-n="7" class="tab-panel" role="tabpanel" id="panel-4" hidden>The sport</div>'
)
GROUP = (
    '<div data-n="2" class="disclosure">'
    '<button data-n="3" data-on="click" class="button disclosure-button" aria-expanded="true">Details</button>'
    '<div data-n="4" class="disclosure-content">Ten meters</div></div>'
)
SWITCH = '<button data-n="2" data-on="click" class="button" aria-pressed="false">Bold</button>'
MENU = (
    '<div data-n="2" class="menu"><button data-n="3" class="button" aria-haspopup="menu">Sort</button>'
    '<div data-n="4" role="menu" popover="auto">'
    '<button data-n="5" data-on="click" role="menuitemradio" aria-checked="true">Name</button>'
    '<button data-n="6" data-on="click" role="menuitemradio" aria-checked="false">Date</button>'
    '<button data-n="7" data-on="click" role="menuitemcheckbox" aria-checked="false">Descending</button></div></div>'
)
RECORD_CHANGES = """(selector) => {
  window.changes = [];
  new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      changes.push([target.textContent, attributeName, target.getAttribute(attributeName)]);
    }
  }).observe(document.querySelector(selector), { subtree: true, attributes: true });
}"""


def tab(page, name):
    return page.get_by_role("tab", name=name)


def expect_tab(page, name):
    for each in ("News", "Sport", "Weather"):
        expect(tab(page, each)).to_have_attribute("aria-selected", str(each == name).lower())
        expect(tab(page, each)).to_have_attribute("tabindex", "0" if each == name else "-1")


def expect_pressed(page, is_pressed):
    expect(page.get_by_role("button", name="Bold")).to_have_attribute("aria-pressed", str(is_pressed).lower())


def press(page, name="Bold"):
    page.get_by_role("button", name=name).click()


def test_a_tab_whose_content_is_on_the_page_shows_it_before_the_answer(wire, live):
    page = live(TABS)
    tab(page, "Sport").click()
    wire.post()
    expect_tab(page, "Sport")
    expect(page.get_by_text("The sport")).to_be_visible()
    expect(page.get_by_text("The news")).to_be_hidden()


def test_a_tab_without_content_is_marked_and_the_former_content_stays(wire, live):
    page = live(TABS)
    tab(page, "Weather").click()
    wire.post()
    expect_tab(page, "Weather")
    expect(page.get_by_text("The news")).to_be_visible()


def test_a_confirmed_press_changes_nothing_again(wire, live):
    page = live(TABS)
    tab(page, "Sport").click()
    wire.post()
    page.evaluate(RECORD_CHANGES, "main")
    wire.patch(
        ["a", 3, "aria-selected", "false"], ["a", 3, "tabindex", "-1"], ["a", 4, "aria-selected", "true"],
        ["a", 4, "tabindex", "0"], ["a", 6, "hidden", ""], ["a", 7, "hidden", None], done=1)  # fmt: skip
    expect_tab(page, "Sport")
    assert page.evaluate("changes.filter(([, name]) => name !== 'data-pending')") == []


def test_a_press_without_effect_returns_the_control_to_the_values_of_the_server(wire, live):
    page = live(TABS)
    tab(page, "Sport").click()
    wire.post()
    wire.patch(done=1)
    expect_tab(page, "News")
    expect(page.get_by_text("The news")).to_be_visible()
    expect(page.get_by_text("The sport")).to_be_hidden()


def test_a_refused_press_returns_the_control(wire, live):
    page = live(SWITCH)
    press(page)
    wire.post()
    expect_pressed(page, True)
    wire.patch(["d", 2], done=1)
    expect_pressed(page, False)


@pytest.mark.broken
def test_a_rejected_press_returns_the_control(wire, live):
    page = live(SWITCH)
    wire.post_statuses.put(400)
    press(page)
    wire.post()
    expect_pressed(page, False)


def test_the_answer_to_an_older_press_does_not_show(wire, live):
    page = live(SWITCH)
    press(page)
    wire.post()
    press(page)
    wire.post()
    expect_pressed(page, False)
    page.evaluate(RECORD_CHANGES, "main")
    wire.patch(["a", 2, "aria-pressed", "true"], done=1)
    wire.patch(["a", 2, "aria-pressed", "false"], done=2)
    expect_pressed(page, False)
    assert page.evaluate("changes.filter(([, name]) => name === 'aria-pressed')") == []


def test_a_value_that_the_server_sends_for_another_reason_waits_for_the_answer(wire, live):
    page = live(SWITCH)
    press(page)
    wire.post()
    press(page)
    wire.post()
    wire.patch(["a", 2, "aria-pressed", "true"])
    expect_pressed(page, False)
    wire.patch(done=2)
    expect_pressed(page, True)


def test_a_snapshot_without_the_answer_keeps_the_look(wire, live):
    page = live(SWITCH)
    press(page)
    wire.post()
    tree = [1, "main", {}, [[2, "button", {"class": "button", "aria-pressed": "false"}, "Bold", "click"]]]
    wire.snapshot(4, 0, None, tree)
    expect_pressed(page, True)
    wire.snapshot(5, 1, None, tree)
    expect_pressed(page, False)


def test_a_snapshot_replaces_the_values_that_were_kept_back(wire, live):
    page = live(TABS)
    tab(page, "News").click()
    wire.post()
    wire.patch(["a", 6, "hidden", ""])
    tree = [1, "main", {}, [[6, "div", {"class": "tab-panel", "role": "tabpanel", "id": "panel-3"}, "The news"]]]
    wire.snapshot(3, 1, None, tree)
    expect(page.get_by_text("The news")).to_be_visible()


def test_a_value_after_the_answer_shows_at_once(wire, live):
    page = live(SWITCH)
    press(page)
    wire.post()
    wire.patch(["a", 2, "aria-pressed", "true"], done=1)
    wire.patch(["a", 2, "aria-pressed", "false"])
    expect_pressed(page, False)


def test_a_disclosure_group_hides_its_content_before_the_answer(wire, live):
    page = live(GROUP)
    press(page, "Details")
    wire.post()
    expect(page.get_by_text("Ten meters")).to_be_hidden()
    wire.patch(["a", 3, "aria-expanded", "false"], ["r", 4], done=1)
    press(page, "Details")
    wire.post()
    expect(page.get_by_role("button", name="Details")).to_have_attribute("aria-expanded", "true")
    wire.patch(["a", 3, "aria-expanded", "true"], ["i", 2, 0, [5, "div", {"class": "disclosure-content"}, "Ten meters"]], done=2)
    expect(page.get_by_text("Ten meters")).to_be_visible()


def test_a_disclosure_group_that_stays_open_shows_its_content_again(wire, live):
    page = live(GROUP)
    press(page, "Details")
    wire.post()
    wire.patch(done=1)
    expect(page.get_by_text("Ten meters")).to_be_visible()
    expect(page.get_by_role("button", name="Details")).to_have_attribute("aria-expanded", "true")


@pytest.mark.parametrize(
    "role, name, checked",
    [("menuitemradio", "Date", [False, True, False]), ("menuitemcheckbox", "Descending", [True, False, True])],
)
def test_an_item_of_a_menu_is_checked_before_the_answer(wire, live, role, name, checked):
    page = live(MENU)
    press(page, "Sort")
    page.get_by_role(role, name=name).click()
    wire.post()
    press(page, "Sort")
    items = page.locator("[role^=menuitem]").evaluate_all("(items) => items.map((item) => item.ariaChecked === 'true')")
    assert items == checked


def test_a_removed_control_is_forgotten(wire, live):
    page = live(SWITCH)
    press(page)
    wire.post()
    wire.patch(["r", 2], done=1)
    expect(page.get_by_role("button", name="Bold")).to_have_count(0)


LOOK = '[[3,"style","opacity: 0.5;"],[4,"class","text bold"],[9,"class","gone"]]'
STYLED = (
    f"<button data-n='2' data-on='click' class='button custom' data-pressed='{LOOK}'>"
    '<div data-n="3" class="box"><span data-n="4" class="text">Card</span></div></button><p data-n="5">Other</p>'
)


def looks(page):
    return page.evaluate("() => [document.querySelector('.box').style.opacity, document.querySelector('.text').className]")


def press_at(page, selector):
    box = page.locator(selector).bounding_box()
    page.mouse.move(box["x"] + 3, box["y"] + 3)


def test_a_style_shows_a_press_until_it_ends(wire, live):
    page = live(STYLED)
    press_at(page, ".custom")
    page.mouse.down()
    page.wait_for_function("() => document.querySelector('.box').style.opacity === '0.5'")
    assert looks(page) == ["0.5", "text bold"]
    page.mouse.up()
    wire.post()
    assert looks(page) == ["", "text"]


def test_a_press_that_leaves_the_button_and_returns(wire, live):
    page = live(STYLED)
    press_at(page, ".custom")
    page.mouse.down()
    page.wait_for_function("() => document.querySelector('.box').style.opacity === '0.5'")
    press_at(page, "p")
    assert looks(page) == ["", "text"]
    press_at(page, ".custom")
    assert looks(page) == ["0.5", "text bold"]
    press_at(page, "p")
    page.mouse.up()
    press_at(page, ".custom")
    assert looks(page) == ["", "text"]


def test_a_change_of_the_server_while_a_button_is_pressed_is_shown_afterward(wire, live):
    page = live(STYLED)
    press_at(page, ".custom")
    page.mouse.down()
    page.wait_for_function("() => document.querySelector('.box').style.opacity === '0.5'")
    wire.patch(["a", 3, "style", "opacity:0.9"], ["a", 4, "class", "text italic"])
    page.wait_for_function("(number) => window.livePage.lastPatch === number", arg=wire.number)
    assert looks(page) == ["0.5", "text bold"]
    page.mouse.up()
    wire.post()
    assert looks(page) == ["0.9", "text italic"]


@pytest.mark.parametrize("state", ["disabled", 'aria-disabled="true"'])
def test_a_disabled_button_keeps_its_look(wire, live, state):
    other = '<button data-n="7" data-on="click" data-pressed=\'[[8,"class","bold"]]\'><b data-n="8">Other</b></button>'
    page = live(STYLED.replace("<button ", f"<button {state} ") + other)
    press_at(page, "b")
    page.mouse.down()
    page.wait_for_function("() => document.querySelector('b').className === 'bold'")  # the script is loaded
    page.mouse.up()
    press_at(page, ".custom")
    page.mouse.down()
    assert looks(page) == ["", "text"]
    page.mouse.up()


OPENER = '<button data-n="2" data-on="click" class="button">Add</button>'
SHEET = [100, "dialog", {"class": "dialog sheet"}, [[101, "div", {"class": "dialog-content"}, [[102, "p", {}, "Title"]]]], "dismiss"]


def frames(page):
    return page.locator(".opening")


def open_and_dismiss(wire, page):
    """Opens the sheet with a press, and dismisses it."""
    press(page, "Add")
    wire.patch(["i", 1, 0, SHEET], done=wire.post().body["seq"])
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    wire.patch(["r", 100], done=wire.post().body["seq"])
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_press_that_has_opened_a_sheet_shows_its_frame_at_once(wire, live):
    page = live(OPENER)
    open_and_dismiss(wire, page)
    press(page, "Add")
    post = wire.post()
    expect(frames(page)).to_be_visible()
    height = frames(page).evaluate("(frame) => frame.offsetHeight")
    wire.patch(["i", 1, 0, SHEET], done=post.body["seq"])
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(frames(page)).to_have_count(0)
    assert page.locator("dialog").evaluate("(sheet) => ['still' in sheet.dataset, sheet.offsetHeight]") == [True, height]


def test_a_dialog_in_the_place_of_a_frame_has_the_class_of_the_server(wire, live):
    page = live(OPENER)
    open_and_dismiss(wire, page)
    open_and_dismiss(wire, page)
    press(page, "Add")
    post = wire.post()
    assert frames(page).get_attribute("class") == "dialog sheet opening"
    wire.patch(["i", 1, 0, SHEET], done=post.body["seq"])
    assert page.locator("dialog").get_attribute("class") == "dialog sheet"


def test_a_frame_is_removed_if_the_press_opens_nothing(wire, live):
    page = live(OPENER)
    open_and_dismiss(wire, page)
    press(page, "Add")
    post = wire.post()
    expect(frames(page)).to_be_visible()
    wire.patch(done=post.body["seq"])
    expect(frames(page)).to_have_count(0)
    press(page, "Add")
    wire.post()
    expect(frames(page)).to_have_count(0)


def test_a_press_that_has_opened_nothing_shows_no_frame(wire, live):
    page = live(OPENER)
    press(page, "Add")
    wire.patch(done=wire.post().body["seq"])
    wire.patch(["i", 1, 0, SHEET])
    expect(page.get_by_role("dialog")).to_be_visible()
    wire.patch(["r", 100])
    expect(page.get_by_role("dialog")).to_have_count(0)
    press(page, "Add")
    wire.post()
    assert frames(page).count() == 0
