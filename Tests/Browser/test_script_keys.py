"""The page's script: menus, keyboard shortcuts and tooltips, which it handles without the server."""

import pytest
from playwright.sync_api import expect

from dialogs import alert, button, field, html, sheet


def item(node, name, **attributes):
    label = [node + 1, "span", {"class": "text"}, name]
    return [node, "button", {"class": "menu-item", "type": "button", "role": "menuitem", "tabindex": "-1", **attributes},
            [label], "click"]


def menu(node, name, *items):
    opener = [node + 1, "button", {"class": "button menu-button", "type": "button", "aria-haspopup": "menu"},
              [[node + 2, "span", {"class": "text"}, name]]]
    list_ = [node + 3, "div", {"class": "menu-items", "role": "menu", "popover": "auto"}, list(items)]
    return [node, "div", {"class": "menu"}, [opener, list_]]


def actions():
    more = menu(60, "More", item(70, "Print"))
    more[3][0][2].update({"class": "menu-item menu-button", "role": "menuitem", "tabindex": "-1"})
    return menu(10, "Actions", item(20, "Copy"), item(30, "Move", disabled=""), item(40, "Delete"), more)


@pytest.fixture
def page(live):
    return live(html(actions()) + html(button(80, "After")))


def opener(page):
    return page.get_by_role("button", name="Actions")


def focused(page):
    return page.evaluate("document.activeElement.innerText").strip()


def test_press_opens_and_closes_the_menu(page):
    expect(opener(page)).to_have_attribute("aria-haspopup", "menu")
    opener(page).click()
    expect(page.get_by_role("menu", name="Actions")).to_be_visible()
    expect(opener(page)).to_have_attribute("aria-expanded", "true")
    assert focused(page) == "Copy"
    opener(page).click()
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(opener(page)).to_have_attribute("aria-expanded", "false")


def test_press_outside_closes_the_menu(page):
    opener(page).click()
    page.mouse.click(700, 600)
    expect(page.get_by_role("menu")).to_have_count(0)


def test_arrow_keys_move_among_enabled_items(page):
    opener(page).focus()
    page.keyboard.press("ArrowDown")
    assert focused(page) == "Copy"
    page.keyboard.press("ArrowDown")
    assert focused(page) == "Delete"
    page.keyboard.press("End")
    assert focused(page) == "More"
    page.keyboard.press("ArrowDown")
    assert focused(page) == "Copy"
    page.keyboard.press("ArrowUp")
    assert focused(page) == "More"
    page.keyboard.press("Home")
    assert focused(page) == "Copy"


def test_arrow_up_opens_the_menu_at_its_last_item(page):
    opener(page).focus()
    page.keyboard.press("ArrowUp")
    assert focused(page) == "More"


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_enter_and_space_press_the_button_and_the_items(wire, page, key):
    opener(page).focus()
    page.keyboard.press(key)
    page.keyboard.press("ArrowDown")
    page.keyboard.press(key)
    assert wire.post().events == [[40, "click"]]
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(opener(page)).to_be_focused()


def test_escape_closes_the_menu_and_returns_the_focus(page):
    opener(page).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(opener(page)).to_be_focused()


def test_tab_closes_the_menu_and_focuses_the_next_control(page):
    opener(page).click()
    page.keyboard.press("Tab")
    expect(page.get_by_role("menu")).to_have_count(0)
    assert focused(page) == "After"


