import { useEffect, useState } from "react";
import { Link, useNavigation } from "react-router";
import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Avatar } from "../avatar.tsx";
import { BackLink } from "./back-link.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import { useLogIn, usePrefetchLogIn } from "../log-in.ts";
import { PageLinks } from "../page-links.tsx";
import { useSite } from "../use-site.ts";
import { Wordmark } from "../wordmark.tsx";
import css from "./header.module.css";

/** Scrolled further than this many pixels, the header shrinks (docs/product.md §9). */
const shrinkThreshold = 5;

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > shrinkThreshold);
    read();
    window.addEventListener("scroll", read, { passive: true });
    return () => window.removeEventListener("scroll", read);
  }, []);
  return scrolled;
}

/** The bar at the top of every page: the logo resets the filters and goes home (docs/product.md §2, Shared interface). */
export function Header() {
  const shrunk = useScrolled();
  const { currentUser, isSessionUnknown } = useSite();
  return (
    <header className={`${css["header"]} ${shrunk ? css["shrunk"] : ""}`} data-shrunk={shrunk}>
      <div className={css["bar"]}>
        <BackLink className={css["back"]} />
        <Link className={css["home"]} to={paths.home()} discover="none">
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
            />
          </Link>
        )}
        <HeaderMenu signedIn={currentUser !== null} />
      </div>
      <WaitingLine />
    </header>
  );
}

/** A line along the lower edge of the header while the next page is loading. A fast navigation never shows it. */
function WaitingLine() {
  const isWaiting = useNavigation().state !== "idle";
  return isWaiting && <div className={css["line"]} data-waiting="" aria-hidden="true" />;
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
