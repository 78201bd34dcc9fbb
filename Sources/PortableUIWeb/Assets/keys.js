// Behavior without the server: menus, keyboard shortcuts, and tooltips of controls that have the keyboard focus.

import { frontDialog } from "./page.js";
import { afterPress, pressEarly } from "./presses.js";

const MENU = "[role=menu]";
const OPENER = "[aria-haspopup=menu]";
const HIDDEN_OPENER = `${OPENER}.unseen:not(:disabled)`;
const TYPING = "input:not([type=checkbox]), select, textarea";

export function listenToKeys() {
  document.addEventListener("click", clicked);
  document.addEventListener("keydown", keyPressed);
  document.addEventListener("toggle", menuToggled, true);
  document.addEventListener("contextmenu", menuWanted);
  document.addEventListener("scroll", ({ target }) => {
    hideTooltip();
    const menu = target.matches?.(MENU) ? null : document.querySelector(`${MENU}:popover-open`);
    // The scroll event of bringing the button into view can arrive after its menu has opened.
    if (menu && placeOf(menu.previousElementSibling) !== places.get(menu)) menu.hidePopover();
  }, true);
  document.addEventListener("focusin", ({ target }) => {
    if (target.title && target.matches(":focus-visible")) showTooltip(target);
    else hideTooltip();
  });
  document.addEventListener("focusout", hideTooltip);
  tooltip.className = "tooltip";
  tooltip.popover = "manual";
  tooltip.ariaHidden = "true"; // assistive technology reads the title itself
  document.body.append(tooltip);
}

function keyPressed(event) {
  if (event.defaultPrevented || event.isComposing) return;
  hideTooltip();
  if (areaKey(event) || tabKey(event) || menuKey(event) || isMenuOpen() && event.key === "Escape") return;
  const buttons = event.repeat ? [] : buttonsFor(event);
  const button = buttons.find(({ disabled }) => !disabled);
  if (button) button.click();
  else if (!buttons.length || !pressEarly(buttons[0])) return;
  event.preventDefault();
}

/** Presses a focused element that is a button for assistive technology, but not for the browser. */
function areaKey(event) {
  const { target, key } = event;
  if (key !== "Enter" && key !== " " || !target.matches?.("div[role=button]")) return false;
  event.preventDefault();
  if (!event.repeat && target.ariaDisabled !== "true") target.click();
  return true;
}

// Tabs

