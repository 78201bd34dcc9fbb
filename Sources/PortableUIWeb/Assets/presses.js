// Presses by pointer: what waits for their end, and those of disabled controls, for which browsers send no click.

import { load } from "./loading.js";

const PRESSABLE = '[data-on~="click"]';
const LOOK = "[data-pressed]";
const PRESSED = '[data-on~="click"]:disabled';

let isHeld = false; // whether a pointer is down
const afterPresses = [];
/** The scripts of gestures, by the elements on which they begin. They are loaded with the first press of one. */
const gestures = [
  { on: "[data-hold]", script: "holds.js", follow: (module, events) => module.followHolds(press, events) },
  { on: "[data-drag]", script: "drags.js", follow: (module, events) => module.followDrags(drag, events) },
  { on: LOOK, script: "looks.js", follow: (module, events) => module.followLooks(show, events) },
];

/** Loads the script of looks before the first press if the page has such buttons, or one of them has the focus. */
export function prepareLooks(element = document.querySelector(LOOK)) {
  const gesture = gestures.find(({ on }) => on === LOOK);
  if (!gesture.loading && element?.matches(LOOK)) loadGesture(gesture);
}

/** Loads the script of a gesture, which then handles the events since the press that has begun, if one has. */
function loadGesture(gesture, event) {
  const takeEvents = keepEvents(event);
  gesture.loading = load(gesture.script).then(
    (module) => gesture.follow(module, takeEvents()),
    (error) => {
      console.warn("The script of a gesture was not loaded.", error);
      takeEvents();
      gesture.loading = null; // the next press tries again
    },
  );
}

/** Keeps the events of pointers, beginning with `first`. Returns a function that ends this and returns the events. */
function keepEvents(first) {
  const events = first ? [first] : [];
  const keep = (event) => events.push(event);
  const types = ["pointerdown", "pointermove", "pointerup", "pointercancel"];
  for (const type of types) addEventListener(type, keep, true);
  return () => {
    for (const type of types) removeEventListener(type, keep, true);
    return events;
  };
}

for (const type of ["pointerdown", "pointerup", "pointercancel"]) document.addEventListener(type, (event) => {
  isHeld = type === "pointerdown";
  for (const gesture of gestures) {
    if (isHeld && !gesture.loading && event.target.closest?.(gesture.on)) loadGesture(gesture, event);
  }
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
let drag; // sends the state of a drag
let show; // shows a change of an attribute

/** Sends the press of a disabled control by the keyboard. Returns whether an edit on its way may enable the control. */
export function pressEarly(control) {
  const isSent = mayBeEnabled();
  if (isSent) press(control);
  return isSent;
}

/**
 * Calls `sendPress` with a disabled control that is pressed while `isEditUnanswered` returns true, since the answer may
 * enable the control, and with an element that was held. Calls `sendDrag` with one that is dragged, and `showAttribute`
 * with an attribute that changes while a button is pressed.
 */
export function listenToPresses(isEditUnanswered, sendPress, sendDrag, showAttribute) {
  [mayBeEnabled, press, drag, show] = [isEditUnanswered, sendPress, sendDrag, showAttribute];
  document.addEventListener("focusin", ({ target }) => prepareLooks(target));
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
