import type { KeyboardEvent } from "react";
import { Link, type LinkProps } from "react-router";

function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

/**
 * A button whose effect is an address: a filter, an opened photo. It is a link underneath, so that it works without
 * JavaScript, opens in a new tab, and is found by search engines.
 */
export function ActionLink({ pressed, ...rest }: LinkProps & { readonly pressed?: boolean }) {
  return (
    <Link role="button" aria-pressed={pressed} onKeyDown={pressWithSpace} preventScrollReset {...rest} />
  );
}
