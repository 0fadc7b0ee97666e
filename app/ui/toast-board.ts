import { createContext, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { freePlace, type Place } from "./free-place.ts";

/** A short notice (docs/product.md §3, Notification). */
export interface Notification {
  readonly id: number;
  readonly message: string;
  readonly type: "info" | "success" | "error";
  /** Something to do about it, beside the text. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A notice on show, with what had the focus when it came: what it is an answer to. */
export interface ShownToast extends Notification {
  readonly origin: Element | null;
  readonly place: Place;
}

/** Shows a notice. */
export type ShowToast = (notification: Omit<Notification, "id">) => void;

/** A notice goes by itself after this many milliseconds (docs/product.md §9). */
const lifetime = 3000;
const mostToasts = 3;

/** What the places that can show notices share: only the one on top does, for a modal makes all around it inert. */
export interface Board {
  readonly toasts: readonly ShownToast[];
  readonly dismiss: (id: number) => void;
  /** Stops a notice's clock. */
  readonly hold: (id: number) => void;
  /** Starts it anew. */
  readonly release: (id: number) => void;
  readonly top: string | undefined;
  /** Puts a place on top; the answer takes it away. */
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

/** The notices on show, and the way to show one more. */
export function useBoard(): { readonly show: ShowToast; readonly board: Board } {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [places, setPlaces] = useState<readonly string[]>([]);
  const nextId = useRef(1);

  // The clocks stand here and not with what is rendered: a modal that opens renders the notices anew, in its own place.
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
          setTimeout(() => dismiss(id), lifetime),
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
        setTimeout(() => dismiss(id), lifetime),
      );
      setToasts((current) => {
        // An equal notice is renewed: a new element, so that it is announced again, and not one more of them.
        const others = current.filter((toast) => !isEqual(toast, notification)).slice(1 - mostToasts);
        const place = others[0]?.place ?? freePlace();
        return [...others, { ...notification, id, origin, place }];
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
