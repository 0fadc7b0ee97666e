import { useEffect } from "react";
import { Link } from "react-router";
import { isGoodOutcome } from "../../domain/account/google.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { hakoneB as print } from "../../domain/prints/pictures.ts";
import { outcomeMessage } from "../account/google-button.tsx";
import { PrivateMeta } from "../shell/page-meta.tsx";
import { PrintedPage } from "../shell/printed-page.tsx";
import { broadcastSessionEvent } from "../shell/session-events.ts";
import { buttonClass } from "../ui/button.tsx";
import type { PageProps } from "../page.ts";
import css from "../account/printed-form.module.css";

/**
 * The last page of the popup: sends the result to the window that opened it, and closes. When the browser does not allow
 * that, it shows the result.
 */
export default function SignInDonePage({ loaderData: { outcome } }: PageProps<"signInDone">) {
  useEffect(() => {
    broadcastSessionEvent({ kind: "google", outcome });
    window.close();
  }, [outcome]);
  return (
    <PrintedPage print={print} form={css["form"]}>
      <PrivateMeta title={messages.googleSignIn.done} />
      <h1>{messages.googleSignIn.closing}</h1>
      <p>{isGoodOutcome(outcome) ? messages.googleSignIn.outcomes[outcome] : outcomeMessage(outcome)}</p>
      <Link className={buttonClass("outline")} to={paths.home()}>
        {messages.failures.goHome}
      </Link>
    </PrintedPage>
  );
}
