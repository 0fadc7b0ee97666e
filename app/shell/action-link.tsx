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
 * @param state the state of the history entry. It replaces the present one when it has the same address.
 * @param onPress handles a plain press instead of a navigation.
 */
export function ActionLink({
  to,
  pressed,
  state,
  preventScrollReset = true,
  onPress,
  ...rest
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "onClick"> & {
  readonly to: string;
  readonly pressed?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
  readonly onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
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
        if (!isPlainPress(event)) return;
        event.preventDefault();
        if (onPress) return onPress(event);
        const isHere = to === window.location.pathname + window.location.search;
        void navigate(to, { replace: isHere, state, preventScrollReset });
      }}
      {...rest}
    />
  );
}
