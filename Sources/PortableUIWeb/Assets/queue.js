// The events of the user that the server has not answered.

import { isSwitch } from "./nodes.js";
import { showNotice } from "./banner.js";
import { isMarked, markRefused, showMark } from "./marks.js";
import { nameOf } from "./restore.js";
import { word } from "./words.js";

const POST_BYTES = 60_000; // of events; the server accepts 64 KB in total
const POST_EVENTS = 100; // the server accepts no more
// Events without a pending state.
const QUIET = new Set([
  "input", "focus", "blur", "load", "error", "resize", "rows", "scroll", "drag", "component", "visit", "fragment", "stored",
  "files",
]);
const EDITS = new Set(["input", "select"]);
const PRESSES = new Set(["click", "submit"]);

export const queue = []; // { event, element, isRepeat, answered }, waiting for the next POST
export const sent = []; // { seq, items }, waiting for a patch that acknowledges POST `seq`
const pending = new Map(); // pressed element → number of its unanswered presses

export const pendingCount = () => pending.size;

/** Queues a press or choice, and marks the element until it is answered. Returns the queued event. */
export function queueAction(event, element) {
  const item = { event, element, isRepeat: pending.has(element) };
  queue.push(item);
  pending.set(element, (pending.get(element) ?? 0) + 1);
  element.setAttribute("data-pending", "");
  return item;
}

/** Takes as many queued events as a POST can contain. */
export function takeBatch(seq) {
  const encoder = new TextEncoder();
  let [count, bytes] = [0, 0];
  for (const { event } of queue) {
    bytes += encoder.encode(JSON.stringify(event)).length;
    if (count === POST_EVENTS || count > 0 && bytes > POST_BYTES) break;
    count += 1;
  }
  const batch = { seq, items: queue.splice(0, count) };
  sent.push(batch);
  return batch;
}

/** Queues the batches from number `next` again, which the server has not received. */
export function queueAgain(next) {
  const missing = sent.splice(sent.findIndex((batch) => batch.seq >= next));
  queue.unshift(...missing.flatMap(({ items }) => items));
}

/** Whether the server has not answered an edit, which may enable or disable controls. */
export const hasUnansweredEdits = () =>
  [queue, ...sent.map(({ items }) => items)].flat().some(({ event }) => EDITS.has(event[1]));

/** Removes the batches up to number `done` from those that wait, and returns their events. */
export function acknowledged(done) {
  const index = sent.findIndex(({ seq }) => seq > done);
  return sent.splice(0, index < 0 ? sent.length : index).flatMap(({ items }) => items);
}

/** Returns the IDs of the controls of which the server has refused an event, once for each event. */
export const refusals = (ops) => ops.filter(([name]) => name === "d").map(([, id]) => id);

/** Ends the pending state of controls, and mentions the refused events. */
export function markAnswered(items, refused = []) {
  for (const { event: [, kind], element, answered } of items) {
    answered?.();
    if (!QUIET.has(kind)) endPending(element);
  }
  for (const id of new Set(refused)) {
    const events = items.filter(({ event }) => event[0] === id);
    const [{ event: [, kind, , revision], element } = { event: [] }] = events.slice(-1);
    if (kind === "input" && !isSwitch(element)) markRefused(element, revision, word("notAccepted"));
    // A press that repeats another one has no effect if that one has disabled the control.
    const isAlone = !events[0]?.isRepeat && events.length === refused.filter((each) => each === id).length;
    if (PRESSES.has(kind) && isAlone) showNotice(word("notAvailable", nameOf(element).trim()));
  }
}

function endPending(element) {
  pending.set(element, pending.get(element) - 1);
  if (pending.get(element) > 0) return;
  pending.delete(element);
  element.removeAttribute("data-pending");
}

/**
 * Drops the events of a rejected batch, and the presses after it, which were meant for the text that is missing. Returns
 * all of them.
 */
export function dropRejected({ items }, status) {
  showNotice(word("changeNotAccepted"));
  markAnswered(items);
  const edits = items.filter(({ event }) => event[1] === "input");
  for (const { event, element } of edits) {
    markRefused(element, event[3], word(status === 413 ? "textTooLong" : "notAccepted"));
    if (isMarked(element)) showMark(element);
  }
  const presses = edits.length ? queue.filter(({ event }) => PRESSES.has(event[1])) : [];
  markAnswered(presses);
  for (const press of presses) queue.splice(queue.indexOf(press), 1);
  return [...items, ...presses];
}
