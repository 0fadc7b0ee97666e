import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { Button } from "../ui/button.tsx";
import { Avatar } from "./avatar.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import { useLogIn, usePrefetchLogIn } from "./log-in-provider.tsx";
import { PageLinks } from "./page-links.tsx";
import { useSite } from "./use-site.ts";
import { WaitingLine } from "./waiting-line.tsx";
import { Wordmark } from "./wordmark.tsx";
import css from "./header.module.css";

/** Scrolled further than this many pixels, the header of the home page shrinks (docs/product.md §9). */
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

/** The bar at the top of every page: the logo resets the filters and goes home (docs/product.md §2, Shared interface). */
export function Header() {
  const { pathname } = useLocation();
  const shrunk = useScrolled(pathname === paths.home());
  const { currentUser, isSessionUnknown } = useSite();
  return (
    <header className={`${css["header"]} ${shrunk ? css["shrunk"] : ""}`} data-shrunk={shrunk}>
      <div className={css["bar"]}>
        <Link className={css["home"]} to={paths.home()}>
          <Wordmark />
        </Link>
        <PageLinks className={css["page"]} />
        {currentUser === null ? (
          !isSessionUnknown && <LogInButton />
        ) : (
          <Link className={css["profile"]} to={paths.profile()} aria-label={messages.header.profile}>
            <Avatar
              nickname={currentUser.nickname}
              image={currentUser.profileImage}
              pigment={currentUser.pigment}
              size="small"
            />
          </Link>
        )}
        <HeaderMenu signedIn={currentUser !== null} />
      </div>
      <WaitingLine />
    </header>
  );
}

function LogInButton() {
  const logIn = useLogIn();
  const prefetch = usePrefetchLogIn();
  return (
    <Button look="quiet" onClick={logIn} onPointerEnter={prefetch} onFocus={prefetch}>
      {messages.header.logIn}
    </Button>
  );
}
