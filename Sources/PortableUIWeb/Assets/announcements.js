// What screen readers say of changes that do not receive the focus: WCAG 2.2, success criterion 4.1.3.
//
// The server announces some texts itself. Of other changes, the results of a person's events are announced.

import { readablePlace } from "./page.js";

const QUIET = 500; // ms without a change before changes are announced, which leaves out what is shown only briefly
const REACH = 10_000; // ms after an event in which changes are taken for its results, and longer during progress
const SHOWN = 10_000; // ms after which an announcement leaves the page
const MOST = 300; // characters of the changes that are announced together
const PROGRESS = "[role=progressbar]";
const CONTROLS = "button, select, [role=menu], [hidden], [aria-hidden=true]"; // their texts are no results
const FOCUSED = "dialog, .level, .tab-panel, [role=menu]"; // they are read because they receive the focus

const voices = { polite: newVoice("polite"), assertive: newVoice("assertive") };
let wasBusy = false; // whether the page has displayed progress before the patch
let last = -Infinity; // the time of a person's last event
let noted = new WeakSet(); // elements that have changed since then
let unannounced = new Set();
const arrived = new WeakSet(); // elements that patches have inserted
let timer;

function newVoice(urgency) {
  const voice = document.createElement("div");
  voice.className = "live-voice";
  voice.ariaLive = urgency;
  return voice;
}

/** Announces the results of an event that a person causes now. */
export function announceResults() {
  last = performance.now();
  noted = new WeakSet();
}

/** Announces what the server wants to be announced, and notes the elements that a patch has changed. */
export function noteChanges({ inserted, texts, announcements }) {
  for (const [text, isUrgent] of announcements) say(text, isUrgent ? voices.assertive : voices.polite);
  const areResults = wasBusy || performance.now() - last < REACH;
  wasBusy = areResults && document.querySelector(PROGRESS) !== null;
  if (!areResults) return;
  for (const element of inserted) arrived.add(element);
  for (const element of [...inserted, ...texts]) {
    // Each element once, which leaves out clocks and the like.
    if (noted.has(element) || element.matches(FOCUSED) || element.closest("[aria-live]")) continue;
    noted.add(element);
    unannounced.add(element);
  }
  if (!unannounced.size) return;
  clearTimeout(timer);
  timer = setTimeout(announceChanges, QUIET);
}

function announceChanges() {
  const place = readablePlace();
  const elements = [...unannounced].filter((element) => place.contains(element) && element.checkVisibility());
  unannounced = new Set();
  const outermost = elements.filter((element) => !elements.some((other) => other !== element && other.contains(element)));
  outermost.sort((one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
  const said = voices.assertive.textContent + voices.polite.textContent;
  const texts = outermost.filter((element) => !arrived.has(element) || !element.matches(CONTROLS)).map(readableText).filter((text) => text && !said.includes(text));
  if (texts.length) say(shortened([...new Set(texts)].join(" ")), voices.polite);
}

/** Returns what a person can read in an element, without the names of controls that are inside. */
function readableText(element) {
  if (element.ariaLabel) return element.ariaLabel;
  const texts = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node.nodeType !== Node.TEXT_NODE) return node.matches(CONTROLS) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    return node.parentElement.checkVisibility() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
  });
  while (walker.nextNode()) texts.push(walker.currentNode.data);
  return texts.join(" ").replace(/\s+/g, " ").trim();
}

const shortened = (text) => text.length > MOST ? `${text.slice(0, text.lastIndexOf(" ", MOST))} …` : text;

/** Shows a text in a live region, which has to be on the page before. */
function say(text, voice) {
  const place = readablePlace();
  for (const voice of Object.values(voices)) if (voice.parentNode !== place) place.append(voice);
  const line = document.createElement("p");
  line.textContent = text;
  voice.replaceChildren();
  setTimeout(() => voice.append(line));
  setTimeout(() => line.remove(), SHOWN);
}

for (const voice of Object.values(voices)) document.body.append(voice);
