import { useCallback, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from "react";
import { Icon } from "./icon.tsx";
import type { Place } from "./free-place.ts";
import {
  BoardProvider,
  createBoard,
  useBoard,
  useShown,
  type ShownToast,
  type ShowToast,
} from "./toast-board.ts";
import css from "./toast.module.css";

/** Returns the function that shows a notice, for any component below a `ToastProvider`. */
export const useToast = (): ShowToast => useBoard().show;

/** Holds the notices, and shows them on the page itself. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [board] = useState(createBoard);
  return (
    <BoardProvider value={board}>
      {children}
      <Toasts ground />
    </BoardProvider>
  );
}

const atTop: Place = { edge: "top", step: 0 };

/**
 * A layer of notices, with the live regions that announce them: information and success politely, errors at once. The
 * page has one, and each modal has its own.
 */
export function Toasts({ ground = false }: { readonly ground?: boolean }) {
  const { raise } = useBoard();
  const { toasts, top } = useShown();
  const place = useId();
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => (ground ? undefined : raise(place)), [ground, place, raise]);
  const shown = top === (ground ? undefined : place) ? toasts : [];

  // Whether another top-layer element has opened since this one.
  const isCovered = useRef(false);
  useEffect(() => {
    const note = ({ target, newState }: ToggleEvent) => {
      if (newState === "open") isCovered.current = target !== layer.current;
    };
    document.addEventListener("beforetoggle", note, true);
    return () => document.removeEventListener("beforetoggle", note, true);
  }, []);

  // The popover is opened again if something else would cover it. That is slow, so the notice is painted first.
  const newest = toasts.at(-1);
  const source = useRef<Element | null>(null);
  useEffect(() => {
    if (newest === undefined) return;
    let raising: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      raising = setTimeout(() => {
        const isOpen = layer.current?.matches(":popover-open") === true;
        if (!isOpen || isCovered.current) raiseLayer(layer.current, newest.origin, source);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(raising);
    };
  }, [newest]);

  // The button of a notice follows the pressed control in the tab order. The popover is opened again for that only when
  // somebody goes on by Tab, because it costs another rendering of each notice.
  const isShown = shown.length > 0;
  useEffect(() => {
    if (!isShown || newest?.action === undefined) return;
    const follow = ({ key }: KeyboardEvent) => {
      if (key === "Tab" && source.current !== newest.origin) raiseLayer(layer.current, newest.origin, source);
    };
    document.addEventListener("keydown", follow, true);
    return () => document.removeEventListener("keydown", follow, true);
  }, [isShown, newest]);

  const renderToasts = (isError: boolean) =>
    shown
      .filter((toast) => (toast.type === "error") === isError)
      .map((toast) => <Toast key={toast.id} toast={toast} />);
  // The page may have been scrolled since the notices before.
  const { edge, step } = shown.at(-1)?.place ?? atTop;
  return (
    <div ref={layer} popover="manual" className={css["toasts"]} data-edge={edge} data-step={step}>
      <div role="status" className={css["region"]}>
        {renderToasts(false)}
      </div>
      <div role="alert" className={css["region"]}>
        {renderToasts(true)}
      </div>
    </div>
  );
}

/** Opens a layer above everything, after `origin` in the tab order, and notes that in `source`. */
function raiseLayer(
  layer: HTMLElement | null,
  origin: Element | null,
  source: RefObject<Element | null>,
): void {
  if (layer === null || layer.contains(document.activeElement)) return;
  source.current = origin;
  if (layer.matches(":popover-open")) layer.hidePopover();
  if (origin instanceof HTMLElement && origin.isConnected) layer.showPopover({ source: origin });
  else layer.showPopover();
}

const icons = { info: "info", success: "check", error: "error" } as const;

function Toast({ toast: { id, message, type, action, origin } }: { readonly toast: ShownToast }) {
  const { dismiss, hold, release } = useBoard();
  // In the event handler and not in an effect: the notice could disappear under the pointer in between.
  const isHeld = useRef(false);
  const onHold = () => {
    isHeld.current = true;
    hold(id);
  };
  const onRelease = useCallback(() => {
    isHeld.current = false;
    release(id);
  }, [id, release]);
  // A notice that moves to another layer is no longer under the pointer.
  useEffect(
    () => () => {
      if (isHeld.current) onRelease();
    },
    [onRelease],
  );
  return (
    <div
      className={`${css["toast"]} ${css[type] ?? ""}`}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      <span className={css["icon"]}>
        <Icon name={icons[type]} />
      </span>
      <span>{message}</span>
      {action && (
        <button
          type="button"
          className={css["action"]}
          onClick={() => {
            // The notice disappears; a dialog that it opens later returns the focus to the origin.
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
