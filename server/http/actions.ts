import type { ActionContext } from "../actions/action.ts";
import type { Actor } from "./actor.ts";
import { actionAt } from "../actions/registry.ts";
import { runAction } from "../actions/run-action.ts";

/** Whether a script of ours asks, and not a page: it reads JSON (RFC 9110 §12.5.1). */
const wantsJson = (accept: string | null) => /(?:^|,)\s*application\/json\b/i.test(accept ?? "");

/**
 * Answers a script that posts an action, or reads what its address has to say, without React Router around it; null for
 * every other request. The pages' route actions come to the same by `app/route-action.ts`.
 */
export async function answerAction(
  request: Request,
  { actor, ...others }: Omit<ActionContext, "actor"> & { readonly actor: Actor },
): Promise<Response | null> {
  if (!wantsJson(request.headers.get("Accept"))) return null;
  const action = actionAt(new URL(request.url).pathname);
  const context = { ...others, actor: actor.user };
  // The pages answer where it cannot be known who asks.
  if (request.method === "GET" && action?.read !== undefined && !actor.isUnknown)
    return Response.json(action.read(context));
  if (request.method !== "POST" || action === undefined) return null;
  const { status, headers, response } = await runAction(action, request, context);
  return Response.json(response, { status, headers });
}
