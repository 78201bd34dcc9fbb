// The state of the build of the page's program, whose sources are edited under `vsm serve`.

import { readablePlace } from "./page.js";
import { backoff } from "./requests.js";
import { move } from "./session.js";

const QUICK_ATTEMPTS = 200; // to reach the next program
const QUICK_DELAY = 25; // ms between them

const STYLE = `
  :host { all: initial; }
  section {
    position: fixed; inset: auto 0 0 0; max-height: 60vh; overflow: auto; box-sizing: border-box;
    padding: 14px 18px; background: #2b1214; color: #fff; border-top: 3px solid #ff6b6b;
    font: 14px/1.45 system-ui, sans-serif;
  }
  section.building { inset: auto auto 8px 8px; padding: 4px 10px; border: 0; border-radius: 8px; background: #333; }
  h2 { margin: 0 70px 8px 0; font-size: 15px; }
  article + article { margin-top: 14px; }
  button { position: absolute; inset: 12px 14px auto auto; font: inherit; }
  code, pre { font: 13px/1.45 ui-monospace, monospace; }
  code { color: #ffb3b3; }
  p { margin: 2px 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  pre { margin: 6px 0 0; overflow-x: auto; color: #ddd; }
`;

const TITLE = "The new sources do not run. This page is from the sources before.";

let panel = null;

const delay = (attempt) => attempt < QUICK_ATTEMPTS ? QUICK_DELAY : backoff(attempt - QUICK_ATTEMPTS);

/** Shows a state: `{current}`, `{building}`, `{failed}` or `{replaced}`, as Swift encodes an enumeration. */
export function show(state) {
  if (state.replaced) return move(0, delay);
  if (state.failed) return display("failed", TITLE, state.failed._0);
  if (state.building) return display("building", "Building…", []);
  hide();
}

function hide() {
  dialogs.disconnect();
  panel?.host.remove();
  panel = null;
}

/** Follows dialogs that open, close or leave the page, which would cover the panel or take it with them. */
const dialogs = new MutationObserver(() => {
  if (panel.host.parentNode !== readablePlace()) bringToFront();
});

function bringToFront() {
  const place = readablePlace();
  if (panel.host.parentNode !== place) place.append(panel.host);
  panel.host.hidePopover();
  panel.host.showPopover();
}

function display(kind, title, errors) {
  panel ??= createPanel();
  const section = document.createElement("section");
  section.className = kind;
  section.append(element(kind === "failed" ? "h2" : "span", title), ...errors.map(article));
  if (kind === "failed") section.append(hideButton());
  // An error stays readable while the next build runs.
  if (kind === "building" && panel.querySelector(".failed")) return panel.querySelector("h2").replaceChildren(title);
  panel.replaceChildren(section);
  bringToFront();
}

/** The root of an element that the page's styles do not reach, in front of everything. */
function createPanel() {
  const host = document.createElement("div");
  host.id = "live-build";
  host.lang = "en";
  host.dir = "ltr";
  host.setAttribute("role", "alert");
  host.popover = "manual";
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  dialogs.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
  return root;
}

function article({ place, message, excerpt }) {
  const content = document.createElement("article");
  if (place) content.append(element("code", place));
  content.append(element("p", message));
  if (excerpt) content.append(element("pre", excerpt));
  return content;
}

/** A button for a person who needs what the panel covers. The next error shows it again. */
function hideButton() {
  const button = element("button", "Hide");
  button.addEventListener("click", hide);
  return button;
}

function element(name, text) {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
