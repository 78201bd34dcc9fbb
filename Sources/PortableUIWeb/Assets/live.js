// The script of a live page.
//
// The view tree is on the server. This script sends the events of the user (numbered POST requests, one at a time) and
// applies the numbered patches of the server (Server-Sent Events, read with fetch). The server decides whether an event
// is accepted. nodes.js stores the elements.

import { idOf, isField, isSwitch, nodes } from "./nodes.js";
import {
  adoptPage, animateWith, applyPatch, choose, compose, composing, exchangeStored, frontDialog, requiresMotion, revisions,
  showChoices, showDialogs, showFocus, showHeld, showLayout, showLoaded, showSelected, showSnapshot, takeChanges, textOf,
} from "./page.js";
import { announceResults, noteChanges } from "./announcements.js";
import { listenToDismissal } from "./dismissal.js";
import { keepFocus, noteFocus } from "./focus.js";
import { listenToHeights } from "./heights.js";
import { load } from "./loading.js";
import {
  answered, backoff, openSocket, openStream, pause, post, reloadDelay, reloadWhenReachable, statusOf, token,
} from "./requests.js";
import { hideBanner, keepInFront, showBannerSoon, showMessage } from "./banner.js";
import { followAppearance, hasCookies, localeHeaders, parseFrame, splitFrames } from "./frames.js";
import { keep, limitRestoring, redisplay, restore, restoreMore, store, storeLeft } from "./restore.js";
import {
  holdsBack, isAcceptable, isTypingYear, keepsValue, markIncomplete, showMarks,
} from "./marks.js";
import {
  acknowledged, dropRejected, hasUnansweredEdits, markAnswered, pendingCount, queue, queueAction, queueAgain, refusals,
  sent, takeBatch,
} from "./queue.js";
import { afterPress, listenToPresses, pressedBy } from "./presses.js";
import { enterPane, resetVisits, listenToHistory } from "./history.js";
import { isMenuOpen, listenToKeys, menuButton } from "./keys.js";
import { listenToSkipLink } from "./skipping.js";

const TYPING_PAUSE = 100; // ms without a keystroke before an edit is sent
const SILENCE_LIMIT = 45_000; // ms without data before the stream is closed; heartbeats are sent every 15,000
const MOTION_LIMIT = 3_000; // ms before a patch is shown without the script of animations
const REPORT_TIME = 60_000; // ms; the server ends a session whose page has sent nothing for 180,000
const REPORT_AFTER = { patches: 5, length: 80_000 }; // the server waits at 10 patches or 256 KB, with up to 3 bytes a character

// Events of the user

