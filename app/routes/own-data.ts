import { redirect } from "react-router";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { viewOwnData } from "../../server/views/own-data.ts";
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
  const own = actor && (await viewOwnData(context.get(appContext), actor));
  if (own === null) return redirect(paths.accountSettings(), seeOther);
  return new Response(`${JSON.stringify(own, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json",
      "Content-Disposition": `attachment; filename="${messages.ownData.file}"`,
    },
  });
}