def test_submenu_opens_and_closes_with_its_item(wire, page):
    opener(page).click()
    page.get_by_role("menuitem", name="More").click()
    expect(page.get_by_role("menuitem", name="Print")).to_be_focused()
    expect(page.get_by_role("menuitem", name="Copy")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menuitem", name="Copy")).to_be_visible()
    assert focused(page) == "More"
    page.keyboard.press("Enter")
    page.get_by_role("menuitem", name="Print").click()
    assert wire.post().events == [[70, "click"]]
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(opener(page)).to_be_focused()


def test_focus_returns_to_the_menu_button_after_a_dialog(wire, page):
    opener(page).click()
    page.get_by_role("menuitem", name="Delete").click()
    wire.post()
    wire.patch(["i", 1, 0, alert(200, "Delete it?", "For good.", button(210, "OK"))], done=1)
    expect(page.get_by_role("alertdialog")).to_be_visible()
    wire.patch(["r", 200], done=1)
    expect(opener(page)).to_be_focused()


def test_escape_in_a_menu_does_not_dismiss_its_dialog(wire, live):
    page = live("")
    wire.patch(["i", 1, 0, sheet(100, actions())])
    opener(page).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    assert wire.post().events == [[100, "dismiss"]]


@pytest.mark.parametrize("size", ["narrow", "wide"])
def test_menu_is_positioned_at_its_button_inside_the_window(live, size):
    page = live('<div class="hstack">' + html(field(90, "Name")) + html(actions()) + "</div>", size=size)
    opener(page).click()
    box = page.get_by_role("menu").bounding_box()
    beside = opener(page).bounding_box()
    assert box["y"] == pytest.approx(beside["y"] + beside["height"] + 4, abs=1)
    assert box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"]


def far_below(live):
    """Opens a page whose menu is initially outside of the viewport."""
    return live("<p>Above</p>" * 60 + html(actions()) + "<p>Below</p>" * 60, clock=False)


def test_scrolling_to_the_button_does_not_close_its_menu(live):
    page = far_below(live)
    # In one script, since the browser dispatches the scroll event in its next frame.
    page.evaluate("""() => {
      const opener = document.querySelector("[aria-haspopup]");
      opener.scrollIntoView();
      opener.focus();
      opener.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
      return new Promise((done) => addEventListener("scroll", () => requestAnimationFrame(done), { once: true }));
    }""")
    expect(page.get_by_role("menu", name="Actions")).to_be_visible()


def test_scrolling_away_from_the_button_closes_its_menu(live):
    page = far_below(live)
    opener(page).click()
    expect(page.get_by_role("menu", name="Actions")).to_be_visible()
    page.mouse.move(700, 300)
    page.mouse.wheel(0, 120)
    expect(page.get_by_role("menu")).to_have_count(0)


# Keyboard shortcuts


def key(node, name, keys, **attributes):
    return button(node, name, **{"aria-keyshortcuts": keys}, **attributes)


def buttons():
    return [
        key(10, "Save", "Control+S Meta+S"), key(20, "Undo", "Control+Shift+Z"), key(30, "Next", "J"),
        key(40, "Help", "?"), key(50, "Go", "Enter"), key(60, "Stop", "Escape"), key(70, "Off", "Control+O", disabled=""),
        field(80, "Name"),
    ]


@pytest.fixture
def keys(live):
    return live("".join(map(html, buttons())))


@pytest.mark.parametrize("pressed, node", [
    ("Control+s", 10), ("Meta+s", 10), ("Control+Shift+Z", 20), ("j", 30), ("Shift+?", 40), ("Enter", 50), ("Escape", 60),
])
def test_shortcuts_press_their_buttons(wire, keys, pressed, node):
    keys.keyboard.press(pressed)
    assert wire.post().events == [[node, "click"]]


def test_typing_in_a_field_triggers_no_shortcut(wire, keys):
    keys.get_by_label("Name").focus()
    keys.keyboard.press("j")
    keys.keyboard.press("Control+s")
    assert wire.post().events == [[83, "input", "j", 1], [10, "click"]]
    keys.keyboard.press("Enter")
    assert wire.post().events == [[50, "click"]]


def test_return_presses_the_focused_button(wire, keys):
    keys.get_by_role("button", name="Undo").focus()
    keys.keyboard.press("Enter")
    assert wire.post().events == [[20, "click"]]


def test_shortcut_of_a_disabled_button_is_ignored(wire, keys):
    keys.keyboard.press("Control+o")
    keys.keyboard.press("j")
    assert wire.post().events == [[30, "click"]]


def test_only_shortcuts_in_the_open_dialog_are_active(wire, keys):
    wire.patch(["i", 1, 0, sheet(100, key(150, "Store", "Control+S"), key(160, "Leave", "Escape"))])
    expect(keys.get_by_role("dialog")).to_be_visible()
    keys.keyboard.press("j")
    keys.keyboard.press("Control+s")
    assert wire.post().events == [[150, "click"]]
    keys.keyboard.press("Escape")
    assert wire.post().events == [[160, "click"]], "no dismissal is sent"


# Tooltips


def test_tooltip_is_shown_with_keyboard_focus(live):
    page = live(html(button(10, "Save", title="Keeps what was entered")) + html(button(20, "Other")))
    save = page.get_by_role("button", name="Save")
    expect(save).to_have_accessible_description("Keeps what was entered")
    page.keyboard.press("Tab")
    tooltip = page.locator(".tooltip")
    expect(tooltip).to_be_visible()
    expect(tooltip).to_have_text("Keeps what was entered")
    assert tooltip.bounding_box()["y"] > save.bounding_box()["y"]
    page.keyboard.press("Tab")
    expect(tooltip).to_be_hidden()
    page.keyboard.press("Shift+Tab")
    expect(tooltip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tooltip).to_be_hidden()


def test_press_shows_no_tooltip(wire, live):
    page = live(html(button(10, "Save", title="Keeps what was entered")))
    page.get_by_role("button", name="Save").click()
    wire.post()
    expect(page.locator(".tooltip")).to_be_hidden()


@pytest.mark.lacks("webkit", reason="it does not know AltGr as a modifier")
def test_a_character_that_is_typed_with_altgr_is_no_shortcut(wire, live):
    page = live(html([2, "button", {"aria-keyshortcuts": "Control+Alt+Q"}, "Quit", "click"])
                + '<input class="input" data-n="4" data-on="input" value="" data-rev="0" aria-label="Mail">')
    # On Windows, AltGr is Control and Alt at once.
    type_at = """(field, isAltGr) => field.dispatchEvent(new KeyboardEvent("keydown", {
      key: "@", code: "KeyQ", ctrlKey: true, altKey: true, modifierAltGraph: isAltGr, bubbles: true, cancelable: true,
    }))"""
    field = page.get_by_label("Mail")
    assert field.evaluate(type_at, True), "The character is not typed."
    page.clock.run_for(100)
    assert wire._arrived["post"].empty()
    assert not field.evaluate(type_at, False)
    assert wire.post().events == [[2, "click"]]


def test_press_closes_the_menu_in_browsers_whose_popovers_take_only_a_boolean(page):
    page.evaluate("""() => {
      const { togglePopover } = HTMLElement.prototype;
      HTMLElement.prototype.togglePopover = function (...values) {
        return togglePopover.call(this, ...values.map((value) => Boolean(value)));
      };
    }""")
    opener(page).click()
    expect(page.get_by_role("menu", name="Actions")).to_be_visible()
    page.keyboard.press("Escape")
    opener(page).click()
    opener(page).evaluate("opener => opener.click()")
    expect(page.get_by_role("menu", name="Actions")).to_have_count(0)
