// Long lists, of which the page has only the rows around the visible ones. Loaded with the first of them.
//
// An empty element before these rows and one after them have the size of the rows that are not there.

import { arrival } from "./history.js";
import { idOf, isField, isSwitch, nodes } from "./nodes.js";
import { scrollerOf, visibleRange, watchScrolling } from "./scrolling.js";

const PAUSE = 80; // ms between two requests for rows
const LEAST = 10; // rows that are requested at least before and after the visible ones

const lists = new Map(); // the empty element before the rows → its list
const placeName = () => `live-rows ${location.pathname}`; // navigation on the page changes the path
let returning = arrival === "reload" || arrival === "back_forward"; // whether the page has to scroll to its former place
let goal; // the key Home or End and the list there, until its rows are shown or a person does something else
let report;
let timer;

/** Shows the rows of a list around the visible ones, until it leaves the page. */
export function followRows(space, reportRows) {
  if (!report) listen();
  report = reportRows;
  if (!lists.has(space)) lists.set(space, new LongList(space));
}

/** Notes the places of the rows in lists that were scrolled and have not had a frame since. Call it before a patch. */
export function noteScrolling() {
  for (const list of lists.values()) list.noteScrolling();
}

/** Arranges the lists after a patch. */
export function arrangeRows() {
  const place = returning && storedPlace();
  returning = false;
  for (const space of lists.keys()) if (!space.isConnected) lists.delete(space);
  if (goal && !lists.has(goal.list.space)) goal = undefined;
  for (const list of lists.values()) list.arrange(place?.lists?.shift());
  if (place) scrollTo({ top: place.top, behavior: "instant" });
  for (const list of lists.values()) list.returnToPlace();
}

// When the browser restores the place of a page, the rows around it are not there yet.

function storePlace() {
  try {
    sessionStorage.setItem(placeName(), JSON.stringify({ top: scrollY, lists: [...lists.values()].map(({ stored }) => stored) }));
  } catch {
    // Without storage, the page opens at its top.
  }
}

function storedPlace() {
  try {
    return JSON.parse(sessionStorage.getItem(placeName()));
  } catch {
    return null;
  }
}

function listen() {
  watchScrolling(() => {
    for (const [space, list] of lists) if (space.isConnected) list.noteAnchors();
    requestRows();
  });
  // The browser would scroll there in steps, to a place that moves while rows on the way are measured.
  document.addEventListener("keydown", (event) => {
    const { key } = event;
    const list = scrollsPage(event) && [...lists.values()].filter((list) => list.scrollsWithPage).at(key === "Home" ? 0 : -1);
    goal = list ? { key, list } : undefined;
    if (!list) return;
    event.preventDefault();
    list.goOn();
    requestRows();
  });
  for (const type of ["wheel", "pointerdown", "touchstart"]) {
    document.addEventListener(type, () => { goal = undefined; }, { passive: true });
  }
  document.addEventListener("focusin", requestRows);
  document.addEventListener("focusout", () => setTimeout(requestRows));
  addEventListener("resize", () => {
    arrangeRows();
    requestRows();
  });
  addEventListener("pagehide", storePlace);
}

/** Whether the browser would scroll the page to its start or end for a key. */
function scrollsPage({ key, target, defaultPrevented, shiftKey, altKey, metaKey }) {
  if (key !== "Home" && key !== "End" || defaultPrevented || shiftKey || altKey || metaKey) return false;
  if (isField(target) && !isSwitch(target) || target.localName === "select") return false;
  return scrollerOf(target) === document.scrollingElement && !document.querySelector("dialog:modal");
}

/** Requests the rows that are missing. Further requests wait, so that fast scrolling sends few of them. */
export function requestRows() {
  if (timer) return;
  const events = [...lists.values()].map((list) => list.request()).filter(Boolean);
  if (!events.length) return;
  timer = setTimeout(() => { timer = undefined; requestRows(); }, PAUSE);
  report(events);
}

