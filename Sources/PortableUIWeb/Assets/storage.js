// The texts that views keep in the browser: for all tabs of the site (`local`), or for one tab (`session`). The states of
// views (`sealed`) are texts for one tab that only the server can read, by the path of their page's route.

import { arrival } from "./history.js";

const areas = {
  local: [() => localStorage, "swiftui."],
  session: [() => sessionStorage, "swiftui."],
  sealed: [() => sessionStorage, "swiftui.sealed "],
};
const SEALED_LIMIT = 100; // states of a tab, of which the browser drops the oldest
const SEALED_NAMES = "swiftui.sealed"; // the key of their names, from the oldest to the newest

const exchanged = new Map(); // area and name → the text that the page and the browser have; `null` if there is none
let report;
let askToCheck;

const keyOf = (area, name) => `${area} ${name}`;

/**
 * Reports what the browser has for new names, and writes what the server has changed.
 *
 * The element lists the names as `[area, name, text]`, with a remark about the states of views. A page that was hidden until now is shown once the server has the
 * browser's texts: they are then in the list. `ask` asks the user to check the last action, which was interrupted.
 */
export function exchange(element, reportText, ask) {
  if (!report) addEventListener("storage", changedElsewhere);
  [report, askToCheck] = [reportText, ask];
  let hasReported = false;
  for (const [area, name, text, remark] of JSON.parse(element.dataset.stored)) {
    const key = keyOf(area, name);
    const known = exchanged.get(key);
    if (known === text) continue;
    const kept = known === undefined ? keptText(area, name, text) : null;
    exchanged.set(key, kept ?? text);
    if (kept !== null) {
      report(area, name, kept);
      hasReported = true;
    } else if (known !== undefined || text !== null) {
      write(area, name, text, remark === "interrupted");
    }
  }
  if (!hasReported) delete document.documentElement.dataset.restoring;
}

/**
 * Returns what the browser has kept for a name that the page uses for the first time, or `null`.
 *
 * The state of a view is used when the page comes back, even if the server has a newer one of the new page. Another visit
 * starts anew, and takes the place of the earlier one.
 */
function keptText(area, name, text) {
  if (area !== "sealed") return text === null ? read(area, name) : null;
  if (arrival === "navigate") {
    write(area, name, null);
    return null;
  }
  const kept = read(area, name);
  if (kept !== null && sealedNames().find(([other]) => other === name)?.[1]) askToCheck();
  return kept;
}

/** Reports what another tab has written. */
function changedElsewhere({ storageArea, key, newValue }) {
  const [local, prefix] = areas.local;
  if (storageArea !== stored(local) || !key?.startsWith(prefix)) return;
  const name = key.slice(prefix.length);
  const known = exchanged.get(keyOf("local", name));
  if (known === undefined || known === newValue) return;
  exchanged.set(keyOf("local", name), newValue);
  report("local", name, newValue);
}

// A browser may forbid a page to store anything. The page then works with the values of the server.

function stored(area) {
  try { return area(); } catch { return null; }
}

function read(area, name) {
  const [storage, prefix] = areas[area];
  return stored(storage)?.getItem(prefix + name) ?? null;
}

function write(area, name, text, isInterrupted) {
  const [storage, prefix] = areas[area];
  try {
    if (area === "sealed") noteSealed(name, text, isInterrupted);
    if (text === null) storage().removeItem(prefix + name);
    else storage().setItem(prefix + name, text);
  } catch (error) {
    console.warn(`The browser does not keep “${name}”.`, error);
  }
}

/** The names of the states that the tab has, from the oldest to the newest, and whether an action was under way. */
function sealedNames() {
  try { return JSON.parse(sessionStorage.getItem(SEALED_NAMES)) ?? []; } catch { return []; }
}

/** Notes that a state is the newest, or that it is removed, and removes the oldest ones. */
function noteSealed(name, text, isInterrupted) {
  const names = sealedNames().filter(([other]) => other !== name);
  if (text !== null) names.push([name, isInterrupted]);
  for (const [old] of names.splice(0, Math.max(0, names.length - SEALED_LIMIT))) sessionStorage.removeItem(areas.sealed[1] + old);
  sessionStorage.setItem(SEALED_NAMES, JSON.stringify(names));
}
