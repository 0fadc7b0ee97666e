import { useEffect } from "react";
import { Link } from "react-router";
import { signInOutcomes } from "../../domain/google.ts";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { personalMeta } from "../components/page-meta.ts";
import { tellOthers } from "../components/session-news.ts";
import type { Route } from "./+types/sign-in-done";

export const meta: Route.MetaFunction = () => personalMeta(messages.googleSignIn.done);

export function loader({ request }: Route.LoaderArgs) {
  const told = new URL(request.url).searchParams.get("outcome");
  return { outcome: signInOutcomes.find((known) => known === told) ?? "google-failed" };
}

/** The popup's last page: tells the window that opened it how it ended, and closes. */
export default function SignInDonePage({ loaderData: { outcome } }: Route.ComponentProps) {
  useEffect(() => {
    tellOthers({ kind: "google", outcome });
    window.close();
  }, [outcome]);
  return (
    <p>
      {messages.googleSignIn.closing} <Link to={paths.home()}>{messages.failures.goHome}</Link>
    </p>
  );
}
