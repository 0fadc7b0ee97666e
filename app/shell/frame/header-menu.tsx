import { Link } from "react-router";
import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu, menuItemClass } from "../../ui/menu.tsx";
import { useLogOut } from "./use-log-out.ts";
import css from "./header.module.css";

/** The entries that are pages (docs/product.md §2, Hamburger menu). */
const pages = {
  visitor: [[messages.menu.saved, paths.saved()]],
  signedIn: [
    [messages.menu.home, paths.home()],
    [messages.menu.profile, paths.profile()],
    [messages.menu.saved, paths.saved()],
    [messages.menu.accountSettings, paths.accountSettings()],
  ],
} as const;

const item = { role: "menuitem", className: menuItemClass } as const;

/** The hamburger menu. */
export function HeaderMenu({ signedIn }: { readonly signedIn: boolean }) {
  const logOut = useLogOut();
  return (
    <Menu
      label={messages.header.menu}
      buttonClassName={css["menu"] ?? ""}
      button={
        <>
          <Icon name="menu" />
          {messages.header.menu}
        </>
      }
    >
      {pages[signedIn ? "signedIn" : "visitor"].map(([label, address]) => (
        <Link key={address} {...item} to={address} discover="none">
          {label}
        </Link>
      ))}
      <button type="button" {...item} onClick={() => window.alert(messages.menu.helpAlert)}>
        {messages.menu.help}
      </button>
      {signedIn && (
        // A form, which also works without JavaScript.
        <form role="none" method="post" action={paths.signOut()} onSubmit={(event) => void logOut(event)}>
          <button {...item}>{messages.menu.logOut}</button>
        </form>
      )}
    </Menu>
  );
}
