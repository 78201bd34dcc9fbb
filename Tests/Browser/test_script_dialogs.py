"""Dialogs: how the page's script shows them, keeps the focus in them, and asks the server to dismiss them."""

import pytest
from playwright.sync_api import expect

from dialogs import alert, button, confirmation, cover, field, html, page_html, page_trees, sheet, to_do
from test_script_patches import settled


@pytest.fixture
def opened(wire, live):
    """A page on which a press of `Add` has brought the sheet, with the element 100."""

    def opened(**options):
        page = live(page_html(), **options)
        page.get_by_role("button", name="Add").click()
        assert wire.post().events == [[8, "click"]]
        wire.patch(["i", 1, 0, to_do()], done=1)
        expect(page.get_by_role("dialog")).to_be_visible()
        return page

    return opened


def focused(page):
    return page.evaluate("""() => {
      const element = document.activeElement;
      return element.labels?.[0]?.innerText ?? (element === document.body ? 'body' : element.innerText);
    }""").strip()


def modal(page):
    return page.evaluate("[...document.querySelectorAll('dialog:modal')].map(each => +each.dataset.n)")


def is_gone(page, node):
    expect(page.locator(f'dialog[class*="dialog"]').filter(has=page.locator(f'[data-n="{node + 1}"]'))).to_have_count(0)


def test_a_dialog_is_modal_and_named(opened):
    page = opened()
    assert modal(page) == [100]
    expect(page.get_by_role("dialog")).to_have_accessible_name("New to-do")
    assert page.locator("html").evaluate("() => matchMedia('(prefers-reduced-motion: reduce)').matches") is False


def test_the_focus_begins_in_the_first_field_and_stays_in_the_dialog(opened):
    page = opened()
    assert focused(page) == "Title"
    names = []
    for _ in range(6):
        page.keyboard.press("Tab")
        names.append(focused(page))
    # A browser puts its own tool bar between the last and the first.
    assert [name for name in names if name != "body"][:5] == ["Date", "Cancel", "Save", "Title", "Date"]
    for _ in range(8):
        page.keyboard.press("Shift+Tab")
        assert focused(page) in ("Title", "Date", "Cancel", "Save", "body")


def test_what_is_behind_cannot_be_pressed(wire, opened):
    page = opened()
    add = page.get_by_role("button", name="Add", include_hidden=True)
    box = add.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    add.evaluate("element => element.focus()")
    assert page.locator("dialog").evaluate("dialog => dialog.contains(document.activeElement)")
    page.get_by_role("button", name="Save").click()
    assert wire.post().events == [[150, "click"]], "nothing else was sent before"


def test_escape_asks_the_server_and_the_dialog_waits_for_its_answer(wire, opened):
    page = opened()
    page.keyboard.press("Escape")
    assert wire.post().events == [[100, "dismiss"]]
    page.keyboard.press("Escape")
    assert wire.post().events == [[100, "dismiss"]]
    settled(page, wire)
    assert modal(page) == [100], "the server has refused"
    wire.patch(["r", 100], done=3)
    is_gone(page, 100)
    assert page.evaluate("livePage.pending") == 0


def test_what_was_typed_is_sent_before_escape(wire, opened):
    page = opened()
    page.get_by_label("Title").press_sequentially("!")
    page.keyboard.press("Escape")
    assert wire.post().events == [[123, "input", "Buy oat milk!", 1], [100, "dismiss"]]


def test_the_devices_own_way_to_close_asks_the_server_too(wire, opened):
    page = opened()
    # What a back gesture does where there is no Escape.
    page.evaluate("document.querySelector('dialog').requestClose()")
    assert wire.post().events == [[100, "dismiss"]]
    assert modal(page) == [100]


def test_a_dialog_that_the_browser_closes_by_itself_comes_back(wire, opened):
    page = opened()
    page.evaluate("document.querySelector('dialog').close()")
    expect(page.locator("dialog:modal")).to_have_count(1)
    assert modal(page) == [100]
    assert wire.post().events == [[100, "dismiss"]], "the person wanted it gone"


