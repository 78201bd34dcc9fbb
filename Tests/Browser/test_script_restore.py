"""The page's script: what comes back after a reload that the page makes by itself."""

import pytest
from playwright.sync_api import expect

from page_clock import run_until

PAGE = (
    '<label class="field" data-n="2"><span data-n="3">Name</span>'
    '<input class="input" data-n="4" data-on="input" value="" data-rev="0"></label>'
    '<label class="field" data-n="5"><span data-n="6">Secret</span>'
    '<input class="input" type="password" data-n="7" data-on="input" value="" data-rev="0"></label>'
    '<label class="field" data-n="8"><span data-n="9">Notes</span>'
    '<textarea class="input" data-n="10" data-on="input" data-rev="0">Old</textarea></label>'
    '<label class="field picker" data-n="11"><span data-n="12">Size</span>'
    '<select class="select" data-n="13" data-on="select"><option data-n="14" value="s" selected>S</option>'
    '<option data-n="15" value="l">L</option></select></label>'
    '<button class="button" data-n="16" data-on="click">Save</button>'
)
# The first field, as a patch inserts it.
NAME = [2, "label", {}, [[3, "span", {}, "Name"], [4, "input", {}, 0, "input", ["", 0]]]]
pytestmark = pytest.mark.broken


def sent_events(wire):
    """Returns the events of the next batch, without the last batch of the page before."""
    while "bye" in (post := wire.post()).body:
        pass
    return post.events


def renew_session(wire):
    """Lets the page find that its session has ended, and waits until it has opened a new one."""
    wire.end_session()
    wire.stream()


def test_fields_caret_and_choices_come_back_and_are_sent(wire, live):
    page = live(PAGE, clock=False)
    wire.page_load()
    page.get_by_label("Notes").fill("New notes")
    page.get_by_label("Size").select_option("L")
    page.get_by_label("Name").fill("Ada Lovelace")
    page.get_by_label("Name").evaluate("field => field.setSelectionRange(4, 8)")
    page.get_by_label("Size").evaluate("select => select.removeAttribute('data-pending')")
    while not any(event[:2] == [4, "input"] for event in wire.post().events):
        pass
    wire.patch(done=9)
    renew_session(wire)
    expect(page.get_by_label("Name")).to_have_value("Ada Lovelace")
    expect(page.get_by_label("Name")).to_be_focused()
    assert page.get_by_label("Name").evaluate("field => [field.selectionStart, field.selectionEnd]") == [4, 8]
    expect(page.get_by_label("Notes")).to_have_value("New notes")
    expect(page.get_by_label("Size")).to_have_value("l")
    events = []
    while len(events) < 3:
        events += [event for event in wire.post().events if event[1] in ("input", "select")]
    assert sorted(event[:3] for event in events) == [
        [4, "input", "Ada Lovelace"], [10, "input", "New notes"], [13, "select", "l"]]
    expect(page.get_by_role("status")).to_have_text("")


def test_passwords_do_not_come_back_and_are_not_stored(wire, live):
    page = live(PAGE, clock=False)
    wire.page_load()
    page.get_by_label("Name").fill("Ada")
    page.get_by_label("Secret").fill("hunter2")
    # A field that displays its password is still one.
    page.get_by_label("Secret").evaluate("field => { field.type = 'text'; }")
    page.add_init_script("window.stored = JSON.stringify({ ...sessionStorage });")
    renew_session(wire)
    expect(page.get_by_label("Name")).to_have_value("Ada")
    expect(page.get_by_label("Secret")).to_have_value("")
    stored = page.evaluate("window.stored")
    assert "Ada" in stored and "hunter2" not in stored
    assert page.evaluate("sessionStorage.getItem('live-restore')") is None


def test_text_that_is_typed_until_the_page_is_replaced_comes_back(wire, live):
    page = live(PAGE, clock=False)
    wire.page_load()
    page.get_by_label("Name").fill("Ada")
    with wire.hold_page():
        wire.end_session()
        page.keyboard.type(" L")
    wire.stream()
    expect(page.get_by_label("Name")).to_have_value("Ada L")


