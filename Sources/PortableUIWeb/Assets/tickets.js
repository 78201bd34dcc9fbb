// Tickets: the server hands one to the page, whose own request exchanges it for cookies that no script can read.

import { redirected } from "./addresses.js";
import { showNotice } from "./banner.js";
import { backoff, pause, postToPage, statusOf } from "./requests.js";
import { word } from "./words.js";

const ATTEMPTS = 5;
const ENDED = new Set([401, 403, 404, 410]); // statuses of a page that has to be loaded again

/**
 * Exchanges a ticket.
 *
 * Returns the address to load, "reload" if this page has ended, or `null` after a notice, and the page stays.
 */
export async function exchange(ticket) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const response = await postToPage({ ticket }).catch(() => null);
    const status = response ? statusOf(response) : 0;
    if (status === 200) return targetOf(response);
    if (ENDED.has(status)) return "reload";
    if (status === 409) return refuse(word("actionRefused"));
    if (status >= 400 && status < 500 && status !== 429) return refuse(word("actionFailed"));
    await pause(backoff(attempt));
  }
  return refuse(word("actionFailed"));
}

async function targetOf(response) {
  const { target } = await response.json().catch(() => ({}));
  // The cookies are set, so the page has to be loaded again in any case.
  return redirected(target) ?? "reload";
}

function refuse(notice) {
  showNotice(notice);
  return null;
}
