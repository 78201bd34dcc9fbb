// The session of a page, and how it ends: the page is left, or loaded again.

import { keepNotice, showBannerSoon, showMessage } from "./banner.js";
import { hasCookies } from "./frames.js";
import { backoff, canReopen, pause, reloadDelay, reloadWhenReachable } from "./requests.js";
import { word } from "./words.js";

/** The statuses of a session that has ended or may no longer be used. */
export const ENDED = new Set([401, 403, 404, 410]);

/** What the page is doing beside its session. */
export const session = {
  isExchanging: false, // whether it waits for the answer to a ticket
  isMoving: false, // whether it will load again, because the server has asked for it
  isReloading: false,
};

let departure = new AbortController();
const departing = []; // what is done at the end of each session

/** Whether the page has ended its session. */
export const hasLeft = () => departure.signal.aborted;

/** Ends the session: the page sends and receives nothing more. */
export function leaveSession() {
  departure.abort();
  for (const action of departing) action();
}

/** Calls an action at the end of each session. */
export const whenLeft = (action) => departing.push(action);

/** The signal that is aborted at the end of the current session. */
export const signalOfSession = () => departure.signal;

/** Begins another session in the same document. */
export function beginSession() {
  departure = new AbortController();
  session.isMoving = false;
}

let reopen; // opens the page again in its document, see reopening.js

/** Opens the page again with an action from now on, which returns whether it was done. */
export function reopenWith(action) { reopen = action; }

/** Reloads because another page or device has changed who is signed in. The next page says so. */
export function changed() {
  keepNotice(word("signedElsewhere"));
  session.isMoving = true;
  reloadWhenReachable(reload);
}

const REOPENED = new Set([409, 410]); // the statuses after which the document can stay

/**
 * Opens the page again because the session has ended, with a status. Without one, its document is loaded. Repeated
 * attempts are delayed increasingly.
 */
export async function startOver(status) {
  if (hasLeft() || session.isExchanging || document.hidden) return; // a hidden page checks again when it becomes visible
  leaveSession();
  // Another page would end in the same way, without what has been typed.
  if (!hasCookies()) return showMessage(word("needsCookies"));
  showBannerSoon();
  await pause(reloadDelay());
  if (REOPENED.has(status)) openAgain();
  else reloadWhenReachable(reload);
}

/**
 * Opens the page again after a delay, which distributes the pages of a server that is being shut down.
 *
 * `retry` returns the milliseconds after an attempt to reach the next server.
 */
export function move(delay, retry) {
  session.isMoving = true;
  setTimeout(openAgain, delay, retry);
}

/** Opens the page again once the server answers: in its document, or else by loading another one. */
async function openAgain(delay = backoff) {
  for (let attempt = 0; canReopen(); attempt += 1) {
    const outcome = await reopen();
    if (outcome === "opened") return;
    if (outcome === "document") break;
    await pause(delay(attempt));
  }
  reloadWhenReachable(reload, delay);
}

/** Reloads. What the user does until the page is replaced is stored. */
function reload() {
  session.isReloading = true;
  location.reload();
}
