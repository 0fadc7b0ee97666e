import type { ComponentProps } from "react";
import css from "./button.module.css";

/** The emphasis of a button. A view has one primary button. */
export type ButtonLook = "primary" | "outline" | "quiet" | "danger";

/** The class names of a button, for links that look like one. */
export const buttonClass = (look: ButtonLook): string => `${css["button"]} ${css[look]}`;

/**
 * A button. Its default type is "button", so that none submits a form by accident. While `busy` it keeps its width, its
 * label and the focus, and presses do nothing.
 */
export function Button({
  look = "outline",
  className = "",
  type = "button",
  busy = false,
  onClick,
  ...rest
}: ComponentProps<"button"> & { readonly look?: ButtonLook; readonly busy?: boolean }) {
  return (
    <button
      type={type}
      className={`${buttonClass(look)} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    />
  );
}
