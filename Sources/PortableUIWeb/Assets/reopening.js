// Opens the page again in its document after its session has ended, as when the server is replaced.
//
// The elements stay and get the IDs of the new session, as far as both pages have the same structure. The focus, a dialog
// and what a person types meanwhile stay with them. The new session starts with the texts that the browser has kept.
// Why: Documentation/Decisions/0090-pages-are-opened-again-in-place.md

import { abandonBatches, sendLast } from "./batches.js";
import { flushEdits } from "./events.js";
import { parseFrame } from "./frames.js";
import { restartHistory } from "./history.js";
import { matchNodes } from "./nodes.js";
import { composed, flushComponents, keptTexts, needsDocument, restartContent } from "./page.js";
import { pendingCount } from "./queue.js";
import { adoptToken, postReopening, statusOf } from "./requests.js";
import { capture, continueWith, nameOf } from "./restore.js";
import { beginSession, hasLeft, leaveSession } from "./session.js";
import { connect, receiveFrame } from "./stream.js";

/** Tries to open the page again. Returns whether it is `opened`, may be opened `later`, or needs its `document`. */
export async function reopen() {
  if (needsDocument()) return "document";
  const { texts, isInterrupted } = keptTexts();
  const response = await postReopening(texts).catch(() => null);
  const status = response ? statusOf(response) : 0;
  if (!status || status >= 500 || status === 429) return "later";
  const token = response.headers.get("Live-Page");
  if (status !== 200 || !token) return "document";
  const frame = await response.text().catch(() => null);
  if (frame === null) return "later";
  await composed(); // an input method would be disturbed
  show(frame, token, isInterrupted);
  return "opened";
}

/** Shows the page of a new session. All of it happens at once, so that no key is pressed in between. */
function show(frame, token, isInterrupted) {
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
  const [, tree] = parseFrame(frame).content;
  matchNodes(document.querySelector("main"), tree);
  continueWith({ ...page, isUncertain });
  receiveFrame(frame);
  // Another control in the same place must not receive the keys that are meant for this one.
  if (document.activeElement === activeElement && nameOf(activeElement) !== name) activeElement.blur();
  connect();
}

/** Ends the session of a server that is being shut down, and sends what the user has done until now. */
function leave() {
  flushComponents();
  flushEdits();
  sendLast();
  leaveSession();
}
