import { useEffect } from "react";
import { Link } from "react-router";
import { isGoodOutcome, signInOutcomes } from "../../domain/google.ts";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { hakoneB as print } from "../../domain/pictures.ts";
import { outcomeMessage } from "../account/google-button.tsx";
import { privateMeta } from "../shell/page-meta.ts";
import { PrintedPage } from "../shell/printed-page.tsx";
import { broadcastSessionEvent } from "../shell/session-events.ts";
import { buttonClass } from "../ui/button.tsx";
import type { Route } from "./+types/sign-in-done";
import css from "../account/printed-form.module.css";

export const meta: Route.MetaFunction = () => privateMeta({ title: messages.googleSignIn.done });

export function loader({ request }: Route.LoaderArgs) {
  const told = new URL(request.url).searchParams.get("outcome");
  return { outcome: signInOutcomes.find((known) => known === told) ?? "google-failed" };
}

/**
 * The last page of the popup: sends the result to the window that opened it, and closes. When the browser does not allow
 * that, it shows the result.
 */
export default function SignInDonePage({ loaderData: { outcome } }: Route.ComponentProps) {
  useEffect(() => {
    broadcastSessionEvent({ kind: "google", outcome });
    window.close();
  }, [outcome]);
  return (
    <PrintedPage print={print} form={css["form"]}>
      <h1>{messages.googleSignIn.closing}</h1>
      <p>{isGoodOutcome(outcome) ? messages.googleSignIn.outcomes[outcome] : outcomeMessage(outcome)}</p>
      <Link className={buttonClass("outline")} to={paths.home()}>
        {messages.failures.goHome}
      </Link>
    </PrintedPage>
  );
}
