// The fragment of the address, which a browser does not send with a request.

import { arrival, listenToFragments } from "./history.js";

/**
 * Reports the fragment of the address: now, and whenever a link or the history changes it. `reportFragment` is called
 * with the text, and with whether the server shows its view. Otherwise, the browser restores the scroll position.
 */
export function followFragment(reportFragment) {
  listenToFragments((isNew, isSameLevel) => {
    // In this mode, which the levels of a stack need, a browser does not scroll to fragments of the history either.
    const isLeftToUs = isSameLevel && history.scrollRestoration === "manual";
    reportFragment(fragment(), isNew || isLeftToUs);
    if (isLeftToUs && !location.hash) scrollTo({ top: 0, behavior: "instant" });
  });
  document.addEventListener("click", (event) => { if (isRepeated(event)) showAgain(event, reportFragment); });
  if (location.hash) reportFragment(fragment(), arrival === "navigate");
}

/** Whether a person presses a link to where the address already leads: Firefox then changes and reports nothing. */
function isRepeated(event) {
  const isPlain = !(event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const link = event.target.closest?.("a[href]");
  return isPlain && link?.hash && link.href === location.href && !link.target;
}

function showAgain(event, reportFragment) {
  event.preventDefault();
  document.getElementById(fragment())?.scrollIntoView();
  reportFragment(fragment(), true);
}

function fragment() {
  const text = location.hash.slice(1);
  try { return decodeURIComponent(text); } catch { return text; }
}
