// The timing of animations, in the format of the server: "350 ease-in-out 500 3 alternate".

const STEP = 1000 / 60; // ms between the points of a spring
const LONGEST = 20_000; // ms of a spring
const REST = 0.001; // the part of the distance that is not visible any more

/** Returns the options of the Web Animations API for a timing. */
export function timingOf(text) {
  const [duration, curve, delay = 0, iterations = 1, direction = "normal"] = text.split(" ");
  const course = curve.startsWith("spring") ? springOf(Number(duration), curve) : { duration: Number(duration), easing: curve };
  return { ...course, delay: Number(delay), iterations: Number(iterations), direction };
}

/** Returns a spring as a piecewise linear easing: "spring(damping,velocity)", with its period without damping. */
function springOf(period, text) {
  const [damping, velocity = 0] = text.slice("spring(".length, -1).split(",").map(Number);
  const frequency = 2 * Math.PI / Math.max(period, 1); // per ms
  const points = [];
  let atRest = 0;
  for (let time = 0; time <= LONGEST && atRest < 6; time += STEP) {
    const point = positionOf(time, frequency, damping, velocity / 1000);
    atRest = Math.abs(point - 1) < REST ? atRest + 1 : 0;
    points.push(Number(point.toFixed(4)));
  }
  points.splice(points.length - 1, 1, 1);
  return { duration: (points.length - 1) * STEP, easing: `linear(${points.join()})` };
}

/** Returns the position of a spring that starts at 0 and comes to rest at 1. */
function positionOf(time, frequency, damping, velocity) {
  if (damping === 1) return 1 - Math.exp(-frequency * time) * (1 + (frequency - velocity) * time);
  const root = frequency * Math.sqrt(Math.abs(damping * damping - 1));
  const decay = damping * frequency;
  const slope = (decay - velocity) / root;
  if (damping < 1) return 1 - Math.exp(-decay * time) * (Math.cos(root * time) + slope * Math.sin(root * time));
  // Without hyperbolic functions, which overflow.
  const [slow, fast] = [Math.exp((root - decay) * time), Math.exp((-root - decay) * time)];
  return 1 - ((1 + slope) * slow + (1 - slope) * fast) / 2;
}
