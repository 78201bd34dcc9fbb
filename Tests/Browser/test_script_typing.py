"""The page's script: text fields."""

import pytest
from playwright.sync_api import expect

from devtools import devtools
from test_script_stream import HIDE

FIELD = (
    '<label class="field" data-n="2"><span data-n="3">Name</span>'
    '<input class="input" data-n="4" data-on="input submit" value="Ada" data-rev="0"></label>'
    '<button class="button" data-n="5" data-on="click">Save</button>'
)


def caret(field):
    return field.evaluate("field => [field.selectionStart, field.selectionEnd]")


def test_typed_text_is_sent_after_a_pause(wire, live):
    page = live(FIELD)
    page.get_by_label("Name").press("End")
    page.keyboard.type(" L")
    page.clock.run_for(99)
    page.keyboard.type(".")
    page.clock.run_for(100)
    post = wire.post()
    assert post.body == {"seq": 1, "ack": 0, "events": [[4, "input", "Ada L.", 3]]}
    assert post.headers["Live-Page"] == "page-token"
    assert post.headers["Content-Type"] == "application/json"


def test_click_is_sent_after_the_typed_text(wire, live):
    wire.holds_posts = True
    page = live(FIELD)
    page.get_by_label("Name").fill("Grace")
    page.get_by_role("button").dispatch_event("click")
    assert wire.post().events == [[4, "input", "Grace", 1], [5, "click"]]


def test_submit_is_sent_after_the_typed_text(wire, live):
    page = live(FIELD)
    page.get_by_label("Name").fill("Grace")
    page.get_by_label("Name").press("Enter")
    assert wire.post().events == [[4, "input", "Grace", 1], [4, "submit"]]


def test_loss_of_focus_sends_the_typed_text(wire, live):
    page = live(FIELD)
    page.get_by_label("Name").fill("Grace")
    page.get_by_label("Name").press("Tab")
    assert wire.post().events == [[4, "input", "Grace", 1]]


def test_typing_continues_while_patches_arrive(wire, live):
    page = live(FIELD)
    field = page.get_by_label("Name")
    field.press("End")
    for index, letter in enumerate(" Lov"):
        page.keyboard.type(letter)
        wire.patch(["v", 4, "Ada", index], ["t", 3, f"Name {index}"])
        expect(page.get_by_text(f"Name {index}", exact=True)).to_be_visible()
    expect(field).to_have_value("Ada Lov")
    page.clock.run_for(100)
    assert wire.post().events == [[4, "input", "Ada Lov", 4]]


def test_value_for_the_newest_edit_replaces_the_text(wire, live):
    page = live(FIELD)
    field = page.get_by_label("Name")
    field.fill("ada")
    wire.patch(["v", 4, "ADA", 0])
    wire.patch(["v", 4, "Ada!", 1])
    expect(field).to_have_value("Ada!")


def test_caret_stays_at_unchanged_text(wire, live):
    page = live(FIELD)
    field = page.get_by_label("Name")
    field.fill("one two three")
    field.evaluate("field => field.setSelectionRange(4, 7)")
    wire.patch(["v", 4, "zero one two three", 1])
    expect(field).to_have_value("zero one two three")
    assert caret(field) == [9, 12]
    wire.patch(["v", 4, "zero one two three four", 1])
    expect(field).to_have_value("zero one two three four")
    assert caret(field) == [9, 12]


def test_a_caret_at_the_end_stays_at_the_end(wire, live):
    page = live(FIELD)
    field = page.get_by_label("Name")
    field.fill("one")
    wire.patch(["v", 4, "one and more", 1])
    expect(field).to_have_value("one and more")
    assert caret(field) == [12, 12]


def start_composing(page, text):
    """Composes text in the focused field with an input method, as all typing on a phone's keyboard."""
    keyboard = devtools(page)
    keyboard.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    return keyboard


def test_text_is_sent_during_composition_and_not_replaced(wire, live):
    page = live(FIELD)
    field = page.get_by_label("Name")
    field.fill("")
    page.clock.run_for(100)
    assert wire.post().events == [[4, "input", "", 1]]
    keyboard = start_composing(page, "に")
    page.clock.run_for(100)
    assert [event[:3] for event in wire.post().events] == [[4, "input", "に"]]
    wire.patch(["v", 4, "older", 1], ["t", 3, "Username"], done=2)
    expect(page.get_by_text("Username")).to_be_visible()
    expect(field).to_have_value("に")
    keyboard.send("Input.insertText", {"text": "日本"})
    expect(field).to_have_value("日本")
    page.clock.run_for(100)
    post = wire.post()
    assert post.body["seq"] == 3
    assert [event[:3] for event in post.events] == [[4, "input", "日本"]]


def test_press_is_sent_after_the_text_of_a_composition(wire, live):
    page = live(FIELD)
    page.get_by_label("Name").fill("")
    page.clock.run_for(100)
    wire.post()
    start_composing(page, "こん")
    page.get_by_role("button").dispatch_event("click")
    text, press = wire.post().events
    assert text[:3] == [4, "input", "こん"] and press == [5, "click"]


@pytest.mark.parametrize("way", ["hidden", "left"])
def test_text_of_a_composition_is_sent_when_the_page_is(wire, live, way):
    page = live(FIELD)
    page.get_by_label("Name").fill("")
    page.clock.run_for(100)
    wire.post()
    start_composing(page, "shoe")
    page.evaluate(HIDE, True) if way == "hidden" else page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    (text,) = wire.post().events
    assert text[:3] == [4, "input", "shoe"]


def test_value_received_during_composition_is_shown_at_its_end(wire, live):
    page = live(FIELD)
    field = page.get_by_label("Name")
    field.focus()
    field.dispatch_event("compositionstart")
    wire.patch(["v", 4, "From elsewhere", 0], ["f", 5], ["t", 3, "Username"])
    expect(page.get_by_text("Username")).to_be_visible()
    expect(field).to_have_value("Ada")
    expect(field).to_be_focused()
    field.dispatch_event("compositionend")
    expect(field).to_have_value("From elsewhere")
    expect(page.get_by_role("button")).to_be_focused()


def test_text_typed_before_the_script_runs_is_sent(wire, wire_page):
    wire.main = f'<main data-n="1">{FIELD}</main>'
    page = wire_page()
    with wire.hold_script():
        page.goto(f"{wire.url}/page", wait_until="commit")
        page.get_by_label("Name").fill("Early")
        page.get_by_role("button").focus()
    assert wire.post().events == [[4, "input", "Early", 1]]
