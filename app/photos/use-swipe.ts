import { useRef, useSyncExternalStore, type PointerEvent } from "react";
import { readSwipe, type Direction } from "../../domain/prints/lightbox.ts";

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

function onZoom(notify: () => void): () => void {
  window.visualViewport?.addEventListener("resize", notify);
  return () => window.visualViewport?.removeEventListener("resize", notify);
}

/** The properties for the element that is swiped on. */
interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

/**
 * Recognises a swipe of one finger. A pinch, and one finger on a zoomed page, are left to the browser. `zoomed` says when
 * horizontal moves must be left to it too.
 */
export function useSwipe(onSwipe: (direction: Direction) => void): {
  readonly zoomed: boolean;
  readonly handlers: SwipeHandlers;
} {
  const zoomed = useSyncExternalStore(onZoom, isZoomed, () => false);
  const start = useRef<{ readonly x: number; readonly y: number }>(null);
  return {
    zoomed,
    handlers: {
      onPointerDown: ({ isPrimary, pointerType, clientX, clientY }) => {
        start.current =
          isPrimary && pointerType !== "mouse" && !isZoomed() ? { x: clientX, y: clientY } : null;
      },
      onPointerUp: ({ clientX, clientY }) => {
        const from = start.current;
        start.current = null;
        const direction = from && readSwipe(clientX - from.x, clientY - from.y);
        if (direction !== null) onSwipe(direction);
      },
      onPointerCancel: () => {
        start.current = null;
      },
    },
  };
}
