// The heights of a sheet at the lower edge of a narrow window: a person drags the upper edge, or presses the button there.

const TAP = 4; // px: a shorter drag is a press
const PROJECTION = 150; // ms: a drag ends where it would be after this time
const FAR = 0.25; // of the lowest height: a drag that ends further below closes the sheet

let report; // reports the height of a dialog, by its index

export function listenToHeights(reportHeight) {
  report = reportHeight;
}

/** Whether a dialog has several heights. */
export const hasHeights = (dialog) => dialog.matches('[data-on~="select"]');

/** Whether a dialog has its heights in this window. */
export const isResized = (dialog) =>
  hasHeights(dialog) && getComputedStyle(dialog).getPropertyValue("--resizes") === "1";

/** Gives the sheet the height of a drag, and returns how far the drag moves the whole sheet down. */
export function drag({ dialog, start, y, height }) {
  const [lowest] = heights(dialog);
  dialog.style.setProperty("--dragged", `${Math.max(lowest, height - (y - start))}px`);
  return y - start - Math.max(0, height - lowest);
}

/** Gives the sheet the height nearest to the end of a drag. Returns whether it stays open. */
export function endDrag({ dialog, isGrabber, start, y, height, speed }) {
  if (Math.abs(y - start) < TAP) {
    if (isGrabber) useNextHeight(dialog);
    return true;
  }
  const known = heights(dialog);
  const end = height - (y - start) - speed * PROJECTION;
  if (end < known[0] * (1 - FAR)) return false;
  useHeight(dialog, nearest(known, end));
  return true;
}

/** Gives the sheet the next height, and after the highest one the lowest. */
export function useNextHeight(dialog) {
  if (!dialog || !isResized(dialog)) return;
  const known = heights(dialog);
  useHeight(dialog, (nearest(known, dialog.offsetHeight) + 1) % known.length);
}

function useHeight(dialog, index) {
  const text = texts(dialog)[index];
  dialog.style.setProperty("--detent", text.endsWith("px") ? text : `calc(${text} * var(--tallest))`);
  report(dialog, String(index));
}

function nearest(known, height) {
  const distances = known.map((each) => Math.abs(each - height));
  return distances.indexOf(Math.min(...distances));
}

/** The heights of a sheet in pixels, from the lowest. */
function heights(dialog) {
  const tallest = Number.parseFloat(getComputedStyle(dialog).maxHeight);
  return texts(dialog).map((text) => Math.min(tallest, text.endsWith("px") ? Number.parseFloat(text) : text * tallest));
}

const texts = (dialog) => dialog.dataset.detents.split(" ");
