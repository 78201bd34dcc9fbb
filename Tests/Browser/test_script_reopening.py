"""The page's script: a page is opened again in its document after its session has ended."""

import json
from html import escape

import pytest
from playwright.sync_api import expect

from page_clock import run_until

NAMES = {"Name": "text", "Code": "text", "Secret": "password"}
pytestmark = pytest.mark.broken


def html(content):
    """Returns the HTML of a tree."""
    number, tag, attributes, inside, *rest = [*content, None, None][:6]
    names = "".join(f' {name}="{escape(str(value))}"' for name, value in attributes.items())
    if rest[0]:
        names += f' data-on="{rest[0]}"'
    if rest[1]:
        names += f' value="{rest[1][0]}" data-rev="0"'
    inside = "".join(map(html, inside)) if isinstance(inside, list) else inside or ""
    return f'<{tag} data-n="{number}"{names}>{inside}' + ("" if tag == "input" else f"</{tag}>")


def stored(*texts):
    """Returns the attribute with the texts that a page lists: `[area, name, text]`, or with a remark."""
    return {"data-stored": json.dumps(texts, separators=(",", ":"))}


FORM = ["sealed", "/page form", "c1"]  # the state of a view
KEPT = "() => sessionStorage.getItem('swiftui.sealed /page form')"


def wait_until_kept(page, text):
    page.wait_for_function(f"text => ({KEPT})() === text", arg=text)


def tree(first, *extra, names=NAMES, attributes={}):
    """Returns the tree of a page with fields, whose IDs begin with a number."""
    fields = [
        [first + 10 * number, "label", {"class": "field"}, [
            [first + 10 * number + 1, "span", {}, name],
            [first + 10 * number + 2, "input", {"class": "input", "type": kind}, None, "input submit", ["", 0]],
        ]] for number, (name, kind) in enumerate(names.items(), 1)]  # fmt: skip
    button = [first + 90, "button", {"class": "button"}, "Save", "click"]
    return [first, "main", attributes, [*fields, button, *extra]]


@pytest.fixture
def open_form(wire, wire_page):
    """Opens a page with fields. The page that takes its place has other IDs."""

    def open_form(first=tree(1), next=tree(500), has_clock=False):
        wire.main, wire.tree = html(first), next
        page = wire_page()
        if has_clock:
            page.clock.install(time=0)
        page.goto(f"{wire.url}/page")
        wire.stream()
        wire.page_load()
        page.evaluate("() => { window.isFirst = true; window.main = document.querySelector('main'); }")
        return page

    return open_form


def open_again(wire):
    """Lets the page find that its session has ended, and returns its next request."""
    wire.expire_session()
    return wire.reopening()


def expect_first_document(page):
    assert page.evaluate("window.isFirst && window.main === document.querySelector('main')")


def sent_events(wire, count):
    """Returns the next events of the new session."""
    events = []
    while len(events) < count:
        post = wire.post()
        if post.headers["Live-Page"].endswith("+"):
            events += [event[:3] for event in post.events]
    return events


def test_no_letter_is_lost_while_a_person_types(wire, open_form):
    page = open_form()
    field = page.get_by_label("Name")
    field.focus()
    text = "The quick brown fox jumps over the lazy dog."
    for number in range(3):
        wire.tree = tree(1000 * number + 500)
        with wire.hold_page():
            wire.expire_session()
            page.keyboard.type(text[:20])
            wire.reopening()
            page.keyboard.type(text[20:40])
        page.keyboard.type(text[40:])
        wire.discard_posts()
        wire.stream()
        expect(field).to_have_value(text * (number + 1))
        expect(field).to_be_focused()
    expect_first_document(page)
    expect(field).to_have_attribute("data-n", "2512")


def test_the_new_session_receives_what_was_typed_and_the_next_press(wire, open_form):
    page = open_form()
    page.get_by_label("Name").fill("Ada")
    page.get_by_label("Code").fill("7")
    page.get_by_label("Name").focus()
    wire.discard_posts()
    page.get_by_label("Name").evaluate("field => field.setSelectionRange(1, 2)")
    request = open_again(wire)
    assert request.headers["Live-Reopen"] == "d0c" and request.body == {"seq": 1, "ack": 0, "events": []}
    wire.stream()
    assert sorted(sent_events(wire, 2)) == [[512, "input", "Ada"], [522, "input", "7"]]
    assert page.get_by_label("Name").evaluate("field => [field.selectionStart, field.selectionEnd]") == [1, 2]
    page.get_by_role("button", name="Save").click()
    assert sent_events(wire, 1) == [[590, "click"]]
    expect_first_document(page)


