// The session of a page, and how it ends: the page is left, or loaded again.

import { keepNotice, showBannerSoon, showMessage } from "./banner.js";
import { hasCookies } from "./frames.js";
import { pause, reloadDelay, reloadWhenReachable } from "./requests.js";
import { word } from "./words.js";

/** The statuses of a session that has ended or may no longer be used. */
export const ENDED = new Set([401, 403, 404, 410]);

/** What the page is doing beside its session. */
export const session = {
  isExchanging: false, // whether it waits for the answer to a ticket
  isMoving: false, // whether it will load again, because the server has asked for it
  isReloading: false,
};

const departure = new AbortController();

/** Whether the page has ended its session. */
export const hasLeft = () => departure.signal.aborted;

/** Ends the session: the page sends and receives nothing more. */
export const leaveSession = () => departure.abort();

/** Calls an action at the end of the session. */
export const whenLeft = (action) => departure.signal.addEventListener("abort", action);

/** Reloads because another page or device has changed who is signed in. The next page says so. */
export function changed() {
  keepNotice(word("signedElsewhere"));
  move(0);
}

/** Reloads because the session has ended. Repeated reloads are delayed increasingly. */
export async function startOver() {
  if (hasLeft() || session.isExchanging || document.hidden) return; // a hidden page checks again when it becomes visible
  leaveSession();
  // Another page would end in the same way, without what has been typed.
  if (!hasCookies()) return showMessage(word("needsCookies"));
  showBannerSoon();
  await pause(reloadDelay());
  reloadWhenReachable(reload);
}

/**
 * Reloads after a delay, which distributes the pages of a server that is being shut down.
 *
 * `retry` returns the milliseconds after an attempt to reach the next server.
 */
export function move(delay, retry) {
  session.isMoving = true;
  setTimeout(reloadWhenReachable, delay, reload, retry);
}

/** Reloads. What the user does until the page is replaced is stored. */
function reload() {
  session.isReloading = true;
  location.reload();
}
