import type { ComponentProps } from "react";
import css from "./button.module.css";

/** How loud a button is; one primary in a view. */
export type ButtonLook = "primary" | "outline" | "quiet" | "danger";

/** The class names of a button, for links that look like one. */
export const buttonClass = (look: ButtonLook): string => `${css["button"]} ${css[look]}`;

/** A button; `type="button"` unless said otherwise, so that none submits a form by accident. */
export function Button({
  look = "outline",
  className = "",
  type = "button",
  ...rest
}: ComponentProps<"button"> & { readonly look?: ButtonLook }) {
  // oxlint-disable-next-line react/button-has-type -- the type is a prop
  return <button type={type} className={`${buttonClass(look)} ${className}`} {...rest} />;
}
