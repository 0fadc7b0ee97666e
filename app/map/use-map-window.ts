import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { openMapWindow, type Bounds, type MapWindow } from "./map-window.ts";
import type { WindowPoint } from "./map-view.ts";

/** The functions of the map's buttons, and whether zooming in or out has reached its end. */
export type MapControls = Bounds & Omit<MapWindow, "close">;

/**
 * Makes the map in an element movable and zoomable: by the returned functions, by keys, mouse, wheel (with Ctrl or the command
 * key) and two fingers. One finger scrolls the page.
 * @param start the point that is centred when the whole map is zoomed by a button or key, as parts of the sheet. It must not change.
 */
export function useMapWindow(element: RefObject<HTMLElement | null>, start: WindowPoint): MapControls {
  const opened = useRef<MapWindow>(null);
  const [bounds, setBounds] = useState<Bounds>({ isWhole: true, isLargest: false });
  // In the step of hydration, so that a press from before it finds the map open.
  useLayoutEffect(() => {
    if (element.current === null) return;
    const map = openMapWindow(element.current, start, ({ isWhole, isLargest }) =>
      setBounds((before) =>
        before.isWhole === isWhole && before.isLargest === isLargest ? before : { isWhole, isLargest },
      ),
    );
    opened.current = map;
    return () => map.close();
  }, [element, start]);
  return {
    ...bounds,
    zoomIn: () => opened.current?.zoomIn(),
    zoomOut: () => opened.current?.zoomOut(),
    showWhole: () => opened.current?.showWhole(),
  };
}
