// Presses by pointer: what waits for their end, and those of disabled controls, for which browsers send no click.

import { load } from "./loading.js";

const PRESSABLE = '[data-on~="click"]';
const PRESSED = '[data-on~="click"]:disabled';

let isHeld = false; // whether a pointer is down
const afterPresses = [];
let holds = null; // the loading of holds.js, once an element that waits for a long press was pressed

/** Loads the script of long presses, which then handles a press that has begun, if it still lasts. */
function loadHolds(event) {
  holds = load("holds.js").then(
    ({ followHolds }) => followHolds(press, isHeld ? event : null),
    (error) => {
      console.warn("The script of long presses was not loaded.", error);
      holds = null; // the next press tries again
    },
  );
}

for (const type of ["pointerdown", "pointerup", "pointercancel"]) document.addEventListener(type, (event) => {
  isHeld = type === "pointerdown";
  if (isHeld && !holds && event.target.closest?.("[data-hold]")) loadHolds(event);
  if (!isHeld && afterPresses.length) setTimeout(() => { for (const action of afterPresses.splice(0)) action(); });
}, true);

/** Calls `action` when no pointer is down. What it changes could otherwise move the pressed control away. */
export function afterPress(action) {
  if (isHeld) afterPresses.push(action);
  else action();
}

/**
 * Returns the element that a click presses: the innermost one around its target that handles clicks. One that waits for
 * several presses lets other clicks pass, and so does one that is held: holds.js presses it.
 */
export function pressedBy(event) {
  let element = event.target.closest?.(PRESSABLE);
  const isByPointer = event.detail > 0;
  while (element && isByPointer && (element.dataset.hold || event.detail % (element.dataset.taps ?? 1))) {
    element = element.parentElement?.closest(PRESSABLE);
  }
  return element;
}

let early = null; // { control, isSent }: the disabled control on which the pointer went down last
let mayBeEnabled = () => false; // whether an edit is on its way that may enable a control
let press; // sends the press of a control

/** Sends the press of a disabled control by the keyboard. Returns whether an edit on its way may enable the control. */
export function pressEarly(control) {
  const isSent = mayBeEnabled();
  if (isSent) press(control);
  return isSent;
}

/**
 * Calls `send` with a disabled control that is pressed while `isEditUnanswered` returns true, since the answer may enable
 * the control.
 */
export function listenToEarlyPresses(isEditUnanswered, send) {
  [mayBeEnabled, press] = [isEditUnanswered, send];
  document.addEventListener("pointerdown", ({ target, button, isPrimary }) => {
    const control = button === 0 && isPrimary && mayBeEnabled() ? target.closest?.(PRESSED) : null;
    early = control && { control, isSent: false };
  }, true);
  document.addEventListener("pointercancel", () => { early = null; }, true);
  document.addEventListener("pointerup", ({ clientX, clientY }) => {
    const ended = early;
    if (!ended?.control.contains(document.elementFromPoint(clientX, clientY))) return;
    // If the control has been enabled meanwhile, the browser sends a click after this event.
    setTimeout(() => {
      if (early !== ended || !ended.control.isConnected) return;
      ended.isSent = true;
      press(ended.control);
    });
  }, true);
  document.addEventListener("click", (event) => {
    if (!early?.control.contains(event.target) || event.detail === 0) return;
    if (early.isSent) event.stopImmediatePropagation(); // a click of a touch, which can come later
    else early = null;
  }, true);
}
