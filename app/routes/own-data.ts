import { redirect } from "react-router";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { refusalMessage } from "../../domain/refusals.ts";
import { statuses } from "../../server/actions/statuses.ts";
import { readOwnData } from "../../server/usecases/own-data.ts";
import { requireKnownSession } from "../actions/known-session.ts";
import { actorContext, appContext } from "../contexts.ts";
import type { Route } from "./+types/own-data";

const seeOther = 303;

/**
 * Downloads all data about the signed-in user as JSON (docs/product.md §10). Visitors are led to Account Settings, which asks
 * them to log in.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  requireKnownSession(context);
  const actor = context.get(actorContext);
  const own = actor && (await readOwnData(context.get(appContext), actor));
  if (own?.ok === false) {
    const headers = { "Retry-After": String(own.refusal.retryAfter) };
    return new Response(refusalMessage(own.refusal), { status: statuses[own.refusal.code], headers });
  }
  if (!own?.value) return redirect(paths.accountSettings(), seeOther);
  return new Response(`${JSON.stringify(own.value, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json",
      "Content-Disposition": `attachment; filename="${messages.ownData.file}"`,
    },
  });
}
