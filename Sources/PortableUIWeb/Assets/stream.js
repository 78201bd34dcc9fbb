// The stream of the server's frames to the page, which is opened again when it ends.

import { hideBanner, showBannerSoon } from "./banner.js";
import { lastPatch, noteRequest } from "./batches.js";
import { localeHeaders, splitFrames } from "./frames.js";
import { backoff, openSocket, openStream, statusOf, token } from "./requests.js";
import { limitRestoring } from "./restore.js";
import { ENDED, hasLeft, session, startOver, whenLeft } from "./session.js";

const SILENCE_LIMIT = 45_000; // ms without data before the stream is closed; heartbeats are sent every 15,000
const NO_PATCH = String(Number.MAX_SAFE_INTEGER); // the server answers a number that no patch has with the whole page

let stream = null; // the AbortController of the current stream
let failures = 0;
let needsSnapshot = false; // whether something else has changed the elements of the page
let retry, watchdog;
let receive; // handles a frame

/** Calls `handle` with the text of each frame, and the AbortController of its stream, one after the other. */
export function receiveWith(handle) { receive = handle; }

/** Handles a frame that was received without a stream. */
export const receiveFrame = (text) => receive(text, new AbortController());

export const hasStream = () => stream !== null;

/** Ends the stream, so that the next one begins after the last patch. */
export const interrupt = () => stream.abort();

/** Notes that the page has been replaced, so that its elements are those of the server again. */
export function noteSnapshot() { needsSnapshot = false; }

/** Keeps a stream open while the page is visible: HTTP/1.1 allows six connections to a server per browser. */
export async function connect() {
  clearTimeout(retry);
  if (stream || hasLeft() || session.isMoving || session.isExchanging || document.hidden) return;
  if (!token) return startOver(); // the server created no session, as for a prefetch
  showBannerSoon();
  const controller = stream = new AbortController();
  const started = Date.now();
  try {
    restartWatchdog(controller);
    const headers = { "Live-Last": needsSnapshot ? NO_PATCH : String(lastPatch), ...localeHeaders() };
    let text = await openSocket(headers, controller.signal);
    if (!text && !controller.signal.aborted) {
      // The server gives the reason for a rejection only here: a script cannot read the response to a WebSocket.
      const response = await openStream(headers, controller.signal);
      if (ENDED.has(statusOf(response))) return startOver(statusOf(response));
      const isStream = response.ok && response.headers.get("Content-Type")?.startsWith("text/event-stream");
      text = isStream ? response.body.pipeThrough(new TextDecoderStream()) : null;
    }
    if (text) {
      hideBanner();
      limitRestoring();
      noteRequest();
      await read(text, controller);
    }
  } catch {
    // The stream failed or was closed. It is opened again below.
  }
  if (stream !== controller) return; // closed by closeStream
  closeStream();
  failures = Date.now() - started > 5_000 ? 0 : failures + 1;
  showBannerSoon();
  retry = setTimeout(connect, backoff(failures));
}

export function closeStream() {
  clearTimeout(retry);
  clearTimeout(watchdog);
  stream?.abort();
  stream = null;
}

/**
 * Opens another stream: when the network changes, and when the server asks for it, which it does from time to time so
 * that it checks the permission again.
 */
export function renew() {
  closeStream();
  connect();
}

/** Requests the whole page, because something else has changed its elements. */
export function requestSnapshot() {
  if (needsSnapshot) return;
  console.warn("Something else has changed the elements of this page. The page is shown again.");
  needsSnapshot = true;
  renew();
}

function restartWatchdog(controller) {
  clearTimeout(watchdog);
  watchdog = setTimeout(() => controller.abort(), SILENCE_LIMIT);
}

async function read(text, controller) {
  const reader = text.getReader();
  for (let rest = ""; ;) {
    const { value, done } = await reader.read();
    if (done || controller.signal.aborted) return;
    restartWatchdog(controller);
    let frames;
    [frames, rest] = splitFrames(rest + value);
    for (const text of frames) if (!controller.signal.aborted) await receive(text, controller);
  }
}

whenLeft(closeStream);
