// The link at the start of a page, which leads the keyboard past the bars to the content.

import { focusReadable, HEADINGS } from "./focus.js";

const BARS = ".bar:not(.below), .bar-search, .tab-bar";

export function listenToSkipLink() {
  document.querySelector(".live-skip")?.addEventListener("click", (event) => {
    event.preventDefault(); // the address of the page stays
    const content = contentOfPage();
    focusReadable(content);
    content.scrollIntoView({ block: "nearest" });
  });
}

/** What follows the bars at the start of the page, or else the first heading. */
function contentOfPage() {
  const main = document.querySelector("main");
  let content = main;
  for (let bar = leadingBar(main); bar; bar = leadingBar(content)) {
    const next = contentAfter(bar);
    if (!next) break;
    content = next;
  }
  return content === main ? main.querySelector(HEADINGS) ?? main : content;
}

/** The bar that an element starts with. */
function leadingBar(element) {
  let first = element;
  while (first && !first.matches(BARS)) first = [...first.children].find((child) => child.checkVisibility());
  return first === element ? null : first;
}

function contentAfter(bar) {
  let next = bar.nextElementSibling;
  while (next && (!next.checkVisibility() || next.matches(BARS))) next = next.nextElementSibling;
  return next;
}
