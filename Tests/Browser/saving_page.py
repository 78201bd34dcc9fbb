"""Pages that save one thing after another, by a script in them, and record what they know of each save."""

import json
import time

from playwright.sync_api import Error

# Runs in each document of a page. A save is recorded before its button is pressed, where the next document finds it, too:
# a save without an end belongs to a session that ended before its page displayed the outcome.
SCRIPT = """config => {
  const button = name => [...document.querySelectorAll('button')].find(button => button.textContent.trim() === name);
  const field = () => [...document.querySelectorAll('input')].find(field => field.labels[0]?.textContent.trim() === config.field);
  const progress = `[role=progressbar][aria-label="${config.indicator}"]`;
  const count = () => Number(sessionStorage.getItem('saves') ?? 0);
  const record = (number, save) => sessionStorage.setItem(`save ${number}`, JSON.stringify(save));

  // Calls a closure for each change of the page, until it returns a value other than `undefined`.
  const observe = check => new Promise(resolve => {
    const observer = new MutationObserver(changes => {
      const value = check(changes);
      if (value === undefined) return;
      observer.disconnect();
      resolve(value);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  const session = () => document.querySelector('meta[name=live-page]').content;
  const ready = () => {
    const press = button(config.button);
    return press && !press.disabled && !document.querySelector(progress) ? press : undefined;
  };
  let retried;
  const readyOrRetry = () => {
    // What the page displays could not be loaded.
    const retry = button('Retry');
    if (retry && retry !== retried) (retried = retry).click();
    return ready();
  };
  // The progress indicator appears, and is followed by an error or by the saved state. After Retry, it does not appear if
  // the error was that of loading something after the save.
  const outcome = isRepeated => {
    let hasBegun = false;
    const own = session();
    return observe(changes => {
      if (session() !== own) return 'unknown'; // the page was opened again
      // The indicator of a quick save is removed before this is called.
      hasBegun ||= changes.some(change => [...change.addedNodes].some(
        node => node.matches?.(progress) || node.querySelector?.(progress)));
      if (hasBegun && !document.querySelector(progress)) return button('Retry') ? 'failed' : 'saved';
      if (isRepeated && ready()) return 'unknown';
    });
  };

  const run = async () => {
    while (true) {
      const press = readyOrRetry() ?? await observe(readyOrRetry);
      if (sessionStorage.getItem('stop')) return sessionStorage.setItem('idle', 'true');
      const number = count();
      if (config.paths) {
        // Each product has room in the cart for so many.
        const path = config.paths[Math.floor(number / 90)];
        if (location.pathname !== path) return location.assign(path);
      }
      const save = { text: config.paths ? location.pathname : `Save ${number + 1} of ${config.name}`, begun: Date.now(), errors: 0 };
      sessionStorage.setItem('saves', number + 1);
      record(number, save);
      if (config.field) {
        field().value = save.text;
        field().dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      let ended = outcome(false);
      press.click();
      while (await ended === 'failed') {
        record(number, { ...save, errors: ++save.errors });
        ended = outcome(true);
        button('Retry').click();
      }
      if (await ended === 'unknown') continue;
      record(number, { ...save, ended: Date.now() });
      sessionStorage.setItem('acknowledged', Number(sessionStorage.getItem('acknowledged') ?? 0) + 1);
      sessionStorage.setItem('newest', JSON.stringify({ ...save, ended: Date.now() }));
      // A journey of hundreds of states would make each save slower.
      if ((number + 1) % 40 === 0) return location.reload();
    }
  };
  const note = name => sessionStorage.setItem('loads', `${sessionStorage.getItem('loads') ?? ''} ${name} ${Date.now()}`);
  note('begun');
  addEventListener('DOMContentLoaded', () => {
    note('loaded');
    run();
  });
}"""
SAVES = """() => Array.from(
  { length: Number(sessionStorage.getItem('saves') ?? 0) }, (_, number) => JSON.parse(sessionStorage.getItem(`save ${number}`)))"""


class SavingPage:
    """A page that saves until it is stopped. Times are seconds since 1970."""

    def __init__(self, page, url, **config):
        self.name = config["name"]
        self._page = page
        page.add_init_script(f"({SCRIPT})({json.dumps(config)})")
        page.goto(url)

    @property
    def saves(self):
        """The saves that have begun: their texts, times and errors. Those without an end were not acknowledged."""
        return [
            {**save, "begun": save["begun"] / 1_000, "ended": save.get("ended", 0) / 1_000} for save in self._ask(SAVES)
        ]

    @property
    def acknowledged(self):
        """The number of acknowledged saves, and when the newest one of them has begun."""
        count, begun = self._ask(
            "[sessionStorage.getItem('acknowledged') ?? 0, JSON.parse(sessionStorage.getItem('newest'))?.begun ?? 0]"
        )
        return int(count), begun / 1_000

    def timeline(self, moment):
        """The saves and loads from five seconds before a moment on, as seconds after it, and what the page displays."""
        saves = [
            f"{save['text']!r} from {save['begun'] - moment:.1f} to {save['ended'] - moment if save['ended'] else -1:.1f}, "
            f"{save['errors']} errors"
            for save in self.saves
            if save["begun"] > moment - 5
        ]
        notes = self._ask("sessionStorage.getItem('loads')").split()
        loads = [
            f"{name} {int(time) / 1_000 - moment:.1f}"
            for name, time in zip(notes[::2], notes[1::2])
            if int(time) / 1_000 > moment - 5
        ]
        text = self._ask("document.body.innerText.slice(0, 200) + document.querySelector('.live-status')?.innerText")
        return f"{self.name}: {'; '.join(saves[:5] + saves[5:][-2:])}; {', '.join(loads)}; {text!r}"

    def stop(self):
        """Lets the page finish its save."""
        self._ask("sessionStorage.setItem('stop', 'true')")

    @property
    def is_idle(self):
        """Whether the page has stopped to save."""
        return self._ask("sessionStorage.getItem('idle')") == "true"

    def wait(self, seconds):
        self._page.wait_for_timeout(seconds * 1_000)

    def _ask(self, script):
        for _ in range(100):
            try:
                return self._page.evaluate(script)
            except Error:
                # The document is being replaced.
                time.sleep(0.05)
        return self._page.evaluate(script)


def profile_page(page, url, name):
    """A page that saves user names, each a different one."""
    return SavingPage(page, url + "/profile", name=name, indicator="Saving", button="Save", field="Username")


def product_page(page, url, products):
    """A page that adds products to the cart."""
    paths = [f"/shopping/products/{product}" for product in products]
    return SavingPage(page, url + paths[0], name="the cart", indicator="Adding to cart", button="Add to cart", paths=paths)
