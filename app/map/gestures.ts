import { pan, reveal, wholeMap, zoom, type MapView, type WindowPoint, type WindowSize } from "./map-view.ts";

/** The factor by which one press of a button or key zooms. */
export const zoomStep = 1.6;
/** How far an arrow key moves the map, as a part of the window. */
const arrowStep = 0.15;
/** A mouse that moved less, in pixels, clicks; one that moved more drags. */
const pressTolerance = 4;
/** The least distance, in pixels, of a focused seal from the edge of the window. */
const focusMargin = 40;

const arrows: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The view of the map, and the functions that change it. */
interface MapActions {
  readonly view: () => MapView;
  readonly size: () => WindowSize;
  readonly show: (view: MapView) => void;
  readonly zoomBy: (factor: number, around?: WindowPoint) => void;
}

/** The position of an event in the window of the map, in pixels. */
function pointIn(
  element: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
) {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** Handles keys, mouse, wheel and touch on the map, until the returned controller is aborted. */
export function listenForGestures(element: HTMLElement, actions: MapActions): AbortController {
  const listening = new AbortController();
  const { signal } = listening;
  onKeys(element, actions, signal);
  onMouse(element, actions, signal);
  onFingers(element, actions, signal);
  element.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      actions.zoomBy(Math.exp(-event.deltaY / 300), pointIn(element, event));
    },
    { passive: false, signal },
  );
  // A seal that gets the focus by the keyboard is moved into view: the window does not scroll.
  element.addEventListener(
    "focusin",
    ({ target }) => {
      // Not after a click: the map would move under the pointer.
      if (!(target instanceof SVGElement) || !target.matches(":focus-visible")) return;
      const { left, top, width, height } = target.getBoundingClientRect();
      const middle = pointIn(element, { clientX: left + width / 2, clientY: top + height / 2 });
      actions.show(reveal(actions.view(), middle, focusMargin, actions.size()));
    },
    { signal },
  );
  return listening;
}

function onKeys(element: HTMLElement, { view, size, show, zoomBy }: MapActions, signal: AbortSignal) {
  // The figure holds the seals and the buttons.
  const figure = element.parentElement ?? element;
  figure.addEventListener(
    "keydown",
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const [dx, dy] = arrows[event.key] ?? [0, 0];
      if (event.key === "+" || event.key === "=") zoomBy(zoomStep);
      else if (event.key === "-") zoomBy(1 / zoomStep);
      else if (event.key === "0") show(wholeMap);
      else if ((dx !== 0 || dy !== 0) && view().scale > 1) {
        const { width, height } = size();
        show(pan(view(), dx * width * arrowStep, dy * height * arrowStep, size()));
      } else return;
      event.preventDefault();
    },
    { signal },
  );
}

function onMouse(element: HTMLElement, { view, size, show }: MapActions, signal: AbortSignal) {
  let from: WindowPoint | null = null;
  let isDragging = false;
  const end = () => {
    from = null;
    delete element.dataset["dragged"];
  };
  const listeners: Partial<Record<keyof HTMLElementEventMap, (event: PointerEvent) => void>> = {
    pointerdown: (event) => {
      isDragging = false;
      if (event.pointerType === "touch" || event.button !== 0 || view().scale === 1) return;
      from = { x: event.clientX, y: event.clientY };
    },
    pointermove: (event) => {
      // Released outside of the window, before the drag began.
      if (event.buttons === 0) end();
      if (from === null) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!isDragging && Math.hypot(dx, dy) <= pressTolerance) return;
      if (!isDragging) element.setPointerCapture(event.pointerId);
      isDragging = true;
      element.dataset["dragged"] = "";
      from = { x: event.clientX, y: event.clientY };
      show(pan(view(), dx, dy, size()));
    },
    pointerup: end,
    pointercancel: end,
  };
  for (const [type, listener] of Object.entries(listeners))
    element.addEventListener(type, (event) => event instanceof PointerEvent && listener(event), { signal });
  // The click that ends a drag opens no link, and the browser does not drag links.
  element.addEventListener(
    "click",
    (event) => {
      if (!isDragging) return;
      isDragging = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
  element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
}

/** Two fingers move and zoom the map. Gestures of one finger are left to the browser. */
function onFingers(element: HTMLElement, { view, size, show }: MapActions, signal: AbortSignal) {
  let before: { readonly middle: WindowPoint; readonly apart: number } | null = null;
  const read = ({ touches }: TouchEvent) => {
    const [one, two] = [...touches].map((touch) => pointIn(element, touch));
    if (touches.length !== 2 || one === undefined || two === undefined) return null;
    return {
      middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
      apart: Math.max(1, Math.hypot(one.x - two.x, one.y - two.y)),
    };
  };
  const follow = (event: TouchEvent) => {
    const now = read(event);
    if (now === null) {
      before = null;
      return;
    }
    event.preventDefault();
    if (before !== null) {
      const moved = zoom(view(), now.apart / before.apart, before.middle, size());
      show(pan(moved, now.middle.x - before.middle.x, now.middle.y - before.middle.y, size()));
    }
    before = now;
  };
  for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"] as const)
    element.addEventListener(type, follow, { passive: false, signal });
}
