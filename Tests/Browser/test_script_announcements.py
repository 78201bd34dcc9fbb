"""The page's script: what screen readers say of changes that do not receive the focus."""

from dialogs import button, html, sheet
from page_clock import run_until

# Stores what each live region has said, which outlasts its text.
LISTEN = """
  window.heard = [];
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const region = target.closest?.(".live-voice");
      for (const { textContent } of region ? addedNodes : []) heard.push([region.ariaLive, textContent]);
    }
  }).observe(document, { subtree: true, childList: true });
"""
SAVE = [4, "button", {"class": "button"}, "Save", "click"]


def text(node, content):
    return [node, "p", {"class": "text"}, content]


def progress(node, name):
    return [node, "div", {"role": "progressbar", "aria-label": name}]


def opened(live, *content):
    page = live("".join(map(html, [SAVE, *content])))
    page.evaluate(f"() => {{ {LISTEN} }}")
    return page


def press(page, wire):
    page.get_by_role("button", name="Save").click()
    wire.post()


def heard(page, wire):
    """Shows the patches that were sent, waits for two seconds, and returns the texts that live regions have announced."""
    wire.patch(["T", "Shown"])
    run_until(page, lambda: page.title() == "Shown", 10)
    page.clock.run_for(2_000)
    return page.evaluate("heard.splice(0)")


def test_results_of_a_press_are_announced_together(wire, live):
    page = opened(live, text(10, "Ada"))
    press(page, wire)
    wire.patch(["t", 10, "Grace"], ["i", 1, 0, text(11, "Saved at noon")], done=1)
    assert heard(page, wire) == [["polite", "Grace Saved at noon"]]


def test_changes_that_no_person_has_caused_are_not_announced(wire, live):
    page = opened(live, text(10, "Ada"))
    wire.patch(["t", 10, "Grace"])
    assert heard(page, wire) == []


def test_progress_is_announced_only_if_it_lasts(wire, live):
    page = opened(live)
    press(page, wire)
    wire.patch(["i", 1, 0, progress(10, "Saving…")], done=1)
    page.locator("[role=progressbar]").wait_for(state="attached")
    wire.patch(["r", 10], ["i", 1, 0, text(11, "Saved")])
    assert heard(page, wire) == [["polite", "Saved"]]
    press(page, wire)
    wire.patch(["i", 1, 0, progress(12, "Saving…")], done=2)
    assert heard(page, wire) == [["polite", "Saving…"]]
    page.clock.run_for(20_000)
    wire.patch(["r", 12], ["i", 1, 0, text(13, "Saved again")])
    assert heard(page, wire) == [["polite", "Saved again"]], "the progress has lasted until then"


def test_a_text_that_keeps_changing_is_announced_once(wire, live):
    page = opened(live, text(10, "0"))
    press(page, wire)
    wire.patch(["t", 10, "1"], done=1)
    assert heard(page, wire) == [["polite", "1"]]
    for number in range(2, 5):
        wire.patch(["t", 10, str(number)])
        assert heard(page, wire) == []
    press(page, wire)
    wire.patch(["t", 10, "5"], done=2)
    assert heard(page, wire) == [["polite", "5"]]


def test_announcements_of_the_server_are_heard_once_and_at_once(wire, live):
    page = opened(live)
    press(page, wire)
    wire.patch(["A", "The name is too long.", 1], ["i", 1, 0, text(10, "The name is too long.")], ["A", "Try again.", 0], done=1)
    assert heard(page, wire) == [["assertive", "The name is too long."], ["polite", "Try again."]]
    wire.patch(["A", "Somebody has joined.", 0])
    assert heard(page, wire) == [["polite", "Somebody has joined."]]


def test_announcements_are_in_the_frontmost_dialog(wire, live):
    page = opened(live)
    press(page, wire)
    wire.patch(["i", 1, 0, sheet(100, button(150, "Send"))], done=1)
    assert heard(page, wire) == [], "its name is read, because it receives the focus"
    page.get_by_role("button", name="Send").click()
    wire.post()
    wire.patch(["i", 1, 0, text(159, "Behind")], ["i", 101, 0, text(160, "Sent")], done=2)
    assert heard(page, wire) == [["polite", "Sent"]]
    assert page.locator("dialog [aria-live=polite]").count() == 1


def test_a_long_text_is_cut_at_a_word(wire, live):
    page = opened(live)
    press(page, wire)
    wire.patch(["i", 1, 0, text(10, "word " * 100)], done=1)
    [[_, said]] = heard(page, wire)
    assert len(said) <= 302 and said.endswith("word …")


def test_results_of_typing_are_announced(wire, live):
    page = opened(live, [20, "input", {"class": "input", "aria-label": "Search"}, 0, "input", ["", 0]], text(10, ""))
    page.get_by_label("Search").press_sequentially("tea")
    page.clock.run_for(200)
    wire.post()
    wire.patch(["t", 10, "3 products"], done=1)
    assert heard(page, wire) == [["polite", "3 products"]]


def test_names_of_new_controls_and_texts_in_live_regions_are_left_out(wire, live):
    page = opened(live, [30, "section", {"aria-live": "off"}, [text(31, "0 steps")]])
    press(page, wire)
    failed = [40, "div", {}, [text(41, "It failed."), button(42, "Retry")]]
    wire.patch(["i", 1, 0, failed], ["i", 1, 0, button(50, "Cancel")], ["t", 31, "1 step"], ["i", 30, 0, text(32, "Failed")], done=1)
    assert heard(page, wire) == [["polite", "It failed."]]


def test_the_new_name_of_a_control_is_announced(wire, live):
    page = opened(live, button(50, "Add to favorites"))
    page.get_by_role("button", name="Add to favorites").click()
    wire.post()
    wire.patch(["t", 51, "Remove from favorites"], done=1)
    assert heard(page, wire) == [["polite", "Remove from favorites"]]
