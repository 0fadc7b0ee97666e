import { useLayoutEffect, useRef, type ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";
import { Toasts } from "../ui/toast.tsx";
import css from "./dialog.module.css";

/** How much room a dialog takes on a wide screen; on a phone it is a sheet as high as the screen, or as its question. */
type DialogLook = "form" | "pictured" | "question";

/**
 * A modal on the platform's own dialog: the focus stays inside and returns, Escape and the button close it, the page
 * behind stands still. It is open as long as it is rendered.
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
  /** The element that a question is put in. */
  readonly describedBy?: string;
  /** It has closed: whoever renders it must stop. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    keepScrollbar();
    element.showModal();
    // Closed before it leaves the page, so that the focus goes back to where it came from.
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role={look === "question" ? "alertdialog" : undefined}
      className={`${css["dialog"]} ${css[look]}`}
      aria-label={label}
      aria-describedby={describedBy}
      onClose={() => {
        if (dialog.current?.open !== true) onClose();
      }}
    >
      {look !== "question" && (
        <button
          type="button"
          className={css["close"]}
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      )}
      {children}
      <Toasts />
    </dialog>
  );
}

/** Where the page has a scrollbar, its place stays when it goes, so that nothing moves sideways. */
function keepScrollbar(): void {
  const { documentElement } = document;
  documentElement.toggleAttribute("data-scrollbar", window.innerWidth > documentElement.clientWidth);
}