def test_a_way_to_close_that_cannot_be_stopped_is_told_once(wire, opened):
    page = opened()
    # As a second back gesture does without a touch in between.
    page.evaluate("""() => {
      const dialog = document.querySelector('dialog');
      dialog.dispatchEvent(new Event('cancel', { cancelable: false }));
      dialog.close();
    }""")
    expect(page.locator("dialog:modal")).to_have_count(1)
    page.get_by_role("button", name="Save").click()
    assert wire.post().events == [[100, "dismiss"]]
    assert wire.post().events == [[150, "click"]]


def test_escape_does_not_disturb_an_input_method(wire, opened):
    page = opened()
    page.get_by_label("Title").evaluate("""field => field.dispatchEvent(new KeyboardEvent(
      'keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }))""")
    page.get_by_role("button", name="Save").click()
    assert wire.post().events == [[150, "click"]]


def test_escape_without_a_dialog_is_nobodys(wire, live):
    page = live(page_html())
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Add").click()
    assert wire.post().events == [[8, "click"]]


def test_the_focus_returns_to_what_opened_the_dialog(wire, opened):
    page = opened()
    page.get_by_role("button", name="Save").focus()
    wire.patch(["r", 100], done=1)
    expect(page.get_by_role("button", name="Add")).to_be_focused()


def test_the_focus_returns_also_where_a_press_does_not_move_it(wire, live):
    page = live(page_html())
    # As in Safari.
    page.get_by_role("button", name="Add").evaluate("button => button.click()")
    wire.post()
    assert focused(page) == "body"
    wire.patch(["i", 1, 0, to_do()], done=1)
    expect(page.get_by_role("dialog")).to_be_visible()
    wire.patch(["r", 100], done=1)
    expect(page.get_by_role("button", name="Add")).to_be_focused()


def test_an_alert_over_a_sheet_has_the_focus_and_gives_it_back(wire, opened):
    page = opened()
    page.get_by_role("button", name="Save").click()
    wire.post()
    ok = button(210, "OK")
    wire.patch(["i", 1, 0, alert(200, "The to-do was not saved", "The disk is full.", ok)], done=2)
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_have_accessible_name("The to-do was not saved")
    expect(dialog).to_have_accessible_description("The disk is full.")
    assert focused(page) == "OK"
    page.keyboard.press("Tab")
    assert focused(page) in ("OK", "body")
    page.keyboard.press("Escape")
    assert wire.post().events == [[200, "dismiss"]]
    wire.patch(["r", 200], done=3)
    is_gone(page, 200)
    assert modal(page) == [100]
    expect(page.get_by_role("button", name="Save")).to_be_focused()


def test_two_dialogs_that_go_together_leave_the_focus_where_it_began(wire, opened):
    page = opened()
    page.get_by_role("button", name="Save").click()
    wire.patch(["i", 1, 0, alert(200, "A", "B", button(210, "OK"))], done=2)
    expect(page.get_by_role("alertdialog")).to_be_visible()
    wire.patch(["r", 200], ["r", 100], done=2)
    expect(page.get_by_role("button", name="Add")).to_be_focused()


def test_the_cancel_button_of_an_alert_has_the_focus(wire, live):
    page = live(page_html())
    buttons = [button(210, "Delete", "role-destructive"), button(220, "Keep", "role-cancel", autofocus="")]
    wire.patch(["i", 1, 0, alert(200, "Delete it?", "For good.", *buttons)])
    expect(page.get_by_role("button", name="Keep")).to_be_focused()