def test_text_that_is_typed_before_the_script_runs_follows_the_stored_text(wire, live):
    page = live(PAGE, clock=False)
    wire.page_load()
    page.get_by_label("Name").fill("Ada")
    wire.main = wire.main.replace('value=""', 'value="server"', 1)
    with wire.hold_script():
        wire.end_session()
        expect(page.get_by_label("Name")).to_have_value("server")
        page.get_by_label("Name").press_sequentially(" L")
        wire.discard_posts()
    wire.stream()
    expect(page.get_by_label("Name")).to_have_value("Ada L")
    assert sent_events(wire)[-1][:3] == [4, "input", "Ada L"]


TYPED_ON = {
    "letters": ("Name", [*" Lovelace"], "Ada Lovelace", [4, "input", "Ada Lovelace"]),
    "corrections": ("Name", [" ", "M", "Backspace", "L"], "Ada L", [4, "input", "Ada L"]),
    "a submission": ("Title", [" ", "L", "Enter"], "Ada L", [18, "submit"]),
    "a line": ("Notes", ["Enter", "L"], "Ada\nL", [10, "input", "Ada\nL"]),
}


@pytest.mark.parametrize("keys", TYPED_ON)
def test_keys_that_a_person_presses_before_the_focus_is_back_reach_the_field(wire, live, keys):
    label, keys, text, last = TYPED_ON[keys]
    page = live(PAGE + '<input class="input" aria-label="Title" data-n="18" data-on="input submit" value="" data-rev="0">',
                clock=False)  # fmt: skip
    wire.page_load()
    page.get_by_label(label).fill("Ada")
    with wire.hold_script():
        wire.end_session()
        expect(page.get_by_label(label)).not_to_have_value("Ada")
        for key in keys:
            page.keyboard.press(key)
        page.keyboard.press("Control+Shift+F12")
        wire.discard_posts()
    wire.stream()
    expect(page.get_by_label(label)).to_have_value(text)
    expect(page.get_by_label(label)).to_be_focused()
    assert sent_events(wire)[-1][:3] == last
    page.keyboard.type("!")
    expect(page.get_by_label(label)).to_have_value(text + "!")


def test_keys_that_a_person_presses_until_a_field_arrives_reach_it(wire, live):
    page = live(PAGE, clock=False)
    wire.page_load()
    page.get_by_label("Name").fill("Ada")
    wire.main = '<main data-n="1"><progress data-n="40"></progress></main>'
    renew_session(wire)
    page.keyboard.type(" L")
    wire.discard_posts()
    wire.patch(["r", 40], ["i", 1, 0, NAME])
    expect(page.get_by_label("Name")).to_have_value("Ada L")
    expect(page.get_by_label("Name")).to_be_focused()


def test_keys_that_no_field_waits_for_are_left_to_the_page(wire, live):
    page = live(PAGE + f'<p data-n="17">{"Line<br>" * 200}</p>', clock=False)
    wire.page_load()
    page.get_by_label("Name").fill("Ada")
    page.get_by_role("button", name="Save").focus()
    renew_session(wire)
    expect(page.get_by_role("button", name="Save")).to_be_focused()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    page.wait_for_function("() => scrollY > 0")
    expect(page.get_by_label("Name")).to_have_value("Ada")


def test_the_focus_comes_back_once_a_page_with_stored_texts_is_shown(wire, live):
    page = live(PAGE, clock=False)
    wire.page_load()
    page.evaluate("sessionStorage.setItem('swiftui.tab', 'Two')")
    page.get_by_label("Name").fill("Ada")
    wire.main = wire.main.replace('<main data-n="1"', """<main data-n="1" data-stored='[["session","tab",null]]'""")
    renew_session(wire)
    page.keyboard.type(" L")
    while not any(event[1] == "stored" for event in wire.post().events):
        pass
    wire.patch(["a", 1, "data-stored", '[["session","tab","Two"]]'], done=9)
    expect(page.get_by_label("Name")).to_be_focused()
    expect(page.get_by_label("Name")).to_have_value("Ada L")


def test_text_comes_back_after_two_reloads_although_its_field_arrives_later(wire, live):
    page = live(PAGE, clock=False)
    wire.page_load()
    content = wire.main
    page.get_by_label("Name").fill("Ada")
    page.evaluate("scrollTo(0, 900)")
    wire.main = '<main data-n="1"><progress data-n="40"></progress></main>'
    renew_session(wire)
    expect(page.get_by_label("Name")).to_have_count(0)
    wire.main = content
    renew_session(wire)
    expect(page.get_by_label("Name")).to_have_value("Ada")
    expect(page.get_by_label("Name")).to_be_focused()


