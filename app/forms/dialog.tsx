import { useLayoutEffect, useRef, type ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";
import { Toasts } from "../ui/toast.tsx";
import css from "./dialog.module.css";

/** The size of a dialog on a wide screen. On a phone it is a sheet, as high as the screen; a low form or a question as its content. */
type DialogLook = "form" | "low" | "pictured" | "question" | "large";

/**
 * A modal on the platform's `<dialog>`: the focus stays inside and returns afterwards, Escape and the button close it,
 * the page behind does not scroll. It is open as long as it is rendered.
 */
export function Dialog({
  label,
  closeLabel,
  look = "form",
  describedBy,
  onClose,
  children,
}: {
  readonly label: string;
  readonly closeLabel: string;
  readonly look?: DialogLook;
  /** The element around the content. */
  readonly describedBy?: string;
  /** Called when it is to close, or has closed. The parent must then stop rendering it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    keepScrollbar();
    element.showModal();
    // Closed before it is removed, so that the focus returns to where it was.
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role={look === "question" ? "alertdialog" : undefined}
      className={`${css["dialog"]} ${css[look]}`}
      aria-label={label}
      aria-describedby={describedBy}
      // Escape. The event "close" comes only with a frame: a press that opens the dialog again could be lost before it.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (dialog.current?.open !== true) onClose();
      }}
    >
      {look !== "question" && (
        <button type="button" className={css["close"]} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
      {children}
      <Toasts />
    </dialog>
  );
}

/** Keeps the place of the page's scrollbar while it is hidden, so that nothing moves sideways. */
function keepScrollbar(): void {
  const { documentElement } = document;
  documentElement.toggleAttribute("data-scrollbar", window.innerWidth > documentElement.clientWidth);
}
