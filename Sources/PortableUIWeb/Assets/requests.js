// The requests of the page, repeated attempts, and reloads.

import { arrival } from "./history.js";

const OUTLIVING_BYTES = 64 * 1024; // of all requests that outlive the page, in every browser
const POST_LIMIT = 30_000; // ms before an unanswered POST is sent again
const REOPENING_LIMIT = 180_000; // ms; a server that opens many pages again answers late, and an attempt costs it as much as a page
const SOCKET_LIMIT = 5_000; // ms before a WebSocket that does not open, or carries nothing, is given up
const SOCKET_PAUSE = 600_000; // ms before one is tried again in a network that blocks it
const SLOW_PAUSE = 10_000; // ms before one is tried again that was answered late; doubled for each further one
const SHORT_LIFE = 5_000; // ms; a page that lasts longer is not part of a series of reloads that do not help
const USES = new Set(["click", "input", "select", "submit"]); // neither is a page of which the server accepted these
let wasUsed = false;

const pageAddress = () => location.pathname + location.search;
let address = pageAddress(); // at which the session was opened
const meta = document.querySelector('meta[name="live-page"]');
export let token = meta?.content; // of the session
let openedAt = 0; // ms after the document was requested

// A redirect leads to a page where the user logs in, for example. Reloading the page displays it.
const REQUEST = { cache: "no-store", redirect: "manual" };
export const statusOf = (response) => response.type === "opaqueredirect" ? 401 : response.status;

/** How requests and WebSockets travel. connection.js replaces it on a page that simulates another connection. */
export const network = { fetch: (...request) => fetch(...request), open: (...socket) => new WebSocket(...socket) };

let outliving = 0; // bytes of unanswered requests that outlive the page

/** Returns the status of the response, or 0 if there was none, and the number of the batch that the server expects. */
export async function post(body, keepalive) {
  const answer = socket && socket.readyState === WebSocket.OPEN && !keepalive ? await ask(body) : null;
  if (answer) {
    wasUsed ||= answer.status === 204 && isUse(body);
    return answer;
  }
  const headers = { "Content-Type": "application/json", "Live-Page": token };
  const signal = AbortSignal.timeout(POST_LIMIT);
  const text = JSON.stringify(body);
  // A request that does not outlive the page may arrive. The browser would reject one beyond the limit.
  const size = keepalive ? new Blob([text]).size : 0;
  const outlives = size > 0 && outliving + size <= OUTLIVING_BYTES;
  if (outlives) outliving += size;
  const options = { method: "POST", headers, body: text, keepalive: outlives, signal, ...REQUEST };
  return network.fetch(address, options).finally(() => { if (outlives) outliving -= size; }).then(
    (response) => {
      const status = statusOf(response);
      wasUsed ||= status === 204 && isUse(body);
      return { status, next: Number(response.headers.get("Live-Next")) };
    },
    () => ({ status: 0 }),
  );
}

/** Whether the server can open the page again in its document. */
export const canReopen = () => Boolean(meta?.dataset.document);

/** Asks for another session of the page, with texts that the browser has kept for it. */
export const postReopening = (texts) => network.fetch(pageAddress(), {
  method: "POST",
  headers: { "Content-Type": "application/json", "Live-Reopen": meta.dataset.document },
  body: JSON.stringify({ seq: 1, ack: 0, events: texts.map((text) => [0, "stored", ...text]) }),
  signal: AbortSignal.timeout(REOPENING_LIMIT),
  ...REQUEST,
});

/** Uses another session of the page. */
export function adoptToken(text) {
  [token, address, openedAt, wasUsed] = [text, pageAddress(), performance.now(), false];
  meta.content = text;
}

/** Posts a body that contains no events to the page's own route. */
export const postToPage = (body) => network.fetch(address, {
  method: "POST",
  headers: { "Content-Type": "application/json", "Live-Page": token },
  body: JSON.stringify(body),
  signal: AbortSignal.timeout(POST_LIMIT),
  ...REQUEST,
});

const PART_LIMIT = 120_000; // ms before a part of a file is sent again

/** Posts a part of a file to the page's own route. */
export const postPart = (bytes, headers) => fetch(address, {
  method: "POST",
  headers: { "Content-Type": "application/octet-stream", "Live-Page": token, ...headers },
  body: bytes,
  signal: AbortSignal.timeout(PART_LIMIT),
  ...REQUEST,
});

const isUse = (body) => body.events.some(([, kind]) => USES.has(kind));

/** Requests the stream of the page. */
export async function openStream(headers, signal) {
  headers = { Accept: "text/event-stream", "Live-Page": token, ...headers };
  const response = await network.fetch(address, { headers, signal, ...REQUEST });
  // If the server had rejected the WebSocket, it would reject the stream too.
  if (response.ok && socketPause) {
    store("live-socket", Date.now() + socketPause);
    store("live-socket-pause", socketPause);
  }
  return response;
}

// A WebSocket carries the events as well as the patches. Without one, events are posted.

