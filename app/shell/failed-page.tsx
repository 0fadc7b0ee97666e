import { Link, useLocation } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { otagiB as print } from "../../domain/prints/pictures.ts";
import { buttonClass } from "../ui/button.tsx";
import { PrintedPage } from "./printed-page.tsx";

/** A page that failed, for example because of a bug: what happened, a link to try again, and one to the home page. */
export function FailedPage({ title, hint }: { readonly title: string; readonly hint: string }) {
  const { pathname, search } = useLocation();
  return (
    <PrintedPage print={print}>
      <h1>{title}</h1>
      <p>{hint}</p>
      <ul>
        {/* A new document, because this one may be broken. */}
        <li>
          <Link className={buttonClass("primary")} to={pathname + search} reloadDocument>
            {messages.failures.tryAgain}
          </Link>
        </li>
        <li>
          <Link className={buttonClass("outline")} to={paths.home()}>
            {messages.failures.goHome}
          </Link>
        </li>
      </ul>
    </PrintedPage>
  );
}

/** A personal page while the session cannot be looked up (decision 22). */
export const SessionUnknown = () => (
  <FailedPage title={messages.failures.sessionUnknown} hint={messages.failures.sessionUnknownHint} />
);
