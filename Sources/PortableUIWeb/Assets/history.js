// What the browser keeps of the way through a live page: the entries of its history, and where the person was on what
// another part of the page covers now.

const page = Math.random().toString(36).slice(2); // an entry of an older page is none of this one
const HEADINGS = "h1, h2, h3, [role=heading]";
const PANE = ":is(.level, .tab-panel):not([hidden])";
const places = new WeakMap(); // covered pane → where the person was in it

let path = location.pathname;
let ownSteps = 0; // that the server has asked for and the browser has not taken yet
let visits = 0; // of the person, that the server has not answered yet
let changed = null; // the element whose panes have changed places
let unnamed = null; // the pane that has the focus because it has no heading yet

const steps = {
  p(key, target) {
    if (history.state?.page !== page) history.replaceState({ page, key: 1 }, "");
    history.scrollRestoration = "manual"; // what was seen there comes only with the server's answer
    history.pushState({ page, key }, "", target);
  },
  r(key, target) { history.replaceState({ page, key }, "", target); },
  b(count) {
    ownSteps += 1;
    history.go(-count);
  },
};
steps.a = steps.r;

/** Does what the server says; but while the person goes somewhere else, the answer to that counts alone. */
export function takeStep(kind, ...parameters) {
  if (kind === "a") visits = Math.max(0, visits - 1);
  if (visits > 0) return;
  steps[kind](...parameters);
  path = location.pathname;
}

/** Calls `visit` with the key and the path of each entry that the person goes to; 0 stands for an unknown one. */
export function listenToHistory(visit) {
  addEventListener("pagehide", () => { history.scrollRestoration = "auto"; }); // a reload shows the same again
  addEventListener("popstate", ({ state }) => {
    const isFragment = !state && location.pathname === path;
    path = location.pathname;
    if (ownSteps > 0) ownSteps -= 1;
    else if (!isFragment) {
      visits += 1;
      visit(state?.page === page ? state.key : 0, path);
    }
  });
}

/** Forgets what was under way, since the whole page has come anew. */
export function forgetSteps() { visits = 0; }

const scroller = (pane) => pane.closest(".dialog-content") ?? document.scrollingElement;

/** Remembers where the person was in a pane that is covered. */
export function noteCover(pane, isCovered) {
  const focused = document.activeElement;
  if (!pane.isConnected) return;
  if (isCovered) places.set(pane, { top: scroller(pane).scrollTop, focused: pane.contains(focused) ? focused : null });
  changed = pane.parentElement;
}

/** Leads the person to where they were in the pane that has come to the front, or else to its beginning. */
export function enterPane() {
  const pane = changed?.isConnected && [...changed.children].find((child) => child.matches(PANE));
  changed = null;
  if (!pane) return leadToHeading();
  const place = places.get(pane);
  const { top } = pane.getBoundingClientRect();
  const content = scroller(pane);
  if (top + content.scrollTop < innerHeight) content.scrollTop = place?.top ?? 0;
  else if (top < 0) pane.scrollIntoView(); // it stands among other things, which stay where they are
  const focused = document.activeElement;
  if (focused !== document.body && focused?.checkVisibility()) return; // as on a tab
  if (place?.focused?.isConnected) return place.focused.focus({ preventScroll: true });
  const heading = headingOf(pane);
  unnamed = heading ? null : pane;
  begin(heading ?? pane);
}

/** Leads on to the heading of a pane that came without one, as while it loads, unless the person has gone on. */
function leadToHeading() {
  if (unnamed !== document.activeElement) unnamed = null;
  const heading = unnamed && headingOf(unnamed);
  if (!heading) return;
  unnamed = null;
  begin(heading);
}

const headingOf = (pane) => [...pane.querySelectorAll(HEADINGS)].find((element) => element.checkVisibility());

/** Gives the focus to what is read first, which is no control. */
function begin(element) {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
