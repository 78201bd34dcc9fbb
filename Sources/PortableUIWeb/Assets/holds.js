// Elements that are pressed for a time.

const DISTANCE = 10; // points that a held pointer may move

let held = null; // { element, timer, x, y }
let send;
let endsPress = false; // whether the click at the end of a press that was long enough is to be ignored

/** Calls `press` with an element that was held for its time. The first press has begun already, with `event`. */
export function followHolds(press, event) {
  send = press;
  addEventListener("pointerdown", begin, true);
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end, true);
  addEventListener("pointermove", ({ clientX, clientY }) => {
    if (held && Math.hypot(clientX - held.x, clientY - held.y) > DISTANCE) end();
  }, true);
  addEventListener("click", (event) => {
    if (!endsPress || event.detail === 0) return;
    endsPress = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }, true);
  // A long touch would otherwise open a menu of the browser.
  addEventListener("contextmenu", (event) => {
    if (held || endsPress) event.preventDefault();
  }, true);
  if (event) begin(event);
}

function begin({ target, button, isPrimary, clientX, clientY }) {
  endsPress = false;
  const element = button === 0 && isPrimary ? target.closest?.("[data-hold]") : null;
  if (!element) return;
  const timer = setTimeout(() => {
    held = null;
    endsPress = true;
    if (element.isConnected) send(element);
  }, Number(element.dataset.hold));
  held = { element, timer, x: clientX, y: clientY };
}

function end() {
  clearTimeout(held?.timer);
  held = null;
}
