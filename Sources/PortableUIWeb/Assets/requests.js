// The requests of the page, repeated attempts, and reloads.

import { arrival } from "./page.js";

const POST_LIMIT = 30_000; // ms before an unanswered POST is sent again
const SHORT_LIFE = 5_000; // ms; a page that lasts longer is not part of a series of reloads that do not help
const USES = new Set(["click", "input", "select", "submit"]); // neither is a page of which the server accepted these
let wasUsed = false;

const address = location.pathname + location.search;
export const token = document.querySelector('meta[name="live-page"]')?.content;

// A redirect leads to a page where the user logs in, for example. Reloading the page displays it.
const REQUEST = { cache: "no-store", redirect: "manual" };
export const statusOf = (response) => response.type === "opaqueredirect" ? 401 : response.status;

/** Returns the status of the response, or 0 if there was none, and the number of the batch that the server expects. */
export async function post(body, keepalive) {
  const headers = { "Content-Type": "application/json", "Live-Page": token };
  const signal = AbortSignal.timeout(POST_LIMIT);
  const options = { method: "POST", headers, body: JSON.stringify(body), keepalive, signal, ...REQUEST };
  return fetch(address, options).then(
    (response) => {
      const status = statusOf(response);
      wasUsed ||= status === 204 && body.events.some(([, kind]) => USES.has(kind));
      return { status, next: Number(response.headers.get("Live-Next")) };
    },
    () => ({ status: 0 }),
  );
}

/** Requests the stream of the page. */
export const openStream = (headers, signal) =>
  fetch(address, { headers: { Accept: "text/event-stream", "Live-Page": token, ...headers }, signal, ...REQUEST });

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
export const backoff = (attempt) => Math.min(15_000, 500 * 2 ** attempt) * (0.5 + Math.random() / 2);

/** Counts the reloads of pages that ended unused soon after they were opened, and returns the delay of the next one. */
export function reloadDelay() {
  try {
    const { count, at } = JSON.parse(sessionStorage.getItem("live-reloads")) ?? { count: 0, at: 0 };
    const isShort = performance.now() < SHORT_LIFE && !wasUsed;
    const repeats = isShort && Date.now() - at < 60_000 ? count + 1 : 0;
    sessionStorage.setItem("live-reloads", JSON.stringify({ count: repeats, at: Date.now() }));
    return repeats && Math.min(30_000, 2_000 * 2 ** repeats);
  } catch {
    return arrival === "reload" ? 30_000 : 0; // without storage there are no cookies, so a reload is unlikely to help
  }
}

/** Calls `reload` once the server opens pages, so that a restart does not lead to an error page of the browser. */
export async function reloadWhenReachable(reload) {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(address, { method: "HEAD", ...REQUEST }).catch(() => null);
    if (response && response.status < 500 && response.status !== 429) return reload();
    await pause(backoff(attempt));
  }
}
