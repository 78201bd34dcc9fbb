// Elements that are pressed for a time.

const DISTANCE = 10; // points that a held pointer may move

let held = null; // { element, timer, x, y }
let send;
let endsPress = false; // whether the click at the end of a press that was long enough is to be ignored

const handlers = { pointerdown: begin, pointermove: move, pointerup: end, pointercancel: end };

/** Calls `press` with an element that was held for its time. `events` are those of a press that has begun before. */
export function followHolds(press, events) {
  send = press;
  for (const [type, handle] of Object.entries(handlers)) addEventListener(type, handle, true);
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
  for (const event of events) handlers[event.type](event);
}

function begin({ target, button, isPrimary, clientX, clientY, timeStamp }) {
  endsPress = false;
  const element = button === 0 && isPrimary ? target.closest?.("[data-hold]") : null;
  if (!element) return;
  const timer = setTimeout(() => {
    held = null;
    endsPress = true;
    if (element.isConnected) send(element);
  }, Number(element.dataset.hold) - (performance.now() - timeStamp));
  held = { element, timer, x: clientX, y: clientY };
}

function move({ clientX, clientY }) {
  if (held && Math.hypot(clientX - held.x, clientY - held.y) > DISTANCE) end();
}

function end() {
  clearTimeout(held?.timer);
  held = null;
}
