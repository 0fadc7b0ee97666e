import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from "react";
import { useNavigate } from "react-router";

function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Whether it is a plain press, which the page handles. Presses for a new tab or window are left to the browser. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

/**
 * A button whose effect is an address, such as a filter or an opened photo. It is a link, so that it works without
 * JavaScript, opens in a new tab, and is found by search engines. Unlike React Router's link it does not subscribe to the
 * location: a gallery has sixty of them, which would all render again at each step.
 * @param replace whether it replaces the history entry; by default when it leads to the present address.
 * @param state the state of the history entry.
 * @param viewTransition whether the change is animated (app/styles/motion.css).
 */
export function ActionLink({
  to,
  pressed,
  replace,
  state,
  preventScrollReset = true,
  viewTransition = false,
  onClick,
  ...rest
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  readonly to: string;
  readonly pressed?: boolean;
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
  readonly viewTransition?: boolean;
}) {
  const navigate = useNavigate();
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the rest
    <a
      role="button"
      aria-pressed={pressed}
      href={to}
      onKeyDown={pressWithSpace}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainPress(event)) return;
        event.preventDefault();
        const isHere = to === window.location.pathname + window.location.search;
        void navigate(to, { replace: replace ?? isHere, state, preventScrollReset, viewTransition });
      }}
      {...rest}
    />
  );
}