/** Heights by offset, and their totals up to an offset, in a Fenwick tree: both take a step for each bit of the offset. */
export class Heights {
  constructor(count = 0) {
    this.count = count;
    this.heights = new Map();
    this.parts = new Map(); // number of an offset → the number and the sum of the heights in its part of the tree
  }

  set(offset, height) {
    const old = this.heights.get(offset);
    if (old === height) return;
    this.heights.set(offset, height);
    for (let number = offset + 1; number <= this.count; number += number & -number) {
      const [known, sum] = this.parts.get(number) ?? [0, 0];
      this.parts.set(number, [known + (old === undefined ? 1 : 0), sum + height - (old ?? 0)]);
    }
  }

  /** Returns the number and the sum of the heights before an offset. */
  total(end) {
    let [known, sum] = [0, 0];
    for (let number = Math.min(end, this.count); number > 0; number -= number & -number) {
      const part = this.parts.get(number);
      if (part) [known, sum] = [known + part[0], sum + part[1]];
    }
    return [known, sum];
  }
}

class LongList {
  constructor(space) {
    this.space = space;
    this.heights = new Heights(); // of measured lines by their offsets, with the distances to the next ones
    this.average = 0; // height of the lines that were measured first, which is assumed for all others
    this.columns = 1;
    this.wanted = undefined; // the row that was at the top before the page was loaded again, until rows are there
    this.isAtEnd = false; // whether the visible area ends with the scrolled content
    this.anchors = []; // { row, offset, top } of visible rows, with their positions in the scrolled content
    this.count = 0;
    this.noted = undefined; // the scroller and its position when the anchors were noted
  }

  get parent() { return this.space.parentElement; }

  /** The elements of the rows, and the empty element after them. */
  content() {
    const rows = [];
    let element = this.space.nextElementSibling;
    for (; element && !element.classList.contains("row-space"); element = element.nextElementSibling) rows.push(element);
    return [rows, element];
  }

  /** Reads which rows are on the page. */
  read() {
    if (this.text === this.space.dataset.rows) return;
    this.text = this.space.dataset.rows;
    this.requested = undefined;
    const [ranges, count] = this.text.split("/");
    this.ranges = ranges.split(",").map((range) => range.split(":").map(Number));
    this.offsets = this.ranges.flatMap(([start, end]) => Array.from({ length: end - start }, (_, index) => start + index));
    if (Number(count) !== this.count) this.heights = new Heights(Number(count)); // the measured rows have other offsets now
    this.count = Number(count);
  }

  /**
   * Measures the rows, sets the sizes of the empty elements, and keeps visible rows in their places.
   *
   * `stored` is what the list stored before the page was loaded again.
   */
  arrange(stored) {
    if (stored) [this.average, this.former] = [stored.average, stored.former];
    this.read();
    if (!this.parent.checkVisibility()) return;
    const [rows, after] = this.content();
    const { offsets, count } = this;
    this.rows = rows;
    const scroller = scrollerOf(this.space);
    const isNew = this.width === undefined;
    // Text has other lines at another width.
    if (!isNew && this.width !== this.parent.clientWidth) {
      this.heights = new Heights(this.count);
      this.average = 0;
    }
    this.width = this.parent.clientWidth;
    if (this.separated) this.separated.style.marginBlockEnd = "";
    // Before the rows are measured: a page that becomes shorter meanwhile loses its place.
    this.size(after);
    // A row without an element, or with several, has no height of its own.
    if (rows.length === offsets.length) this.measure(rows, offsets);
    this.size(after);
    this.separate(rows, offsets);
    if (this.parent.localName === "ul" && rows.length === offsets.length) {
      rows.forEach((row, index) => {
        setAria(row, "aria-posinset", offsets[index] + 1);
        setAria(row, "aria-setsize", count);
      });
    }
    const anchor = this.anchors.find(({ row }) => row?.isConnected);
    const moved = this.movement(scroller, anchor ?? this.anchors[0]);
    if (goal && this.scrollsWithPage) this.goOn();
    else if (!anchor && this.isAtEnd) scroller.scrollTo({ top: scroller.scrollHeight, behavior: "instant" });
    else if (Math.abs(moved) >= 1) scroller.scrollBy({ top: moved, behavior: "instant" });
    this.noteAnchors();
  }

