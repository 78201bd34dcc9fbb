// What the page and its scroll views show, and the scroll positions that the server observes.

import { idOf } from "./nodes.js";

const PAUSE = 100; // ms between two reports

const followed = new Map(); // element around a layout → the element that was reported last
let report;
let timer;

/** Calls `look` in the frame after the page or a scroll view was scrolled. */
export function watchScrolling(look) {
  let isScheduled = false;
  // The event does not bubble.
  document.addEventListener("scroll", () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      look();
    });
  }, { capture: true, passive: true });
}

/** Reports the view of a layout to which a person scrolls, until the layout leaves the page. */
export function followPosition(element, reportPosition) {
  if (!report) watchScrolling(() => { timer ??= setTimeout(reportPositions, PAUSE); });
  report = reportPosition;
  followed.set(element, undefined); // the whole page may have been replaced
}

function reportPositions() {
  timer = undefined;
  const events = [];
  for (const [element, reported] of followed) {
    if (!element.isConnected) followed.delete(element);
    const target = element.isConnected && element.checkVisibility() ? targetOf(element) : undefined;
    if (!target || target === reported) continue;
    followed.set(element, target);
    events.push([element, "scroll", idOf(target)]);
  }
  if (events.length) report(events);
}

/** Returns the first view of a layout that ends below the anchor in the visible area. */
function targetOf(element) {
  const layout = element.firstElementChild;
  if (!layout) return undefined;
  const [top, bottom] = visibleRange(layout);
  const anchor = top + (bottom - top) * element.dataset.anchor / 1000;
  const views = [...layout.children].filter((view) => !view.classList.contains("row-space"));
  return views.find((view) => view.getBoundingClientRect().bottom > anchor + 1) ?? views.at(-1);
}

/** Returns the element that scrolls another one. */
export function scrollerOf(element) {
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    if (outer.scrollHeight > outer.clientHeight && /auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer;
  }
  return document.scrollingElement;
}

/** Returns the visible range of positions in the window, where an element is. */
export function visibleRange(element) {
  const scroller = scrollerOf(element);
  if (scroller === document.scrollingElement) return [0, innerHeight];
  const { top, bottom } = scroller.getBoundingClientRect();
  return [Math.max(0, top), Math.min(innerHeight, bottom)];
}
