// The texts that views keep in the browser: for all tabs of the site (`local`), or for one tab (`session`).

const PREFIX = "swiftui.";
const areas = { local: () => localStorage, session: () => sessionStorage };

const exchanged = new Map(); // area and name → the text that the page and the browser have; `null` if there is none
let report;

const keyOf = (area, name) => `${area} ${name}`;

/**
 * Reports what the browser has for new names, and writes what the server has changed.
 *
 * The element lists the names as `[area, name, text]`. A page that was hidden until now is shown once the server has the
 * browser's texts: they are then in the list.
 */
export function exchange(element, reportText) {
  if (!report) addEventListener("storage", changedElsewhere);
  report = reportText;
  let hasReported = false;
  for (const [area, name, text] of JSON.parse(element.dataset.stored)) {
    const key = keyOf(area, name);
    const known = exchanged.get(key);
    if (known === text) continue;
    const kept = known === undefined && text === null ? read(area, name) : null;
    exchanged.set(key, kept ?? text);
    if (kept !== null) {
      report(area, name, kept);
      hasReported = true;
    } else if (known !== undefined || text !== null) {
      write(area, name, text);
    }
  }
  if (!hasReported) delete document.documentElement.dataset.restoring;
}

/** Reports what another tab has written. */
function changedElsewhere({ storageArea, key, newValue }) {
  if (storageArea !== storage("local") || !key?.startsWith(PREFIX)) return;
  const name = key.slice(PREFIX.length);
  const known = exchanged.get(keyOf("local", name));
  if (known === undefined || known === newValue) return;
  exchanged.set(keyOf("local", name), newValue);
  report("local", name, newValue);
}

// A browser may forbid a page to store anything. The page then works with the values of the server.

function storage(area) {
  try { return areas[area](); } catch { return null; }
}

const read = (area, name) => storage(area)?.getItem(PREFIX + name) ?? null;

function write(area, name, text) {
  try {
    if (text === null) areas[area]().removeItem(PREFIX + name);
    else areas[area]().setItem(PREFIX + name, text);
  } catch (error) {
    console.warn(`The browser does not keep “${name}”.`, error);
  }
}