@pytest.mark.parametrize("size", ["narrow", "wide"])
def test_a_cover_takes_the_whole_window(wire, live, size):
    page = live(page_html(), size=size)
    wire.patch(["i", 1, 0, cover(100, field(120, "Street"), field(130, "City"))])
    expect(page.get_by_role("dialog")).to_have_accessible_name("Order")
    finish(page)
    window = page.viewport_size
    assert page.locator("dialog").bounding_box() == {"x": 0, "y": 0, **window}
    assert focused(page) == "Street"
    names = []
    for _ in range(4):
        page.keyboard.press("Tab")
        names.append(focused(page))
    assert {*names} <= {"Street", "City", "body"}, "it keeps the focus"
    page.keyboard.press("Escape")
    assert wire.post().events == [[100, "dismiss"]]


def test_a_confirmation_dialog_has_its_buttons_below_one_another(wire, live):
    page = live(page_html(), size="narrow")
    page.get_by_role("button", name="Add").click()
    wire.post()
    buttons = [button(210, "Empty", "role-destructive"), button(220, "Cancel", "role-cancel", autofocus="")]
    wire.patch(["i", 1, 0, confirmation(200, "Empty the cart?", *buttons)], done=1)
    dialog = page.get_by_role("alertdialog", name="Empty the cart?")
    expect(dialog).to_have_accessible_description("It holds three things.")
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    finish(page)
    first, second = (page.get_by_role("button", name=name).bounding_box() for name in ("Empty", "Cancel"))
    assert first["y"] + first["height"] <= second["y"] and first["width"] == second["width"]
    page.keyboard.press("Escape")
    assert wire.post().events == [[200, "dismiss"]]
    wire.patch(["r", 200], done=2)
    expect(page.get_by_role("button", name="Add")).to_be_focused()


def test_a_sheet_without_a_title_is_named_by_its_first_heading(wire, live):
    page = live(page_html())
    content = [130, "h2", {"class": "text"}, "Entered by hand"]
    dialog = [100, "dialog", {"class": "dialog sheet"}, [[110, "div", {"class": "dialog-content"}, [content]]], "dismiss"]
    wire.patch(["i", 1, 0, dialog])
    expect(page.get_by_role("dialog")).to_have_accessible_name("Entered by hand")
    wire.patch(["r", 130])
    expect(page.get_by_role("dialog")).not_to_have_attribute("aria-labelledby", "n130")
    wire.patch(["a", 100, "aria-label", "Named"])
    expect(page.get_by_role("dialog")).to_have_accessible_name("Named")


def test_a_dialog_of_the_first_html_becomes_modal(wire, live):
    page = live(page_html() + html(to_do()))
    assert modal(page) == [100]
    assert focused(page) == "Title"
    page.keyboard.press("Escape")
    assert wire.post().events == [[100, "dismiss"]]


def test_without_script_a_dialog_can_be_read(wire, open_page):
    wire.main = f'<main data-n="1">{page_html()}{html(to_do())}</main>'
    page = open_page(java_script_enabled=False)
    page.goto(f"{wire.url}/page")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_label("Title")).to_have_value("Buy oat milk")


def test_a_snapshot_keeps_a_dialog_open_and_its_focus(wire, opened):
    page = opened()
    page.get_by_label("Date").focus()
    page.evaluate("window.kept = document.querySelector('dialog')")
    wire.snapshot(9, 1, None, [1, "main", {}, [*page_trees(), to_do()]])
    settled(page, wire)
    assert modal(page) == [100]
    assert page.evaluate("window.kept === document.querySelector('dialog')")
    assert focused(page) == "Date"


def test_a_snapshot_without_the_dialog_closes_it(wire, opened):
    page = opened()
    wire.snapshot(9, 1, None, [1, "main", {}, page_trees()])
    is_gone(page, 100)
    expect(page.get_by_role("button", name="Add")).to_be_focused()


SLOWLY = "document.styleSheets[0].insertRule('.dialog, .dialog::backdrop { transition-duration: 60s !important }', 0)"
WITHOUT_LAYOUT = {"translate", "scale", "opacity", "display", "overlay"}


def disk_full():
    return alert(200, "The to-do was not saved", "The disk is full.", button(210, "OK"))


