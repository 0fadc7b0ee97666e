import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from "react";
import { useNavigate } from "react-router";

function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Whether a press is a plain one, which the page answers; one that asks for a new tab or window stays the link's. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

/**
 * A button whose effect is an address: a filter, an opened photo. It is a link underneath, so that it works without
 * JavaScript, opens in a new tab, and is found by search engines. Unlike React Router's own link it does not follow the
 * address of the page: a gallery has sixty of them, which would all be rendered anew with each step.
 * @param replace whether it replaces the history entry; by default where it leads to the page's own address.
 * @param state what it leaves in the history entry.
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