def test_a_password_stays_and_is_stored_nowhere(wire, open_form):
    page = open_form()
    page.get_by_label("Secret").fill("hunter2")
    page.get_by_label("Secret").evaluate("field => { field.type = 'text'; }")
    wire.discard_posts()
    page.evaluate("""() => {
      const { setItem } = Storage.prototype;
      window.written = "";
      Storage.prototype.setItem = function (...item) { window.written += item; return setItem.apply(this, item); };
    }""")
    open_again(wire)
    wire.stream()
    assert sent_events(wire, 1) == [[532, "input", "hunter2"]]
    expect(page.get_by_label("Secret")).to_have_value("hunter2")
    expect(page.get_by_label("Secret")).to_have_attribute("type", "password")
    assert "hunter2" not in page.evaluate("window.written + JSON.stringify({ ...sessionStorage, ...localStorage })")


def test_fields_that_the_person_has_not_edited_have_the_values_of_the_new_session(wire, open_form):
    page = open_form()
    wire.tree[3][0][3][1][5] = ["Grace", 0]
    open_again(wire)
    wire.stream()
    expect(page.get_by_label("Name")).to_have_value("Grace")
    wire.patch(["v", 512, "Grace Hopper", 0])
    expect(page.get_by_label("Name")).to_have_value("Grace Hopper")


def test_a_text_goes_to_the_field_with_its_name_only(wire, open_form):
    page = open_form(next=tree(500, names={"Street": "text", "Code": "text"}))
    page.get_by_label("Name").fill("Ada")
    open_again(wire)
    wire.stream()
    expect(page.get_by_label("Street")).to_have_value("")
    expect(page.get_by_label("Street")).not_to_be_focused()


def test_the_focus_does_not_go_to_another_control_in_its_place(wire, open_form):
    def with_button(first, name):
        content = tree(first)
        content[3][3][3] = name
        return content

    page = open_form(with_button(1, "Save"), with_button(500, "Delete"))
    page.get_by_role("button", name="Save").focus()
    open_again(wire)
    wire.stream()
    expect(page.get_by_role("button", name="Delete")).not_to_be_focused()


def test_a_press_without_an_answer_is_pointed_out(wire, open_form):
    page = open_form()
    wire.holds_posts = True
    page.get_by_role("button", name="Save").click()
    press = wire.post()
    open_again(wire)
    wire.stream()
    wire.holds_posts = False
    expect(page.get_by_role("status")).to_contain_text("check whether your last action was done")
    expect(page.get_by_role("button", name="Save")).not_to_have_attribute("data-pending", "")
    press.answer(204)
    # The answer to the former session says nothing about the batches of this one.
    page.get_by_role("button", name="Save").click()
    post = wire.post()
    assert post.body["seq"] == 1 and post.events == [[590, "click"]]


def test_an_open_dialog_stays_open(wire, open_form):
    def dialog(first):
        return [first + 100, "dialog", {"aria-label": "Edit"}, [
            [first + 101, "input", {"aria-label": "Title"}, None, "input", ["Old", 0]]], "dismiss"]  # fmt: skip

    page = open_form(tree(1, dialog(1)), tree(500, dialog(500)))
    page.get_by_label("Title").fill("New")
    page.evaluate("""() => {
      window.closings = 0;
      document.addEventListener("close", () => { window.closings += 1; }, true);
    }""")
    wire.discard_posts()
    open_again(wire)
    wire.stream()
    expect(page.get_by_label("Title")).to_have_value("New")
    expect(page.get_by_label("Title")).to_be_focused()
    assert page.evaluate("[window.closings, document.querySelector('dialog').matches(':modal')]") == [0, True]
    page.keyboard.press("Escape")
    assert [601, "input", "New"] in (events := sent_events(wire, 2)) and events[-1] == [600, "dismiss"]
    wire.tree = tree(900)
    open_again(wire)
    wire.stream()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("status")).to_contain_text("This has closed “Edit”")


def test_a_field_that_arrives_later_gets_its_text(wire, open_form):
    page = open_form(next=tree(300))
    page.get_by_label("Name").fill("Ada")
    open_again(wire)
    wire.stream()
    wire.tree = [500, "main", {}, [[502, "h1", {}, "Form"], [501, "progress", {}, None]]]
    open_again(wire)
    wire.stream()
    expect(page.get_by_label("Name")).to_have_count(0)
    # The focus is at another place meanwhile, but the person types on, also while the session ends again.
    page.keyboard.type(" Love")
    wire.tree = [700, "main", {}, [[702, "h1", {}, "Form"], [701, "progress", {}, None]]]
    open_again(wire)
    wire.stream()
    expect(page.get_by_role("heading")).to_have_attribute("data-n", "702")
    page.keyboard.type("lace")
    wire.discard_posts()
    wire.patch(["r", 701], *[["i", 700, 702, child] for child in tree(800)[3]])
    expect(page.get_by_label("Name")).to_have_value("Ada Lovelace")
    expect(page.get_by_label("Name")).to_be_focused()
    page.keyboard.type("!")
    expect(page.get_by_label("Name")).to_have_value("Ada Lovelace!")


