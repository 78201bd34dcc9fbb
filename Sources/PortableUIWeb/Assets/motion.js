// Animates the operations of patches. Loaded with the first patch that contains an animation.
//
// All changes are made at once. Then each element is animated from its old looks and place to the new ones, with the
// Web Animations API. What is removed stays until its transition has ended: out of the layout, inert, and in its place.

import { forget, nodes } from "./nodes.js";
import { apply, isDialog } from "./page.js";
import { timingOf } from "./timing.js";

// Properties that change together with attributes. Their computed values can be interpolated.
const LOOKS = [
  "opacity", "translate", "scale", "rotate", "color", "backgroundColor", "borderTopColor",
  "borderRightColor", "borderBottomColor", "borderLeftColor", "width", "height", "minWidth", "minHeight", "maxWidth",
  "maxHeight", "paddingTop", "paddingRight", "paddingBottom", "paddingLeft", "rowGap", "columnGap", "fontSize",
  "borderTopLeftRadius", "borderTopRightRadius", "borderBottomLeftRadius", "borderBottomRightRadius", "letterSpacing",
  "boxShadow", "filter", "fill", "stroke", "strokeWidth", "strokeDashoffset", "d", "x", "y", "cx", "cy", "r",
];
const CONSTRAINTS = { width: ["minWidth", "maxWidth"], height: ["minHeight", "maxHeight"] };
const KEYWORDS = new Set(["auto", "none", "normal"]);
const UNSIZED = "main, .dialog, button, a, label, input, select, textarea, img, svg, svg *, .text";
const AT_REST = { x: 0, y: 0 };

const changing = new WeakMap(); // element → its animations of looks, by property
const sizing = new WeakMap(); // element → the animation of the size that its content determines
const moving = new WeakMap(); // element → the animation with which it appears or leaves
const leaving = new Map(); // id → element that was removed and has not left yet

/** Forgets the IDs of elements that are leaving: another session uses them for others. */
export const forgetLeaving = () => leaving.clear();

let patch = null; // what the current patch animates
let group = null; // the timing of the group of operations that is being performed

/** Performs the operations of a patch that contains animations. */
export function perform(operations) {
  patch = { timings: new Map(), page: null, looks: new Map(), entering: [], left: [], touched: new Map() };
  const before = prepare(operations.filter(([name]) => name === "w"));
  operations.forEach(apply);
  patch.touched.forEach(changeLooks);
  patch.entering.forEach(appear);
  resize(before);
  move(before);
  patch = null;
}

/** Performs the operations of a group. */
export function performGroup(timing, operations) {
  if (!patch) return operations.forEach(apply);
  group = timing ? timingOf(timing) : null;
  for (const operation of operations) {
    const [name, id, ...rest] = operation;
    if (name === "l") patch.looks.set(id, rest);
    else if (name === "r" && group && !isDialog(nodes.get(id))) leave(id);
    else apply(operation);
    if (name === "i" && group) enter(nodes.get(rest[1][0]));
  }
  group = null;
}

/** Ends the animations of an element whose attribute changes without an animation. */
export function stop(element) {
  if (group || !changing.has(element)) return;
  for (const animation of Object.values(changing.get(element))) animation.cancel();
  changing.delete(element);
}

/** Stores the places and the looks of the elements that the groups may change. Returns the places. */
function prepare(groups) {
  const roots = [];
  for (const [, timing, scope, ...operations] of groups) {
    const parsed = timing ? timingOf(timing) : null;
    if (scope === 0) patch.page = parsed;
    else for (const id of scope) {
      patch.timings.set(id, parsed);
      if (nodes.has(id)) roots.push(nodes.get(id));
    }
    if (parsed) for (const [name, id, , value] of operations) {
      if (name === "a" && nodes.has(id)) touch(nodes.get(id), parsed, value);
    }
  }
  const places = new Map();
  if (patch.page) roots.push(document.body);
  for (const root of roots) for (const element of [root, ...elementsIn(root)]) places.set(element, placeOf(element));
  for (const [, , , ...operations] of groups) for (const [name, id] of operations) {
    if (name === "r" && nodes.has(id)) places.set(nodes.get(id), placeOf(nodes.get(id)));
  }
  return places;
}

