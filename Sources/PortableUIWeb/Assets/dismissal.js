// How a person closes a sheet without the keyboard: with its button, by a press outside, or by dragging it down.

import { drag as dragHeight, endDrag as endHeight, hasHeights, isResized, useNextHeight } from "./heights.js";
import { word } from "./words.js";

const DISMISSIBLE = '[data-on~="dismiss"]:not(.persistent)';
const LIGHT = `:is(.sheet:not(.cover), .confirmation)${DISMISSIBLE}`; // closed by a press outside, as in SwiftUI
const DRAGGED = `.sheet:not(.cover, .grabber-hidden)${DISMISSIBLE}`;
const FAR = 0.25; // of the sheet's height: a drag that is longer closes it
const FAST = 0.5; // px/ms: so does a drag that ends faster
const ANSWER = 1_000; // ms after which a sheet that the server has not closed is back in its place

/** Adds a button to a sheet without buttons in its bars, and a handle for dragging. Call it after each patch. */
export function addHandles(dialog) {
  const isClosed = dialog.matches(`.sheet${DISMISSIBLE}`) && !dialog.querySelector(":scope > .bar .button");
  toggle(dialog, "dialog-close", isClosed, () => {
    const button = document.createElement("button");
    button.type = "button";
    button.ariaLabel = word("close");
    return button;
  });
  toggle(dialog, "dialog-grabber", dialog.matches(DRAGGED), () => {
    if (!hasHeights(dialog)) return document.createElement("div");
    const button = document.createElement("button");
    button.type = "button";
    button.ariaLabel = word("changeHeight");
    return button;
  });
}

function toggle(dialog, name, isWanted, create) {
  const found = dialog.querySelector(`:scope > .${name}`);
  if (!isWanted) found?.remove();
  else if (!found) {
    const element = create();
    element.className = name;
    dialog.append(element);
  }
}

let front; // returns the frontmost dialog
let dismiss; // requests the dismissal of the frontmost dialog
let isOutsidePress = false;
let drag = null; // { dialog, isGrabber, start, height, y, time, speed }

export function listenToDismissal(frontDialog, requestDismissal) {
  [front, dismiss] = [frontDialog, requestDismissal];
  document.addEventListener("pointerdown", (event) => {
    isOutsidePress = isOutside(event);
    if (event.isPrimary && event.button === 0) startDrag(event);
  }, true);
  document.addEventListener("click", (event) => {
    if (event.target.matches?.(".dialog-close") || isOutsidePress && isOutside(event)) dismiss(event);
    else if (event.target.matches?.("button.dialog-grabber") && event.detail === 0) useNextHeight(front());
  });
  document.addEventListener("pointermove", moveDrag);
  document.addEventListener("pointerup", endDrag);
  document.addEventListener("pointercancel", cancelDrag);
}

/** Whether an event is beside a dialog that such a press closes. The target of its backdrop is the dialog. */
function isOutside({ target, clientX, clientY }) {
  if (target !== front() || !target.matches(LIGHT)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

function startDrag({ target, pointerId, clientY, timeStamp }) {
  const handle = target.closest?.(".dialog-grabber, .dialog > .bar:first-child");
  const dialog = handle?.parentElement;
  if (!dialog || dialog !== front() || !dialog.matches(DRAGGED) || target.closest("button:not(.dialog-grabber), a, input")) return;
  if (getComputedStyle(dialog.querySelector(":scope > .dialog-grabber")).display === "none") return;
  handle.setPointerCapture(pointerId);
  const isGrabber = handle.matches(".dialog-grabber");
  drag = { dialog, isGrabber, start: clientY, height: dialog.offsetHeight, y: clientY, time: timeStamp, speed: 0 };
  dialog.dataset.dragged = "";
}

function moveDrag({ clientY, timeStamp }) {
  if (!drag) return;
  drag.speed = (clientY - drag.y) / Math.max(1, timeStamp - drag.time);
  [drag.y, drag.time] = [clientY, timeStamp];
  const { dialog, start } = drag;
  const down = isResized(dialog) ? dragHeight(drag) : clientY - start;
  dialog.style.translate = `0 ${Math.max(0, down)}px`;
}

function endDrag(event) {
  if (!drag) return;
  const { dialog, start, y, speed } = drag;
  if (isResized(dialog)) {
    if (dialog === front() && !endHeight(drag)) return close(event);
    return cancelDrag();
  }
  const isFar = y - start > FAR * dialog.offsetHeight || speed > FAST;
  if (!isFar || dialog !== front()) return cancelDrag();
  close(event);
}

/** Requests the dismissal of the dragged dialog, which returns to its place if the server does not close it. */
function close(event) {
  const { dialog } = drag;
  drag = null;
  delete dialog.dataset.dragged;
  dismiss(event);
  setTimeout(returnDialog, ANSWER, dialog);
}

function cancelDrag() {
  if (!drag) return;
  delete drag.dialog.dataset.dragged;
  returnDialog(drag.dialog);
  drag = null;
}

/** Moves a dialog to the place that the style sheet gives it. */
export const returnDialog = (dialog) => {
  dialog.style.translate = "";
  dialog.style.removeProperty("--dragged");
};
