// The server: a process with its sessions, which can be replaced by another one.

import { Session } from "./session.js";

const SOCKET_LIFETIME = 60_000; // ms
const RELOAD_JITTER = 5_000; // ms
const SWEEP = 5_000; // ms
const RESTART = { shortest: 200, longest: 8_000 }; // ms without a process

/** What a session writes to a connection, until the network takes it. */
export class Stream {
  constructor() {
    this.frames = [];
    this.isEnded = false;
    this.count = 0; // messages that were handled
  }

  get unread() { return this.frames.filter((frame) => frame.startsWith("data:")).length; }

  push(frame) { if (!this.isEnded) this.frames.push(frame); }

  /** Ends after the frames. */
  finish() { this.isEnded = true; }

  /** Ends without the frames. */
  abandon() {
    this.frames = [];
    this.isEnded = true;
  }

  take() { return this.frames.splice(0).join(""); }
}

export class Site {
  constructor(clock, random) {
    Object.assign(this, { clock, random });
    this.sessions = new Map(); // token → session
    this.former = new Map(); // token → session, also after its end
    this.count = 0;
    this.isUp = true;
    this.sweepLater();
  }

  sweepLater() {
    this.clock.start(this, SWEEP, () => {
      for (const [token, session] of this.sessions) if (session.isExpired()) this.end(token);
      this.sweepLater();
    });
  }

  end(token) {
    this.sessions.get(token).hasEnded = true;
    this.sessions.get(token).stream?.finish();
    this.sessions.delete(token);
  }

  /** Opens a page. Returns its session. */
  open() {
    this.count += 1;
    const session = new Session(`page-${this.count}`, this.clock, this.random);
    this.sessions.set(session.token, session);
    this.former.set(session.token, session);
    return session;
  }

  find(token) {
    const session = this.sessions.get(token);
    if (session?.hasEnded) this.sessions.delete(token);
    return session?.hasEnded ? undefined : session;
  }

  // Requests. A status of 0 states that there is no process to answer.

  /** Opens a page again in its document, or lets it load another one. */
  reopen() {
    if (!this.isUp) return { status: 0 };
    if (this.random.happens(8)) return { status: 409 };
    const session = this.open();
    return { status: 200, token: session.token, text: session.snapshot() };
  }

  head() { return { status: this.isUp ? 200 : 0 }; }

  post(token, text) {
    if (!this.isUp) return { status: 0 };
    return this.find(token)?.receive(JSON.parse(text)) ?? { status: 410 };
  }

  /** Opens a stream, or a WebSocket. */
  stream(token, last, isSocket) {
    if (!this.isUp) return { status: 0 };
    const session = this.find(token);
    if (!session) return { status: 410 };
    const stream = Object.assign(new Stream(), { token, opened: this.clock.now });
    session.open(stream, last);
    // A socket has a first frame, by which the page knows that it is not blocked.
    if (isSocket && !stream.frames.length) session.send(":\n\n");
    return { status: 200, stream };
  }

  /** Handles a message on a WebSocket. */
  message(token, stream, text) {
    const session = this.isUp && this.find(token);
    if (!session || session.stream !== stream) return stream.abandon();
    if (this.clock.now - stream.opened >= SOCKET_LIFETIME) {
      session.send("event:renew\ndata:0\n\n");
      session.stream = null;
      return stream.finish();
    }
    stream.count += 1;
    const { newest } = session;
    const { status, next } = session.receive(JSON.parse(text));
    if (status === 204 && session.newest > newest) return; // a patch has answered it
    session.send(`event:answer\ndata:${JSON.stringify([stream.count, status, ...next === undefined ? [] : [next]])}\n\n`);
  }

  closed(stream) { this.sessions.get(stream.token)?.closed(stream); }

  // The process

  /** Replaces the process, either in order, so that its pages are told to load again, or by killing it. */
  replace(isInOrder) {
    for (const [token, session] of this.sessions) {
      if (isInOrder) session.send(`event:reload\ndata:${this.random.below(RELOAD_JITTER)}\n\n`);
      else session.stream?.abandon();
      this.end(token);
    }
    this.isUp = false;
    const delay = RESTART.shortest + this.random.below(RESTART.longest);
    this.clock.start(this, delay, () => { this.isUp = true; });
  }
}