def test_an_input_method_is_not_disturbed(wire, open_form):
    page = open_form()
    field = page.get_by_label("Name")
    field.focus()
    compose = "(field, kind) => field.dispatchEvent(new CompositionEvent(kind, { bubbles: true }))"
    field.evaluate(compose, "compositionstart")
    open_again(wire)
    page.keyboard.type("に")
    expect(field).to_have_attribute("data-n", "13")
    field.evaluate(compose, "compositionend")
    wire.stream()
    expect(field).to_have_attribute("data-n", "512")
    expect(field).to_have_value("に")


def test_a_server_that_is_not_there_yet_is_asked_again(wire, open_form):
    page = open_form()
    page.get_by_label("Name").fill("Ada")
    for status in (503, 429, 502):
        wire.reopening_statuses.put(status)
    open_again(wire)
    wire.stream()
    assert wire.reopening_statuses.empty()
    expect(page.get_by_label("Name")).to_have_value("Ada")
    expect_first_document(page)


@pytest.mark.parametrize("status", [303, 401, 404, 409, 413])
def test_another_document_is_loaded(wire, open_form, status):
    page = open_form()
    page.get_by_label("Name").fill("Ada")
    wire.reopening_statuses.put(status)
    open_again(wire)
    wire.page_load()
    wire.stream()
    expect(page.get_by_label("Name")).to_have_value("Ada")
    assert not page.evaluate("window.isFirst")


DOCUMENTS = {
    "a language": tree(1, attributes={"lang": "de"}),
    "fragments": tree(1, attributes={"data-fragments": ""}),
    "files": tree(1, [150, "input", {"type": "file"}, None, "files"]),
    "a long list": tree(1, [150, "div", {"data-rows": "1 100 100"}, None, "layout"]),
}


@pytest.mark.parametrize("content", DOCUMENTS)
def test_a_document_with_something_that_cannot_stay_is_loaded(wire, open_form, content):
    page = open_form(DOCUMENTS[content])
    wire.expire_session()
    wire.page_load()
    wire.stream()
    assert not page.evaluate("window.isFirst")


@pytest.mark.parametrize("status", [401, 403])
def test_a_session_of_somebody_else_loads_its_document(wire, open_form, status):
    page = open_form()
    wire.number = 0
    wire.stream_statuses.put(status)
    wire._stream.close()
    wire.page_load()
    wire.stream()
    assert not page.evaluate("window.isFirst")


def test_a_server_that_shuts_down_moves_the_page_and_receives_its_last_events(wire, open_form):
    page = open_form()
    wire.frame(0, kind="reload")
    page.get_by_label("Name").fill("Ada")
    wire.reopening()
    wire.stream()
    expect(page.get_by_label("Name")).to_have_attribute("data-n", "512")
    expect(page.get_by_label("Name")).to_have_value("Ada")
    last = wire.post()
    while "bye" not in last.body:
        last = wire.post()
    assert last.headers["Live-Page"] == "page-token"
    expect_first_document(page)


def test_texts_of_the_browser_go_to_the_new_session(wire, open_form):
    texts = [FORM, ["session", "tab", "Two"], ["local", "theme", "dark"]]
    page = open_form(tree(1, attributes=stored(*texts)))
    wait_until_kept(page, "c1")
    wire.tree = tree(500, attributes=stored(
        ["sealed", "/page other", "c2"], ["session", "tab", "Two"], ["local", "theme", None]))  # fmt: skip
    request = open_again(wire)
    assert sorted(request.events) == sorted([0, "stored", *text] for text in texts)
    wire.stream()
    page.get_by_role("button", name="Save").click()
    # The new session lists the states that its views have, and asks for the other texts that it does not know.
    assert [0, "stored", "local"] in sent_events(wire, 2)
    page.wait_for_function("() => sessionStorage.getItem('swiftui.sealed /page other') === 'c2'")
    assert page.evaluate(KEPT) is None
    assert "loaded again" not in page.get_by_role("status").text_content()


