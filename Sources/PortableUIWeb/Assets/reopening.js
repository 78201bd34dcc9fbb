// Opens the page again in its document after its session has ended, as when the server is replaced.
//
// The elements stay and get the IDs of the new session, as far as both pages have the same structure. The focus, a dialog
// and what a person types meanwhile stay with them. The new session starts with the texts that the browser has kept.
// Why: Documentation/Decisions/0090-pages-are-opened-again-in-place.md

import { abandonBatches, sendLast } from "./batches.js";
import { flushEdits, restartFocus } from "./events.js";
import { CONTROLS } from "./focus.js";
import { parseFrame } from "./frames.js";
import { restartHistory } from "./history.js";
import { matchNodes } from "./nodes.js";
import { composed, flushComponents, keptTexts, needsDocument, repeatLoads, restartContent } from "./page.js";
import { pendingCount } from "./queue.js";
import { adoptToken, postReopening, statusOf } from "./requests.js";
import { capture, continueWith, nameOf } from "./restore.js";
import { beginSession, hasLeft, leaveSession } from "./session.js";
import { connect, receiveFrame } from "./stream.js";

/**
 * Tries to open the page again. Returns whether it is `opened`, the server is `busy` or ending, the attempt has `failed`, or
 * the page needs its `document`.
 *
 * `isWanted` returns whether the page still has to be opened.
 */
export async function reopen(isWanted) {
  await composed(); // an input method would be disturbed
  if (!isWanted()) return "busy";
  if (needsDocument()) return "document";
  const { href } = location;
  const { texts, isInterrupted } = keptTexts();
  const response = await postReopening(texts).catch(() => null);
  const status = response ? statusOf(response) : 0;
  if (status === 503 || status === 429) return "busy";
  if (!status || status >= 500) return "failed";
  const token = response.headers.get("Live-Page");
  if (status !== 200 || !token) return "document";
  const frame = await response.text().catch(() => null);
  if (frame === null) return "failed";
  await composed();
  if (!isWanted() || location.href !== href) return "busy";
  return show(frame, token, isInterrupted);
}

/** Shows the page of a new session. All of it happens at once, so that no key is pressed in between. */
function show(frame, token, isInterrupted) {
  let title, tree;
  try {
    [title, tree] = parseFrame(frame).content;
    if (hasOtherModules(tree)) return "document";
  } catch {
    return "document";
  }
  const { activeElement } = document;
  const name = nameOf(activeElement);
  const isUncertain = isInterrupted || pendingCount() > 0;
  const page = capture();
  if (!hasLeft()) leave();
  abandonBatches();
  adoptToken(token);
  beginSession();
  restartHistory();
  restartContent();
  restartFocus();
  matchNodes(document.querySelector("main"), tree);
  document.title = title ?? "";
  continueWith({ ...page, isUncertain });
  receiveFrame(frame);
  repeatLoads();
  // Another control in the same place must not receive the keys that are meant for this one.
  if (document.activeElement === activeElement && isControl(activeElement) && nameOf(activeElement) !== name) activeElement.blur();
  document.activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true })); // the new session learns of the focus
  refreshSheets();
  connect();
  return "opened";
}

const isControl = (element) => element.matches(CONTROLS);

/** Whether a web component has another module in a tree than on the page. A document can define its element only once. */
function hasOtherModules(tree) {
  const modules = new Map();
  for (const { dataset } of document.querySelectorAll("[data-component]")) modules.set(...dataset.component.split(" "));
  const isOther = ([, , attributes, content]) => {
    const [element, module] = attributes?.["data-component"]?.split(" ") ?? [];
    return modules.has(element) && modules.get(element) !== module || Array.isArray(content) && content.some(isOther);
  };
  return modules.size > 0 && isOther(tree);
}

/** Loads the app's style sheets again, which can have changed at their addresses. The old ones stay until then. */
function refreshSheets() {
  for (const sheet of document.head.querySelectorAll("link[rel=stylesheet]:not([href*='/_live/'])")) {
    const next = sheet.cloneNode();
    next.onload = next.onerror = () => sheet.remove();
    sheet.after(next);
  }
}

/** Ends the session of a server that is being shut down, and sends what the user has done until now. */
function leave() {
  flushComponents();
  flushEdits();
  sendLast();
  leaveSession();
}
