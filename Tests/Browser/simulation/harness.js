// Runs schedules in this tab, one after another.

import { Random } from "./random.js";
import { Simulation } from "./simulation.js";

const STEPS = 50;

/** Returns the seeds of the steps of a schedule. */
export function scheduleOf(seed) {
  const random = new Random(seed);
  return Array.from({ length: STEPS }, () => random.next());
}

/** Runs a schedule. Returns its hash, its number of events, and its violation. */
export async function run(schedule, isLogged = false) {
  const simulation = new Simulation();
  if (isLogged) simulation.log = [];
  let violation = null;
  try {
    await simulation.run(schedule);
  } catch (error) {
    violation = error.constructor.name === "Violation" ? error.message : `${error.stack}`;
  }
  const { hash, events, log, predicted, reopenings } = simulation;
  return { violation, hash, events, log, predicted, reopenings };
}

/** Runs every so many-th schedule from a seed on, until one fails or the time is over. */
export async function search(first, stride, milliseconds) {
  const end = performance.now() + milliseconds;
  const found = { next: first, count: 0, events: 0, predicted: 0, reopenings: 0 };
  while (performance.now() < end) {
    const { violation, events, predicted, reopenings } = await run(scheduleOf(found.next));
    found.count += 1;
    found.events += events;
    found.predicted += predicted;
    found.reopenings += reopenings;
    if (violation) return { ...found, seed: found.next, violation };
    found.next += stride;
  }
  return found;
}

/** Leaves out steps of a schedule as long as it fails. */
export async function shorten(schedule) {
  for (let length = Math.max(1, schedule.length >> 1); length > 0; length >>= 1) {
    for (let start = 0; start < schedule.length;) {
      const candidate = schedule.toSpliced(start, length);
      if ((await run(candidate)).violation) schedule = candidate;
      else start += length;
    }
  }
  return schedule;
}
