// The sizes of elements whose content depends on their size.

const PAUSE = 100; // ms between two reports
const PAUSE_PER_SIZE = 40; // ms; the server accepts 50 events per second

const changed = new Map(); // element → its size, which is not reported yet
const reported = new WeakMap(); // element → the size that was reported last, as text
let timer;
let report;

const observer = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    if (!target.isConnected) {
      observer.unobserve(target);
      changed.delete(target);
    } else if (target.checkVisibility()) { // an element that is covered has no size, and keeps its content
      changed.set(target, [Math.floor(contentRect.width), Math.floor(contentRect.height)]);
    }
  }
  if (!timer) sendSizes();
});

/** Measures an element until it leaves the page. */
export function measure(element, reportSizes) {
  report = reportSizes;
  reported.delete(element); // the whole page may have been replaced
  observer.observe(element);
}

/** Reports the changed sizes together. Further changes wait, so that a window that is being resized sends few requests. */
function sendSizes() {
  timer = undefined;
  const sizes = [...changed].filter(([element, size]) => element.isConnected && reported.get(element) !== String(size));
  changed.clear();
  if (!sizes.length) return;
  for (const [element, size] of sizes) reported.set(element, String(size));
  timer = setTimeout(sendSizes, Math.max(PAUSE, PAUSE_PER_SIZE * sizes.length));
  report(sizes.map(([element, size]) => [element, "resize", ...size]));
}