def animations(page):
    """The names of what moves at present, the dialog's backdrop included."""
    return page.evaluate("""() => document.getAnimations()
      .filter(each => each.effect.target.closest('dialog')).map(each => each.transitionProperty)""")


def backdrop_animations(page):
    return page.evaluate("""() => document.getAnimations()
      .filter(each => each.effect.pseudoElement === '::backdrop').map(each => each.transitionProperty)""")


def seek(page, progress):
    """Stops everything that moves at a part of its way, and says where the dialog is then."""
    page.evaluate("""progress => document.getAnimations().forEach(each => {
      each.pause();
      each.currentTime = progress * 60_000;
    })""", progress)
    return page.locator("dialog").bounding_box()


def finish(page):
    page.evaluate("document.getAnimations().forEach(each => each.finish())")


def timing(page, pseudo=None):
    """How long the dialog in front takes to come or go, and at what pace."""
    return page.evaluate("""pseudo => {
      const style = getComputedStyle([...document.querySelectorAll('dialog')].at(-1), pseudo);
      return [style.transitionDuration, style.transitionTimingFunction]
        .map(list => [...new Set(list.split(/, (?![^(]*\\))/))].join());
    }""", pseudo)


@pytest.mark.parametrize("size", ["narrow", "wide"])
def test_a_sheet_rises_from_the_lower_edge_and_falls_back_there(wire, live, size):
    page = live(page_html(), size=size)
    height = page.viewport_size["height"]
    page.evaluate(SLOWLY)
    wire.patch(["i", 1, 0, to_do()])
    expect(page.locator("dialog:modal")).to_have_count(1)
    assert "translate" in animations(page)
    assert {*animations(page)} - {*backdrop_animations(page)} <= {"translate", "display", "overlay"}
    assert {*animations(page)} <= WITHOUT_LAYOUT
    assert seek(page, 0)["y"] == pytest.approx(height, abs=1)
    halfway = seek(page, 0.5)["y"]
    finish(page)
    assert animations(page) == []
    shown = page.locator("dialog").bounding_box()
    assert 0 <= shown["y"] and shown["y"] + shown["height"] <= height + 1
    assert 0 < halfway - shown["y"] < (height - shown["y"]) / 5, "most of the way comes first"
    wire.patch(["r", 100])
    expect(page.locator("dialog:modal")).to_have_count(0)
    assert {"translate", "display", "overlay"} <= {*animations(page)} <= WITHOUT_LAYOUT
    assert page.locator("dialog").evaluate("dialog => dialog.inert")
    assert seek(page, 0)["y"] == pytest.approx(shown["y"], abs=1)
    assert seek(page, 0.999)["y"] == pytest.approx(height, abs=3)
    finish(page)
    expect(page.locator("dialog")).to_have_count(0)


def test_a_sheet_takes_its_own_time(wire, live):
    page = live(page_html())
    wire.patch(["i", 1, 0, to_do()])
    expect(page.locator("dialog:modal")).to_have_count(1)
    assert timing(page) == ["0.4s", "cubic-bezier(0.2, 0.8, 0.2, 1)"]
    assert timing(page, "::backdrop")[0] == "0.4s"
    page.evaluate(SLOWLY)
    wire.patch(["r", 100])
    expect(page.locator("dialog:modal")).to_have_count(0)
    page.evaluate("document.styleSheets[0].deleteRule(0)")
    assert timing(page) == ["0.25s", "cubic-bezier(0.4, 0, 1, 1)"]
    finish(page)
    wire.patch(["i", 1, 0, disk_full()])
    expect(page.get_by_role("alertdialog")).to_be_visible()
    assert timing(page) == ["0.2s", "ease"]