def test_emptied_field_does_not_show_the_text_of_the_server_again(wire, live):
    page = live(PAGE, clock=False)
    wire.page_load()
    page.get_by_label("Notes").fill("")
    with wire.hold_script():
        wire.end_session()
        expect(page.get_by_label("Notes")).to_have_value("Old")
        page.get_by_label("Notes").press_sequentially("N")
    wire.stream()
    expect(page.get_by_label("Notes")).to_have_value("N")


def test_fields_that_the_user_has_not_edited_show_the_values_of_the_server(wire, live):
    page = live(PAGE, clock=False)
    wire.page_load()
    page.get_by_label("Name").fill("Ada")
    wire.main = wire.main.replace(">Old<", ">Newer<")
    renew_session(wire)
    expect(page.get_by_label("Name")).to_have_value("Ada")
    expect(page.get_by_label("Notes")).to_have_value("Newer")


def test_field_with_another_name_at_the_same_place_stays_empty(wire, live):
    page = live(PAGE, clock=False)
    wire.page_load()
    page.get_by_label("Name").fill("Ada")
    wire.main = wire.main.replace(">Name<", ">Street<")
    renew_session(wire)
    expect(page.get_by_label("Street")).to_have_value("")


def test_field_that_arrives_later_comes_back(wire, live):
    page = live(PAGE, clock=False)
    wire.page_load()
    page.get_by_label("Name").fill("Ada")
    wire.main = '<main data-n="1"><progress data-n="40"></progress></main>'
    renew_session(wire)
    wire.discard_posts()
    wire.patch(["r", 40], ["i", 1, 0, NAME])
    expect(page.get_by_label("Name")).to_have_value("Ada")
    assert sent_events(wire) == [[4, "input", "Ada", 1]]


def test_scroll_position_comes_back_with_the_content(wire, live):
    page = live(PAGE + f'<p data-n="17">{"Line<br>" * 200}</p>', clock=False)
    wire.page_load()
    page.evaluate("scrollTo(0, 900)")
    wire.main = '<main data-n="1"><progress data-n="40"></progress></main>'
    renew_session(wire)
    assert page.evaluate("scrollY") == 0
    lines = [[100 + line, "p", {}, f"Line {line}"] for line in range(200)]
    wire.patch(["r", 40], ["i", 1, 0, [50, "div", {}, lines]])
    expect(page.get_by_text("Line 199")).to_be_attached()
    assert page.evaluate("scrollY") == 900


def test_press_without_an_answer_is_pointed_out(wire, live):
    page = live(PAGE, clock=False)
    wire.page_load()
    page.get_by_role("button", name="Save").click()
    wire.post()
    renew_session(wire)
    expect(page.get_by_role("status")).to_contain_text("check whether your last action was done")


def test_answered_press_is_not_pointed_out(wire, live):
    page = live(PAGE, clock=False)
    wire.page_load()
    page.get_by_role("button", name="Save").click()
    wire.post()
    wire.patch(done=1)
    expect(page.get_by_role("button", name="Save")).not_to_have_attribute("data-pending", "")
    renew_session(wire)
    expect(page.get_by_role("button", name="Save")).to_be_focused()
    expect(page.get_by_role("status")).to_have_text("")


def test_slider_that_the_user_moves_before_the_script_runs_keeps_its_new_value(wire, live):
    page = live('<input class="slider" type="range" data-n="2" data-on="input" aria-label="Size" min="0" max="500" '
                'value="5" data-rev="0">', clock=False)  # fmt: skip
    wire.page_load()
    page.get_by_label("Size").fill("30")
    with wire.hold_script():
        wire.end_session()
        expect(page.get_by_label("Size")).to_have_value("5")
        page.get_by_label("Size").fill("57")
    wire.stream()
    assert page.get_by_label("Size").input_value() == "57"


STORED = """sessionStorage.setItem("live-restore", JSON.stringify({
  path: "/page", fields: [{ place: [["label", 0], ["input", 1]], name: "Name", text: "Ada" }], scrolled: [] }))"""


