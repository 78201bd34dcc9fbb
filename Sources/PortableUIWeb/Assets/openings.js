// The frame of a dialog between the press that opens it and the answer of the server.
//
// Only the server knows whether a press opens a dialog. A button whose last press did so shows an empty frame of the
// same size at once. The answer brings the dialog in its place, or removes the frame if there is none.
// Why: Documentation/Decisions/0086-presses-are-predicted-in-the-browser.md

import { whenSettled } from "./predictions.js";

const known = new WeakMap(); // button → { names, height } of the dialog that its last press opened

/** Notes the dialog that a press of a button has opened, or with none that it has opened none. */
export function learn(button, dialog) {
  if (dialog) known.set(button, { names: dialog.className, height: dialog.offsetHeight });
  else known.delete(button);
}

/** Shows the frame of the dialog that a press probably opens. `item` is the press in the queue. */
export function open(item, button) {
  const look = known.get(button);
  if (!look || document.querySelector(".opening")) return;
  const frame = document.createElement("div");
  frame.className = `${look.names} opening`;
  frame.style.height = `${look.height}px`;
  frame.popover = "manual";
  frame.ariaHidden = "true";
  frame.setAttribute("open", ""); // the look of an open dialog
  const indicator = document.createElement("div");
  indicator.className = "progress";
  frame.append(indicator);
  document.body.append(frame);
  frame.showPopover();
  whenSettled(item, () => frame.remove());
}
