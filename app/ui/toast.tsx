import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import css from "./toast.module.css";

/** A short notice (spec §3, Notification). */
export interface Notification {
  readonly id: number;
  readonly message: string;
  readonly type: "info" | "success" | "error";
  /** Something to do about it, beside the text. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Shows a notice. */
export type ShowToast = (notification: Omit<Notification, "id">) => void;

/** A notice goes by itself after this many milliseconds (spec §9). */
const lifetime = 3000;
const mostToasts = 3;

const ToastContext = createContext<ShowToast>(() => undefined);

/** The way to show a notice from any component below a `ToastProvider`. */
export const useToast = (): ShowToast => useContext(ToastContext);

/** Holds the notices and the regions that announce them: information and success politely, errors at once. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Notification[]>([]);
  const nextId = useRef(1);
  const layer = useRef<HTMLDivElement>(null);

  const show = useCallback<ShowToast>((notification) => {
    const id = nextId.current++;
    setToasts((current) => [...current, { ...notification, id }].slice(-mostToasts));
  }, []);
  const dismiss = useCallback((id: number) => setToasts((current) => current.filter((t) => t.id !== id)), []);

  // The layer is raised again for each notice, so that none hides behind a dialog that opened in between.
  useEffect(() => {
    const element = layer.current;
    if (element === null) return;
    if (element.matches(":popover-open")) element.hidePopover();
    element.showPopover();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the notices raises the layer
  }, [toasts]);

  const ofType = (isError: boolean) =>
    toasts
      .filter((toast) => (toast.type === "error") === isError)
      .map((toast) => <Toast key={toast.id} toast={toast} dismiss={dismiss} />);
  return (
    <ToastContext value={useMemo(() => show, [show])}>
      {children}
      <div ref={layer} popover="manual" className={css["toasts"]}>
        <div role="status" className={css["region"]}>
          {ofType(false)}
        </div>
        <div role="alert" className={css["region"]}>
          {ofType(true)}
        </div>
      </div>
    </ToastContext>
  );
}

function Toast({
  toast: { id, message, type, action },
  dismiss,
}: {
  readonly toast: Notification;
  readonly dismiss: (id: number) => void;
}) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(id), lifetime);
    return () => clearTimeout(timer);
  }, [held, id, dismiss]);
  return (
    <div
      className={`${css["toast"]} ${css[type] ?? ""}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{message}</span>
      {action && (
        <button
          type="button"
          className={css["action"]}
          onClick={() => {
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
