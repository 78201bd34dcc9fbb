// The texts that views keep in the browser: for all tabs of the site (`local`), or for one tab (`session`). The states of
// views (`sealed`) are texts for one tab that only the server can read, by the path of their page's route.

import { arrival } from "./history.js";

const areas = {
  local: [() => localStorage, "swiftui."],
  session: [() => sessionStorage, "swiftui."],
  sealed: [() => sessionStorage, "swiftui.sealed "],
};
const OTHERS_LIMIT = 100; // states of other pages, of which the tab forgets the oldest pages
const SEALED_NAMES = "swiftui.sealed"; // the key of their names, from the oldest to the newest

const exchanged = new Map(); // area and name → the text that the page and the browser have; `null` if there is none
const offered = new Map(); // name → the state of a view with which another session may continue
const reported = new Set(); // area and name of texts that the server has not answered
let report;
let notices;
let continues = arrival !== "navigate"; // whether new views continue with the states that the tab has

const keyOf = (area, name) => `${area} ${name}`;
const partsOf = (key) => [key.slice(0, key.indexOf(" ")), key.slice(key.indexOf(" ") + 1)];

/**
 * Reports what the browser has for new names, and writes what the server has changed.
 *
 * The element lists the names as `[area, name, text]`, with a remark about the states of views. A page that was hidden
 * until now is shown once the server has answered. `reportTexts` sends texts, and calls `answered` of each with its answer.
 * `told` tells the user to check the last action, which was interrupted (`askToCheck`), or that the page was loaded again
 * (`tellOfReload`).
 */
export function exchange(element, reportTexts, told) {
  if (!report) listen();
  [report, notices] = [reportTexts, told];
  const reports = [];
  for (const [area, name, text, remark] of JSON.parse(element.dataset.stored ?? "[]")) {
    const key = keyOf(area, name);
    const known = exchanged.get(key);
    // The server decides between its text and the reported one, and lists it again.
    if (known === text || reported.has(key)) continue;
    const kept = known === undefined ? keptText(area, name, text) : null;
    exchanged.set(key, kept ?? text);
    offered.delete(name);
    // A view could not continue where the person was.
    if (remark === "refused") notices.tellOfReload();
    if (kept !== null) {
      reported.add(key);
      reports.push({ area, name, text: kept, answered: () => reported.delete(key) });
    } else if (known !== undefined || text !== null) {
      write(area, name, text, remark === "interrupted");
    }
  }
  if (reports.length) report(reports);
  showWhenAnswered();
}

/** Shows a page that was hidden once the server has answered all reports, and listed what the restored views contain. */
export function showWhenAnswered() {
  if (!reported.size) delete document.documentElement.dataset.restoring;
}

/** Returns the texts of the page, and whether an action of their views is under way. */
export function keptTexts() {
  const texts = [...exchanged].filter(([, text]) => text !== null).map(([key, text]) => [...partsOf(key), text]);
  for (const [name, text] of offered) texts.push(["sealed", name, text]);
  const interrupted = new Set(sealedNames().filter(([, isInterrupted]) => isInterrupted).map(([name]) => name));
  return { texts, isInterrupted: texts.some(([area, name]) => area === "sealed" && interrupted.has(name)) };
}

/**
 * Begins to exchange texts with another session, which has the states of views already. The tab keeps them until the
 * session lists them, or until the person does something.
 */
export function restart() {
  for (const [key, text] of exchanged) {
    const [area, name] = partsOf(key);
    if (area === "sealed" && text !== null) offered.set(name, text);
  }
  exchanged.clear();
  reported.clear();
  continues = false;
}

function listen() {
  addEventListener("storage", changedElsewhere);
  // What a person opens from now on may be another thing of the same name.
  const controls = {
    click: '[data-on~="click"]', keydown: '[data-on~="submit"]', change: '[data-on~="select"], [type=checkbox], [type=radio]',
  };
  const startAnew = ({ isTrusted, type, target, key }) => {
    if (!isTrusted || type === "keydown" && key !== "Enter") return;
    if (type !== "popstate" && !target.closest?.(controls[type])) return;
    continues = false;
    for (const name of offered.keys()) write("sealed", name, null);
    offered.clear();
  };
  for (const type of ["click", "change", "keydown", "popstate"]) addEventListener(type, startAnew, true);
}

/**
 * Returns what the browser has kept for a name that the page uses for the first time, or `null`.
 *
 * The state of a view is used when the page comes back, even if the server has a newer one of the new page, and until the
 * person presses something. Another visit starts anew, and takes the place of the earlier one.
 */
function keptText(area, name, text) {
  if (area !== "sealed") return text === null ? read(area, name) : null;
  if (!continues) {
    write(area, name, null);
    return null;
  }
  const kept = read(area, name);
  if (kept !== null && sealedNames().find(([other]) => other === name)?.[1]) notices.askToCheck();
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
  report([{ area: "local", name, text: newValue }]);
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

/** Notes that a state is the newest, or that it is removed, and forgets the oldest of the other pages. */
function noteSealed(name, text, isInterrupted) {
  let names = sealedNames().filter(([other]) => other !== name);
  if (text !== null) names.push([name, isInterrupted]);
  const pageOf = ([other]) => other.split(" ", 1)[0];
  for (;;) {
    const others = names.filter((other) => pageOf(other) !== pageOf([name]));
    if (others.length <= OTHERS_LIMIT) break;
    const oldest = pageOf(others[0]);
    for (const [old] of names) if (pageOf([old]) === oldest) sessionStorage.removeItem(areas.sealed[1] + old);
    names = names.filter((other) => pageOf(other) !== oldest);
  }
  sessionStorage.setItem(SEALED_NAMES, JSON.stringify(names));
}
