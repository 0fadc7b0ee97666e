import { createContext, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { freePlace, type Place } from "./free-place.ts";
import { noticeLifetime } from "./notice-lifetime.ts";

/** A short notice (docs/product.md §3, Notification). */
export interface Notification {
  readonly id: number;
  readonly message: string;
  readonly type: "info" | "success" | "error";
  /** A button beside the text. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A visible notice, with the element that had the focus when it appeared. */
export interface ShownToast extends Notification {
  readonly origin: Element | null;
  readonly place: Place;
}

/** Shows a notice. */
export type ShowToast = (notification: Omit<Notification, "id">) => void;

const mostToasts = 3;

/** The state that all layers of notices share. Only the top layer shows them, because a modal makes everything else inert. */
export interface Board {
  readonly toasts: readonly ShownToast[];
  readonly dismiss: (id: number) => void;
  /** Stops a notice's timer. */
  readonly hold: (id: number) => void;
  /** Restarts a notice's timer. */
  readonly release: (id: number) => void;
  readonly top: string | undefined;
  /** Puts a layer on top. Returns the function that removes it. */
  readonly raise: (place: string) => () => void;
}

export const BoardContext = createContext<Board>({
  toasts: [],
  dismiss: () => undefined,
  hold: () => undefined,
  release: () => undefined,
  top: undefined,
  raise: () => () => undefined,
});

const isEqual = (one: Omit<Notification, "id">, other: Omit<Notification, "id">) =>
  one.message === other.message && one.type === other.type && one.action?.label === other.action?.label;

/** The visible notices, and the function that shows another. */
export function useBoard(): { readonly show: ShowToast; readonly board: Board } {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [places, setPlaces] = useState<readonly string[]>([]);
  const nextId = useRef(1);

  // The timers are here and not in the rendered notices: a modal that opens renders the notices again, in its own layer.
  const clocks = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const hold = useCallback((id: number) => clearTimeout(clocks.current.get(id)), []);
  const dismiss = useCallback(
    (id: number) => {
      hold(id);
      clocks.current.delete(id);
      setToasts((current) => current.filter((toast) => toast.id !== id));
    },
    [hold],
  );
  const release = useCallback(
    (id: number) => {
      hold(id);
      if (clocks.current.has(id))
        clocks.current.set(
          id,
          setTimeout(() => dismiss(id), noticeLifetime),
        );
    },
    [hold, dismiss],
  );
  useEffect(() => {
    const running = clocks.current;
    return () => running.forEach((clock) => clearTimeout(clock));
  }, []);

  const show = useCallback<ShowToast>(
    (notification) => {
      const id = nextId.current++;
      const origin = document.activeElement;
      clocks.current.set(
        id,
        setTimeout(() => dismiss(id), noticeLifetime),
      );
      setToasts((current) => {
        // A new notice replaces an equal one. It is a new element, so that it is announced again.
        const others = current.filter((toast) => !isEqual(toast, notification)).slice(1 - mostToasts);
        return [...others, { ...notification, id, origin, place: freePlace() }];
      });
    },
    [dismiss],
  );
  const raise = useCallback((place: string) => {
    setPlaces((current) => [...current, place]);
    return () => setPlaces((current) => current.filter((other) => other !== place));
  }, []);
  const top = places.at(-1);
  const board = useMemo(
    () => ({ toasts, dismiss, hold, release, top, raise }),
    [toasts, dismiss, hold, release, top, raise],
  );
  return { show, board };
}
