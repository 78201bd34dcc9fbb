// The look that a button's style gives it while it is pressed.
//
// The server has compared both looks, and the button lists what changes. The look is shown from the press on, by pointer
// or keyboard, and as long as the pointer is on the button. What the server changes meanwhile is shown afterward.

import { nodes } from "./nodes.js";
import { settle, show } from "./predictions.js";

const BUTTON = "[data-pressed]:not(:disabled, [aria-disabled=true])";

let pressed = null; // the button that is being pressed
let showAttribute;

/** Shows the looks of pressed buttons. `events` are those of a press that has begun before. */
export function followLooks(showChange, events) {
  showAttribute = showChange;
  const handlers = {
    pointerdown: begin, pointerup: end, pointercancel: end, pointerover: over, keydown: keyPressed, keyup: end, blur: end,
  };
  for (const [type, handle] of Object.entries(handlers)) addEventListener(type, handle, true);
  for (const event of events) handlers[event.type]?.(event);
}

function begin({ target, button, isPrimary }) {
  end();
  pressed = button === 0 && isPrimary ? target.closest?.(BUTTON) ?? null : null;
  if (pressed) look(pressed);
}

function keyPressed({ target, key, repeat }) {
  if (key !== " " && key !== "Enter" || repeat || !target.matches?.(BUTTON)) return;
  end();
  pressed = target;
  look(pressed);
}

/** Returns the button to its normal look while the pointer is elsewhere, and ends it with the press. */
function over({ target, buttons }) {
  if (!pressed) return;
  if (!buttons) return end();
  settle([pressed], showAttribute);
  if (pressed.contains(target)) look(pressed);
}

function look(button) {
  const changes = JSON.parse(button.dataset.pressed)
    .map(([id, name, value]) => [nodes.get(id), name, value])
    .filter(([element]) => element);
  show(button, changes, showAttribute);
}

function end() {
  if (!pressed) return;
  settle([pressed], showAttribute);
  pressed = null;
}
