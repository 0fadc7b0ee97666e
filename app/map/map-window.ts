import { listenForGestures, zoomStep } from "./gestures.ts";
import { scaleWithoutInsets, wholeMap, zoom, zoomOnto, type MapView, type WindowPoint } from "./map-view.ts";

/** Whether the map has its smallest scale, and whether it has its largest. */
export interface Bounds {
  readonly isWhole: boolean;
  readonly isLargest: boolean;
}

/** The controls of a map in a window. */
export interface MapWindow {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly showWhole: () => void;
  /** Stops listening. */
  readonly close: () => void;
}

/** Chromium's `checkVisibility` does not notice that the group around an SVG element is not displayed. */
const isShown = (seal: Element) => seal.getBoundingClientRect().width > 0;

/** The seal of the same gem that is shown instead of a hidden one: on its inset, or in its own place. */
const visibleSeal = (element: HTMLElement, hidden: SVGAElement) =>
  [...element.querySelectorAll<SVGAElement>("a")].find(
    (seal) => seal.href.baseVal === hidden.href.baseVal && isShown(seal),
  );

/**
 * Makes a map movable and zoomable. It writes the view to the elements directly: a drag does not wait for React.
 * @param element the window; its first child is the map.
 * @param start the point that is centred when the whole map is zoomed by a button or key, as parts of the sheet.
 */
export function openMapWindow(
  element: HTMLElement,
  start: WindowPoint,
  onBounds: (bounds: Bounds) => void,
): MapWindow {
  // The position as parts of the window: a window of another size, as on paper, shows the same region.
  let shown = { scale: wholeMap.scale, left: 0, top: 0 };
  const size = () => ({ width: element.clientWidth, height: element.clientHeight });
  function view(): MapView {
    const { width, height } = size();
    return { scale: shown.scale, x: shown.left * width, y: shown.top * height };
  }

  function show(next: MapView) {
    const { width, height } = size();
    shown = { scale: next.scale, left: next.x / width, top: next.y / height };
    const drawing = element.firstElementChild;
    if (!(drawing instanceof SVGElement)) return;
    const focused = document.activeElement;
    const isWhole = next.scale === wholeMap.scale;
    element.style.setProperty("--zoom", String(next.scale));
    // Lines become thicker more slowly than the map grows.
    element.style.setProperty("--stroke", String(1 / Math.sqrt(next.scale)));
    element.dataset["insets"] = next.scale < scaleWithoutInsets ? "shown" : "hidden";
    element.toggleAttribute("data-whole", isWhole);
    drawing.style.transform = `translate(${100 * shown.left}%, ${100 * shown.top}%) scale(${next.scale})`;
    onBounds({ isWhole, isLargest: zoom(next, zoomStep, wholeMap, size()).scale === next.scale });
    if (focused instanceof SVGAElement && element.contains(focused) && !isShown(focused))
      visibleSeal(element, focused)?.focus();
  }

  function zoomBy(factor: number, around?: WindowPoint) {
    const { width, height } = size();
    const middle = { x: width / 2, y: height / 2 };
    const isWhole = shown.scale === wholeMap.scale;
    show(
      isWhole && around === undefined
        ? zoomOnto(view(), factor, start, size())
        : zoom(view(), factor, around ?? middle, size()),
    );
  }

  const listening = listenForGestures(element, { view, size, show, zoomBy });
  return {
    zoomIn: () => zoomBy(zoomStep),
    zoomOut: () => zoomBy(1 / zoomStep),
    showWhole: () => show(wholeMap),
    close: () => listening.abort(),
  };
}
