// The script of a live page.
//
// The view tree is on the server. This script sends the events of the user (numbered POST requests, one at a time) and
// applies the numbered patches of the server (Server-Sent Events, read with fetch). The server decides whether an event
// is accepted. events.js has the events of the user, batches.js sends them, stream.js receives the patches, and nodes.js
// stores the elements.

import { noteChanges } from "./announcements.js";
import { hideBanner, keepInFront, showKeptNotice, showNotice } from "./banner.js";
import {
  lastPatch, noteShown, reportAfterSilence, reportMany, requireReport, send, sendLast,
} from "./batches.js";
import { chosen, edited, flushEdits, followOpenings, listen, pressed, repeatEarly, sendEdits } from "./events.js";
import { keepFocus, noteFocus } from "./focus.js";
import { followAppearance, parseFrame } from "./frames.js";
import { enterPane, resetVisits } from "./history.js";
import { load } from "./loading.js";
import { showMarks } from "./marks.js";
import { idOf } from "./nodes.js";
import {
  adoptPage, animateWith, applyPatch, compose, composing, exchangeStored, flushComponents, isDialog, recovers,
  requiresMotion, showAttribute, showChoices, showComponents, showDialogs, showFiles, showFocus, showLayout,
  showSelected, showSnapshot, takeChanges, takeTicket,
} from "./page.js";
import { settle } from "./predictions.js";
import { prepareLooks } from "./presses.js";
import { acknowledged, markAnswered, pendingCount, queue, refusals, sent } from "./queue.js";
import { reopen } from "./reopening.js";
import { answered, pause } from "./requests.js";
import { askToCheck, redisplay, restore, restoreMore, store, storeLeft, tellOfReload, whenShown } from "./restore.js";
import { changed, hasLeft, leaveSession, move, reopenWith, session, startOver } from "./session.js";
import { closeStream, connect, hasStream, interrupt, noteSnapshot, receiveWith, renew, requestSnapshot } from "./stream.js";
import { word } from "./words.js";

const MOTION_LIMIT = 3_000; // ms before a patch is shown without the script of animations

// Reports of the page

let followsFragment = false;

/** Queues reports of the layout of elements. A newer one replaces one that is still waiting. */
function reportLayout(reports) {
  for (const [element, kind, ...payload] of reports) {
    const event = [idOf(element), kind, ...payload];
    const waiting = queue.find((item) => item.element === element && item.event[1] === kind);
    if (waiting) waiting.event = event;
    else queue.push({ event, element });
  }
  send();
}

/** Reports texts that the browser keeps, and calls `answered` of each with its answer. */
function reportStored(texts) {
  for (const { area, name, text, answered } of texts) queue.push({ event: [0, "stored", area, name, text], answered });
  send();
}

/** Reports the fragment of the address if the page's views follow it. The script for it is loaded with the first of them. */
function exchangeFragment() {
  if (followsFragment || document.querySelector("main")?.dataset.fragments === undefined) return;
  followsFragment = true;
  load("fragments.js").then(({ followFragment }) => followFragment((text, isRequested) => {
    queue.push({ event: [0, "fragment", text, isRequested] });
    send();
  }), (error) => {
    followsFragment = false; // the next patch tries again
    console.warn("The script of fragments was not loaded.", error);
  });
}

let simulate = null; // the function of connection.js, once the page has stated a connection

/** Simulates the connection that the page's element states, if it does. */
function simulateConnection() {
  if (!document.querySelector("main[data-connection]")) return;
  if (simulate) return simulate(renew); // at once, so that it applies to the next message
  load("connection.js").then(
    (script) => { simulate = script.simulate; simulateConnection(); },
    (error) => console.warn("The script of connections was not loaded.", error));
}

/** Reports the files that a person has chosen, or one that cannot be read. */
function reportFiles(field, ...report) {
  flushEdits();
  queue.push({ event: [field ? idOf(field) : 0, "files", ...report], element: field });
  send();
}

/** Reports an event of a web component, which replaces one of the same name that is still waiting, or its failure. */
function reportComponent(element, kind, text, name) {
  flushEdits();
  const event = [idOf(element), "component", kind, text];
  const waiting = queue.find((item) => item.element === element && item.event[2] === kind && item.name === name);
  if (waiting) waiting.event = event;
  else queue.push({ event, element, name });
  send();
}

// Patches

