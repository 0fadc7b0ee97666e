import { useEffect, useRef, type MouseEvent, type PointerEvent } from "react";
import { pressOf, straightPress, type Press } from "../../domain/stamps/press.ts";

/** A finger on the button: where and when it came down, and how far it has gone. */
interface Down {
  readonly pointer: number;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly aside: number;
  readonly chance: number;
  draggedX: number;
  draggedY: number;
}

/** What a hand does to the button. */
interface Hand {
  /** Called at each frame while the button is held, with what it would press now. */
  readonly onHold?: (press: Press) => void;
  /** Called when the hand leaves the button. */
  readonly onRelease: (press: Press) => void;
  /** Called where the hold is broken off, for example by the system. */
  readonly onCancel?: () => void;
}

/**
 * Measures how a button is held and dragged. The keyboard, and whatever else clicks without a pointer, gives a straight, full
 * print. Returns the button's handlers.
 */
export function useHold({ onHold, onRelease, onCancel }: Hand) {
  const down = useRef<Down | null>(null);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const pressAt = ({ at, ...hold }: Down, now: number) => pressOf({ ...hold, heldFor: now - at });
  function follow(now: number): void {
    if (down.current === null) return;
    onHold?.(pressAt(down.current, now));
    frame.current = requestAnimationFrame(follow);
  }
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
        chance: Math.random(),
        draggedX: 0,
        draggedY: 0,
      };
      if (onHold !== undefined) frame.current = requestAnimationFrame(follow);
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      const from = down.current;
      if (from === null || from.pointer !== pointerId) return;
      from.draggedX = clientX - from.x;
      from.draggedY = clientY - from.y;
    },
    onPointerUp({ pointerId, timeStamp, clientX, clientY }: PointerEvent<HTMLElement>) {
      const from = down.current;
      if (from === null || from.pointer !== pointerId) return;
      down.current = null;
      onRelease(pressAt({ ...from, draggedX: clientX - from.x, draggedY: clientY - from.y }, timeStamp));
    },
    onPointerCancel() {
      down.current = null;
      onCancel?.();
    },
    onClick(event: MouseEvent<HTMLElement>) {
      // A script sends the form; and the click that a browser makes of a hold has been counted.
      event.preventDefault();
      if (event.detail === 0) onRelease(straightPress);
    },
  };
}
