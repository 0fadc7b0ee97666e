import { redirect } from "react-router";
import { googlePurposes } from "../../domain/google.ts";
import { paths } from "../../domain/paths.ts";
import { beginGoogle } from "../../server/usecases/google-sign-in.ts";
import { actorContext, appContext, clientContext } from "../contexts.ts";
import type { Route } from "./+types/google-sign-in";

/**
 * Opened in a popup; redirects to Google. `?purpose=delete` asks for the confirmation before a deletion. Links from other
 * sites are refused.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const asked = new URL(request.url).searchParams.get("purpose") ?? "sign-in";
  const purpose = googlePurposes.find((known) => known === asked);
  const site = request.headers.get("Sec-Fetch-Site") ?? "none";
  if (purpose === undefined || (site !== "same-origin" && site !== "none")) return redirect(paths.home());
  const actor = context.get(actorContext);
  const begun = await beginGoogle(context.get(appContext), context.get(clientContext), { actor, purpose });
  return redirect(begun.ok ? begun.value.href : paths.signInDone(begun.refusal));
}
