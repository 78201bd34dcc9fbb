// The events of the user, which are queued for the server.

import { announceResults } from "./announcements.js";
import { send } from "./batches.js";
import { listenToDismissal } from "./dismissal.js";
import { listenToHeights } from "./heights.js";
import { enterPane, listenToHistory } from "./history.js";
import { isMenuOpen, listenToKeys, menuButton } from "./keys.js";
import { load } from "./loading.js";
import { holdsBack, isAcceptable, isTypingYear, keepsValue, markIncomplete } from "./marks.js";
import { idOf, isField, isSwitch, nodes } from "./nodes.js";
import {
  choose, compose, flushComponents, frontDialog, revisions, showAttribute, showDialogs, showHeld, showLoaded, textOf,
} from "./page.js";
import { predict } from "./predictions.js";
import { afterPress, listenToPresses, pressedBy } from "./presses.js";
import { hasUnansweredEdits, queue, queueAction } from "./queue.js";
import { keep } from "./restore.js";
import { listenToSkipLink } from "./skipping.js";

const TYPING_PAUSE = 100; // ms without a keystroke before an edit is sent

export let pressed; // the button that was pressed last
let showOpening = () => {}; // shows the frame of a dialog that a press probably opens
const unsent = new Set(); // fields with edits that are not in the queue
let typing;
let focused = null; // the focused element, if the server observes its focus

export function listen() {
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
  // A sheet with heights has choices too, but a change inside it is not its own.
  on("change", "select", (element, event) => { if (element === event.target) chosen(element); });
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
    () => unsent.size > 0 || hasUnansweredEdits(), (control) => queueEvent(control, "click"), reportDrag,
    showAttribute);
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
}

/** Repeats presses from before this script ran, except those that the browser has handled itself. */
export function repeatEarly(events) {
  for (const event of events) {
    if (event.type === "click" && event.target.closest?.("a, input, label, select, summary")) continue;
    event.target.dispatchEvent(new event.constructor(event.type, event));
  }
}

/** Calls `open` with each press, and its control. */
export function followOpenings(open) { showOpening = open; }

/** Queues a press or choice after the preceding edits, and marks the element until it is answered. */
function queueEvent(element, kind, ...payload) {
  if ((kind === "click" || kind === "submit") && holdsBack(element)) return;
  flushEdits();
  flushComponents();
  announceResults();
  if (kind === "click") pressed = menuButton(element);
  const item = queueAction([idOf(element), kind, ...payload], element);
  if (kind === "click") {
    predict(item, element, showAttribute);
    showOpening(item, element);
    enterPane();
  }
  send();
}

/** Forgets which element has the focus, so that a new session learns of it. */
export function restartFocus() { focused = null; }

function queueFocus(element, kind) {
  flushEdits();
  queue.push({ event: [idOf(element), kind], element });
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

/** Requests that the server dismiss the frontmost dialog, which stays open until then. */
function dismiss(event) {
  const dialog = frontDialog();
  if (!dialog) return;
  event.preventDefault();
  if (dialog.matches('[data-on~="dismiss"]')) queueEvent(dialog, "dismiss");
}

// Edits

/** Sends the choice of a select. */
export function chosen(select) {
  keep(select);
  choose(select, select.value);
  queueEvent(select, "select", select.value);
}

/** Sends the edit of a field, after a pause in typing. */
export function edited(field) {
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

export function sendEdits() {
  typing = clearTimeout(typing);
  flushEdits();
  send();
}

/**
 * Queues the current text of each edited field, also during a composition of an input method: on the keyboard of a
 * phone, each word is one.
 */
export function flushEdits() {
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
