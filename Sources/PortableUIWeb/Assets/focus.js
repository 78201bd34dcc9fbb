// The focus of the keyboard, which stays next to its place when a patch removes, hides or disables its control.

export const HEADINGS = "h1, h2, h3, [role=heading]";
export const CONTROLS = ":is(a[href], button, input, select, textarea, [tabindex='0']):not(:disabled)";

let place = null; // what had the focus before the patch: { control, steps }, where a step is an element and its neighbors
let waiting = null; // a disabled control that receives the focus again, and the element that has it meanwhile

/** Focuses an element that is not a control, so that screen readers start there. */
export function focusReadable(element) {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Notes where the focus is, before a patch. */
export function noteFocus() {
  const control = document.activeElement;
  place = control && control !== document.body ? { control, steps: [...steps(control)] } : null;
}

function* steps(control) {
  for (let element = control; element.parentElement && element !== document.body; element = element.parentElement) {
    const { parentElement: parent, nextElementSibling: next, previousElementSibling: previous } = element;
    yield { parent, neighbors: [next, previous] };
  }
}

/**
 * Moves the focus if the patch has taken it from its control: to a control that was inserted in its place, to its
 * neighbor, or to the heading or the element around it. A control that is only disabled has it again when it is enabled.
 */
export function keepFocus(inserted) {
  const lost = place?.control;
  returnFocus();
  if (!lost || canHaveFocus(lost) || hasFocus(lost)) return;
  const standIn = replacement(place.steps, inserted);
  if (!standIn) return;
  if (standIn.matches(CONTROLS)) standIn.focus({ preventScroll: true });
  else focusReadable(standIn);
  waiting = lost.isConnected ? { control: lost, standIn } : null;
}

/** Whether another element than the lost one has the focus. */
const hasFocus = (lost) => ![document.body, lost, null].includes(document.activeElement);

function returnFocus() {
  if (!waiting) return;
  const { control, standIn } = waiting;
  if (!control.isConnected || document.activeElement !== standIn) waiting = null;
  else if (canHaveFocus(control)) {
    waiting = null;
    control.focus({ preventScroll: true });
  }
}

const canHaveFocus = (element) => element.isConnected && element.checkVisibility({ visibilityProperty: true })
  && !element.matches(":disabled, [inert], [inert] *");

function replacement(steps, inserted) {
  for (const { parent, neighbors } of steps) {
    if (!parent.isConnected || !parent.checkVisibility()) continue;
    const arrived = inserted.filter((element) => element !== parent && parent.contains(element));
    const control = firstControl(arrived) ?? firstControl(neighbors.filter((element) => element?.parentElement === parent));
    if (control) return control;
    if (arrived.length) return arrived[0].querySelector(HEADINGS) ?? arrived[0];
    return visible(parent, HEADINGS) ?? parent;
  }
  return null;
}

function firstControl(elements) {
  for (const element of elements) {
    const control = element.matches(CONTROLS) && canHaveFocus(element) ? element : visible(element, CONTROLS);
    if (control) return control;
  }
  return undefined;
}

const visible = (element, selector) => [...element.querySelectorAll(selector)].find(canHaveFocus);