let pressed; // the button that was pressed last
const unsent = new Set(); // fields with edits that are not in the queue
let typing;
let focused = null; // the focused element, if the server observes its focus
function listen() {
  const on = (type, kind, handle) => document.addEventListener(type, (event) => {
    const element = event.target.closest?.(`[data-on~="${kind}"]`);
    if (element && nodes.get(idOf(element)) === element) handle(element, event);
  });
  document.addEventListener("click", (event) => {
    const element = pressedBy(event);
    if (!element || nodes.get(idOf(element)) !== element) return;
    if (element.localName === "a") {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return; // handled by the browser
      event.preventDefault();
    }
    if (element.dataset.share) load("sharing.js").then(
      ({ share }) => share(element),
      (error) => console.warn("The script of sharing was not loaded.", error),
    );
    queueEvent(element, "click");
  });
  on("input", "input", (element) => { if (isField(element)) edited(element); });
  on("change", "select", chosen);
  on("keydown", "submit", (element, event) => {
    // An Enter that confirms a composition of an input method (229 in Safari) is not a submission.
    if (event.key !== "Enter" || event.isComposing || event.keyCode === 229) return;
    if (element.localName !== "input" || element !== event.target) return;
    event.preventDefault();
    queueEvent(element, "submit");
  });
  on("focusin", "focus", (element) => {
    if (element !== focused) queueFocus(focused = element, "focus");
    send();
  });
  document.addEventListener("submit", (event) => event.preventDefault());
  listenToKeys();
  listenToSkipLink();
  listenToPresses(
    () => unsent.size > 0 || hasUnansweredEdits(), (control) => queueEvent(control, "click"), reportDrag);
  listenToHistory((key, path) => {
    flushEdits();
    queue.push({ event: [0, "visit", key, path] });
    send();
  });
  // Browsers close a dialog on Escape or a similar gesture of the device. Here, the server closes it.
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.isComposing && !event.defaultPrevented && !isMenuOpen()) dismiss(event);
  });
  listenToDismissal(frontDialog, dismiss);
  listenToHeights((dialog, height) => queueEvent(dialog, "select", height));
  document.addEventListener("cancel", (event) => {
    if (event.cancelable && event.target === frontDialog()) dismiss(event);
  }, true);
  document.addEventListener("close", (event) => {
    if (event.target === frontDialog()) dismiss(event); // this event cannot be prevented
    showDialogs(pressed);
  }, true);
  for (const type of ["load", "error"]) document.addEventListener(type, ({ target }) => {
    if (target.localName !== "img") return;
    showLoaded(target);
    if (target.matches('[data-on~="load"]') && nodes.get(idOf(target)) === target) {
      queue.push({ event: [idOf(target), type], element: target });
      send();
    }
  }, true);
  document.addEventListener("focusout", (event) => {
    flushEdits();
    // A window that becomes inactive keeps its focused element.
    if (event.target === focused && document.activeElement !== focused) {
      queueFocus(focused, "blur");
      focused = null;
    }
    if (!event.relatedTarget?.matches('[data-on~="focus"]')) send(); // else sent together with the next focus event
    afterPress(() => markIncomplete(event.target));
    if (!keepsValue(event.target)) showHeld(event.target);
  });
  document.addEventListener("compositionstart", (event) => compose(event.target));
  document.addEventListener("compositionend", () => compose(null));
  document.addEventListener("visibilitychange", visibilityChanged);
  // A connection that is lost stays open for long, and so does one on which the network has returned.
  addEventListener("offline", renew);
  addEventListener("online", renew);
  followAppearance(() => { if (stream) renew(); }); // the next stream reports it
  addEventListener("pagehide", () => {
    if (isReloading) store(pendingCount() > 0);
    else storeLeft();
    leave();
  });
  // The session ends when the page is left, so a page that is restored from the back/forward cache is reloaded.
  addEventListener("pageshow", (event) => event.persisted ? location.reload() : redisplay());
}

/** Queues a press or choice after the preceding edits, and marks the element until it is answered. */
function queueEvent(element, kind, ...payload) {
  if ((kind === "click" || kind === "submit") && holdsBack(element)) return;
  flushEdits();
  announceResults();
  if (kind === "click") pressed = menuButton(element);
  queueAction([idOf(element), kind, ...payload], element);
  send();
}

function queueFocus(element, kind) {
  flushEdits();
  queue.push({ event: [idOf(element), kind], element });
}

/** Queues reports of the layout of elements. A newer one replaces one that is still waiting. */
function reportLayout(reports) {
  for (const [element, kind, ...payload] of reports) {
    const event = [idOf(element), kind, ...payload];
    const waiting = queue.find((item) => item.element === element && item.event[1] === kind);
    if (waiting) waiting.event = event;
    else queue.push({ event, element });
  }
  send();
}

/** Queues the state of a drag. A movement replaces an earlier one that is still waiting. */
function reportDrag(element, phase, ...points) {
  flushEdits();
  const event = [idOf(element), "drag", phase, ...points];
  const newest = queue.at(-1);
  if (phase === "moved" && newest?.element === element && newest.event[2] === "moved") newest.event = event;
  else queue.push({ event, element });
  send();
}

/** Reports a text that the browser keeps. */
function reportStored(area, name, text) {
  queue.push({ event: [0, "stored", area, name, text] });
  send();
}

/** Requests that the server dismiss the frontmost dialog, which stays open until then. */
function dismiss(event) {
  const dialog = frontDialog();
  if (!dialog) return;
  event.preventDefault();
  if (dialog.matches('[data-on~="dismiss"]')) queueEvent(dialog, "dismiss");
}

function chosen(select) {
  keep(select);
  choose(select, select.value);
  queueEvent(select, "select", select.value);
}

