import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from "react";

function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Whether it is a plain press, which the page handles. Presses for a new tab or window are left to the browser. */
export const isPlainPress = (
  event: Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
): boolean => event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

/**
 * A button whose effect is an address, such as a filter or an opened photo. It is a link, so that it works without
 * JavaScript, opens in a new tab, and is found by search engines. Unlike React Router's link it does not subscribe to the
 * location: a gallery has sixty of them, which would all render again at each step.
 * @param onPress handles a plain press.
 */
export function ActionLink({
  to,
  pressed,
  onPress,
  ...rest
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "onClick"> & {
  readonly to: string;
  readonly pressed?: boolean;
  readonly onPress: (event: MouseEvent<HTMLAnchorElement>) => void;
}) {
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
        onPress(event);
      }}
      {...rest}
    />
  );
}