  /** Whether its rows are visible and no scroll view contains it. */
  get scrollsWithPage() {
    return this.space.isConnected && this.rows?.length > 0 && this.parent.checkVisibility()
      && scrollerOf(this.space) === document.scrollingElement;
  }

  /** Scrolls to the start or the end of the page. */
  goOn() {
    const isHome = goal.key === "Home";
    scrollTo({ top: isHome ? 0 : document.scrollingElement.scrollHeight, behavior: "instant" });
    if (goal.list === this && (isHome ? this.offsets[0] === 0 : this.offsets.at(-1) === this.count - 1)) goal = undefined;
  }

  /** Sets the sizes of the empty elements. */
  size(after) {
    const gap = parseFloat(getComputedStyle(this.parent).rowGap) || 0;
    const [first, last] = [this.offsets[0] ?? 0, (this.offsets.at(-1) ?? -1) + 1];
    setHeight(this.space, this.height(0, first) - gap);
    setHeight(after, this.height(last, this.count) - gap);
  }

  measure(rows, offsets) {
    const tops = rows.map((row) => row.getBoundingClientRect().top);
    const columns = tops.findIndex((top) => top !== tops[0]);
    if (columns > 0 && offsets[columns] === offsets[0] + columns) this.columns = columns;
    for (let line = 0; line + this.columns < rows.length; line += this.columns) {
      const next = line + this.columns;
      if (offsets[next] !== offsets[line] + this.columns) continue;
      this.heights.set(offsets[line], tops[next] - tops[line]);
    }
    // It remains, so that the scroll bar and the rows keep their places while others are found to be higher.
    const [known, sum] = this.heights.total(this.count);
    if (!this.average && known) this.average = sum / known;
  }

  /** The height of the rows from one offset up to another, with the distance to the row after them. */
  height(start, end) {
    if (start >= end) return 0;
    const [known, sum] = this.heights.total(end);
    const [knownBefore, sumBefore] = this.heights.total(start);
    const unknown = Math.ceil((end - start) / this.columns) - (known - knownBefore);
    return sum - sumBefore + unknown * (this.average || 44);
  }

  /** Separates a row with the focus from the other rows by the height of those between them. */
  separate(rows, offsets) {
    const index = offsets.findIndex((offset, index) => index > 0 && offset !== offsets[index - 1] + 1);
    const row = this.separated = index > 0 ? rows[index - 1] : undefined;
    if (row) row.style.marginBlockEnd = `${this.height(offsets[index - 1] + 1, offsets[index])}px`;
  }

  /** What is needed to show the same rows after the page was loaded again. */
  get stored() {
    this.noteAnchors();
    const [anchor] = this.anchors;
    const former = anchor && { offset: anchor.offset, top: anchor.top - scrollerOf(this.space).scrollTop };
    return { average: this.average, former };
  }

  /** Scrolls to the row that was at the top of the window before the page was loaded again. */
  returnToPlace() {
    if (!this.former || !this.rows?.length) return;
    const { offset, top } = this.former;
    this.former = undefined;
    const scroller = scrollerOf(this.space);
    scroller.scrollBy({ top: this.origin + this.height(0, offset) - top, behavior: "instant" });
    this.anchors = [this.wanted = { offset, top: top + scroller.scrollTop }];
  }

  /** Notes where the visible rows are if they were scrolled since. */
  noteScrolling() {
    if (this.noted && this.noted.scroller.scrollTop !== this.noted.scrollTop) this.noteAnchors();
  }

