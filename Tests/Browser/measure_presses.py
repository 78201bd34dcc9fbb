"""Measures how long a press takes until a person sees it, on a line with a round trip of 300 ms, in all browsers.

The time ends after the first frame in which the control looks different. It begins with the event that browsers act on:
the click if it changes a state, or the pointer that goes down if the control looks pressed. Beside it stands the time until
the server has answered. The floor is a checkbox on a page without anything else. Times are medians in milliseconds."""

import argparse
import statistics
import sys
import tempfile

from playwright.sync_api import sync_playwright

import browsers
from compare_layouts import IS_LIVE
from gallery_server import GalleryServer
from slow_line import slow_line

ONE_WAY = 0.15  # seconds
PRESSES = 10
HOLD = 60  # ms for which a person holds a button down
# Measures the next press of an element, until `look(element)` differs.
WATCH = """(element, opensDialog) => {
  const states = ["aria-selected", "aria-expanded", "aria-pressed"].filter((name) => element.hasAttribute(name));
  const inside = element.dataset.pressed ? element.querySelector("[style]") : null; // what a style of buttons draws
  const menu = element.ariaHasPopup === "menu" ? element.nextElementSibling : null;
  const hasState = opensDialog || states.length || menu || inside || ["checkbox", "radio"].includes(element.type);
  const look = () => [
    states.map((name) => element.getAttribute(name)), menu?.matches(":popover-open"), element.checked,
    inside && [...element.querySelectorAll("*")].map((each) => each.style.cssText).join(),
    opensDialog && document.querySelector(".opening, dialog:modal") !== null,
    hasState || element.matches(":active, [data-pending]"), // the look of a button
  ].join();
  const before = look();
  const { promise, resolve } = Promise.withResolvers();
  window.seen = promise;
  addEventListener(hasState && !inside ? "click" : "pointerdown", ({ timeStamp }) => {
    window.begun = timeStamp;
    const frame = () => {
      if (performance.now() - timeStamp > 2_000) return resolve(Infinity); // it was never seen
      if (look() === before) return requestAnimationFrame(frame);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - timeStamp); // after the frame
      port2.postMessage(null);
    };
    requestAnimationFrame(frame);
  }, { capture: true, once: true });
}"""
ANSWERED = "() => window.livePage.isAnswered"


def by_role(role, name):
    return lambda page: page.get_by_role("main").get_by_role(role, name=name, exact=True).first


FLOOR = "*Floor*"
OPENER = "Sheet, from the second press on"
CONTROLS = {
    "Tab": [by_role("tab", "Home"), by_role("tab", "People 3")],
    "Disclosure group": [by_role("button", "More details")],
    "Toggle button": [by_role("button", "Send news, as a button")],
    "Switch": [by_role("switch", "Send news")],
    "Row of a list": [by_role("radio", "Venus"), by_role("radio", "Mars")],
    "Button with a style": [by_role("button", "A card of one's own")],
    OPENER: [by_role("button", "Show a sheet")],
    "Stepper": [by_role("button", "Increment"), by_role("button", "Decrement")],
    "Menu": [by_role("button", "Actions")],
    "Button": [by_role("button", "Larger")],
}


def floor(browser):
    """Returns the milliseconds until a page that has only a checkbox shows a press."""
    context = browser.new_context()
    page = context.new_page()
    page.goto("data:text/html,<main><label><input type=checkbox> Floor</label></main>")
    times = [seen(page, by_role("checkbox", "Floor")(page)) for _ in range(PRESSES + 1)][1:]
    context.close()
    return statistics.median(times), max(times)


def measured(page, control, opens_dialog=False):
    """Presses a control, and returns the milliseconds until it looked different, and until the server had answered."""
    time = seen(page, control, opens_dialog)
    page.wait_for_function(ANSWERED)
    return time, page.evaluate("performance.now() - begun")


def seen(page, control, opens_dialog=False):
    """Presses a control, and returns the milliseconds until it looked different."""
    control.scroll_into_view_if_needed()
    control.evaluate(WATCH, opens_dialog)
    # The label of a row covers its control, and a person presses that.
    pressed = control.locator("xpath=ancestor::label") if control.evaluate("(element) => !!element.closest('label')") else control
    pressed.click(delay=HOLD)
    return page.evaluate("seen")


def rows(browser, url):
    for name, controls in CONTROLS.items():
        context = browser.new_context()
        page = context.new_page()
        page.goto(url + "/catalogue")
        page.wait_for_function(IS_LIVE)
        times = []
        # The first press, right after the page is loaded, is not counted. It also lets the page learn of a dialog.
        for press in range(PRESSES + 1):
            times.append(measured(page, controls[press % len(controls)](page), name == OPENER))
            page.keyboard.press("Escape")
            page.wait_for_function(ANSWERED)
        times = times[1:]
        yield name, [statistics.median(column) for column in zip(*times)], max(seen for seen, _ in times)
        context.close()


def main():
    parser = argparse.ArgumentParser(prog="Scripts/measure-presses", description=__doc__)
    parser.add_argument("--browsers", nargs="+", choices=browsers.STARTS, default=list(browsers.STARTS))
    options = parser.parse_args()
    found = {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        gallery = GalleryServer(data)
        try:
            with slow_line(gallery.url, ONE_WAY) as line:
                for name in options.browsers:
                    with browsers.started(name, playwright) as browser:
                        found[name, FLOOR] = (*floor(browser), None)
                        for control, (time, answered), slowest in rows(browser, line.url):
                            found[name, control] = time, slowest, answered
                            print(f"{name}: {control}: {time:.0f}, {answered:.0f}", file=sys.stderr, flush=True)
        finally:
            gallery.close()
    print_table(found, options.browsers)


def print_table(found, names):
    """Prints the medians, the slowest times in parentheses, and the greatest median of the answers."""
    print(f"| control | {' | '.join(names)} | answered |\n|---|{'---:|' * (len(names) + 1)}")
    for control in [FLOOR, *CONTROLS]:
        cells = [f"{found[name, control][0]:.0f} ({found[name, control][1]:.0f})" for name in names]
        answers = [answered for name in names if (answered := found[name, control][2])]
        print(f"| {control} | {' | '.join(cells)} | {max(answers):.0f} |" if answers else f"| {control} | {' | '.join(cells)} | |")


if __name__ == "__main__":
    main()