async function receive(text, controller) {
  reportAfterSilence();
  let frame;
  let answers = [];
  try {
    frame = parseFrame(text);
    const { kind, number, done, content, length, delay } = frame;
    if (kind === "patch" && content.some(requiresMotion)) {
      await loadMotion();
      if (controller.signal.aborted) return; // another stream has the patch
    }
    if (kind === "heartbeat") return void send(); // not awaited, since an answer on the WebSocket is read afterwards
    if (kind === "reload") return move(delay);
    if (kind === "changed") return changed();
    if (kind === "build") return showBuild(content);
    if (kind === "answer") return answered(frame);
    if (kind === "renew") return renew();
    if (kind === "patch" && number <= lastPatch) return; // applied already
    if (kind === "patch" && number > lastPatch + 1) return interrupt(); // missing patches: reconnect from lastPatch
    answers = acknowledged(done);
    markAnswered(answers, kind === "patch" ? refusals(content) : []);
    answered(frame);
    noteFocus();
    if (kind === "snapshot") { resetVisits(); showSnapshot(...content); noteSnapshot(); }
    else applyPatch(content);
    settle(answers, showAttribute);
    noteShown(number, length);
  } catch (error) {
    if (recovers(frame ?? {})) return requestSnapshot();
    console.error("This patch does not match the page. The page is reloaded.", error);
    return startOver();
  }
  showMarks();
  showChoices();
  showDialogs(pressed);
  keepInFront();
  enterPane(frame.kind === "snapshot");
  showFocus();
  const changes = takeChanges();
  keepFocus(changes.inserted);
  noteOpenings(answers, changes.inserted.find(isDialog));
  noteChanges(changes);
  showSelected();
  showLayout(reportLayout);
  exchangeStored(reportStored, notices);
  exchangeFragment();
  simulateConnection();
  restoreMore(handlers);
  showComponents(components);
  showFiles(reportFiles);
  const ticket = takeTicket();
  if (ticket) redeem(ticket);
  if (composing && !composing.isConnected) compose(null);
  reportMany();
  send();
}

/** Shows the state of the build of the page's program, whose sources are edited. */
function showBuild(state) {
  load("build.js").then(({ show }) => show(state), (error) => console.warn("The script of builds was not loaded.", error));
}

let openings = null; // the script of openings.js, once a press has opened a dialog

/** Notes which presses have opened a dialog. The script for it is loaded with the first of them. */
function noteOpenings(answers, dialog) {
  const press = answers.findLast(({ event }) => event[1] === "click");
  if (!press) return;
  if (openings) return openings.learn(press.element, dialog);
  if (dialog) load("openings.js").then((script) => {
    openings = script;
    openings.learn(press.element, dialog);
    followOpenings(openings.open);
  }, (error) => console.warn("The script of openings was not loaded.", error));
}

let motionLoading = null;
let waitsForMotion = true; // until a patch has waited in vain

/** Loads the script of animations, and waits for it. Until it is there, patches are shown without them. */
async function loadMotion() {
  motionLoading ??= Promise.all([load("motion.js"), load("timing.js")]).then(
    ([module]) => animateWith(module),
    (error) => {
      console.warn("The script of animations was not loaded.", error);
      motionLoading = null; // the next patch tries again
    },
  );
  if (waitsForMotion) waitsForMotion = !await Promise.race([motionLoading, pause(MOTION_LIMIT).then(() => true)]);
}

// The life of the page

function visibilityChanged() {
  if (!document.hidden) return connect();
  closeStream();
  hideBanner();
  requireReport();
  sendEdits();
}

/** Exchanges a ticket for cookies, and loads the address that the server names. */
async function redeem(ticket) {
  session.isExchanging = true;
  const target = await load("tickets.js").then(({ exchange }) => exchange(ticket), (error) => {
    console.warn("The script of tickets was not loaded.", error);
    showNotice(word("actionFailed"));
    return null;
  });
  session.isExchanging = false;
  if (hasLeft()) return;
  if (target === "reload") return startOver();
  if (target) return leaveFor(target);
  connect();
  send();
}

/** Loads another address in place of the page, whose session has ended. */
function leaveFor(target) {
  leaveSession();
  const isFragment = target.hash && target.href.split("#")[0] === location.href.split("#")[0];
  location.assign(target);
  if (isFragment) location.reload();
}

/** Ends the session, and sends what the user has done until now. */
function leave() {
  if (hasLeft()) return;
  flushComponents();
  flushEdits();
  sendLast();
  leaveSession();
}

/** Follows the network, the visibility of the page, and whether it is left. */
function followLife() {
  document.addEventListener("visibilitychange", visibilityChanged);
  // A connection that is lost stays open for long, and so does one on which the network has returned.
  addEventListener("offline", renew);
  addEventListener("online", renew);
  followAppearance(() => { if (hasStream()) renew(); }); // the next stream reports it
  addEventListener("pagehide", () => {
    if (session.isReloading) store(pendingCount() > 0);
    else storeLeft();
    leave();
  });
  // The session ends when the page is left, so a page that is restored from the back/forward cache is reloaded.
  addEventListener("pageshow", (event) => event.persisted ? location.reload() : redisplay());
}

/** The state of the page, for tests and debugging. */
window.livePage = Object.freeze({
  get lastPatch() { return lastPatch; },
  get pending() { return pendingCount(); },
  get isAnswered() { return queue.length + sent.length === 0; },
});

const handlers = { edited, chosen };
const notices = { askToCheck, tellOfReload };
const components = { report: reportComponent, recover: requestSnapshot };

receiveWith(receive);
reopenWith(reopen);
listen();
followLife();
showKeptNotice();
adoptPage(handlers);
restore(handlers);
showLayout(reportLayout);
exchangeStored(reportStored, notices);
exchangeFragment();
simulateConnection();
prepareLooks();
showComponents(components);
showFiles(reportFiles);
document.activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true })); // a focus from before the script
const early = window.takeEarlyPresses?.() ?? []; // now, because this script handles the later ones
whenShown(() => repeatEarly(early)); // they were meant for what the page continues with
visibilityChanged();
