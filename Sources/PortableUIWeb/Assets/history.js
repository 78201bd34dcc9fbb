// The history of a live page: the entries in the browser, and the scroll position and focus of covered panes.

import { HEADINGS, focusReadable } from "./focus.js";

const newName = () => Math.random().toString(36).slice(2);
let page = newName(); // distinguishes the entries of this page from those of older ones
const PANES = ".level, .tab-panel";
const PANE = `:is(${PANES}):not([hidden])`;
const places = new WeakMap(); // covered pane → its scroll position and focus

let [path, href] = [location.pathname, location.href];
let [key, at] = [1, 0]; // of the current entry: the server's key, and its position among the entries of this page
const starts = new Map([[key, at]]); // key → the position of its first entry; the next ones are other fragments
let ownSteps = 0; // that the server has requested and the browser has not completed
let visits = 0; // of the user, that the server has not answered
let changed = null; // the element whose visible pane has changed
let uncovered = null; // the pane that was covered until then
let isStill = false; // whether it has changed without an animation
let fragmentChanged; // called after the browser has changed the address
let unlabeledPane = null; // the focused pane that has no heading yet

/** How the page was opened: navigate, reload, back_forward, … */
export const arrival = performance.getEntriesByType("navigation")[0]?.type;

/** The name of the browser's current entry, also after the page is loaded again. */
export const currentEntry = () => history.state?.entry;

const replace = (state, target) => history.replaceState({ entry: newName(), ...history.state, ...state }, "", target);

const steps = {
  p(next, target) {
    history.scrollRestoration = "manual"; // the content arrives only with the response of the server
    addEntry();
    key = next;
    starts.set(key, at);
    history.pushState({ page, key, at, entry: newName() }, "", target);
  },
  r(next, target) {
    key = next;
    if (!starts.has(key)) starts.set(key, at);
    const isSamePath = new URL(target, location.href).pathname === location.pathname;
    replace({ page, key, at }, isSamePath ? target + location.hash : target);
  },
  f(text) { replace({ page, key, at }, `${location.pathname}${location.search}${text && `#${encodeURIComponent(text)}`}`); },
  b(count) {
    ownSteps += 1;
    // To the last entry of that key, whose fragment was shown there last.
    const positions = [...starts.values()];
    const above = positions[positions.indexOf(starts.get(key)) - count + 1];
    history.go(above === undefined ? -count : above - 1 - at);
  },
};
steps.a = steps.r;

/** Counts an entry after the current one, which removes those that were there. */
function addEntry() {
  for (const [other, start] of starts) if (start > at) starts.delete(other);
  at += 1;
}

/** Performs a history step of the server. While visits of the user are unanswered, only their answers count. */
export function takeStep(kind, ...parameters) {
  if (kind === "a") visits = Math.max(0, visits - 1);
  if (visits > 0) return;
  steps[kind](...parameters);
  [path, href] = [location.pathname, location.href];
}

/** Calls `visit` with the key and the path of each entry that the user visits. The key of an unknown entry is 0. */
export function listenToHistory(visit) {
  replace({ page, key, at });
  addEventListener("pagehide", () => { history.scrollRestoration = "auto"; }); // for a reload
  addEventListener("popstate", ({ state, hasUAVisualTransition }) => {
    isShownByBrowser = hasUAVisualTransition;
    const isNewFragment = !state?.page && location.pathname === path;
    const isOwn = state?.page === page;
    const isOtherKey = !isNewFragment && !(isOwn && state.key === key);
    if (isNewFragment) {
      if (location.href !== href) addEntry(); // or else it has replaced the entry
      replace({ page, key, at });
    } else if (isOwn) [key, at] = [state.key, state.at];
    [path, href] = [location.pathname, location.href];
    if (ownSteps > 0) ownSteps -= 1;
    else if (isOtherKey) {
      if (!isOwn) {
        at = 0;
        starts.clear();
      }
      visits += 1;
      visit(isOwn ? key : 0, path + location.search);
    }
    fragmentChanged?.(isNewFragment || !isOwn, !isOtherKey);
  });
}

/** Calls `report` after each change of the address that the browser makes: whether it is new to this page, and whether only the fragment differs. */
export function listenToFragments(report) { fragmentChanged = report; }

/** Begins with the first entry of another session. The older entries are those of an earlier page. */
export function restartHistory() {
  [page, key, at, ownSteps, visits] = [newName(), 1, 0, 0, 0];
  starts.clear();
  starts.set(key, at);
  replace({ page, key, at });
}

/** Resets the unanswered visits, because the whole page has been replaced. */
export function resetVisits() { visits = 0; }

const scroller = (pane) => pane.closest(".dialog-content") ?? document.scrollingElement;

/** Stores the scroll position and focus of a pane that is covered. */
export function coverChanged(pane, isCovered, isAtOnce) {
  const focused = document.activeElement;
  if (!pane.isConnected || !pane.matches(PANES)) return; // a bar is covered with its pane
  if (isCovered) places.set(pane, { top: scroller(pane).scrollTop, focused: pane.contains(focused) ? focused : null });
  else uncovered = pane;
  changed = pane.parentElement;
  isStill = isAtOnce;
  pane.removeAttribute("data-arriving");
}

/**
 * Restores the scroll position and focus of a newly visible pane, or else focuses its heading. A level of a stack moves
 * to its place, unless the whole page was replaced.
 */
export function enterPane(isSnapshot) {
  const pane = changed?.isConnected && [...changed.children].find((child) => child.matches(PANE));
  changed = null;
  if (!pane) return focusLateHeading();
  const place = places.get(pane);
  if (!isSnapshot && !isStill) moveIn(pane, pane === uncovered ? "back" : "forward");
  const { top } = pane.getBoundingClientRect();
  const content = scroller(pane);
  if (top + content.scrollTop < innerHeight) content.scrollTop = place?.top ?? 0;
  else if (top < 0) pane.scrollIntoView(); // it is among other content, which is not scrolled to the top
  const focused = document.activeElement;
  if (focused !== document.body && focused?.checkVisibility()) return; // such as a tab
  if (place?.focused?.isConnected) return place.focused.focus({ preventScroll: true });
  const heading = headingOf(pane);
  unlabeledPane = heading ? null : pane;
  focusReadable(heading ?? pane);
}

let isShownByBrowser = false; // whether the browser has animated the newest visit, after a swipe

/**
 * Lets a level move to its place, from the trailing side or from the leading one. See navigation.css.
 *
 * An animation of the style sheet begins after the patch. `startViewTransition` would apply the patch itself later, and
 * the next one may arrive before.
 */
function moveIn(level, direction) {
  const isShown = isShownByBrowser || matchMedia("(prefers-reduced-motion: reduce)").matches;
  isShownByBrowser = false;
  if (isShown || !level.matches(".level") || !level.checkVisibility()) return;
  for (const type of ["animationend", "animationcancel"]) level.addEventListener(type, arrived);
  level.dataset.arriving = direction;
}

const arrived = ({ target }) => target.removeAttribute("data-arriving");

/** Focuses the heading of a pane that was shown without one, as while it loads, unless the focus has moved. */
function focusLateHeading() {
  if (unlabeledPane !== document.activeElement) unlabeledPane = null;
  const heading = unlabeledPane && headingOf(unlabeledPane);
  if (!heading) return;
  unlabeledPane = null;
  focusReadable(heading);
}

const headingOf = (pane) => [...pane.querySelectorAll(HEADINGS)].find((element) => element.checkVisibility());
