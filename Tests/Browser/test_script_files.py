"""The page's script: files that a person chooses or drops, and files that the server offers."""

import hashlib

import pytest
from playwright.sync_api import expect

from dialogs import html

FIELD = [12, "input", {"type": "file", "multiple": "", "aria-label": "Choose Files", "class": "file-input"}, 0, "files"]
DIALOG = [
    10, "dialog", {"class": "dialog alert importer"},
    [[11, "label", {"class": "button file-field"}, [[13, "span", {}, "Choose Files"], FIELD]]], "dismiss"]
BUTTON = [2, "button", {"class": "button", "type": "button"}, "Choose", "click"]
FIRST = 64 * 1024  # bytes of the first part
NO_DIALOGS = pytest.mark.lacks("webkit", reason="its driver does not report dialogs for files and downloads")


@pytest.fixture
def chooser(wire, wire_page):
    """Opens a page with a button, and a dialog for files if it is wanted, which does not open the browser's own."""

    def chooser(dialog=True):
        wire.main = f'<main data-n="1">{html(BUTTON)}</main>'
        page = wire_page()
        if dialog:
            page.add_init_script("HTMLInputElement.prototype.showPicker = () => { throw new Error('no press'); };")
        page.goto(f"{wire.url}/page")
        wire.stream()
        if dialog:
            wire.patch(["i", 1, 0, DIALOG])
            expect(page.get_by_role("dialog")).to_be_visible()
        return page

    return chooser


def choose(wire, page, *files):
    page.locator("input[type=file]").set_input_files(
        [{"name": name, "mimeType": "text/plain", "buffer": content} for name, content in files])
    return wire.post().events[0]


def accept(wire, keys, done=1):
    wire.patch(["a", 1, "data-uploads", keys], done=done)


def receive(wire, size, offset=0):
    """Receives parts until the file is complete, and returns its content."""
    content = b""
    while True:
        part = wire.part()
        assert int(part.headers["Live-Offset"]) == offset + len(content)
        content += part.body
        part.answer(204, Live_Offset=offset + len(content))
        if offset + len(content) >= size:
            return content


def test_chosen_files_are_described(wire, chooser):
    page = chooser()
    event = choose(wire, page, ("a.txt", b"Hello"), ("b.txt", b""))
    assert event[:3] == [12, "files", "chosen"]
    (one, name, size, fingerprint), other = event[3]
    assert (one, name, size) == (1, "a.txt", 5) and other[:3] == [2, "b.txt", 0]
    assert fingerprint.split("-")[1] == hashlib.sha256(b"Hello").hexdigest()


def test_nothing_is_sent_before_the_server_wants_it(wire, chooser):
    page = chooser()
    choose(wire, page, ("a.txt", b"Hello"))
    wire.patch(["t", 13, "Wait"], done=1)
    assert not wire.is_sent_a_part()
    accept(wire, "1")
    part = wire.part()
    assert part.body == b"Hello"
    assert (part.headers["Live-File"], part.headers["Live-Offset"], part.headers["Live-Page"]) == ("1", "0", wire.token)
    part.answer(204, Live_Offset=5)


def test_a_file_is_sent_in_growing_parts(wire, chooser):
    page = chooser()
    content = bytes(range(256)) * 2000  # 512,000 bytes
    choose(wire, page, ("a.bin", content))
    accept(wire, "1")
    lengths, sent = [], b""
    while len(sent) < len(content):
        part = wire.part()
        lengths.append(len(part.body))
        sent += part.body
        part.answer(204, Live_Offset=len(sent))
    assert sent == content
    assert lengths == [FIRST, 2 * FIRST, 4 * FIRST, len(content) - 7 * FIRST]


def test_an_empty_file_is_sent(wire, chooser):
    page = chooser()
    choose(wire, page, ("a.bin", b""))
    accept(wire, "1")
    assert receive(wire, 0) == b""


@pytest.mark.broken
def test_the_server_says_where_a_file_continues(wire, chooser):
    page = chooser()
    content = bytes(100_000)
    choose(wire, page, ("a.bin", content))
    accept(wire, "1")
    wire.part().answer(409, Live_Offset=90_000)
    assert len(receive(wire, len(content), offset=90_000)) == 10_000


@pytest.mark.broken
@pytest.mark.parametrize("failure", [None, 500, 503, 429])
def test_a_part_is_sent_again_after_a_failure(wire, chooser, failure):
    page = chooser()
    choose(wire, page, ("a.bin", b"Hello"))
    accept(wire, "1")
    wire.part().answer(failure)
    part = wire.part()
    assert part.body == b"Hello" and part.headers["Live-Offset"] == "0"
    part.answer(204, Live_Offset=5)


@pytest.mark.broken
@pytest.mark.parametrize("status", [400, 404, 413])
def test_a_file_that_the_server_refuses_is_given_up(wire, chooser, status):
    page = chooser()
    choose(wire, page, ("a.bin", b"Hello"), ("b.bin", b"World"))
    accept(wire, "1 2")
    wire.part().answer(status)
    assert wire.part().headers["Live-File"] == "2"


