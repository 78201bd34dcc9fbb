"""The page's script: switches, steppers and text editors."""

import pytest
from playwright.sync_api import expect

SWITCH = (
    '<label class="field toggle" data-n="2"><span class="field-label" data-n="3">Gift wrap</span>'
    '<input class="switch" type="checkbox" role="switch" autocomplete="off" data-n="4" data-on="input" data-rev="0">'
    "</label>"
)

EDITOR = (
    '<div class="field editor-field" data-n="2"><textarea class="input editor" autocomplete="off" rows="4" '
    'aria-label="Note" data-n="4" data-on="input" data-rev="0">\na</textarea></div>'
)

STEPPER = (
    '<div class="field stepper" role="group" aria-labelledby="n31" data-n="30"><span class="field-label" id="n31" '
    'data-n="31">Quantity: 1</span><span class="stepper-buttons" data-n="32">'
    '<button class="button bordered" type="button" aria-label="Decrement" disabled data-n="33" data-on="click">-</button>'
    '<button class="button bordered" type="button" aria-label="Increment" data-n="34" data-on="click">+</button>'
    "</span></div>"
)


def editor(page):
    return page.get_by_role("textbox", name="Note")


def switch(page):
    return page.get_by_role("switch", name="Gift wrap")


def test_switch_sends_each_change_immediately_with_its_revision(wire, live):
    page = live(SWITCH)
    page.get_by_text("Gift wrap").click()
    expect(switch(page)).to_be_checked()
    assert wire.post().events == [[4, "input", "on", 1]]
    switch(page).focus()
    page.keyboard.press("Space")
    assert wire.post().events == [[4, "input", "off", 2]]


def test_only_the_newest_value_is_sent_after_a_pending_post(wire, live):
    wire.holds_posts = True
    page = live(SWITCH)
    switch(page).click()
    first = wire.post()
    switch(page).click()
    switch(page).click()
    first.answer()
    assert wire.post().events == [[4, "input", "on", 3]]


def test_value_from_the_server_changes_a_switch(wire, live):
    page = live(SWITCH)
    switch(page).click()
    wire.post()
    wire.patch(["v", 4, "off", 1], done=1)
    expect(switch(page)).not_to_be_checked()
    wire.patch(["v", 4, "on", 1])
    expect(switch(page)).to_be_checked()


def test_value_for_an_older_change_is_ignored(wire, live):
    page = live(SWITCH)
    switch(page).click()
    switch(page).click()
    switch(page).click()
    wire.patch(["v", 4, "off", 1], ["T", "Answered"])
    expect(page).to_have_title("Answered")
    expect(switch(page)).to_be_checked()


@pytest.mark.parametrize("isOn", [False, True])
def test_snapshot_sets_the_value_of_a_switch(wire, live, isOn):
    page = live(SWITCH.replace("data-rev", "checked data-rev"))
    field = ["class", "type", "role", "autocomplete"]
    attributes = dict(zip(field, ["switch", "checkbox", "switch", "off"]))
    label = [2, "label", {"class": "field toggle"}, [
        [3, "span", {}, "Gift wrap"],
        [4, "input", attributes, 0, "input", ["on" if isOn else "off", 0]],
    ]]
    wire.snapshot(5, 0, "Again", [1, "main", {}, [label]])
    expect(page).to_have_title("Again")
    expect(switch(page)).to_be_checked(checked=isOn)


def test_change_before_the_script_runs_is_sent(wire, wire_page):
    wire.main = f'<main data-n="1">{SWITCH}</main>'
    page = wire_page()
    with wire.hold_script():
        page.goto(f"{wire.url}/page", wait_until="commit")
        switch(page).click()
    assert wire.post().events == [[4, "input", "on", 1]]


def test_return_inserts_a_line_in_an_editor(wire, live):
    page = live(EDITOR)
    expect(editor(page)).to_have_value("a")
    editor(page).focus()
    page.keyboard.press("End")
    page.keyboard.type("b\nc")
    page.clock.run_for(100)
    assert wire.post().events == [[4, "input", "ab\nc", 3]]


def test_editor_keeps_its_caret_when_the_text_before_it_changes(wire, live):
    page = live(EDITOR)
    editor(page).focus()
    page.keyboard.press("End")
    wire.patch(["v", 4, "0\n1\na", 0])
    expect(editor(page)).to_have_value("0\n1\na")
    page.keyboard.type("b")
    expect(editor(page)).to_have_value("0\n1\nab")


def test_snapshot_keeps_text_and_caret_of_an_editor(wire, live):
    page = live(EDITOR)
    editor(page).focus()
    page.keyboard.press("End")
    attributes = {"class": "input editor", "autocomplete": "off", "rows": "4", "aria-label": "Note"}
    field = [4, "textarea", attributes, 0, "input", ["a", 0]]
    wire.snapshot(5, 0, "Again", [1, "main", {}, [[2, "div", {"class": "field editor-field"}, [field]]]])
    expect(page).to_have_title("Again")
    page.keyboard.type("b")
    expect(editor(page)).to_have_value("ab")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_controls_in_both_schemes(wire, live, screenshot, scheme):
    on = SWITCH.replace("data-rev", "checked data-rev").replace('-n="', '-n="1').replace("Gift wrap", "Newsletter")
    off = SWITCH.replace("data-rev", "disabled data-rev").replace('-n="', '-n="2').replace("Gift wrap", "Sold out")
    note = EDITOR.replace('-n="', '-n="4')
    rows = f"{SWITCH}{on}{off}{STEPPER}{note}"
    page = live(f'<section class="section"><div class="section-content">{rows}</div></section>', scheme=scheme)
    box = switch(page).bounding_box()
    assert (box["width"], box["height"]) == (44, 26)
    label = page.get_by_text("Gift wrap").bounding_box()
    assert label["x"] + label["width"] < box["x"], "The label must be beside the switch."
    expect(page.get_by_role("switch", name="Newsletter")).to_be_checked()
    buttons = page.get_by_role("group", name="Quantity").get_by_role("button")
    assert len({button.bounding_box()["y"] for button in buttons.all()}) == 1, "The buttons must be beside each other."
    screenshot(page, f"controls-{scheme}")
