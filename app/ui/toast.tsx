import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import css from "./toast.module.css";

/** A short notice (docs/product.md §3, Notification). */
export interface Notification {
  readonly id: number;
  readonly message: string;
  readonly type: "info" | "success" | "error";
  /** Something to do about it, beside the text. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A notice on show, with what had the focus when it came: what it is an answer to. */
interface ShownToast extends Notification {
  readonly origin: Element | null;
}

/** Shows a notice. */
export type ShowToast = (notification: Omit<Notification, "id">) => void;

/** A notice goes by itself after this many milliseconds (docs/product.md §9). */
const lifetime = 3000;
const mostToasts = 3;

/** What the places that can show notices share: only the one on top does, for a modal makes all around it inert. */
interface Board {
  readonly toasts: readonly ShownToast[];
  readonly dismiss: (id: number) => void;
  readonly top: string | undefined;
  /** Puts a place on top; the answer takes it away. */
  readonly raise: (place: string) => () => void;
}

const ToastContext = createContext<ShowToast>(() => undefined);
const BoardContext = createContext<Board>({
  toasts: [],
  dismiss: () => undefined,
  top: undefined,
  raise: () => () => undefined,
});

/** The way to show a notice from any component below a `ToastProvider`. */
export const useToast = (): ShowToast => useContext(ToastContext);

/** Holds the notices. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [places, setPlaces] = useState<readonly string[]>([]);
  const nextId = useRef(1);

  const show = useCallback<ShowToast>((notification) => {
    const id = nextId.current++;
    const origin = document.activeElement;
    setToasts((current) => [...current, { ...notification, id, origin }].slice(-mostToasts));
  }, []);
  const dismiss = useCallback((id: number) => setToasts((current) => current.filter((t) => t.id !== id)), []);
  const raise = useCallback((place: string) => {
    setPlaces((current) => [...current, place]);
    return () => setPlaces((current) => current.filter((other) => other !== place));
  }, []);
  const top = places.at(-1);
  return (
    <ToastContext value={show}>
      <BoardContext value={useMemo(() => ({ toasts, dismiss, top, raise }), [toasts, dismiss, top, raise])}>
        {children}
        <Toasts ground />
      </BoardContext>
    </ToastContext>
  );
}

/**
 * A place for notices, with the regions that announce them: information and success politely, errors at once. The page
 * has one on the ground, and each modal one of its own above it.
 */
export function Toasts({ ground = false }: { readonly ground?: boolean }) {
  const { toasts, dismiss, top, raise } = useContext(BoardContext);
  const place = useId();
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => (ground ? undefined : raise(place)), [ground, place, raise]);
  const shown = top === (ground ? undefined : place) ? toasts : [];

  // The layer is raised again for each notice, so that none hides behind what opened in between. The keyboard finds it
  // next after what it answers. That takes the browser longer than to show the notice, which is painted before.
  const newest = toasts.at(-1);
  useEffect(() => {
    if (newest === undefined) return;
    let raising: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      raising = setTimeout(() => raiseLayer(layer.current, newest.origin));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(raising);
    };
  }, [newest]);

  const ofType = (isError: boolean) =>
    shown
      .filter((toast) => (toast.type === "error") === isError)
      .map((toast) => <Toast key={toast.id} toast={toast} dismiss={dismiss} />);
  return (
    <div ref={layer} popover="manual" className={css["toasts"]}>
      <div role="status" className={css["region"]}>
        {ofType(false)}
      </div>
      <div role="alert" className={css["region"]}>
        {ofType(true)}
      </div>
    </div>
  );
}

function raiseLayer(layer: HTMLElement | null, origin: Element | null): void {
  if (layer === null || layer.contains(document.activeElement)) return;
  if (layer.matches(":popover-open")) layer.hidePopover();
  if (origin instanceof HTMLElement && origin.isConnected) layer.showPopover({ source: origin });
  else layer.showPopover();
}

function Toast({
  toast: { id, message, type, action, origin },
  dismiss,
}: {
  readonly toast: ShownToast;
  readonly dismiss: (id: number) => void;
}) {
  // Held by the event itself and not by what is rendered after it: in between the notice would go under the pointer.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hold = useCallback(() => clearTimeout(timer.current), []);
  const release = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => dismiss(id), lifetime);
  }, [id, dismiss]);
  useEffect(() => {
    release();
    return hold;
  }, [release, hold]);
  return (
    <div
      className={`${css["toast"]} ${css[type] ?? ""}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span>{message}</span>
      {action && (
        <button
          type="button"
          className={css["action"]}
          onClick={() => {
            // The notice goes; whatever it opens gives the focus back to where it had come from.
            if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
