// What a live page says of its own connection.

const DELAY = 2_000; // ms without a stream before the page says so

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

/** What was shown last stands in front, dialogs included; and none comes while there is no stream. */
function bringToFront() {
  banner.hidePopover?.();
  banner.showPopover?.();
}

banner.className = "live-status";
banner.setAttribute("role", "status");
banner.popover = "manual";
document.body.append(banner);
bringToFront();