/** Returns the elements of the page inside an element, in document order. */
const elementsIn = (root) => [...root.querySelectorAll("[data-n]")].filter(isPlaced);
const isPlaced = (element) =>
  element instanceof HTMLElement && !element.closest(".leaving") && nodes.get(Number(element.dataset.n)) === element;

/** Returns the place of an element, or `undefined` if it is not visible. */
function placeOf(element) {
  const place = element.getBoundingClientRect();
  const isNear = place.bottom > -innerHeight && place.top < 2 * innerHeight;
  return isNear && (place.width || place.height) ? place : undefined;
}

// Looks

/** Stores the looks of an element whose attributes change, and of those that inherit from its custom properties. */
function touch(element, timing, value) {
  const isInherited = element.style.cssText.includes("--") || value?.includes("--");
  const inheriting = isInherited ? [...element.querySelectorAll("*")].slice(0, 300) : [];
  for (const changed of [element, ...inheriting]) {
    if (!patch.touched.has(changed)) patch.touched.set(changed, { timing, looks: looksOf(changed) });
  }
}

function looksOf(element) {
  const style = getComputedStyle(element);
  return Object.fromEntries(LOOKS.map((name) => [name, style[name]]));
}

function changeLooks({ timing, looks }, element) {
  if (!element.isConnected) return;
  const running = changing.get(element) ?? {};
  const animations = Object.values(running);
  for (const animation of animations) animation.effect.target = null;
  const targets = looksOf(element);
  for (const animation of animations) animation.effect.target = element;
  for (const [name, target] of Object.entries(targets)) {
    if (running[name]?.target === target) continue; // it continues
    running[name]?.cancel();
    delete running[name];
    if (looks[name] === target || !isContinuous(name, looks[name], target)) continue;
    running[name] = Object.assign(animate(element, { [name]: [looks[name], target] }, timing), { target });
  }
  changing.set(element, running);
}

/** Whether there are values between two values of a property. */
function isContinuous(name, old, target) {
  return !/width|height|gap|spacing/i.test(name) || !KEYWORDS.has(old) && !KEYWORDS.has(target);
}

function animate(element, keyframes, timing, options) {
  return element.animate(keyframes, { ...timing, fill: "backwards", ...options });
}

/** Starts an animation that has an end: what belongs to no property would not be changed again to end it. */
function animateOnce(element, keyframes, timing, options) {
  const iterations = timing.iterations === Infinity ? 1 : timing.iterations;
  return animate(element, keyframes, timing, { ...options, iterations });
}

// Appearing and leaving

function enter(element) {
  if (isDialog(element)) return;
  const [looks, replaced] = patch.looks.get(Number(element.dataset.n)) ?? [];
  patch.entering.push({ element, looks: looks || { opacity: "0" }, timing: group, replaced: leaving.get(replaced) });
}

function appear({ element, looks, timing, replaced }) {
  if (!element.isConnected) return;
  let from = looks;
  if (replaced) {
    from = motionOf(replaced);
    patch.replaced ??= new Map();
    patch.replaced.set(element, replaced.getBoundingClientRect());
    replaced.remove();
    leaving.forEach((other, id) => { if (other === replaced) leaving.delete(id); });
  }
  if (!Object.keys(from).length) return;
  const { transformOrigin } = looks;
  const to = transformOrigin ? { transformOrigin } : {};
  moving.set(element, animateOnce(element, [{ ...from, ...to }, to], timing));
}

/** Returns the looks of an element that appears or leaves. */
function motionOf(element) {
  const { opacity, translate, scale } = getComputedStyle(element);
  return { opacity, translate, scale };
}

/** Removes an element from the page, but not yet from the document. */
function leave(id) {
  const element = nodes.get(id);
  const looks = (patch.looks.get(id) ?? [])[0] || { opacity: "0" };
  const { width, height } = getComputedStyle(element);
  forget(element);
  if (!Object.keys(looks).length || !element.checkVisibility()) return element.remove();
  element.inert = true; // not focusable, and not part of the accessibility tree
  element.classList.add("leaving");
  const size = { width, height, "box-sizing": getComputedStyle(element).boxSizing };
  const place = { position: "absolute", left: "0", top: "0", right: "auto", bottom: "auto", margin: "0" };
  patch.left.push({ id, element, looks, timing: group, from: motionOf(element), styles: { ...place, ...size } });
  leaving.set(id, element);
}

