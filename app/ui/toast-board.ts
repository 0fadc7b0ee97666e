import { createContext, useContext, useSyncExternalStore } from "react";
import { freePlace, type Place } from "./free-place.ts";
import { noticeLifetime } from "./notice-lifetime.ts";

/** A short notice (docs/product.md §3, Notification). */
export interface Notification {
  readonly id: number;
  readonly message: string;
  readonly type: "info" | "success" | "error";
  /** A button next to the text. */
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

/** What the layers of notices show. Only the top layer shows it, because a modal makes everything else inert. */
interface Shown {
  readonly toasts: readonly ShownToast[];
  /** Undefined for the page's own layer. */
  readonly top: string | undefined;
}

/**
 * The state that all layers of notices share. It is not React's state: a new value in a context around the whole page
 * would make React look through the whole page for its readers, at each press of a heart.
 */
export interface Board {
  readonly read: () => Shown;
  /** Calls `listener` when it changes. Returns the function that stops this. */
  readonly listen: (listener: () => void) => () => void;
  readonly show: ShowToast;
  readonly dismiss: (id: number) => void;
  /** Stops a notice's timer. */
  readonly hold: (id: number) => void;
  /** Restarts a notice's timer. */
  readonly release: (id: number) => void;
  /** Puts a layer on top. Returns the function that removes it. */
  readonly raise: (layer: string) => () => void;
}

const isEqual = (one: Omit<Notification, "id">, other: Omit<Notification, "id">) =>
  one.message === other.message && one.type === other.type && one.action?.label === other.action?.label;

/** A board without notices. */
export function createBoard(): Board {
  let shown: Shown = { toasts: [], top: undefined };
  let layers: readonly string[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  // A modal that opens renders the notices again, in its own layer; their timers go on.
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  function update(change: Partial<Shown>): void {
    shown = { ...shown, ...change };
    for (const listener of listeners) listener();
  }
  function dismiss(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    update({ toasts: shown.toasts.filter((toast) => toast.id !== id) });
  }
  const start = (id: number) =>
    timers.set(
      id,
      setTimeout(() => dismiss(id), noticeLifetime),
    );
  function stack(next: readonly string[]): void {
    layers = next;
    update({ top: layers.at(-1) });
  }

  return {
    read: () => shown,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (notification) => {
      const id = ++lastId;
      const origin = document.activeElement;
      // A new notice replaces an equal one. It is a new element, so that it is announced again.
      const others = shown.toasts.filter((toast) => !isEqual(toast, notification)).slice(1 - mostToasts);
      start(id);
      update({ toasts: [...others, { ...notification, id, origin, place: freePlace() }] });
    },
    dismiss,
    hold: (id) => clearTimeout(timers.get(id)),
    release: (id) => {
      clearTimeout(timers.get(id));
      if (timers.has(id)) start(id);
    },
    raise: (layer) => {
      stack([...layers, layer]);
      return () => stack(layers.filter((other) => other !== layer));
    },
  };
}

const BoardContext = createContext<Board>(createBoard());
export const BoardProvider = BoardContext.Provider;

/** The board of the page, which stays the same. */
export const useBoard = (): Board => useContext(BoardContext);

/** What the board shows at present. */
export function useShown(): Shown {
  const { listen, read } = useBoard();
  return useSyncExternalStore(listen, read, read);
}
