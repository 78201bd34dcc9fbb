// Repeated attempts: their delays, and reloads.

import { arrival } from "./page.js";

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
export const backoff = (attempt) => Math.min(15_000, 500 * 2 ** attempt) * (0.5 + Math.random() / 2);

/** Counts the reloads of this page, and returns the delay of the next one. */
export function reloadDelay() {
  try {
    const { count, at } = JSON.parse(sessionStorage.getItem("live-reloads")) ?? { count: 0, at: 0 };
    const repeats = Date.now() - at < 60_000 ? count + 1 : 0;
    sessionStorage.setItem("live-reloads", JSON.stringify({ count: repeats, at: Date.now() }));
    return repeats && Math.min(30_000, 2_000 * 2 ** repeats);
  } catch {
    return arrival === "reload" ? 30_000 : 0; // without storage there are no cookies, so a reload is unlikely to help
  }
}

/** Calls `reload` once the server opens pages, so that a restart does not lead to an error page of the browser. */
export async function reloadWhenReachable(address, reload) {
  for (let attempt = 0; ; attempt += 1) {
    const options = { method: "HEAD", cache: "no-store", redirect: "manual" };
    const response = await fetch(address, options).catch(() => null);
    if (response && response.status < 500 && response.status !== 429) return reload();
    await pause(backoff(attempt));
  }
}
