import { computeAccessibleName, getRole } from "dom-accessibility-api";

/** What a person looks for: an element by its role and name, as assistive technology sees both. */
export interface Query {
  readonly role: string;
  /** The whole name, or a pattern between slashes: "/^Open photo 1: /". Left out: any. */
  readonly name?: string | undefined;
  /** Inside of this element only. */
  readonly within?: Query | undefined;
}

declare global {
  interface Window {
    inPage?: InPage;
  }
}

const canAskForPopovers = CSS.supports("selector(:popover-open)");

/** Whether somebody can perceive it and reach it: what an open modal dialog covers is out of reach, notices are not. */
function isPerceivable(element: Element, modal: Element | undefined): boolean {
  if (!element.checkVisibility({ checkVisibilityCSS: true })) return false;
  if (element.closest("[inert], [aria-hidden=true]") !== null) return false;
  if (modal === undefined || modal.contains(element)) return true;
  return canAskForPopovers && element.closest(":popover-open") !== null;
}

/** A pattern is written between slashes; other names are whole. */
function matcherOf(name: string | undefined): (element: Element) => boolean {
  if (name === undefined) return () => true;
  const pattern = /^\/(.+)\/$/.exec(name)?.[1];
  if (pattern === undefined) return (element) => computeAccessibleName(element) === name;
  const compiled = new RegExp(pattern);
  return (element) => compiled.test(computeAccessibleName(element));
}

/** A field for a password has no role, and is found as the field of text that it is to people. */
const roleOf = (element: Element) => (element.matches("input[type=password]") ? "textbox" : getRole(element));

function find({ role, name, within }: Query): Element[] {
  const roots: readonly ParentNode[] = within === undefined ? [document] : find(within);
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  const isNamed = matcherOf(name);
  return roots
    .flatMap((root) => Array.from(root.querySelectorAll("*")))
    .filter((element) => roleOf(element) === role && isPerceivable(element, modal) && isNamed(element));
}

/** Whether a press at the place of `hit` reaches the element, by its label too. */
const reaches = (hit: Element | null, element: Element): boolean =>
  hit !== null && (element.contains(hit) || hit.closest("label")?.control === element);

/** Whether an animation still moves the element: between two frames its place looks still. */
const isAnimated = (element: Element): boolean =>
  document.getAnimations().some(({ effect, timeline, playState }) => {
    if (!(effect instanceof KeyframeEffect) || timeline !== document.timeline || playState !== "running")
      return false;
    return effect.getTiming().iterations !== Infinity && effect.target?.contains(element) === true;
  });

function target(query: Query): string {
  const found = find(query);
  const [element] = found;
  if (element === undefined) return "not there";
  if (found.length > 1) return `${found.length} of them`;
  if (element.matches(":disabled")) return "disabled";
  // With another font, lines break elsewhere.
  if (document.fonts.status === "loading" || isAnimated(element)) return "moving";
  const isInside = ({ top, left, bottom, right }: DOMRect) =>
    top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  const centre = () => {
    const [box] = element.getClientRects();
    if (box === undefined) return null;
    const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
    return { x, y, hit: document.elementFromPoint(x, y) };
  };
  if (!isInside(element.getBoundingClientRect()) || !reaches(centre()?.hit ?? null, element))
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const place = centre();
  if (place === null) return "without a place";
  if (reaches(place.hit, element)) return `${place.x},${place.y}`;
  return `covered by ${place.hit?.outerHTML.slice(0, 120) ?? "nothing"}`;
}

const presses: string[] = [];
for (const type of ["pointerdown", "click"])
  document.addEventListener(
    type,
    ({ target: hit, timeStamp }) =>
      presses.push(
        `${Math.round(timeStamp)} ms ${type} ${hit instanceof Element ? hit.outerHTML.slice(0, 120) : ""}`,
      ),
    true,
  );

/** Functions for the tests, under one name in the page. */
const inPage = {
  /** The number of visible elements. */
  count: (query: Query) => find(query).length,
  /** Where to press the only one, as "x,y", after scrolling to it where needed; otherwise why it cannot be pressed. */
  target,
  /** An attribute of the first one; null when it has none, or when there is no such element. */
  attribute: (query: Query, name: string) => find(query)[0]?.getAttribute(name) ?? null,
  /** The text of each, without spaces at its ends. */
  texts: (query: Query) => find(query).map(({ textContent }) => (textContent ?? "").trim()),
  /** The value of the first one, a field. */
  value: (query: Query) => {
    const [field] = find(query);
    return field !== undefined && "value" in field ? String(field.value) : null;
  },
  /** Gives the first one the focus. */
  takeFocus: (query: Query) => {
    const [element] = find(query);
    if (element instanceof HTMLElement) element.focus();
  },
  /** Whether the first one has the focus. */
  hasFocus: (query: Query) => find(query)[0] === document.activeElement,
  /** The presses that have reached the document, and what each has hit: for a journey that failed. */
  presses: (): readonly string[] => presses,
  /** Position and size of the first one. */
  box: (query: Query) => {
    const { x, y, width, height } = find(query)[0]?.getBoundingClientRect() ?? {};
    return x === undefined || y === undefined || width === undefined || height === undefined
      ? null
      : { x, y, width, height };
  },
};
export type InPage = typeof inPage;
window.inPage = inPage;
