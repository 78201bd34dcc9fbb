// The simulated clock. Nothing in a simulation waits for real time.

export class Clock {
  constructor() {
    this.now = 1_000_000; // ms
    this.timers = new Map(); // id → { at, action, owner, name }
    this.lastID = 0;
  }

  /** Calls `action` after some milliseconds, unless its owner has been released. */
  start(owner, delay, action, name = "timer") {
    const id = this.lastID += 1;
    this.timers.set(id, { at: this.now + Math.max(0, Number(delay) || 0), action, owner, name });
    return id;
  }

  cancel(id) { this.timers.delete(id); }

  release(owner) {
    for (const [id, timer] of this.timers) if (timer.owner === owner) this.timers.delete(id);
  }

  /** The timers of an owner that have a name. */
  waiting(owner, name) {
    return [...this.timers.values()].filter((timer) => timer.owner === owner && timer.name === name);
  }

  /** The time until the next timer is due. */
  get remaining() { return Math.min(...[...this.timers.values()].map(({ at }) => at)) - this.now; }

  /** Advances to the next timer that is due until `end`, and returns its action. Otherwise advances to `end`. */
  take(end) {
    let [next, nextID] = [undefined, undefined];
    for (const [id, timer] of this.timers) if (timer.at <= end && !(timer.at >= next?.at)) [next, nextID] = [timer, id];
    this.now = Math.max(this.now, next?.at ?? end);
    this.timers.delete(nextID);
    return next?.action;
  }
}

const channel = new MessageChannel();

/** Waits for one turn of the browser's loop. */
function turn() {
  return new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(0);
  });
}

const TURNS = 2; // for events that the browser sends later, such as those of a dialog

/** Waits until the scripts have nothing to do, except for what waits for a timer or for the network. */
export async function settle() {
  for (let count = 0; count < TURNS; count += 1) await turn();
}