def test_a_state_that_the_new_session_refuses_is_pointed_out(wire, open_form):
    refused = stored(["sealed", "/page form", None, "refused"])
    page = open_form(tree(1, attributes=stored(FORM)), tree(500, attributes=refused))
    wait_until_kept(page, "c1")
    open_again(wire)
    wire.stream()
    expect(page.get_by_role("status")).to_have_text("The page was loaded again.")
    assert page.evaluate(KEPT) is None


def test_an_action_that_was_interrupted_is_pointed_out(wire, open_form):
    page = open_form(tree(1, attributes=stored([*FORM, "interrupted"])))
    wait_until_kept(page, "c1")
    open_again(wire)
    wire.stream()
    expect(page.get_by_role("status")).to_contain_text("check whether your last action was done")


def test_a_page_is_opened_again_once(wire, open_form):
    page = open_form(has_clock=True)
    wire.frame(4_000, kind="reload")
    wire.post_statuses.put(410)
    page.get_by_role("button", name="Save").click()
    wire.reopening()
    wire.stream()
    expect(page.get_by_role("button", name="Save")).to_have_attribute("data-n", "590")
    page.clock.run_for(10_000)
    page.get_by_label("Name").fill("Ada")
    page.clock.run_for(1_000)
    assert [512, "input", "Ada"] in sent_events(wire, 1)
    assert not wire.is_asked_to_reopen()


def test_a_server_that_opens_documents_only_is_asked_for_one(wire, open_form):
    page = open_form(has_clock=True)
    for _ in range(20):
        wire.reopening_statuses.put(500)
    wire.expire_session()
    for _ in range(6):
        run_until(page, wire.is_asked_to_reopen, 1_000)
        wire.reopening()
    run_until(page, wire.is_asked_for_a_page, 1_000)
    assert not wire.is_asked_to_reopen()


def test_a_password_whose_field_has_not_come_back_is_stored_nowhere(wire, open_form):
    page = open_form(next=[500, "main", {}, [[501, "progress", {}, None]]])
    page.get_by_label("Secret").fill("hunter2")
    page.get_by_label("Name").fill("Ada")
    open_again(wire)
    wire.stream()
    expect(page.get_by_label("Secret")).to_have_count(0)
    page.goto(f"{wire.url}/elsewhere")
    stored = page.evaluate("JSON.stringify({ ...sessionStorage })")
    assert "Ada" in stored and "hunter2" not in stored


def test_the_new_session_learns_which_images_have_loaded_and_where_the_focus_is(wire, open_form):
    def with_picture(first):
        content = tree(first, [first + 95, "img", {"src": "/live.css?picture", "alt": ""}, None, "load error"])
        content[3][0][3][1][4] = "input focus"
        return content

    page = open_form(with_picture(1), with_picture(500))
    page.get_by_label("Name").focus()
    page.wait_for_function("() => document.querySelector('img').complete")
    wire.discard_posts()
    open_again(wire)
    wire.stream()
    assert sorted(event[:2] for event in sent_events(wire, 2)) == [[512, "focus"], [595, "error"]]


def test_a_component_with_another_module_needs_a_document(wire, open_form):
    def with_component(first, module):
        return tree(first, [first + 95, "div", {"data-component": f"x-board {module}"}, None])

    wire.modules["/board.js"] = "customElements.define('x-board', class extends HTMLElement {});"
    page = open_form(with_component(1, "/board.js"), with_component(500, "/board.js"))
    page.wait_for_selector("x-board", state="attached")
    open_again(wire)
    wire.stream()
    expect_first_document(page)
    wire.tree = with_component(900, "/board2.js")
    open_again(wire)
    wire.page_load()
    wire.stream()
    assert not page.evaluate("window.isFirst")


def test_a_state_whose_view_is_not_there_yet_stays_in_the_tab(wire, open_form):
    page = open_form(tree(1, attributes=stored(FORM)))
    wait_until_kept(page, "c1")
    for number in range(2):
        wire.tree = tree(1000 * number + 500)
        assert open_again(wire).events == [[0, "stored", *FORM]]
        wire.stream()
        assert page.evaluate(KEPT) == "c1"
    page.get_by_role("button", name="Save").click()
    wait_until_kept(page, None)


def test_the_next_session_may_end_as_the_first(wire, open_form):
    page = open_form()
    for number in range(4):
        wire.tree = tree(1000 * number + 500)
        page.get_by_label("Name").press_sequentially("a")
        open_again(wire)
        wire.stream()
        wire.patch(["t", 1000 * number + 590, f"Save {number}"])
        expect(page.get_by_role("button", name=f"Save {number}")).to_be_visible()
    expect(page.get_by_label("Name")).to_have_value("aaaa")
    expect_first_document(page)
