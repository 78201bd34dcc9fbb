// The banner about the state of the connection, and notices.

import { readablePlace } from "./page.js";
import { word } from "./words.js";

const DELAY = 2_000; // ms without a stream before the banner is shown
const NOTICE_TIME = 15_000; // ms

const banner = document.createElement("div");
let timer;
let notice = "";
let noticeTimer;

export function showBannerSoon() {
  timer ??= setTimeout(() => {
    bringToFront();
    banner.textContent = word("reconnecting");
  }, DELAY);
}

export function hideBanner() {
  timer = clearTimeout(timer);
  banner.textContent = notice;
}

/** Shows a message until another one is shown. */
export function showMessage(text) {
  clearTimeout(noticeTimer);
  timer = clearTimeout(timer);
  bringToFront();
  banner.textContent = notice = text;
}

/** Shows a message for a while. */
export function showNotice(text) {
  clearTimeout(noticeTimer);
  bringToFront();
  banner.textContent = notice = text;
  noticeTimer = setTimeout(() => {
    if (banner.textContent === notice) banner.textContent = "";
    notice = "";
  }, NOTICE_TIME);
}

/** Whether a notice is shown. */
export const hasNotice = () => notice !== "";

const KEPT = "live-notice"; // the notice for the next page in this tab

/** Keeps a notice for the page that is loaded next. */
export function keepNotice(text) {
  try { sessionStorage.setItem(KEPT, text); } catch { /* this page has no storage */ }
}

export function showKeptNotice() {
  try {
    const text = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    if (text) showNotice(text);
  } catch { /* this page has no storage */ }
}

/** Reopens the popover in its place, so that it is in front of all dialogs. */
function bringToFront() {
  const place = readablePlace();
  if (banner.parentNode !== place) place.append(banner);
  banner.hidePopover?.();
  banner.showPopover?.();
}

/** Keeps the text readable after dialogs have opened or closed. A dialog that leaves the page takes the banner with it. */
export function keepInFront() {
  if (banner.parentNode === readablePlace()) return;
  if (banner.textContent || !banner.isConnected) bringToFront();
}

banner.className = "live-status";
banner.setAttribute("role", "status");
banner.popover = "manual";
document.body.append(banner);
bringToFront();
