// The history of a live page: the entries in the browser, and the scroll position and focus of covered panes.

import { HEADINGS, focusReadable } from "./focus.js";

const newName = () => Math.random().toString(36).slice(2);
const page = newName(); // distinguishes the entries of this page from those of older ones
const PANES = ".level, .tab-panel";
const PANE = `:is(${PANES}):not([hidden])`;
const places = new WeakMap(); // covered pane → its scroll position and focus

let path = location.pathname;
let ownSteps = 0; // that the server has requested and the browser has not completed
let visits = 0; // of the user, that the server has not answered
let changed = null; // the element whose visible pane has changed
let unlabeledPane = null; // the focused pane that has no heading yet

/** How the page was opened: navigate, reload, back_forward, … */
export const arrival = performance.getEntriesByType("navigation")[0]?.type;

/** The name of the browser's current entry, also after the page is loaded again, or `undefined` for a fragment. */
export const currentEntry = () => history.state?.entry;

const replace = (state, target) => history.replaceState({ entry: newName(), ...history.state, ...state }, "", target);

const steps = {
  p(key, target) {
    if (history.state?.page !== page) replace({ page, key: 1 });
    history.scrollRestoration = "manual"; // the content arrives only with the response of the server
    history.pushState({ page, key, entry: newName() }, "", target);
  },
  r(key, target) { replace({ page, key }, target); },
  b(count) {
    ownSteps += 1;
    history.go(-count);
  },
};
steps.a = steps.r;

/** Performs a history step of the server. While visits of the user are unanswered, only their answers count. */
export function takeStep(kind, ...parameters) {
  if (kind === "a") visits = Math.max(0, visits - 1);
  if (visits > 0) return;
  steps[kind](...parameters);
  path = location.pathname;
}

/** Calls `visit` with the key and the path of each entry that the user visits. The key of an unknown entry is 0. */
export function listenToHistory(visit) {
  replace({});
  addEventListener("pagehide", () => { history.scrollRestoration = "auto"; }); // for a reload
  addEventListener("popstate", ({ state }) => {
    const isFragment = !state?.page && location.pathname === path;
    path = location.pathname;
    if (ownSteps > 0) ownSteps -= 1;
    else if (!isFragment) {
      visits += 1;
      visit(state?.page === page ? state.key : 0, path);
    }
  });
}

/** Resets the unanswered visits, because the whole page has been replaced. */
export function resetVisits() { visits = 0; }

const scroller = (pane) => pane.closest(".dialog-content") ?? document.scrollingElement;

/** Stores the scroll position and focus of a pane that is covered. */
export function coverChanged(pane, isCovered) {
  const focused = document.activeElement;
  if (!pane.isConnected || !pane.matches(PANES)) return; // a bar is covered with its pane
  if (isCovered) places.set(pane, { top: scroller(pane).scrollTop, focused: pane.contains(focused) ? focused : null });
  changed = pane.parentElement;
}

/** Restores the scroll position and focus of a newly visible pane, or else focuses its heading. */
export function enterPane() {
  const pane = changed?.isConnected && [...changed.children].find((child) => child.matches(PANE));
  changed = null;
  if (!pane) return focusLateHeading();
  const place = places.get(pane);
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

/** Focuses the heading of a pane that was shown without one, as while it loads, unless the focus has moved. */
function focusLateHeading() {
  if (unlabeledPane !== document.activeElement) unlabeledPane = null;
  const heading = unlabeledPane && headingOf(unlabeledPane);
  if (!heading) return;
  unlabeledPane = null;
  focusReadable(heading);
}

const headingOf = (pane) => [...pane.querySelectorAll(HEADINGS)].find((element) => element.checkVisibility());
