"""Files in and out, on a page of the gallery."""

from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from accessibility import expect_accessible
from demo_page import DemoPage
from gallery_server import GalleryServer

PATH = "/catalogue/files"

pytestmark = [
    pytest.mark.lacks("webkit", reason="its driver does not report dialogs for files and downloads"),
    pytest.mark.shares_gallery,
]


@pytest.fixture
def files(gallery, open_page):
    def files(size="wide", scheme="light", **options):
        return DemoPage(open_page(size, scheme, **options), gallery.url + PATH).open()

    return files


@pytest.fixture
def text(tmp_path):
    """A text of 40,000 lines and 1 MB."""
    file = tmp_path / "Notes.txt"
    file.write_text("This line has 25 letters.\n" * 40_000)
    return file


def choose(page, button, *paths):
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=button).click()
    chooser.value.set_files([str(path) for path in paths])


def counted(page):
    return page.get_by_role("main").get_by_text("Notes.txt has 40,000 lines.")


def is_part(request):
    return request.method == "POST" and request.headers.get("content-type") == "application/octet-stream"


def follow_parts(page, answer=lambda number: None):
    """Collects the sizes of the parts that are sent. A part of which `answer` returns true is lost."""
    sizes = []

    def handle(route):
        if not is_part(route.request):
            return route.fallback()
        sizes.append(len(route.request.post_data_buffer or b""))
        return route.abort() if answer(len(sizes)) else route.fallback()

    page.route("**" + PATH, handle)
    return sizes


def test_a_text_arrives_in_parts(files, text):
    page = files().page
    sizes = follow_parts(page)
    choose(page, "Choose a text…", text)
    expect(counted(page)).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert sum(sizes) == text.stat().st_size and len(sizes) > 2


def test_the_same_file_can_be_chosen_again(files, text):
    page = files().page
    for _ in range(2):
        choose(page, "Choose a text…", text)
        expect(counted(page)).to_be_visible()


@pytest.mark.broken
def test_a_text_arrives_although_every_second_part_is_lost(files, text):
    page = files().page
    sizes = follow_parts(page, lambda number: number % 2 == 1)
    choose(page, "Choose a text…", text)
    expect(counted(page)).to_be_visible(timeout=30_000)
    assert sum(sizes[1::2]) == text.stat().st_size


@pytest.mark.broken
def test_an_upload_can_be_stopped(files, text):
    page = files().page
    follow_parts(page, lambda number: number > 1)
    choose(page, "Choose a text…", text)
    expect(page.get_by_role("progressbar", name="Notes.txt")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("The text arrives in parts.")).to_be_visible()
    page.unroute_all()
    choose(page, "Choose a text…", text)
    expect(counted(page)).to_be_visible()


@pytest.mark.broken
def test_an_upload_continues_after_a_reload(files, text):
    demo = files()
    page = demo.page
    sizes = follow_parts(page, lambda number: number > 3)
    choose(page, "Choose a text…", text)
    expect(page.get_by_role("progressbar", name="Notes.txt")).to_be_visible()
    page.wait_for_event("requestfailed", is_part)
    page.unroute_all()
    demo.open()
    rest = follow_parts(page)
    choose(page, "Choose a text…", text)
    expect(counted(page)).to_be_visible()
    # The server answers the first part with the offset at which the file continues.
    assert sum(sizes[:3]) + sum(rest[1:]) == text.stat().st_size


def test_a_person_chooses_several_pictures(files, tmp_path):
    page = files().page
    picture = tmp_path / "Page.png"
    page.screenshot(path=picture)
    other = tmp_path / "Other.png"
    other.write_bytes(picture.read_bytes())
    choose(page, "Choose pictures…", picture, other)
    expect(page.get_by_text("Page.png")).to_be_visible()
    expect(page.get_by_text("Other.png")).to_be_visible()


def test_a_file_that_is_no_picture_is_refused_by_its_content(files, tmp_path):
    page = files().page
    script = tmp_path / "Picture.png"
    script.write_text("<script>alert(1)</script>")
    choose(page, "Choose pictures…", script)
    expect(page.get_by_text("“Picture.png” is not a suitable file.")).to_be_visible()


def test_the_dialog_works_with_the_keyboard(files, text):
    demo = files()
    page = demo.page
    page.add_init_script("HTMLInputElement.prototype.showPicker = () => { throw new Error('no press'); };")
    page.on("filechooser", lambda _: None)  # a key could arrive before Playwright has told Chromium to report choosers
    demo.open()
    page.get_by_role("button", name="Choose pictures…").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Choose Files")).to_be_focused()
    with page.expect_file_chooser():
        page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("No pictures were chosen.")).to_be_visible()
    expect(page.get_by_role("button", name="Choose pictures…")).to_be_focused()


def test_a_text_is_stored_as_a_file(files):
    page = files().page
    page.get_by_label("Name").fill("Ada")
    with page.expect_download() as download:
        page.get_by_role("button", name="Store the greeting").click()
    assert download.value.suggested_filename == "Greeting.txt"
    assert Path(download.value.path()).read_text() == "Hello, Ada!\n"
    expect(page.get_by_text("Greeting.txt was handed to the browser.")).to_be_visible()


