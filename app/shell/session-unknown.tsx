import { Link, useLocation } from "react-router";
import * as messages from "../../domain/messages.ts";
import { hakoneHero as print } from "../../domain/pictures.ts";
import { buttonClass } from "../ui/button.tsx";
import { PrintedPage } from "./printed-page.tsx";

/** A personal page while the session cannot be looked up (decision 22): the reason, and a button to try again. */
export function SessionUnknown() {
  const { pathname, search } = useLocation();
  return (
    <PrintedPage print={print}>
      <h1>{messages.failures.sessionUnknown}</h1>
      <p>{messages.failures.sessionUnknownHint}</p>
      <Link className={buttonClass("primary")} to={pathname + search} reloadDocument>
        {messages.failures.tryAgain}
      </Link>
    </PrintedPage>
  );
}
