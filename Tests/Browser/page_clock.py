"""The clock of a page, which a test advances."""

from playwright.sync_api import Error


def pause_clock(page):
    """Pauses the clock of a page one second later, which runs the timers that are due until then."""
    for _ in range(20):
        try:
            return page.clock.pause_at(page.evaluate("Date.now()") / 1_000 + 1)
        except Error as error:
            # On a busy machine, more than that second can pass between the two calls.
            if "fast-forward to the past" not in str(error):
                raise
    raise AssertionError("The clock was not paused within a second in 20 attempts: the machine is too slow.")


def run_until(page, condition, milliseconds):
    """Advances the page's clock in steps until a condition holds, since the page sets timers after real events."""
    for _ in range(1_000):
        if condition():
            return
        page.clock.run_for(milliseconds)
    raise AssertionError("The condition was not met, although the page's clock was advanced 1,000 times.")
