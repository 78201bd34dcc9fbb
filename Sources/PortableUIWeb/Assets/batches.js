// The batches of events that the page sends to the server, and of patches that it tells it to have.

import { backoff, pause, post } from "./requests.js";
import { dropRejected, markAnswered, queue, queueAgain, sent, takeBatch } from "./queue.js";
import { ENDED, hasLeft, session, signalOfSession, startOver } from "./session.js";
import { settle } from "./predictions.js";
import { showAttribute } from "./page.js";

const REPORT_TIME = 60_000; // ms; the server ends a session whose page has sent nothing for 180,000
const REPORT_AFTER = { patches: 5, length: 80_000 }; // the server waits at 10 patches or 256 KB, with up to 3 bytes a character

let seq = 0; // of the last POST that the server has accepted
let isPosting = false;
export let lastPatch = 0; // of those that the page shows
let needsReport = false; // whether the server has to learn of it without an event
let [lastReported, unreportedLength] = [0, 0];
let lastRequest = 0; // when the server last accepted a POST or a stream

const REJECTED = new Set([400, 413, 415]);

/** Sends the queued events, one POST at a time. A POST without a response is sent again with the same number. */
export async function send() {
  if (isPosting || hasLeft() || session.isExchanging || !(queue.length || needsReport)) return;
  isPosting = true;
  const signal = signalOfSession();
  const batch = nextBatch();
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const { status, next } = await post(bodyOf(batch), document.hidden);
    if (signal.aborted) break; // another session may have begun
    if (status === 204) {
      seq = batch.seq;
      noteRequest();
      if (!batch.items.length) sent.splice(sent.indexOf(batch), 1); // the server does not acknowledge it
      break;
    }
    if (status === 409 && next >= 1 && next <= seq) {
      queueAgain(next);
      seq = next - 1;
      break;
    }
    if (status === 409 || ENDED.has(status)) {
      if (!document.hidden) return startOver(status);
      await shown(); // the user may log in again in another tab
      continue;
    }
    if (REJECTED.has(status)) {
      console.warn(`The server rejected these events with status ${status}. They are dropped.`, batch.items);
      settle(dropRejected(sent.pop(), status), showAttribute); // its number is used again
      break;
    }
    await Promise.race([pause(backoff(attempt)), online()]);
  }
  if (signal.aborted) return;
  isPosting = false;
  send();
}

function nextBatch() {
  [lastReported, unreportedLength, needsReport] = [lastPatch, 0, false];
  return takeBatch(seq + 1);
}

const bodyOf = ({ seq, items }) =>
  ({ seq, ack: lastPatch, events: items.map(({ event }) => event), hidden: document.hidden || undefined });

/** Sends the last batch. It repeats the events of an unanswered POST, which it can overtake or outlive. */
export function sendLast() {
  const repeated = isPosting ? sent.pop()?.items ?? [] : undefined; // none if a patch has already acknowledged it
  queue.unshift(...repeated ?? []);
  post({ ...bodyOf(nextBatch()), again: repeated?.length, bye: true }, true);
}

/** Ends all batches, because their session has ended, and starts to count again. */
export function abandonBatches() {
  const items = [...sent.splice(0).flatMap(({ items }) => items), ...queue.splice(0)];
  markAnswered(items);
  settle(items, showAttribute);
  [seq, lastPatch, lastReported, unreportedLength] = [0, 0, 0, 0];
  [isPosting, needsReport] = [false, false];
}

/** Notes a patch that the page shows. */
export function noteShown(number, length) {
  lastPatch = number;
  unreportedLength += length;
}

/** Notes that the server has accepted a request. */
export function noteRequest() { lastRequest = Date.now(); }

/** Reports the newest patch with the next batch. */
export function requireReport() { needsReport = true; }

/** Reports it if the server has long had no request, so that it knows that the stream is read. */
export function reportAfterSilence() { needsReport ||= Date.now() - lastRequest >= REPORT_TIME; }

/** Reports it if the server would soon wait for a report. */
export function reportMany() {
  needsReport ||= lastPatch - lastReported >= REPORT_AFTER.patches || unreportedLength >= REPORT_AFTER.length;
}

/** Waits until the page is visible. */
const shown = () => new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));

/** Waits until the network is found. */
const online = () => new Promise((resolve) => addEventListener("online", resolve, { once: true }));
