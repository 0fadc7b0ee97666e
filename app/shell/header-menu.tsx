import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { Icon } from "../ui/icon.tsx";
import { Menu, menuItemClass } from "../ui/menu.tsx";
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
        <Link key={address} role="menuitem" className={menuItemClass} to={address}>
          {label}
        </Link>
      ))}
      <MenuButton label={messages.menu.help} onPress={() => window.alert(messages.menu.helpAlert)} />
      {signedIn && <MenuButton label={messages.menu.logOut} onPress={() => void logOut()} />}
    </Menu>
  );
}

function MenuButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button type="button" role="menuitem" className={menuItemClass} onClick={onPress}>
      {label}
    </button>
  );
}