def test_a_file_that_is_no_longer_wanted_is_not_sent(wire, chooser):
    page = chooser()
    choose(wire, page, ("a.bin", bytes(FIRST * 3)), ("b.bin", b"World"))
    accept(wire, "1 2")
    part = wire.part()
    accept(wire, "2", done=0)
    part.answer(204, Live_Offset=FIRST)
    assert wire.part().headers["Live-File"] == "2"


def test_events_are_sent_while_a_file_is(wire, chooser):
    page = chooser()
    choose(wire, page, ("a.bin", b"Hello"))
    accept(wire, "1")
    wire.patch(["r", 10])
    part = wire.part()
    page.get_by_role("button", name="Choose").click()
    assert wire.post().events == [[2, "click"]]
    part.answer(204, Live_Offset=5)


def test_a_file_that_cannot_be_read_is_reported(wire, chooser):
    page = chooser()
    page.evaluate("() => { Blob.prototype.arrayBuffer = async () => { throw new DOMException('', 'NotReadableError'); }; }")
    event = choose(wire, page, ("a.bin", b"Hello"))
    assert event[3] == [[1, "a.bin", 5, ""]]
    accept(wire, "1")
    assert wire.post().events == [[0, "files", "unreadable", 1]]


def test_a_snapshot_continues_the_upload(wire, chooser):
    page = chooser()
    choose(wire, page, ("a.bin", b"Hello"))
    wire.snapshot(wire.number, 1, "First", [1, "main", {"data-uploads": "1"}, [BUTTON]])
    assert receive(wire, 5) == b"Hello"


@NO_DIALOGS
def test_the_press_that_led_to_the_dialog_opens_the_browsers_own(wire, chooser):
    page = chooser(dialog=False)
    page.get_by_role("button", name="Choose").click()
    with page.expect_file_chooser() as chosen:
        wire.patch(["i", 1, 0, DIALOG], done=1)
    wire.discard_posts()
    assert chosen.value.is_multiple()
    chosen.value.set_files([{"name": "a.txt", "mimeType": "text/plain", "buffer": b"Hello"}])
    assert wire.post().events[0][3][0][1] == "a.txt"


@NO_DIALOGS
def test_a_dialog_that_no_press_led_to_waits_for_one(wire, chooser):
    page = chooser()
    with page.expect_file_chooser():
        page.get_by_text("Choose Files").click()


def test_files_are_dropped_onto_the_dialog(wire, chooser):
    page = chooser()
    page.evaluate("""() => {
      const data = new DataTransfer();
      data.items.add(new File(["Hello"], "a.txt"));
      const dialog = document.querySelector("dialog");
      const over = new DragEvent("dragover", { dataTransfer: data, bubbles: true, cancelable: true });
      window.accepted = !dialog.dispatchEvent(over);
      dialog.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    }""")
    assert page.evaluate("window.accepted")
    assert wire.post().events[0][3][0][:3] == [1, "a.txt", 5]


@pytest.fixture
def picker(wire, wire_page):
    """Opens a page with a button that is a field for files, as `PhotosPicker` is."""

    def picker(**attributes):
        field = [4, "input", {"type": "file", "class": "file-input", **attributes}, 0, "files"]
        label = [3, "label", {"class": "button file-field"}, [[5, "span", {}, "Choose a picture"], field]]
        wire.main = f'<main data-n="1">{html(BUTTON)}{html(label)}</main>'
        page = wire_page()
        page.goto(f"{wire.url}/page")
        wire.stream()
        return page

    return picker


DROP = """() => {
  const data = new DataTransfer();
  data.items.add(new File(["Hello"], "a.png"));
  const label = document.querySelector(".file-field");
  const over = new DragEvent("dragover", { dataTransfer: data, bubbles: true, cancelable: true });
  label.dispatchEvent(over);
  label.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  return over.defaultPrevented;
}"""


@NO_DIALOGS
@pytest.mark.parametrize("by", ["press", "key"])
def test_a_button_for_files_opens_the_browsers_dialog_without_a_round_trip(wire, picker, by):
    page = picker()
    page.on("filechooser", lambda chooser: None)
    with page.expect_file_chooser() as chooser:
        if by == "press":
            page.get_by_text("Choose a picture").click()
        else:
            page.locator("input[type=file]").focus()
            page.keyboard.press("Enter")
    chooser.value.set_files([{"name": "a.png", "mimeType": "image/png", "buffer": b"Hello"}])
    assert wire.post().events[0][:3] == [4, "files", "chosen"]


