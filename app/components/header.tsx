import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { messages } from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, menuItemClass } from "../ui/menu.tsx";
import { useLogIn } from "./log-in.tsx";
import { Wordmark } from "./wordmark.tsx";
import css from "./header.module.css";

/** Scrolled further than this many pixels, the header of the home page shrinks (spec §9). */
const shrinkThreshold = 5;

function useScrolled(active: boolean): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!active) return;
    const read = () => setScrolled(window.scrollY > shrinkThreshold);
    read();
    window.addEventListener("scroll", read, { passive: true });
    return () => window.removeEventListener("scroll", read);
  }, [active]);
  return active && scrolled;
}

/** The bar at the top of every page: the logo resets the filters and goes home (spec §2, Shared interface). */
export function Header() {
  const { pathname } = useLocation();
  const shrunk = useScrolled(pathname === paths.home());
  const logIn = useLogIn();
  return (
    <header className={`${css["header"]} ${shrunk ? css["shrunk"] : ""}`} data-shrunk={shrunk}>
      <div className={css["bar"]}>
        <Link className={css["home"]} to={paths.home()}>
          <Wordmark />
        </Link>
        <Button look="quiet" onClick={logIn}>
          {messages.header.logIn}
        </Button>
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
          <Link role="menuitem" tabIndex={-1} className={menuItemClass} to={paths.saved()}>
            {messages.menu.saved}
          </Link>
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={menuItemClass}
            onClick={() => window.alert(messages.menu.helpAlert)}
          >
            {messages.menu.help}
          </button>
        </Menu>
      </div>
    </header>
  );
}