// Places

/** Animates the sizes of visible boxes that have changed with their content. */
function resize(before) {
  for (const { element, styles } of patch.left) {
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
  }
  for (const element of before.keys()) sizing.get(element)?.cancel();
  const resized = new Map();
  for (const [element, old] of before) {
    const timing = old && element.isConnected && timingAt(element);
    if (!timing || element.matches(UNSIZED) || element.closest(".leaving")) continue;
    if (patch.touched.has(element)) continue; // animated with its looks
    const place = element.getBoundingClientRect();
    const sides = ["width", "height"].filter((side) => Math.abs(place[side] - old[side]) > 0.5);
    if (sides.length && isPainted(element)) resized.set(element, { timing, sides, old, place });
  }
  for (const [element, { timing, sides, old, place }] of resized) {
    const keyframes = { boxSizing: ["border-box", "border-box"] };
    for (const side of sides) for (const name of [side, ...CONSTRAINTS[side]]) {
      keyframes[name] = [`${old[side]}px`, `${place[side]}px`];
    }
    sizing.set(element, animateOnce(element, keyframes, timing));
  }
}

/** Whether the area of an element is visible. */
function isPainted(element) {
  const { backgroundColor, backgroundImage, borderTopWidth, boxShadow } = getComputedStyle(element);
  const isClear = backgroundColor === "rgba(0, 0, 0, 0)" || backgroundColor === "transparent";
  return !isClear || backgroundImage !== "none" || parseFloat(borderTopWidth) > 0 || boxShadow !== "none";
}

/** Returns the timing of the moves of an element: that of the innermost scope around it. */
function timingAt(element) {
  for (let outer = element; outer; outer = outer.parentElement) {
    const id = Number(outer.dataset.n);
    if (patch.timings.has(id)) return patch.timings.get(id);
  }
  return patch.page;
}

/** Moves elements from their old places to the new ones, each relative to the element around it. */
function move(before) {
  patch.replaced?.forEach((place, element) => before.set(element, place));
  const shifts = new Map(); // element → the distance from its new place to its old one
  const moves = [];
  for (const element of elementsIn(document.body)) {
    const outer = shiftAround(element, shifts);
    const old = before.get(element);
    const timing = old && timingAt(element);
    const place = timing && placeOf(element);
    if (!place) {
      shifts.set(element, outer);
      continue;
    }
    const shift = { x: old.left - place.left, y: old.top - place.top };
    shifts.set(element, shift);
    const own = { x: shift.x - outer.x, y: shift.y - outer.y };
    if (Math.abs(own.x) > 0.5 || Math.abs(own.y) > 0.5) moves.push({ element, own, timing });
  }
  for (const departure of patch.left) depart(departure, before.get(departure.element), shifts);
  for (const { element, own, timing } of moves) {
    animateOnce(element, { translate: [`${own.x}px ${own.y}px`, "0px 0px"] }, timing, { composite: "add" });
  }
}

/** Keeps a removed element in its old place until its transition has ended. */
function depart({ id, element, from, looks, timing }, old, shifts) {
  const [place, outer] = [element.getBoundingClientRect(), shiftAround(element, shifts)];
  if (old) {
    element.style.left = `${old.left - place.left - outer.x}px`;
    element.style.top = `${old.top - place.top - outer.y}px`;
  }
  moving.get(element)?.cancel();
  const start = looks.transformOrigin ? { ...from, transformOrigin: looks.transformOrigin } : from;
  const motion = animateOnce(element, [start, { ...start, ...looks }], timing, { fill: "both" });
  moving.set(element, motion);
  const end = () => {
    element.remove();
    if (leaving.get(id) === element) leaving.delete(id);
  };
  motion.finished.then(end, end);
}

function shiftAround(element, shifts) {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (shifts.has(outer)) return shifts.get(outer);
  }
  return AT_REST;
}
