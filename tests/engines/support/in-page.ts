import { computeAccessibleName, getRole } from "dom-accessibility-api";

/** What a person looks for: an element by its role and name, as assistive technology sees both. */
export interface Query {
  readonly role: string;
  /** The whole name, or a pattern between slashes: "/^Open photo 1: /". Left out: any. */
  readonly name?: string | undefined;
  /** Inside of this element only. */
  readonly within?: Query | undefined;
}

/** Functions for the tests, under one name in the page. */
export interface InPage {
  /** The number of visible elements. */
  readonly count: (query: Query) => number;
  /** Where to press the only one, as "x,y", after scrolling to it where needed; otherwise why it cannot be pressed. */
  readonly target: (query: Query) => string;
  /** An attribute of the first one; null when it has none, or when there is no such element. */
  readonly attribute: (query: Query, name: string) => string | null;
  /** The text of each, without spaces at its ends. */
  readonly texts: (query: Query) => readonly string[];
  /** The value of the first one, a field. */
  readonly value: (query: Query) => string | null;
  /** Gives the first one the focus. */
  readonly takeFocus: (query: Query) => void;
  /** Whether the first one has the focus. */
  readonly hasFocus: (query: Query) => boolean;
  /** The presses that have reached the document, and what each has hit: for a journey that failed. */
  readonly presses: () => readonly string[];
  /** Position and size of the first one. */
  readonly box: (
    query: Query,
  ) => { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
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
  // In Chromium a part of a drawing counts as visible in spite of `display: none`.
  if (element instanceof SVGElement && element.getClientRects().length === 0) return false;
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

function target(query: Query): string {
  const found = find(query);
  const [element] = found;
  if (element === undefined) return "not there";
  if (found.length > 1) return `${found.length} of them`;
  if (element.matches(":disabled")) return "disabled";
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

window.inPage = {
  count: (query) => find(query).length,
  target,
  attribute: (query, name) => find(query)[0]?.getAttribute(name) ?? null,
  texts: (query) => find(query).map(({ textContent }) => (textContent ?? "").trim()),
  value: (query) => {
    const [field] = find(query);
    return field !== undefined && "value" in field ? String(field.value) : null;
  },
  takeFocus: (query) => {
    const [element] = find(query);
    if (element instanceof HTMLElement) element.focus();
  },
  hasFocus: (query) => find(query)[0] === document.activeElement,
  presses: () => presses,
  box: (query) => {
    const { x, y, width, height } = find(query)[0]?.getBoundingClientRect() ?? {};
    return x === undefined || y === undefined || width === undefined || height === undefined
      ? null
      : { x, y, width, height };
  },
};
