// A session of the server: its tree, its patches, and the batches that it has applied. It is a model of the protocol,
// written from its description, and shares no code with the page.

import { Feature } from "./feature.js";
import { encode, Tree } from "./tree.js";

const RING = { count: 10, length: 256 * 1024 };
const EVENTS_WHILE_PAUSED = 200;
const LIFETIMES = { unclaimed: 30_000, disconnected: 180_000, hidden: 1_800_000 }; // ms
const HEARTBEAT = 15_000; // ms

const size = (frames) => frames.reduce((sum, frame) => sum + frame.length, 0);

export class Session {
  constructor(token, clock, random) {
    Object.assign(this, { token, clock, random });
    this.feature = new Feature();
    this.tree = new Tree(this.feature.view());
    this.applied = 0; // the number of the last batch
    this.newest = 0; // the number of the last patch
    this.ring = []; // the patches that the page has not acknowledged
    this.handled = []; // { event, outcome, inputs }: with the last edit of each field that is here
    this.inputs = new Map(); // id → the text of the last edit
    this.refusals = [];
    this.stream = null;
    this.isPaused = this.needsAcknowledgment = this.wasClaimed = this.isHidden = this.hasEnded = false;
    this.lastActivity = this.lastSent = clock.now;
  }

  get title() { return `Page ${this.feature.count}`; }

  get isFull() { return this.ring.length >= RING.count || size(this.ring) >= RING.length; }

  // Batches

  /** Returns the status of the answer to a batch. */
  receive({ seq, ack, events, hidden, again, bye }) {
    if (bye) {
      if (again !== undefined && seq === this.applied) [seq, events] = [seq + 1, events.slice(again)];
      if (seq === this.applied + 1) this.apply(seq, ack, events);
      this.hasEnded = true;
      this.stream?.finish();
      return { status: 204 };
    }
    if (seq > this.applied + 1) return { status: 409, next: this.applied + 1 };
    this.lastActivity = this.clock.now;
    if (seq === this.applied + 1) {
      this.acknowledge(ack);
      if (this.isFull && this.pausedEvents + events.length > EVENTS_WHILE_PAUSED) return { status: 429 };
      if (hidden !== undefined) this.isHidden = hidden;
      this.apply(seq, ack, events);
    }
    return { status: 204 };
  }

  apply(seq, ack, events) {
    this.applied = seq;
    this.acknowledge(ack);
    this.begin();
    this.resume();
    for (const event of events) this.handle(event);
    this.end(events.length > 0);
  }

  handle(event) {
    const [id, kind, text, revision] = event;
    const element = this.tree.get(id);
    const outcome = this.outcome(element, kind, text);
    if (kind === "input") this.inputs.set(id, text);
    const here = [...this.tree.elements.values()].filter(({ kinds }) => kinds?.includes("input"));
    this.handled.push({ event, outcome, inputs: new Map(here.map((field) => [field.id, this.inputs.get(field.id)])) });
    const isRefused = outcome === "disabled" || outcome === "invalid";
    if (isRefused && kind !== "dismiss") this.refusals.push(id);
    if (outcome !== "handled" && !isRefused) return;
    if (kind === "input") this.tree.edited(element, text, revision);
    if (kind === "select") this.tree.chosen(element, text, this.ops);
    if (outcome === "handled") element.act(kind, text);
    this.render();
  }

  outcome(element, kind, text) {
    if (!element) return "unknown";
    const isReport = kind === "input" || kind === "select";
    if (!isReport && !this.isInFront(element)) return "inert";
    if (!(element.kinds ?? "").split(" ").includes(kind)) return "unhandled";
    if (this.isPaused && (this.pausedEvents += 1) > EVENTS_WHILE_PAUSED) return "disabled";
    if (element.attributes.disabled !== undefined) return "disabled";
    return kind === "select" && !element.children.some(({ attributes }) => attributes.value === text) ? "invalid" : "handled";
  }

  isInFront(element) {
    const front = this.tree.root.children.findLast(({ tag }) => tag === "dialog") ?? this.tree.root;
    for (let outer = element; outer; outer = outer.parent) {
      if (outer.attributes.hidden !== undefined) return false;
      if (outer === front) return true;
    }
    return false;
  }

  // Patches

  /** Changes the view without an event of the page. */
  change(action) {
    if (this.hasEnded) return;
    this.begin();
    action();
    this.render();
    this.end(false);
  }

  begin() { this.ops = []; }

  render() {
    if (this.isPaused) return;
    const { title } = this;
    if (title !== this.shownTitle) this.ops.push(["T", title]);
    this.shownTitle = title;
    const ops = this.tree.render(this.feature.view(), this.random);
    this.ops.push(...ops.length > 1 && this.random.happens(4) ? [["w", "350 ease 0", 0, ...ops]] : ops);
  }

  end(isAnswer) {
    this.needsAcknowledgment ||= isAnswer;
    if (!this.isFull) this.ops.push(...this.refusals.splice(0).map((id) => ["d", id]));
    if (!this.ops.length && !(this.needsAcknowledgment && !this.isFull)) return;
    this.needsAcknowledgment = false;
    this.newest += 1;
    const frame = `data:${JSON.stringify([this.newest, this.applied, ...this.ops])}\n\n`;
    this.ops = [];
    this.ring.push(frame);
    if (this.isFull) [this.isPaused, this.pausedEvents] = [true, 0];
    this.send(frame);
  }

  resume() {
    if (!this.isPaused || this.isFull) return;
    this.isPaused = false;
    this.render();
  }

  /** Removes acknowledged patches, except for those that the page cannot have read. */
  acknowledge(number) {
    const unread = this.stream?.unread ?? 0;
    this.release(Math.min(number, Math.max(0, this.newest - unread)));
  }

  release(number) {
    const count = number - (this.newest - this.ring.length);
    if (count > 0 && number <= this.newest) this.ring.splice(0, count);
  }

  // Streams

  /** Sends what the page has missed after a patch on a stream, from now on with everything else. */
  open(stream, last) {
    this.stream?.abandon();
    [this.isHidden, this.wasClaimed, this.lastActivity] = [false, true, this.clock.now];
    const isKnown = last >= this.newest - this.ring.length && last <= this.newest;
    this.stream = stream;
    // A server may send a snapshot at any time.
    if (isKnown && !this.random.happens(8)) {
      for (const frame of this.ring.slice(last - this.newest + this.ring.length)) this.send(frame);
      this.release(last);
    } else this.send(this.snapshot());
    this.lastSent = this.clock.now;
    this.begin();
    this.resume();
    this.end(false);
  }

  snapshot() {
    this.ring = [];
    this.ops = [];
    this.needsAcknowledgment = this.isPaused = false;
    this.render(); // its operations are part of the snapshot
    this.ops = [];
    return `event:snapshot\ndata:${JSON.stringify([this.newest, this.applied, this.title, encode(this.tree.root)])}\n\n`;
  }

  send(frame) {
    if (!this.stream) return;
    this.lastSent = this.clock.now;
    this.stream.push(frame);
  }

  closed(stream) {
    if (this.stream !== stream) return;
    this.stream = null;
    this.lastActivity = this.clock.now;
  }

  /** Sends a heartbeat on a silent stream. Returns whether the session has expired. */
  isExpired() {
    const { now } = this.clock;
    if (this.stream && !this.stream.unread && now - this.lastSent >= HEARTBEAT) this.send(":\n\n");
    const kind = !this.wasClaimed ? "unclaimed" : this.isHidden && !this.stream ? "hidden" : "disconnected";
    return now - this.lastActivity >= LIFETIMES[kind];
  }
}
