// The course of a simulation: its steps, its end, and its checks. All of it depends on the seeds of its steps.

import { checkEnd, checkEvents } from "./checks.js";
import { Clock, settle } from "./clock.js";
import { documentOf } from "./document.js";
import { Network } from "./network.js";
import { Person } from "./person.js";
import { Random } from "./random.js";
import { BrowserState, Realm } from "./realm.js";
import { Site } from "./site.js";
import { Violation } from "./violation.js";

const STEPS = {
  act: 600, arrive: 800, late: 100, change: 100, wait: 240, lose: 60, refuse: 20, cut: 80, block: 10, hide: 20, offline: 20,
  stall: 10, replace: 6, reload: 2,
};
const WAITS = [20, 120, 600, 3_000, 20_000];
const PROXY_STATUSES = [429, 502, 503, 504];
const REST = 300_000; // ms in which everything has to arrive without faults
const PATIENCE = 15_000; // ms without a delivery
const AFTERMATH = 120_000; // ms after which no timer of the page may be left, except for the watchdog of its stream

export class Simulation {
  constructor() {
    this.hash = 0x811C9DC5;
    this.events = 0;
    this.reopenings = 0;
    this.formerPredicted = 0; // presses on documents that were left
    this.log = null; // the course, if it is wanted
  }

  /** Runs the schedule, lets everything come to rest, and checks the promises. Throws a violation. */
  async run(schedule) {
    this.random = new Random(schedule[0] ?? 0);
    this.clock = new Clock();
    this.site = new Site(this.clock, this.random);
    this.browser = new BrowserState();
    try {
      await this.open("navigate");
      for (const seed of schedule) {
        await this.step(new Random(seed));
        await this.settle();
        await this.wait(0); // a person is not quicker than a timer without a delay
      }
      await this.rest();
      checkEnd(this);
    } finally {
      this.realm?.close();
    }
  }

  /** The presses of controls whose look changed before the answer. */
  get predicted() { return this.formerPredicted + (this.person?.predicted ?? 0); }

  note(text) {
    this.events += 1;
    this.log?.push(`${this.clock.now}: ${text}`);
    for (let index = 0; index < text.length; index += 1) this.hash = Math.imul(this.hash ^ text.charCodeAt(index), 0x01000193);
  }

  async settle() {
    const texts = restorable(this.person);
    await settle();
    const { token } = this.realm;
    if (token !== this.session.token) this.reopened(token, texts);
    if (this.realm.problems.length) throw new Violation(`The page reports: ${this.realm.problems.join("; ")}`);
    if (this.realm.reloads) await this.open("reload");
  }

  /** Loads a document. The one before it is left. */
  async open(arrival) {
    const former = this.person;
    this.formerPredicted += former?.predicted ?? 0;
    if (this.realm) await this.leave();
    const isByItself = arrival === "reload" && this.realm?.reloads > 0;
    this.expected = isByItself ? restorable(former) : {};
    this.site.isUp = true; // an error page of the browser is not simulated
    this.session = this.site.open();
    const note = (text) => this.note(text);
    this.network = new Network(this.site, note);
    this.realm = new Realm(this.clock, this.network, this.browser, new Random(this.random.next()), arrival);
    this.person = new Person(this.realm);
    this.realm.open(documentOf(this.session, !this.random.happens(4)));
    this.note(`open ${this.session.token}`);
    if (this.random.happens(4)) this.note(this.person.actEarly(this.random));
    await this.realm.start();
    if (isByItself) this.checkNotice();
  }

  /** The page has been opened again in its document. */
  reopened(token, texts) {
    this.note(`reopen ${token}`);
    this.reopenings += 1;
    this.session.stream?.abandon();
    this.lost = checkEvents(this.person, this.session);
    this.checkNotice();
    this.formerPredicted += this.person.predicted;
    [this.expected, this.session] = [texts, this.site.former.get(token)];
    this.realm.arrival = "reload";
    this.person = new Person(this.realm);
  }

  /** Checks that a page which has opened itself again mentions what the server has not handled. */
  checkNotice() {
    const isToldOf = this.realm.document.querySelector(".live-status").textContent.includes("check whether your last action");
    if (this.lost.length && !isToldOf) {
      throw new Violation(`The page was opened again without a notice about ${JSON.stringify(this.lost)}.`);
    }
  }

  async leave() {
    this.note("leave");
    this.realm.hide();
    await settle();
    // What was under way arrives, or does not, in any order.
    const bodies = this.network.connections.filter(({ method, stage }) => method === "POST" && stage === "request");
    let hasArrived = false; // whether the farewell has, which contains everything that is unanswered
    while (bodies.length) {
      const [{ token, body }] = bodies.splice(this.random.below(bodies.length), 1);
      if (this.random.happens(4)) continue;
      const { status } = this.site.post(token, body);
      hasArrived ||= status === 204 && JSON.parse(body).bye;
    }
    this.session.stream?.abandon();
    this.lost = checkEvents(this.person, this.session);
    this.realm.close();
    if (hasArrived && this.lost.length) throw new Violation(`The farewell of the page lacks ${JSON.stringify(this.lost)}.`);
  }

