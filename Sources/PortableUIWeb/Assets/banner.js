// The banner about the state of the connection.

const DELAY = 2_000; // ms without a stream before the banner is shown

const banner = document.createElement("div");
let timer;

export function showBannerSoon() {
  timer ??= setTimeout(() => {
    bringToFront();
    banner.textContent = "Reconnecting…";
  }, DELAY);
}

export function hideBanner() {
  timer = clearTimeout(timer);
  banner.textContent = "";
}

/** Reopens the popover, so that it is in front of all dialogs. No dialog opens while there is no stream. */
function bringToFront() {
  banner.hidePopover?.();
  banner.showPopover?.();
}

banner.className = "live-status";
banner.setAttribute("role", "status");
banner.popover = "manual";
document.body.append(banner);
bringToFront();