SHARE = """(outcome) => {
  window.shared = [];
  navigator.canShare = ({ files }) => files[0].type === "text/plain";
  navigator.share = async ({ title, files: [file] }) => {
    window.shared.push([title, file.name, file.type, await file.text()]);
    if (outcome) throw new DOMException("no", outcome);
  };
}"""


@pytest.mark.parametrize("outcome", ["", "AbortError"])
def test_an_item_is_shared_as_a_file(files, outcome):
    page = files().page
    page.get_by_label("Name").fill("Ada")
    page.evaluate(SHARE, outcome)
    page.get_by_role("button", name="Share the greeting").click()
    page.wait_for_function("() => window.shared.length")
    assert page.evaluate("shared") == [["Greeting", "Greeting.txt", "text/plain", "Hello, Ada!\n"]]


@pytest.mark.parametrize("dialog", ["none", "refused"])
def test_an_item_is_stored_where_it_cannot_be_shared(files, dialog):
    page = files().page
    if dialog == "refused":
        page.evaluate(SHARE, "NotAllowedError")
    else:
        page.evaluate("() => { Object.defineProperty(navigator, 'canShare', { value: undefined }); }")
    with page.expect_download() as download:
        page.get_by_role("button", name="Share the greeting").click()
    assert download.value.suggested_filename == "Greeting.txt"


def test_the_address_of_a_file_is_worth_nothing_in_another_browser(files, open_page):
    page = files().page
    with page.expect_download() as download:
        page.get_by_role("button", name="Store the greeting").click()
    address = download.value.url
    response = page.request.get(address, headers={"Range": "bytes=0-4"})
    assert (response.status, response.text()) == (206, "Hello")
    assert response.headers["content-disposition"].startswith("attachment;")
    assert open_page().request.get(address).status == 403


@pytest.mark.broken
def test_a_file_continues_after_a_restart_of_the_server(page, text, tmp_path):
    options = ("--partial-files", str(tmp_path / "parts"))
    with closing(GalleryServer(tmp_path / "data", *options)) as gallery:
        demo = DemoPage(page, gallery.url + PATH).open()
        sizes = follow_parts(page, lambda number: number > 3)
        choose(page, "Choose a text…", text)
        expect(page.get_by_role("progressbar", name="Notes.txt")).to_be_visible()
        page.wait_for_event("requestfailed", is_part)
    page.unroute_all()
    with closing(GalleryServer(tmp_path / "data", *options, port=urlsplit(gallery.url).port)):
        demo.open()
        rest = follow_parts(page)
        choose(page, "Choose a text…", text)
        expect(counted(page)).to_be_visible()
        # The server answers the first part with the offset at which the file continues.
        assert sum(sizes[:3]) + sum(rest[1:]) == text.stat().st_size
    assert not [path for path in (tmp_path / "parts").rglob("*") if path.is_file()]


@pytest.mark.parametrize("size", ["wide", "narrow"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_layout_and_screenshots(files, screenshot, size, scheme):
    demo = files(size, scheme)
    page = demo.page
    page.add_init_script("HTMLInputElement.prototype.showPicker = () => { throw new Error('no press'); };")
    demo.open()
    page.get_by_role("button", name="Choose pictures…").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect_accessible(page)
    screenshot(page, f"files-{size}-{scheme}", full_page=False)


PNG = b"\x89PNG\r\n\x1a\n" + bytes(10_000)


def test_a_picture_is_chosen_without_a_round_trip(files):
    page = files().page
    with page.expect_file_chooser() as chooser:
        page.get_by_text("Choose a picture", exact=True).click()
    assert not chooser.value.is_multiple()
    chooser.value.set_files([{"name": "Portrait.png", "mimeType": "image/png", "buffer": PNG}])
    expect(page.get_by_text("The picture has 10,008 bytes.")).to_be_visible()


def test_a_picture_that_is_none_is_refused(files):
    page = files().page
    with page.expect_file_chooser() as chooser:
        page.get_by_text("Choose a picture", exact=True).click()
    chooser.value.set_files([{"name": "Portrait.png", "mimeType": "image/png", "buffer": b"Hello"}])
    expect(page.get_by_text("Portrait.png")).to_be_visible()
    expect(page.get_by_text("Choose a picture", exact=True)).to_be_visible()


def test_texts_are_dropped_onto_a_view(files):
    page = files().page
    drag = """(kinds) => {
      const data = new DataTransfer();
      data.items.add(new File(["three short words"], "a.txt"));
      data.items.add(new File(["and three more"], "b.txt"));
      const area = document.querySelector(".drop-area");
      for (const kind of kinds) area.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
      return area.hasAttribute("data-targeted");
    }"""
    page.wait_for_function(drag, arg=["dragenter"])
    expect(page.get_by_text("Let go of the texts.")).to_be_visible()
    page.evaluate(drag, ["drop"])
    expect(page.get_by_text("6 words")).to_be_visible()
    expect(page.get_by_text("Drop texts here.")).to_be_visible()
