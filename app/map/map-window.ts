import { listen, zoomStep } from "./gestures.ts";
import { scaleWithoutInsets, wholeMap, zoom, zoomOnto, type MapView, type WindowPoint } from "./map-view.ts";

/** Whether there is no way further out, or in. */
export interface Bounds {
  readonly isWhole: boolean;
  readonly isLargest: boolean;
}

/** A sheet that is seen through an element. */
export interface MapWindow {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly showWhole: () => void;
  /** Stops listening. */
  readonly close: () => void;
}

/**
 * Lets the sheet in an element be moved and zoomed. The view is written to the elements themselves, so that no frame of a
 * drag waits for a rendering.
 * @param element what the sheet is seen through; the sheet is its first child.
 * @param start what comes into the middle when the whole map is zoomed by a button or key, in parts of the sheet.
 */
export function openMapWindow(
  element: HTMLElement,
  start: WindowPoint,
  onBounds: (bounds: Bounds) => void,
): MapWindow {
  let view: MapView = wholeMap;
  const size = () => ({ width: element.clientWidth, height: element.clientHeight });

  function show(next: MapView) {
    view = next;
    const drawing = element.firstElementChild;
    if (!(drawing instanceof SVGElement)) return;
    const isWhole = next.scale === wholeMap.scale;
    element.style.setProperty("--zoom", String(next.scale));
    // Lines grow more slowly than what they draw.
    element.style.setProperty("--stroke", String(1 / Math.sqrt(next.scale)));
    element.dataset["insets"] = next.scale < scaleWithoutInsets ? "shown" : "hidden";
    element.toggleAttribute("data-whole", isWhole);
    drawing.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    onBounds({ isWhole, isLargest: zoom(next, zoomStep, wholeMap, size()).scale === next.scale });
  }

  function zoomBy(factor: number, around?: WindowPoint) {
    const { width, height } = size();
    const middle = { x: width / 2, y: height / 2 };
    const isWhole = view.scale === wholeMap.scale;
    show(
      isWhole && around === undefined
        ? zoomOnto(view, factor, start, size())
        : zoom(view, factor, around ?? middle, size()),
    );
  }

  const listening = listen(element, { view: () => view, size, show, zoomBy });
  return {
    zoomIn: () => zoomBy(zoomStep),
    zoomOut: () => zoomBy(1 / zoomStep),
    showWhole: () => show(wholeMap),
    close: () => listening.abort(),
  };
}
