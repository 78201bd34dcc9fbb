// The session of a page, and how it ends: the page is left, or opened again.

import { keepNotice, showBannerSoon, showMessage } from "./banner.js";
import { hasCookies } from "./frames.js";
import { backoff, canReopen, isReachable, pause, reloadDelay, reloadWhenReachable } from "./requests.js";
import { word } from "./words.js";

/** The statuses of a session that has ended or may no longer be used. */
export const ENDED = new Set([401, 403, 404, 410]);

/** What the page is doing beside its session. */
export const session = {
  isExchanging: false, // whether it waits for the answer to a ticket
  isMoving: false, // whether it will be opened again, because the server has asked for it
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

let reopen; // see reopening.js

/** Tries to open the page again with an action, which returns how it went. */
export function reopenWith(action) { reopen = action; }

let opening = 0; // the number of the newest decision to open the page again, which ends the older ones
let timer;

/** Decides to open the page again. Returns whether the decision is still the newest one. */
function decide() {
  clearTimeout(timer);
  const number = opening += 1;
  return () => number === opening && !session.isExchanging;
}

/** Reloads because another page or device has changed who is signed in. The next page says so. */
export function changed() {
  keepNotice(word("signedElsewhere"));
  session.isMoving = true;
  loadAgain(decide());
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
  const isWanted = decide();
  await pause(reloadDelay());
  if (!isWanted()) return;
  if (REOPENED.has(status)) openAgain(isWanted);
  else loadAgain(isWanted);
}

/**
 * Opens the page again after a delay, which distributes the pages of a server that is being shut down.
 *
 * `retry` returns the milliseconds after an attempt to reach the next server.
 */
export function move(delay, retry) {
  session.isMoving = true;
  const isWanted = decide();
  timer = setTimeout(openAgain, delay, isWanted, retry);
}

const FAILURES = 5; // after which a document is loaded, if the server opens documents only

/** Opens the page again once the server answers: in its document, or else by loading another one. */
async function openAgain(isWanted, delay = backoff) {
  let failures = 0;
  for (let attempt = 0; canReopen(); attempt += 1) {
    const outcome = await reopen(isWanted);
    if (outcome === "opened" || !isWanted()) return;
    if (outcome === "failed") failures += 1;
    if (outcome === "document" || failures > FAILURES && await isReachable()) break;
    await pause(delay(attempt));
    if (!isWanted()) return;
  }
  loadAgain(isWanted, delay);
}

const loadAgain = (isWanted, delay) => reloadWhenReachable(() => { if (isWanted()) reload(); }, delay);

/** Reloads. What the user does until the page is replaced is stored. */
function reload() {
  session.isReloading = true;
  location.reload();
}
