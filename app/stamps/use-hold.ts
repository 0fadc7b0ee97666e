import { useRef, type PointerEvent } from "react";
import { pressOf, type Press } from "../../domain/stamps/press.ts";

/** Where and when a finger came down. */
interface Down {
  readonly pointer: number;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly aside: number;
}

/**
 * Measures how a button is held and dragged. A click that follows neither, as the keyboard gives, has no press.
 * @param onRelease gets the press when the hand leaves the button.
 */
export function useHold(onRelease: (press: Press) => void) {
  const down = useRef<Down | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      const { left, width } = event.currentTarget.getBoundingClientRect();
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current = {
        pointer: event.pointerId,
        at: event.timeStamp,
        x: event.clientX,
        y: event.clientY,
        aside: ((event.clientX - left) / width) * 2 - 1,
      };
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = down.current;
      if (from === null || from.pointer !== event.pointerId) return;
      down.current = null;
      onRelease(
        pressOf({
          heldFor: event.timeStamp - from.at,
          draggedX: event.clientX - from.x,
          draggedY: event.clientY - from.y,
          aside: from.aside,
          chance: Math.random(),
        }),
      );
    },
    onPointerCancel() {
      down.current = null;
    },
  };
}