def test_time_in_which_a_field_can_arrive_starts_with_the_connection(wire, live):
    page = live('<progress data-n="40"></progress>')
    page.add_init_script(STORED)
    wire.number = 0
    for _ in range(30):
        wire.stream_statuses.put(503)
    page.goto(page.url)
    for _ in range(80):
        page.clock.run_for(1_000)
    assert wire.stream_statuses.qsize() < 30
    while not wire.stream_statuses.empty():
        wire.stream_statuses.get()
    run_until(page, wire.is_asked_for_a_stream, 1_000)
    wire.stream()
    page.clock.run_for(20_000)
    wire.patch(["r", 40], ["i", 1, 0, NAME])
    expect(page.get_by_label("Name")).to_have_value("Ada")


def test_field_that_does_not_arrive_is_named(wire, live):
    page = live('<progress data-n="40"></progress>')
    page.add_init_script(STORED)
    page.goto(page.url)
    wire.stream()
    message = "The page was loaded again. Please enter again: Name"
    run_until(page, lambda: page.get_by_role("status").text_content() == message, 1_000)
    expect(page.get_by_role("status")).to_have_text(message)


def leave(page, wire):
    page.goto(f"{wire.url}/elsewhere")
    expect(page.get_by_role("heading", name="Elsewhere")).to_be_visible()


def come_back(page, wire):
    page.go_back()
    wire.number = 0
    wire.stream()


RETURNS = {
    "back": lambda page, wire: (leave(page, wire), come_back(page, wire)),
    "reload": lambda page, wire: (page.reload(), setattr(wire, "number", 0), wire.stream()),
}


@pytest.mark.parametrize("way", RETURNS)
def test_typed_text_is_there_when_the_user_comes_back(wire, live, way):
    page = live(PAGE, clock=False)
    page.get_by_label("Name").fill("Ada")
    page.get_by_label("Notes").fill("New notes")
    page.get_by_label("Secret").fill("hunter2")
    page.get_by_label("Size").select_option("L")
    RETURNS[way](page, wire)
    expect(page.get_by_label("Name")).to_have_value("Ada")
    expect(page.get_by_label("Notes")).to_have_value("New notes")
    # A choice can cause an action, and a password is never stored.
    expect(page.get_by_label("Size")).to_have_value("s")
    expect(page.get_by_label("Secret")).to_have_value("")
    events = []
    while len(events) < 2:
        events += [event for event in sent_events(wire) if event[1] == "input" and event[0] != 7]
    assert sorted(event[:3] for event in events)[-2:] == [[4, "input", "Ada"], [10, "input", "New notes"]]


def test_text_that_was_saved_does_not_come_back(wire, live):
    page = live(PAGE, clock=False)
    page.get_by_label("Name").fill("Ada")
    page.get_by_label("Notes").fill("New notes")
    wire.main = wire.main.replace('value=""', 'value="Ada Lovelace"', 1)
    RETURNS["back"](page, wire)
    expect(page.get_by_label("Notes")).to_have_value("New notes")
    expect(page.get_by_label("Name")).to_have_value("Ada Lovelace")


def test_a_new_visit_of_an_address_starts_anew(wire, live):
    page = live(PAGE, clock=False)
    page.get_by_label("Name").fill("Ada")
    leave(page, wire)
    page.goto(f"{wire.url}/page")
    wire.number = 0
    wire.stream()
    expect(page.get_by_label("Name")).to_have_value("")
    page.go_back()
    page.go_back()
    wire.stream()
    expect(page.get_by_label("Name")).to_have_value("Ada")


def test_text_of_a_dialog_comes_back_with_its_dialog(wire, live):
    page = live('<button class="button" data-n="16" data-on="click">Edit</button>', clock=False)
    dialog = lambda: wire.patch(["i", 1, 0, [20, "dialog", {"aria-label": "Edit"}, [
        [21, "input", {"aria-label": "Title"}, None, "input", ["Old", 0]]], "dismiss"]])
    dialog()
    page.get_by_label("Title").fill("New title")
    RETURNS["reload"](page, wire)
    expect(page.get_by_role("status")).to_have_text(
        "The page was loaded again. This has closed “Edit”. Please open it again. The text that you have typed comes back.")
    dialog()
    expect(page.get_by_label("Title")).to_have_value("New title")