  // Steps

  async step(random) {
    const name = random.weighted(STEPS);
    const due = this.network.due;
    const [due1, blocked] = [due.length ? random.element(due) : null, !this.browser.isOnline];
    switch (name) {
      case "act": return this.note(this.person.act(random));
      case "arrive":
        if (!due1) return undefined;
        this.note(`${due1.name} arrives`);
        if (blocked) return due1.fail();
        return due1.advance(random.happens(3) ? 1 + random.below(300) : undefined);
      case "late": return this.note(this.network.advanceLate(random));
      case "change": return this.session.change(() => this.note(`change: ${this.session.feature.change(random)}`));
      case "wait":
        await this.wait(random.below(random.element(WAITS)));
        return this.note("wait");
      default: return this.fault(name, random, due1);
    }
  }

  async fault(name, random, due) {
    const { browser, network } = this;
    // A WebSocket that fails is not tried again for long.
    const pending = network.connections.filter(({ stage }) =>
      stage === "request" || stage === "response" || stage === "connecting" && random.happens(4));
    const open = network.connections.filter(({ stage }) => stage === "open");
    this.note(name);
    switch (name) {
      case "lose": return pending.length ? random.element(pending).fail() : undefined;
      case "refuse": return pending.length ? random.element(pending).refuse(random.element(PROXY_STATUSES)) : undefined;
      case "cut": return open.length ? random.element(open).fail() : undefined;
      case "block": network.blocksSockets = !network.blocksSockets; return undefined;
      case "hide": return this.setHidden(!browser.isHidden);
      case "offline": return this.setOnline(!browser.isOnline);
      case "stall": return this.wait(50_000);
      case "replace": return this.site.replace(random.happens(2));
      case "reload": return this.open("reload");
      default: throw new Error(`There is no step ${name}.`);
    }
  }

  setHidden(isHidden) {
    this.browser.isHidden = isHidden;
    this.realm.dispatch(this.realm.document, "visibilitychange");
  }

  setOnline(isOnline) {
    this.browser.isOnline = isOnline;
    this.realm.dispatch(this.realm.window, isOnline ? "online" : "offline");
  }

  /** Lets time pass. */
  async wait(duration) {
    const end = this.clock.now + duration;
    for (let action; (action = this.clock.take(end));) {
      action();
      await this.settle();
    }
  }

  // Rest

  /** Lets everything arrive, without faults, until nothing is left to do. */
  async rest() {
    this.note("rest");
    this.person.endComposition();
    if (!this.browser.isOnline) this.setOnline(true);
    if (this.browser.isHidden) this.setHidden(false);
    await this.settle();
    const end = this.clock.now + REST;
    while (!await this.isQuiet()) {
      if (this.clock.now >= end) throw new Violation(`Something still waits: ${this.waiting()}`);
      await this.wait(Math.min(this.clock.remaining, PATIENCE));
    }
    for (const last = this.clock.now + AFTERMATH; this.clock.now < last;) {
      await this.deliver();
      await this.wait(PATIENCE);
    }
    if (!await this.isQuiet()) throw new Violation(`The page does not stay at rest: ${this.waiting()}`);
  }

  /** Lets everything arrive that is under way. */
  async deliver() {
    for (let count = 0; count < 500; count += 1) {
      this.network.blocksSockets = false;
      const [next] = this.network.due;
      if (!next) return;
      next.advance();
      await this.settle();
    }
    throw new Violation("Something arrives again and again.");
  }

  async isQuiet() {
    await this.deliver();
    const { window } = this.realm;
    if (!this.network.isOpen || window.livePage.pending || this.network.connections.length > 1) return false;
    return this.clock.waiting(this.realm, "timer").length < 2 && window.livePage.lastPatch === this.session.newest;
  }

  waiting() {
    const timers = this.clock.waiting(this.realm, "timer").map(({ at }) => at - this.clock.now);
    return JSON.stringify({
      connections: this.network.connections.map(({ name }) => name), timers, pending: this.realm.window.livePage.pending,
      patch: [this.realm.window.livePage.lastPatch, this.session.newest],
    });
  }
}

/** The texts that a page which loads itself again has to bring back: those of the fields at the start of the page. */
function restorable({ edits, realm }) {
  if (realm.document.querySelector("main > nav")) return {};
  const start = realm.document.querySelector(".level");
  const fields = [...edits].filter(([name, field]) => ["Text", "Short", "Note"].includes(name) && start.contains(field));
  return Object.fromEntries(fields.map(([name, field]) => [name, field.value]));
}
