"""The animations of dialogs when they open and close."""

import pytest
from playwright.sync_api import expect

from dialogs import disk_full, finish, page_html, to_do

NEEDS_DISPLAY = pytest.mark.lacks("firefox", reason="it does not animate `display`, so a closed dialog is gone at once")

SLOWLY = "document.styleSheets[0].insertRule('.dialog, .dialog::backdrop { transition-duration: 60s !important }', 0)"
WITHOUT_LAYOUT = {"translate", "scale", "opacity", "display", "overlay"}


def animations(page):
    """Returns the animated properties of the dialog and its backdrop."""
    return page.evaluate("""() => document.getAnimations()
      .filter(each => each.effect.target.closest('dialog')).map(each => each.transitionProperty)""")


def backdrop_animations(page):
    # WebKit does not name the pseudo-element.
    return page.evaluate("""() => document.getAnimations()
      .filter(each => each.effect.pseudoElement !== null).map(each => each.transitionProperty)""")


def overlay(page):
    """Returns the property that keeps a closed dialog in front of the page, in browsers that have it."""
    return {"overlay"} if page.evaluate("CSS.supports('overlay', 'none')") else set()


def seek(page, progress):
    """Pauses all animations at a progress, and returns the dialog's bounding box."""
    page.evaluate("""progress => document.getAnimations().forEach(each => {
      each.pause();
      each.currentTime = progress * 60_000;
    })""", progress)
    return page.locator("dialog").bounding_box()


def timing(page, pseudo=None):
    """Returns the duration and the timing function of the frontmost dialog's transition."""
    return page.evaluate("""pseudo => {
      const style = getComputedStyle([...document.querySelectorAll('dialog')].at(-1), pseudo);
      return [style.transitionDuration, style.transitionTimingFunction]
        .map(list => [...new Set(list.split(/, (?![^(]*\\))/))].join());
    }""", pseudo)


@NEEDS_DISPLAY
@pytest.mark.parametrize("size", ["narrow", "wide"])
def test_sheet_slides_in_from_the_bottom_and_out_again(wire, live, size):
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
    assert 0 < halfway - shown["y"] < (height - shown["y"]) / 5, "the animation must decelerate"
    wire.patch(["r", 100])
    expect(page.locator("dialog:modal")).to_have_count(0)
    assert {"translate", "display", *overlay(page)} <= {*animations(page)} <= WITHOUT_LAYOUT
    assert page.locator("dialog").evaluate("dialog => dialog.inert")
    assert seek(page, 0)["y"] == pytest.approx(shown["y"], abs=1)
    assert seek(page, 0.999)["y"] == pytest.approx(height, abs=3)
    finish(page)
    expect(page.locator("dialog")).to_have_count(0)


@NEEDS_DISPLAY
def test_sheets_and_alerts_have_different_durations(wire, live):
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


@NEEDS_DISPLAY
@pytest.mark.parametrize("size", ["narrow", "wide"])
def test_alert_fades_in_at_its_position(wire, live, size):
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
def test_reduced_motion_has_no_animations(wire, live, size, dialog):
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
