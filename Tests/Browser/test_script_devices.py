"""The scripts of `DeviceButton` and `MarkdownField`."""

import json

import pytest
from playwright.sync_api import expect

from wire_server import ASSETS


@pytest.fixture
def component(wire, live):
    """Shows a component with its properties. Its events arrive without a delay."""

    def component(name, module, properties, **options):
        wire.modules["/module.js"] = (ASSETS / "components" / module).read_text()
        page = live('<div class="vstack fill-width" data-n="2"></div>', clock=False, **options)
        declaration = {"class": "component", "data-component": f"{name} /module.js", "data-properties": json.dumps(properties)}
        wire.patch(["i", 2, 0, [10, "div", declaration, 0, "component"]])
        return page

    return component


@pytest.fixture
def button(component):
    def button(action, **options):
        page = component("live-device-button", "devices.js", {"title": "Press", "action": action}, **options)
        expect(page.get_by_role("button", name="Press")).to_be_visible()
        return page

    return button


def press(page):
    page.get_by_role("button", name="Press").click()


def result(wire):
    [[node, kind, report, text]] = wire.post().events
    assert (node, kind, report) == (10, "component", "event")
    return json.loads(text)


@pytest.mark.lacks("firefox", reason="its driver cannot permit the clipboard")
@pytest.mark.lacks("webkit", reason="its driver cannot permit the clipboard")
def test_a_text_is_copied(wire, button):
    page = button({"copy": {"text": "Tea"}}, permissions=["clipboard-read", "clipboard-write"])
    press(page)
    assert result(wire) == {"done": {}}
    assert page.evaluate("navigator.clipboard.readText()") == "Tea"


@pytest.mark.lacks("firefox", reason="its driver cannot permit geolocation")
@pytest.mark.lacks("webkit", reason="its driver cannot permit geolocation")
def test_the_place_of_the_device_is_found(wire, button):
    place = {"latitude": 48.1, "longitude": 11.5, "accuracy": 30}
    press(button({"locate": {}}, permissions=["geolocation"], geolocation=place))
    assert result(wire) == {"located": place}


@pytest.mark.parametrize(
    "error, expected",
    [("{ code: 1 }", "denied"), ("{ code: 2 }", "unavailable"), ("{ code: 3 }", "unavailable")],
    ids=["denied", "unknown", "late"],
)
def test_a_place_that_is_not_found_is_a_result(wire, button, error, expected):
    page = button({"locate": {}})
    page.evaluate(f"() => {{ navigator.geolocation.getCurrentPosition = (_, reject) => reject({error}); }}")
    press(page)
    assert result(wire) == {expected: {}}
    expect(page.get_by_role("button", name="Press")).to_be_enabled()


@pytest.mark.parametrize("permission, expected", [("granted", "done"), ("denied", "denied"), ("default", "denied")])
def test_a_notification_needs_a_permission(wire, button, permission, expected):
    page = button({"notify": {"title": "Tea", "body": "It is ready."}})
    page.evaluate("""permission => {
      window.shown = [];
      window.Notification = class {
        static requestPermission = async () => permission;
        constructor(title, { body }) { window.shown.push([title, body]); }
      };
    }""", permission)
    press(page)
    assert result(wire) == {expected: {}}
    assert page.evaluate("window.shown") == ([["Tea", "It is ready."]] if expected == "done" else [])


def test_a_capability_that_the_browser_lacks_is_a_result(wire, button):
    page = button({"notify": {"title": "Tea", "body": "It is ready."}})
    page.evaluate("() => { delete window.Notification; }")
    press(page)
    assert result(wire) == {"unavailable": {}}


def test_the_page_fills_the_screen_and_leaves_it(wire, button):
    page = button({"fullScreen": {}})
    for is_full in (True, False):
        press(page)
        assert result(wire) == {"done": {}}
        page.wait_for_function("isFull => Boolean(document.fullscreenElement) === isFull", arg=is_full)


def test_the_page_is_printed(wire, button):
    page = button({"print": {}})
    page.evaluate("() => { window.print = () => { window.wasPrinted = true; }; }")
    press(page)
    assert result(wire) == {"done": {}}
    assert page.evaluate("window.wasPrinted")


# Markdown


@pytest.fixture
def note(component):
    def note(text):
        page = component("live-markdown-field", "markdown.js", {"title": "Note", "text": text, "edits": 0})
        expect(page.get_by_role("textbox", name="Note")).to_have_value(text)
        return page

    return note


def set_text(wire, text, edits):
    wire.patch(["a", 10, "data-properties", json.dumps({"title": "Note", "text": text, "edits": edits})])


def edited(wire):
    """Returns the newest edit, after which no other one is waiting."""
    events = wire.post().events
    while wire._arrived["post"].qsize():
        events = wire.post().events
    return json.loads(events[-1][3])["edited"]


@pytest.mark.parametrize(
    "text, kind, part",
    [
        ("# Tea\nand", "heading", "# Tea"), ("a **b** c", "strong", "**b**"), ("a *b* c", "emphasis", "*b*"),
        ("a _b_ c", "emphasis", "_b_"), ("a `b` c", "code", "`b`"), ("```\n# b\n```\nc", "code", "```\n# b\n```"),
        ("- a", "mark", "- "), ("12. a", "mark", "12. "), ("> a", "quote", "> a"), ("[a](b)", "link", "[a](b)"),
        ("```\nopen", "code", "```\nopen"),
    ],
)
def test_parts_of_a_text_are_shown(note, text, kind, part):
    page = note(text)
    shown = page.locator("live-markdown-field pre")
    assert shown.text_content() == text + "\n"
    assert shown.locator(f".{kind}").all_text_contents() == [part]


def test_a_text_is_never_markup(note):
    page = note("<img src=x onerror=alert(1)> <b>b</b>")
    assert page.locator("live-markdown-field").evaluate("field => field.shadowRoot.querySelector('img, b')") is None


def test_keys_mark_the_selection_and_continue_a_list(note):
    page = note("")
    field = page.get_by_role("textbox", name="Note")
    field.press_sequentially("3. one")
    field.press("Enter")
    field.press_sequentially("two")
    expect(field).to_have_value("3. one\n4. two")
    field.press("Enter")
    field.press("Enter")
    expect(field).to_have_value("3. one\n4. two\n")
    field.select_text()
    field.press("Control+b")
    expect(field).to_have_value("**3. one\n4. two\n**")


def test_an_older_text_of_the_server_does_not_replace_a_newer_one(wire, note):
    page = note("")
    field = page.get_by_role("textbox", name="Note")
    field.press_sequentially("ab")
    expect(field).to_have_value("ab")
    assert edited(wire)["text"] in ("a", "ab")
    set_text(wire, "A", 1)
    expect(field).to_have_value("ab")
    set_text(wire, "AB", 2)
    expect(field).to_have_value("AB")
    assert field.evaluate("field => field.selectionStart") == 2