/** Moves the focus in a tab bar by the arrow keys. Return and the space bar choose a tab, as with any button. */
function tabKey(event) {
  const tabs = [...event.target.closest?.("[role=tablist]")?.querySelectorAll("[role=tab]:not(:disabled)") ?? []];
  const index = tabs.indexOf(event.target);
  const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
  if (index < 0 || target === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
  event.preventDefault();
  tabs.at(target % tabs.length).focus();
  return true;
}

// Menus

export const isMenuOpen = () => document.querySelector(`${MENU}:popover-open`) !== null;

/** Returns the button that opens the outermost menu around an element, or the element outside of menus. */
export function menuButton(element) {
  const menu = element.closest(MENU);
  return menu ? menuButton(menu.previousElementSibling) : element;
}

const itemsOf = (menu) => [...menu.querySelectorAll("[role^=menuitem]:not(:disabled)")]
  .filter((item) => item.closest(MENU) === menu);

function clicked(event) {
  const opener = event.target.closest?.(OPENER);
  if (opener) {
    // The browser then does not treat a press of the button as one outside of the menu.
    opener.popoverTargetElement = opener.nextElementSibling;
    event.preventDefault();
    const menu = opener.nextElementSibling;
    // Older browsers take the argument of `togglePopover` as a Boolean.
    if (menu.matches(":popover-open")) return menu.hidePopover();
    menu.showPopover({ source: opener });
    show(menu, opener);
  } else if (event.target.closest?.("[role^=menuitem]")) {
    closeMenus(event.target);
  }
}

function open(opener, position) {
  if (!opener.nextElementSibling.matches(":popover-open")) opener.click();
  itemsOf(opener.nextElementSibling).at(position)?.focus({ preventScroll: true });
}

/** Opens the menu of what is pressed with the other button, for long, or by the keyboard's key for menus. */
function menuWanted(event) {
  const { target, clientX: x, clientY: y } = event;
  const place = target.closest?.(`:has(> ${HIDDEN_OPENER})`);
  if (!place || target.closest(MENU) || target.matches(TYPING)) return;
  event.preventDefault();
  const opener = place.querySelector(`:scope > ${HIDDEN_OPENER}`);
  const openThere = () => {
    open(opener, 0);
    placeBeside(opener.nextElementSibling, opener, { left: x, right: x, top: y, bottom: y });
  };
  afterPress(openThere); // the end of the press would close a menu that is open by then
}

function closeMenus(item) {
  const button = menuButton(item);
  button.nextElementSibling.hidePopover();
  button.focus({ preventScroll: true });
}

const places = new WeakMap(); // open menu → the position of its button when it was opened

function placeOf(control) {
  const { left, top } = control.getBoundingClientRect();
  return `${left} ${top}`;
}

function show(menu, opener) {
  places.set(menu, placeOf(opener));
  menu.ariaLabel = opener.ariaLabel ?? opener.textContent;
  placeBeside(menu, opener);
  itemsOf(menu)[0]?.focus({ preventScroll: true });
}

function menuToggled({ target, newState }) {
  if (target.matches?.(MENU)) target.previousElementSibling.ariaExpanded = String(newState === "open");
}

/** Handles the keys of menus. Returns whether the key was handled. */
function menuKey(event) {
  const { key, target } = event;
  const isOpener = target.matches?.(OPENER);
  const menu = target.closest?.(MENU);
  if (isOpener && !menu && ["ArrowDown", "ArrowUp"].includes(key)) {
    open(target, key === "ArrowDown" ? 0 : -1);
  } else if (menu && key === "Escape") {
    menu.hidePopover();
    menu.previousElementSibling.focus({ preventScroll: true });
  } else if (menu && key === "Tab") {
    closeMenus(target); // the browser then moves the focus on from the button
    return true;
  } else if (menu && ["ArrowDown", "ArrowUp", "Home", "End"].includes(key)) {
    const items = itemsOf(menu);
    const current = items.indexOf(target);
    const next = { ArrowDown: (current + 1) % items.length, ArrowUp: Math.max(current, 0) - 1, Home: 0, End: -1 }[key];
    items.at(next)?.focus();
  } else {
    return false;
  }
  event.preventDefault();
  return true;
}

/** Places a popup below a place, by default that of a control, or above if there is no space, and inside the window. */
function placeBeside(popup, control, place = control.getBoundingClientRect()) {
  const { left, right, top, bottom } = place;
  const { offsetWidth: width, offsetHeight: height } = popup;
  const start = getComputedStyle(control).direction === "rtl" ? right - width : left;
  const room = document.documentElement.clientWidth - width - 8;
  const isAbove = bottom + 4 + height > innerHeight && top > height;
  popup.style.left = `${Math.max(8, Math.min(start, room))}px`;
  popup.style.top = `${isAbove ? top - height - 4 : bottom + 4}px`;
}

// Tooltips

const tooltip = document.createElement("div");

function showTooltip(control) {
  tooltip.textContent = control.title;
  tooltip.showPopover();
  placeBeside(tooltip, control);
}

function hideTooltip() {
  tooltip.hidePopover();
}

// Keyboard shortcuts

/** Returns the buttons for a key combination, unless the focused control handles the key itself. */
function buttonsFor(event) {
  const { metaKey, shiftKey, target } = event;
  // On Windows, AltGr is Control and Alt at once, but it types a character.
  const types = event.getModifierState("AltGraph");
  const [ctrlKey, altKey] = [event.ctrlKey && !types, event.altKey && !types];
  if (!(ctrlKey || altKey || metaKey) && hasOwnUse(event.key, target)) return [];
  const key = keyName(event, altKey);
  const names = [shiftKey, shiftKey && key.length === 1 && !/\p{L}/u.test(key) ? false : shiftKey]
    .map((shift) => [ctrlKey && "Control", altKey && "Alt", shift && "Shift", metaKey && "Meta", key])
    .map((parts) => parts.filter(Boolean).join("+"));
  return [...(frontDialog() ?? document).querySelectorAll("[aria-keyshortcuts]")]
    .filter((button) => button.getAttribute("aria-keyshortcuts").split(" ").some((each) => names.includes(each)));
}

function keyName({ key, code }, altKey) {
  if (key === " ") return "Space";
  if (key === "+") return "Plus";
  // With Alt, keyboards produce other characters.
  if (altKey && /^(Key|Digit).$/.test(code)) return code.at(-1);
  return key.length === 1 ? key.toUpperCase() : key;
}

/** Returns whether a key without modifiers has a function in the focused control. */
function hasOwnUse(key, target) {
  if (key === "Escape" || key === "Tab") return key === "Tab";
  if (key === "Enter") return target.matches("button, a, select, textarea");
  return target.matches(TYPING) || key === " " && target.matches("button, input");
}
