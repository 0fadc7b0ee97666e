import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import type { LinkTo } from "./gem-card.tsx";

/** The bar at the top of every page: who is signed in, or how to. */
export function Header({ nickname, Link }: { readonly nickname: string | null; readonly Link: LinkTo }) {
  return (
    <header>
      <Link href={paths.home()}>{messages.site.name}</Link>
      <nav aria-label="Main">
        <Link href={paths.saved()}>{messages.menu.saved}</Link>
        {nickname === null ? <button type="button">{messages.header.logIn}</button> : <span>{nickname}</span>}
      </nav>
    </header>
  );
}

/** What is said to a visitor who presses a heart; null before. */
export function Notice({ text }: { readonly text: string | null }) {
  return (
    <div role="status" className="notice">
      {text}
    </div>
  );
}