  /** Notes where the visible rows are. They stay there when rows above them change. */
  noteAnchors() {
    this.anchors = [];
    if (!this.rows?.length || !this.parent.checkVisibility()) return;
    const [top, bottom] = visibleRange(this.space);
    const scroller = scrollerOf(this.space);
    const { clientHeight, scrollHeight, scrollTop } = scroller;
    this.noted = { scroller, scrollTop };
    this.isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
    const frame = this.parent.getBoundingClientRect();
    // Above the list, the page keeps its place by itself.
    if (frame.top >= top || frame.bottom <= top) return;
    this.rows.forEach((row, index) => {
      const box = row.getBoundingClientRect();
      if (box.bottom <= top || box.top >= bottom) return;
      this.anchors.push({ row, offset: this.offsets[index], top: box.top + scrollTop });
    });
    if (this.anchors.length) {
      this.wanted = undefined;
      return;
    }
    // The rows that will be here are not on the page yet.
    const offset = this.offsetAt(top);
    this.anchors.push(this.wanted ?? { offset, top: this.origin + this.height(0, offset) + scrollTop });
  }

  /** Returns by how much a row has moved in the scrolled content. */
  movement(scroller, anchor) {
    const row = anchor?.row ?? this.rows[this.offsets.indexOf(anchor?.offset)];
    return row?.isConnected ? row.getBoundingClientRect().top + scroller.scrollTop - anchor.top : 0;
  }

  /** The position of the list's start in the window. */
  get origin() { return (this.space.offsetParent ? this.space : this.rows[0]).getBoundingClientRect().top; }

  /** Returns the event that requests missing rows, or `undefined`. */
  request() {
    if (!this.rows?.length || !this.parent.checkVisibility()) return undefined;
    const [top, bottom] = visibleRange(this.space);
    if (bottom <= top) return undefined;
    const [start, end] = [this.offsetAt(top), this.offsetAt(bottom) + this.columns];
    const ahead = Math.max(LEAST, end - start);
    const focused = this.focusedRow();
    if (this.has(start - ahead / 2, end + ahead / 2) && !this.keepsUnfocused(focused)) return undefined;
    const request = [Math.max(0, this.line(start - ahead)), Math.min(this.count, this.line(end + ahead) + this.columns), this.columns,
      focused ? idOf(focused) : 0];
    if (String(request) === this.requested) return undefined;
    this.requested = String(request);
    return [this.space, "rows", ...request];
  }

  /** The first offset of the line with a row. */
  line(offset) { return offset - offset % this.columns; }

  /** Whether the rows from one offset up to another are on the page, as far as they exist. */
  has(start, end) {
    return this.ranges.some((range) => range[0] <= Math.max(0, start) && Math.min(this.count, end) <= range[1]);
  }

  /** Whether a row is on the page for a focus that is in another one now. */
  keepsUnfocused(focused) {
    if (this.ranges.length < 2) return false;
    const [kept] = [...this.ranges].sort((one, other) => one[1] - one[0] - (other[1] - other[0]));
    const offset = this.offsets[this.rows.indexOf(focused)];
    return !(offset >= kept[0] && offset < kept[1]);
  }

  /** The row on the page that contains the focus. */
  focusedRow() {
    let element = document.activeElement;
    while (element && element.parentElement !== this.parent) element = element.parentElement;
    return element && nodes.get(idOf(element)) === element && this.rows.includes(element) ? element : undefined;
  }

  /** Returns the offset of the row at a position in the window. */
  offsetAt(y) {
    const { origin } = this;
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (origin + this.height(0, middle + 1) > y) high = middle;
      else low = middle + 1;
    }
    return Math.max(0, Math.min(low, this.count - 1));
  }
}

function setHeight(space, height) {
  if (!space) return;
  space.style.display = height > 0 ? "block" : "none";
  space.style.height = `${height}px`;
}

function setAria(row, name, number) {
  if (row.getAttribute(name) !== String(number)) row.setAttribute(name, number);
}