let socket = null; // the open one
let socketPause = 0; // ms before a WebSocket is tried again, if the last attempt failed
let asked = 0; // the number of batches that were sent on it
let question = null; // { seq, index, resolve } of the batch that waits for its answer

/** Opens a WebSocket, and returns a stream of its text, or `null`. */
export async function openSocket(headers, signal) {
  socketPause = 0;
  if (!meta?.hasAttribute("data-socket") || Date.now() < load("live-socket")) return null;
  const opening = connectSocket(headers);
  if (!opening) return null;
  signal.addEventListener("abort", () => end(opening));
  const first = await firstText(opening);
  if (first === undefined) return null;
  store("live-socket-pause", 0);
  [socket, asked] = [opening, 0];
  return new ReadableStream({
    start(text) {
      text.enqueue(first);
      opening.onmessage = ({ data }) => text.enqueue(data);
      opening.onclose = () => {
        opening.onclose = null; // `end` does not call it again
        if (socket === opening) forgetSocket();
        text.close();
      };
    },
  });
}

/** Returns the first text on a WebSocket, which the server sends at once, or `undefined` if it fails or comes too late. */
async function firstText(opening) {
  const timer = setTimeout(end, SOCKET_LIMIT, opening);
  let wasOpened = false;
  opening.onopen = () => { wasOpened = true; };
  const text = await new Promise((resolve) => {
    opening.onmessage = ({ data }) => resolve(data);
    opening.onclose = (event) => {
      // A handshake that is answered late is the sign of a busy server. Everything else is that of a proxy, or of a
      // network that is lost.
      const isLate = !event && !wasOpened || !navigator.onLine;
      socketPause = isLate ? Math.min(SOCKET_PAUSE, 2 * load("live-socket-pause") || SLOW_PAUSE) : SOCKET_PAUSE;
      resolve();
    };
  });
  clearTimeout(timer);
  return text;
}

/** A script cannot set the header fields of a WebSocket, except for the names of protocols. */
function connectSocket(headers) {
  const fields = Object.entries({ "Live-Page": token, ...headers });
  const protocols = fields.map(([name, value]) => `${name.slice(5).toLowerCase()}.${encodeURIComponent(value)}`);
  try {
    return network.open(location.origin.replace("http", "ws") + address, ["live", ...protocols]);
  } catch {
    return null; // the policy of an older browser does not allow it
  }
}

/**
 * Closes a WebSocket and handles its end immediately. The browser would wait for the answer of a server that may be
 * out of reach.
 */
function end(ending) {
  const { onclose } = ending;
  ending.onmessage = ending.onclose = null;
  ending.close();
  onclose?.();
}

function forgetSocket() {
  socket = null;
  question?.resolve(null);
  question = null;
}

/** Sends a batch on the WebSocket. Returns `null` if it closes before the answer, so that the batch is posted. */
function ask(body) {
  const asking = socket;
  const timer = setTimeout(end, POST_LIMIT, asking);
  return new Promise((resolve) => {
    question = { seq: body.seq, index: asked += 1, resolve };
    asking.send(JSON.stringify(body));
  }).finally(() => clearTimeout(timer));
}

/** Handles an answer on the WebSocket: a patch that acknowledges batches up to `done`, or a status. */
export function answered({ done, index, status = 204, next }) {
  if (!question || !(done >= question.seq || index === question.index)) return;
  question.resolve({ status, next });
  question = null;
}

function load(name) {
  try { return Number(sessionStorage.getItem(name)); } catch { return 0; }
}

function store(name, value) {
  try { sessionStorage.setItem(name, value); } catch { /* this page has no storage */ }
}

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
export const backoff = (attempt) => Math.min(15_000, 500 * 2 ** attempt) * (0.5 + Math.random() / 2);

/** Counts the reloads of pages that ended unused soon after they were opened, and returns the delay of the next one. */
export function reloadDelay() {
  try {
    const { count, at } = JSON.parse(sessionStorage.getItem("live-reloads")) ?? { count: 0, at: 0 };
    const isShort = performance.now() - openedAt < SHORT_LIFE && !wasUsed;
    const repeats = isShort && Date.now() - at < 60_000 ? count + 1 : 0;
    sessionStorage.setItem("live-reloads", JSON.stringify({ count: repeats, at: Date.now() }));
    return repeats && Math.min(30_000, 2_000 * 2 ** repeats);
  } catch {
    return arrival === "reload" ? 30_000 : 0; // without storage there are no cookies, so a reload is unlikely to help
  }
}

/**
 * Calls `reload` once the server opens pages, so that a restart does not lead to an error page of the browser.
 *
 * `delay` returns the milliseconds between an attempt, counted from 0, and the next one.
 */
export async function reloadWhenReachable(reload, delay = backoff) {
  for (let attempt = 0; !await isReachable(); attempt += 1) await pause(delay(attempt));
  reload();
}

/** Whether the server opens pages. */
export async function isReachable() {
  const response = await network.fetch(pageAddress(), { method: "HEAD", ...REQUEST }).catch(() => null);
  return response !== null && response.status < 500 && response.status !== 429;
}