def test_a_new_button_for_files_opens_no_dialog(wire, picker):
    page = picker()
    page.evaluate("() => { window.opened = 0; HTMLInputElement.prototype.showPicker = () => { window.opened += 1; }; }")
    page.get_by_role("button", name="Choose").first.click()
    wire.post()
    field = [8, "input", {"type": "file", "class": "file-input"}, 0, "files"]
    wire.patch(["i", 1, 2, [7, "label", {"class": "button file-field another"}, [[9, "span", {}, "Another"], field]]], done=1)
    page.get_by_text("Another").wait_for()
    page.evaluate(DROP.replace(".file-field", ".another"))  # the field is followed
    assert wire.post().events[0][:3] == [8, "files", "chosen"]
    assert page.evaluate("() => window.opened") == 0


def test_files_are_dropped_onto_a_button_for_files(wire, picker):
    page = picker()
    page.wait_for_function(DROP)
    (key, name, size, _), = wire.post().events[0][3]
    assert (key, name, size) == (1, "a.png", 5)


def test_nothing_is_dropped_onto_a_disabled_button_for_files(wire, picker):
    page = picker(disabled="")
    assert not page.evaluate(DROP)
    page.get_by_role("button", name="Choose").first.click()
    assert wire.post().events == [[2, "click"]]


PASTE = """() => {
  const data = new DataTransfer();
  data.items.add(new File(["Hello"], "a.png"));
  const field = document.querySelector("input[type=file]");
  return !field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
}"""


@pytest.mark.lacks("firefox", reason="it makes a pasted event without the files of a script")
def test_files_are_pasted_into_a_button_for_files(wire, picker):
    page = picker()
    page.wait_for_function(PASTE)
    assert wire.post().events[0][3][0][:3] == [1, "a.png", 5]


AREA = """(kinds) => {
  const data = new DataTransfer();
  data.items.add(new File(["Hello"], "a.txt"));
  const area = document.querySelector(".drop-area");
  Object.assign(area.style, { position: "fixed", left: "20px", top: "90px" });
  return kinds.map((kind) => {
    const place = { clientX: 32, clientY: 95 };
    area.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true, ...place }));
    return area.hasAttribute("data-targeted");
  });
}"""


@pytest.fixture
def area(wire, wire_page):
    """Opens a page with an area onto which files are dropped, as `dropDestination` makes one."""

    def area(attributes):
        wire.main = f'<main data-n="1">{html(BUTTON)}<div class="box drop-area" data-n="3" {attributes}>Drop</div></main>'
        page = wire_page()
        page.goto(f"{wire.url}/page")
        wire.stream()
        return page

    return area


def test_files_are_dropped_onto_an_area(wire, area):
    page = area('data-on="files"')
    page.wait_for_function("(kinds) => (" + AREA + ")(kinds)[0]", arg=["dragenter", "dragleave"])
    assert page.evaluate(AREA, ["dragenter", "dragleave", "dragenter", "drop"]) == [True, False, True, False]
    [event] = wire.post().events
    assert event[:3] == [3, "files", "dropped"] and event[3][0][:3] == [1, "a.txt", 5] and event[4:] == [12, 5]


def test_an_area_reports_that_files_are_dragged_over_it(wire, area):
    page = area('data-on="files" data-follows-target=""')
    page.wait_for_function("(kinds) => (" + AREA + ")(kinds)[0]", arg=["dragenter", "dragleave"])
    events = []
    while len(events) < 2:
        events += wire.post().events
    assert events == [[3, "files", "targeted", 1], [3, "files", "targeted", 0]]


def test_nothing_is_dropped_onto_a_disabled_area(wire, area):
    page = area("")
    assert page.evaluate(AREA, ["dragenter", "dragover", "drop"]) == [False, False, False]
    page.get_by_role("button", name="Choose").click()
    assert wire.post().events == [[2, "click"]]


@NO_DIALOGS
def test_closing_the_browsers_dialog_closes_the_pages(wire, chooser):
    page = chooser(dialog=False)
    page.get_by_role("button", name="Choose").click()
    wire.post()
    with page.expect_file_chooser():
        wire.patch(["i", 1, 0, DIALOG], done=1)
    page.evaluate("document.querySelector('input[type=file]').dispatchEvent(new Event('cancel', { bubbles: true }))")
    assert wire.post().events == [[10, "dismiss"]]


@NO_DIALOGS
def test_a_file_of_the_server_is_stored(wire, chooser):
    page = chooser(dialog=False)
    wire.modules["/_live/files/abc"] = "Hello"
    with page.expect_download() as download:
        wire.patch(["D", "/_live/files/abc", "Grüße.txt"])
    assert download.value.suggested_filename == "Grüße.txt"
    expect(page).to_have_url(f"{wire.url}/page")


@pytest.mark.parametrize("address", ["https://other.test/a", "//other.test/a", "javascript:alert(1)"])
def test_nothing_is_stored_from_another_site(wire, chooser, address):
    page = chooser(dialog=False)
    page.evaluate("""() => {
      window.pressed = 0;
      HTMLAnchorElement.prototype.click = () => { window.pressed += 1; };
    }""")
    wire.patch(["D", address, "a"])
    assert page.evaluate("window.pressed") == 0