@pytest.mark.parametrize("size", ["narrow", "wide"])
def test_an_alert_fades_in_where_it_stays(wire, live, size):
    page = live(page_html(), size=size)
    page.evaluate(SLOWLY)
    wire.patch(["i", 1, 0, disk_full()])
    expect(page.locator("dialog:modal")).to_have_count(1)
    assert {"opacity", "translate", "scale"} <= {*animations(page)} <= WITHOUT_LAYOUT
    begun = seek(page, 0)
    finish(page)
    shown = page.locator("dialog").bounding_box()
    assert begun["y"] == pytest.approx(shown["y"] + 12, abs=4)
    wire.patch(["r", 200])
    expect(page.locator("dialog:modal")).to_have_count(0)
    assert "opacity" in animations(page)
    finish(page)
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("dialog", [to_do(), disk_full()], ids=["sheet", "alert"])
@pytest.mark.parametrize("size", ["narrow", "wide"])
def test_nothing_moves_where_reduced_motion_is_asked_for(wire, live, size, dialog):
    page = live(page_html(), size=size, reduced_motion="reduce")
    wire.patch(["i", 1, 0, dialog])
    expect(page.locator("dialog:modal")).to_have_count(1)
    assert animations(page) == []
    for pseudo in (None, "::backdrop"):
        assert page.locator("dialog").evaluate(
            "(dialog, pseudo) => getComputedStyle(dialog, pseudo).transitionProperty", pseudo) == "none"
    expect(page.locator("dialog")).to_have_css("opacity", "1")
    wire.patch(["r", dialog[0]])
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.broken
def test_a_page_without_a_stream_says_so_in_front_of_a_dialog(wire, opened):
    page = opened()
    for _ in range(20):
        wire.stream_statuses.put(503)
    page.clock.resume()
    wire._stream.close()
    banner = page.locator(".live-status")
    expect(banner).to_have_text("Reconnecting…")
    finish(page)
    box = banner.bounding_box()
    assert box["y"] + box["height"] <= page.viewport_size["height"]
    # Without its round ends.
    inside = {**box, "x": box["x"] + box["height"], "width": box["width"] - 2 * box["height"]}
    in_front = page.screenshot(clip=inside)
    page.evaluate("""document.styleSheets[0].insertRule(
      'dialog, dialog::backdrop { display: none !important }', 0)""")
    assert page.screenshot(clip=inside) == in_front, "the dialog has dimmed it"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["narrow", "wide"])
def test_how_dialogs_look(wire, live, screenshot, size, scheme):
    page = live(page_html(), size=size, scheme=scheme)
    wire.patch(["i", 1, 0, to_do()])
    expect(page.get_by_role("dialog")).to_be_visible()
    screenshot(page, f"sheet-{size}-{scheme}", full_page=False)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    buttons = [button(210, "Discard", "role-destructive"), button(220, "Try again", "role-cancel", autofocus="")]
    wire.patch(["i", 1, 0, alert(200, "The to-do was not saved", "The disk is full. What you typed is kept.", *buttons)])
    expect(page.get_by_role("alertdialog")).to_be_visible()
    screenshot(page, f"alert-{size}-{scheme}", full_page=False)


def test_a_long_sheet_scrolls_between_its_bars(wire, live, screenshot):
    page = live(page_html(), size="narrow")
    fields = [[300, "div", {"class": "form"}, [field(310 + 10 * number, f"Field {number}") for number in range(14)]]]
    actions = [button(150, "Cancel"), button(160, "Save", "bordered-prominent")]
    wire.patch(["i", 1, 0, sheet(100, *fields, title="A long one", actions=actions)])
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert focused(page) == "Field 0"
    page.evaluate("document.getAnimations().forEach(each => each.finish())")
    box = dialog.bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= 740
    for name in ("Cancel", "Save"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport()
    expect(page.get_by_label("Field 13")).not_to_be_in_viewport()
    page.get_by_label("Field 13").scroll_into_view_if_needed()
    expect(page.get_by_role("heading", name="A long one")).to_be_in_viewport()
    screenshot(page, "sheet-long", full_page=False)
