import { redirect } from "react-router";
import type { SignInOutcome } from "../../domain/google.ts";
import { paths } from "../../domain/paths.ts";
import { endGoogle } from "../../server/usecases/google-sign-in.ts";
import { actorContext, appContext, clientContext, requestIdContext } from "../contexts.ts";
import type { Route } from "./+types/google-callback";

/** The redirect address for Google. The next page shows the result. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const app = context.get(appContext);
  const actor = context.get(actorContext);
  const answer = new URL(request.url);
  const client = context.get(clientContext);
  const requestId = context.get(requestIdContext);
  const outcome = await endGoogle(app, client, { actor, answer }).catch((error: unknown): SignInOutcome => {
    app.log.error({ err: error, requestId }, "Google sign-in failed");
    return "google-failed";
  });
  const details = { outcome, user: actor?.id ?? null, address: client.address };
  app.log.info({ event: "google answered", requestId, ...details }, "google answered");
  return redirect(paths.signInDone(outcome));
}