function edited(field) {
  keep(field);
  revisions.set(field, (revisions.get(field) ?? 0) + 1);
  if (!isAcceptable(field)) return void unsent.delete(field);
  unsent.add(field);
  if (isTypingYear(field)) clearTimeout(typing);
  else if (isSwitch(field)) sendEdits(); // no further edits are expected
  else if (field.type !== "range" || !typing) waitForMore(); // a slider also sends values while it is dragged
}

function waitForMore() {
  clearTimeout(typing);
  typing = setTimeout(sendEdits, TYPING_PAUSE);
}

function sendEdits() {
  typing = clearTimeout(typing);
  flushEdits();
  send();
}

/**
 * Queues the current text of each edited field, also during a composition of an input method: on the keyboard of a
 * phone, each word is one.
 */
function flushEdits() {
  for (const field of unsent) {
    unsent.delete(field);
    if (!field.isConnected) continue;
    announceResults();
    const event = [idOf(field), "input", textOf(field), revisions.get(field)];
    const newest = queue.at(-1);
    if (newest?.element === field && newest.event[1] === "input") newest.event = event;
    else queue.push({ event, element: field });
  }
}

// To the server

let seq = 0; // of the last POST that the server has accepted
let [isPosting, needsReport, hasLeft] = [false, false, false];

const ENDED = new Set([401, 403, 404, 410]); // statuses of a session that has ended or may no longer be used
const REJECTED = new Set([400, 413, 415]);

