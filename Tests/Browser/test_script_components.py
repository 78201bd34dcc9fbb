"""Web components: the page's script around the custom elements of an app."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

# A component that writes down its callbacks, and shows its properties.
NOTE = """
  customElements.define("note-board", class extends HTMLElement {
    set properties(value) {
      log.push(["properties", value, this.isConnected]);
      this.textContent = value?.text ?? "";
      if (value?.fails) throw new Error("on purpose");
    }
    connectedCallback() { log.push(["connected"]); }
    disconnectedCallback() { log.push(["disconnected"]); }
    say(detail) { this.dispatchEvent(new CustomEvent("send", { detail })); }
  });
"""
MODULE = "globalThis.log ??= [];" + NOTE
FAILED = "This part of the page does not work."


def host(id, properties, name="note-board", module="/note.js"):
    return [id, "div", attributes(properties, name, module), 0, "component"]


def attributes(properties, name="note-board", module="/note.js"):
    return {"class": "component", "data-component": f"{name} {module}".strip(), "data-properties": json.dumps(properties)}


@pytest.fixture
def board(wire, live):
    """A page with an empty column, the element 2, and a text, the element 3."""
    wire.modules["/note.js"] = MODULE
    return live('<div data-n="2"></div><p data-n="3">Text</p>')


def log(page):
    return page.evaluate("globalThis.log ?? []")


def show(page, wire, properties):
    wire.patch(["i", 2, 0, host(10, properties)])
    expect(page.locator("note-board")).to_have_text(properties.get("text", ""))


def say(page, detail):
    page.evaluate("detail => document.querySelector('note-board').say(detail)", detail)
    page.clock.run_for(100)


def test_a_component_gets_its_properties_before_it_is_connected(board, wire):
    show(board, wire, {"text": "One"})
    assert log(board) == [["properties", {"text": "One"}, False], ["connected"]]


def test_a_component_of_the_first_document_is_shown(wire, live):
    wire.modules["/note.js"] = MODULE
    page = live(
        '<div class="component" data-n="10" data-on="component" data-component="note-board /note.js" '
        'data-properties="{&quot;text&quot;:&quot;One&quot;}"></div>')
    expect(page.locator("note-board")).to_have_text("One")


def test_new_properties_reach_the_same_element(board, wire):
    show(board, wire, {"text": "One"})
    board.evaluate("document.querySelector('note-board').mark = 1")
    wire.patch(["a", 10, "data-properties", json.dumps({"text": "Two"})])
    expect(board.locator("note-board")).to_have_text("Two")
    assert board.evaluate("document.querySelector('note-board').mark") == 1


def test_a_component_is_disconnected_with_its_view(board, wire):
    show(board, wire, {"text": "One"})
    wire.patch(["r", 10])
    expect(board.locator("note-board")).to_have_count(0)
    assert log(board)[-1] == ["disconnected"]


def test_patches_and_snapshots_leave_its_inside_alone(board, wire):
    show(board, wire, {"text": "One"})
    board.evaluate("document.querySelector('note-board').innerHTML = '<b>Drawn</b>'")
    wire.patch(["t", 3, "Other"], ["i", 1, 2, [4, "p", {}, "New"]])
    tree = [1, "main", {}, [[2, "div", {}, [host(10, {"text": "One"})]], [3, "p", {}, "After the gap"]]]
    wire.snapshot(5, 0, "Title", tree)
    expect(board.get_by_text("After the gap")).to_be_visible()
    expect(board.locator("note-board b")).to_have_text("Drawn")
    assert [entry[0] for entry in log(board)] == ["properties", "connected"]


def test_a_component_stays_when_the_page_connects_again(board, wire):
    show(board, wire, {"text": "One"})
    board.evaluate("dispatchEvent(new Event('online'))")
    wire.stream()
    wire.patch(["a", 10, "data-properties", json.dumps({"text": "Two"})])
    expect(board.locator("note-board")).to_have_text("Two")
    assert [entry[0] for entry in log(board)] == ["properties", "connected", "properties"]


def test_an_event_reaches_the_view(board, wire):
    show(board, wire, {})
    say(board, {"selected": {"id": 3}})
    assert wire.post().events == [[10, "component", "event", '{"selected":{"id":3}}']]


def test_of_the_events_of_one_name_that_wait_the_newest_is_sent(board, wire):
    show(board, wire, {})
    board.evaluate("""() => {
      const board = document.querySelector("note-board");
      for (let count = 1; count <= 100; count += 1) board.say({ moved: { to: count } });
      board.say({ ended: {} });
    }""")
    board.clock.run_for(100)
    events = wire.post().events
    while len(events) < 2:
        events += wire.post().events
    assert [json.loads(event[3]) for event in events] == [{"moved": {"to": 100}}, {"ended": {}}]


def test_a_flood_stays_within_the_limits_of_the_session_and_a_press_comes_through(wire, live):
    """Its events take at most 30 of the 50 that the server accepts in a second."""
    wire.modules["/note.js"] = MODULE
    page = live('<div data-n="2"></div><button data-n="4" data-on="click">Press</button>')
    show(page, wire, {})
    page.evaluate("""() => {
      const board = document.querySelector("note-board");
      let count = 0;
      setInterval(() => {
        for (let name = 0; name < 30; name += 1) board.say({ ["name" + name]: { count: count += 1 } });
      }, 10);
    }""")
    page.clock.run_for(2_000)
    page.get_by_role("button").click()
    events = []
    while [4, "click"] not in events:
        events += wire.post().events
    assert 3 <= len(events) <= 3 * 21 + 10 + 1  # before the press, what waits is sent: of ten names at most


def test_an_event_that_waits_is_sent_before_a_press(wire, live):
    wire.modules["/note.js"] = MODULE
    page = live('<div data-n="2"></div><button data-n="4" data-on="click">Press</button>')
    show(page, wire, {})
    page.evaluate("""() => {
      document.querySelector("note-board").say({ edited: { text: "newest" } });
      document.querySelector("button").click();
    }""")
    events = wire.post().events
    while len(events) < 2:
        events += wire.post().events
    assert events == [[10, "component", "event", '{"edited":{"text":"newest"}}'], [4, "click"]]


def test_an_event_that_is_too_long_is_dropped(board, wire):
    show(board, wire, {})
    say(board, {"text": "x" * 40_000})
    say(board, {"other": {}})
    assert wire.post().events == [[10, "component", "event", '{"other":{}}']]


@pytest.mark.parametrize(
    "source",
    [
        'throw new Error("on purpose");',
        'customElements.define("note-board", class extends HTMLElement { constructor() { super(); throw new Error("on purpose"); } });',
        'customElements.define("note-board", class extends HTMLElement { connectedCallback() { throw new Error("on purpose"); } });',
        'customElements.define("note-board", class extends HTMLElement { set properties(_) { throw new Error("on purpose"); } });',
    ],
    ids=["module", "constructor", "connection", "properties"],
)
def test_a_component_that_throws_shows_a_message_and_tells_the_server_once(wire, live, source):
    wire.modules["/note.js"] = source
    page = live('<div data-n="2"></div><p data-n="3">Text</p>')
    wire.patch(["i", 2, 0, host(10, {})])
    expect(page.locator(".component")).to_have_text(FAILED)
    assert wire.post().events == [[10, "component", "failure", "Error: on purpose"]]
    wire.patch(["a", 10, "data-properties", "[1]"], ["t", 3, "The page works"])
    expect(page.get_by_text("The page works")).to_be_visible()
    expect(page.locator(".component")).to_have_text(FAILED)


def test_a_component_that_throws_at_an_update_shows_a_message(board, wire):
    show(board, wire, {"text": "One"})
    wire.patch(["a", 10, "data-properties", json.dumps({"fails": True})])
    expect(board.locator(".component")).to_have_text(FAILED)
    assert wire.post().events == [[10, "component", "failure", "Error: on purpose"]]
    assert log(board)[-1] == ["disconnected"]


def test_an_error_after_an_update_is_told_once_and_the_component_stays(wire, live):
    wire.modules["/note.js"] = MODULE + """
      addEventListener("poke", () => { throw new Error("late, on purpose"); });
    """
    page = live('<div data-n="2"></div><p data-n="3">Text</p>')
    show(page, wire, {"text": "One"})
    for _ in range(3):
        page.evaluate("dispatchEvent(new Event('poke'))")
    assert wire.post().events == [[10, "component", "failure", "Error: late, on purpose"]]
    say(page, {"selected": {}})
    assert wire.post().events == [[10, "component", "event", '{"selected":{}}']]
    expect(page.locator("note-board")).to_have_text("One")


@pytest.mark.broken
def test_a_module_that_was_not_loaded_is_loaded_when_the_network_is_back(wire, live):
    page = live('<div data-n="2"></div>')
    wire.patch(["i", 2, 0, host(10, {"text": "One"}, module="/missing.js?v=1")])
    expect(page.locator(".component")).to_have_text(FAILED)
    assert wire.post().events[0][:3] == [10, "component", "failure"]
    wire.modules["/missing.js?v=1&attempt=1"] = MODULE
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator("note-board")).to_have_text("One")


def test_many_components_that_fail_alike_are_one_report(wire, live):
    wire.modules["/note.js"] = 'throw new Error("on purpose");'
    page = live('<div data-n="2"></div><button data-n="4" data-on="click">Press</button>')
    wire.patch(*[["i", 2, 0, host(10 + number, {})] for number in range(50)])
    expect(page.locator(".live-failed")).to_have_count(50)
    page.get_by_role("button").click()
    events = []
    while [4, "click"] not in events:
        events += wire.post().events
    assert len(events) == 2


@pytest.mark.parametrize("module", ["https://example.com/note.js", "//example.com/note.js", ""])
def test_a_module_of_another_site_is_not_loaded(wire, live, module):
    page = live('<div data-n="2"></div>')
    wire.patch(["i", 2, 0, host(10, {}, module=module)])
    expect(page.locator(".component")).to_have_text(FAILED)
    assert wire.post().events[0][:3] == [10, "component", "failure"]


def test_a_module_that_does_not_define_its_element_shows_a_message(wire, live):
    wire.modules["/note.js"] = "export const nothing = 1;"
    page = live('<div data-n="2"></div>')
    wire.patch(["i", 2, 0, host(10, {})])
    expect(page.locator(".component")).to_have_text(FAILED)
    assert wire.post().events == [[10, "component", "failure", "Error: /note.js does not define <note-board>."]]


TREE = [1, "main", {}, [[2, "div", {}, [host(10, {})]], [3, "p", {}, "Text"]]]


def test_a_page_whose_elements_a_component_removes_is_shown_again(board, wire):
    show(board, wire, {})
    board.evaluate("document.querySelector('p').remove()")
    assert wire.stream().headers["Live-Last"] == "9007199254740991"
    wire.snapshot(7, 0, "Title", TREE)
    expect(board.locator("p")).to_have_text("Text")
    wire.patch(["t", 3, "Other"])
    expect(board.locator("p")).to_have_text("Other")
    assert [entry[0] for entry in log(board)] == ["properties", "connected"]


def test_a_page_that_a_component_has_emptied_is_shown_again(board, wire):
    show(board, wire, {})
    board.evaluate("document.body.replaceChildren()")
    wire.stream()
    wire.snapshot(7, 0, "Title", TREE)
    expect(board.locator("p")).to_have_text("Text")
    expect(board.locator("note-board")).to_have_count(1)


def test_a_patch_that_does_not_match_is_answered_by_the_whole_page(board, wire):
    show(board, wire, {})
    wire.patch(["t", 99, "Nobody has this element"])
    assert wire.stream().headers["Live-Last"] == "9007199254740991"
    wire.snapshot(7, 0, "Title", TREE)
    wire.patch(["t", 3, "Other"])
    expect(board.locator("p")).to_have_text("Other")


def test_components_that_change_the_page_again_and_again_are_ended_without_a_reload(board, wire):
    show(board, wire, {})
    board.evaluate("window.isFirstDocument = true")
    for _ in range(4):
        board.evaluate("document.querySelector('[data-n=\"3\"]').remove()")
        wire.stream()
        wire.snapshot(wire.number + 1, 0, "Title", TREE)
        expect(board.locator('[data-n="3"]')).to_have_text("Text")
    expect(board.locator(".component")).to_have_text(FAILED)
    assert board.evaluate("window.isFirstDocument")


@pytest.mark.broken
def test_a_reload_that_components_have_caused_is_not_followed_by_another_one(wire, live):
    wire.modules["/note.js"] = MODULE
    board = live('<div data-n="2"></div><p data-n="3">Text</p>', clock=False)
    show(board, wire, {})
    wire.page_load()
    wire.snapshot(7, 0, "Title", [1, "main", {}, [[2, "not a tag"]]])
    wire.page_load()
    wire.number = 0
    wire.stream()
    wire.patch(["i", 2, 0, host(10, {})])
    expect(board.locator(".component")).to_have_text(FAILED)
    board.reload()
    wire.number = 0
    wire.stream()
    wire.patch(["i", 2, 0, host(10, {"text": "A person tries again"})])
    expect(board.locator("note-board")).to_have_text("A person tries again")


def test_a_page_without_components_does_not_load_their_script(wire, live):
    page = live('<p data-n="3">Text</p>')
    requested = []
    page.on("request", lambda request: requested.append(request.url))
    wire.patch(["t", 3, "Other"])
    expect(page.get_by_text("Other")).to_be_visible()
    assert not any("components.js" in url for url in requested)


def test_the_module_of_the_article_works(wire, live):
    article = Path(__file__).parents[2] / "Sources/PortableUIWeb/PortableUIWeb.docc/WebComponents.md"
    wire.modules["/color.js"] = re.search(r"```js\n(.*?)```", article.read_text(), re.DOTALL).group(1)
    page = live('<div data-n="2"></div>')
    wire.patch(["i", 2, 0, host(10, {"color": "#0a5dc3"}, "color-field", "/color.js")])
    field = page.locator("color-field input")
    expect(field).to_have_value("#0a5dc3")
    field.fill("#ff0000")
    page.clock.run_for(1)
    assert wire.post().events == [[10, "component", "event", '{"chosen":{"color":"#ff0000"}}']]