/** Sends the queued events, one POST at a time. A POST without a response is sent again with the same number. */
async function send() {
  if (isPosting || hasLeft || !(queue.length || needsReport)) return;
  isPosting = true;
  const batch = nextBatch();
  for (let attempt = 0; !hasLeft; attempt += 1) {
    const { status, next } = await post(bodyOf(batch), document.hidden);
    if (status === 204) {
      seq = batch.seq;
      lastRequest = Date.now();
      if (!batch.items.length) sent.splice(sent.indexOf(batch), 1); // the server does not acknowledge it
      break;
    }
    if (status === 409 && next >= 1 && next <= seq) {
      queueAgain(next);
      seq = next - 1;
      break;
    }
    if (status === 409 || ENDED.has(status)) {
      if (!document.hidden) return startOver();
      await shown(); // the user may log in again in another tab
      continue;
    }
    if (REJECTED.has(status)) {
      console.warn(`The server rejected these events with status ${status}. They are dropped.`, batch.items);
      dropRejected(sent.pop(), status); // its number is used again
      break;
    }
    await Promise.race([pause(backoff(attempt)), online()]);
  }
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
function leave() {
  if (hasLeft) return;
  hasLeft = true;
  flushEdits();
  const repeated = isPosting ? sent.pop()?.items ?? [] : undefined; // none if a patch has already acknowledged it
  queue.unshift(...repeated ?? []);
  post({ ...bodyOf(nextBatch()), again: repeated?.length, bye: true }, true);
  closeStream();
}

// From the server

let stream = null; // the AbortController of the current stream
let lastPatch = 0;
let [lastReported, unreportedLength] = [0, 0];
let lastRequest = 0; // when the server last accepted a POST or a stream
let failures = 0;
let retry, watchdog;
let isReloading = false;
let isMoving = false; // whether the page will load again, because the server is being shut down

/** Keeps a stream open while the page is visible: HTTP/1.1 allows six connections to a server per browser. */
async function connect() {
  clearTimeout(retry);
  if (stream || hasLeft || isMoving || document.hidden) return;
  if (!token) return startOver(); // the server created no session, as for a prefetch
  showBannerSoon();
  const controller = stream = new AbortController();
  const started = Date.now();
  try {
    restartWatchdog(controller);
    const headers = { "Live-Last": String(lastPatch), ...localeHeaders() };
    let text = await openSocket(headers, controller.signal);
    if (!text && !controller.signal.aborted) {
      // The server gives the reason for a rejection only here: a script cannot read the response to a WebSocket.
      const response = await openStream(headers, controller.signal);
      if (ENDED.has(statusOf(response))) return startOver();
      const isStream = response.ok && response.headers.get("Content-Type")?.startsWith("text/event-stream");
      text = isStream ? response.body.pipeThrough(new TextDecoderStream()) : null;
    }
    if (text) {
      hideBanner();
      limitRestoring();
      lastRequest = Date.now();
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

function closeStream() {
  clearTimeout(retry);
  clearTimeout(watchdog);
  stream?.abort();
  stream = null;
}

/**
 * Opens another stream: when the network changes, and when the server asks for it, which it does from time to time so
 * that it checks the permission again.
 */
function renew() {
  closeStream();
  connect();
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

async function receive(text, controller) {
  needsReport ||= Date.now() - lastRequest >= REPORT_TIME; // so that the server knows that the stream is read
  try {
    const frame = parseFrame(text);
    const { kind, number, done, content, length, delay } = frame;
    if (kind === "patch" && content.some(requiresMotion)) {
      await loadMotion();
      if (controller.signal.aborted) return; // another stream has the patch
    }
    if (kind === "heartbeat") return void send(); // not awaited, since an answer on the WebSocket is read afterwards
    if (kind === "reload") return move(delay);
    if (kind === "answer") return answered(frame);
    if (kind === "renew") return renew();
    if (kind === "patch" && number <= lastPatch) return; // applied already
    if (kind === "patch" && number > lastPatch + 1) return stream.abort(); // missing patches: reconnect from lastPatch
    markAnswered(acknowledged(done), kind === "patch" ? refusals(content) : []);
    answered(frame);
    noteFocus();
    if (kind === "snapshot") { resetVisits(); showSnapshot(...content); }
    else applyPatch(content);
    lastPatch = number;
    unreportedLength += length;
  } catch (error) {
    console.error("This patch does not match the page. The page is reloaded.", error);
    return startOver();
  }
  showMarks();
  showChoices();
  showDialogs(pressed);
  keepInFront();
  enterPane();
  showFocus();
  const changes = takeChanges();
  keepFocus(changes.inserted);
  noteChanges(changes);
  showSelected();
  showLayout(reportLayout);
  exchangeStored(reportStored);
  restoreMore(handlers);
  if (composing && !composing.isConnected) compose(null);
  needsReport ||= lastPatch - lastReported >= REPORT_AFTER.patches || unreportedLength >= REPORT_AFTER.length;
  send();
}

let motionLoading = null;
let waitsForMotion = true; // until a patch has waited in vain

/** Loads the script of animations, and waits for it. Until it is there, patches are shown without them. */
async function loadMotion() {
  motionLoading ??= Promise.all([load("motion.js"), load("timing.js")]).then(
    ([module]) => animateWith(module),
    (error) => {
      console.warn("The script of animations was not loaded.", error);
      motionLoading = null; // the next patch tries again
    },
  );
  if (waitsForMotion) waitsForMotion = !await Promise.race([motionLoading, pause(MOTION_LIMIT).then(() => true)]);
}

function visibilityChanged() {
  if (!document.hidden) return connect();
  closeStream();
  hideBanner();
  needsReport = true;
  sendEdits();
}

/** Waits until the page is visible. */
const shown = () => new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));

/** Waits until the network is found. */
const online = () => new Promise((resolve) => addEventListener("online", resolve, { once: true }));

// Starting and reloading

/** Reloads because the session has ended. Repeated reloads are delayed increasingly. */
async function startOver() {
  if (hasLeft || document.hidden) return; // a hidden page checks again when it becomes visible
  hasLeft = true;
  closeStream();
  // Another page would end in the same way, without what has been typed.
  if (!hasCookies()) return showMessage("This page needs cookies. Please allow them for this site, and load the page again.");
  showBannerSoon();
  await pause(reloadDelay());
  reloadWhenReachable(reload);
}

/** Reloads after a delay, which distributes the pages of a server that is being shut down. */
function move(delay) {
  isMoving = true;
  setTimeout(reloadWhenReachable, delay, reload);
}

/** Reloads. What the user does until the page is replaced is stored. */
function reload() {
  isReloading = true;
  location.reload();
}

/** The state of the page, for tests and debugging. */
window.livePage = Object.freeze({
  get lastPatch() { return lastPatch; },
  get pending() { return pendingCount(); },
});

const handlers = { edited, chosen };

listen();
adoptPage(handlers);
restore(handlers);
showLayout(reportLayout);
exchangeStored(reportStored);
document.activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true })); // a focus from before the script
visibilityChanged();
