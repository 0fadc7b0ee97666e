import type { ActionContext } from "../actions/action.ts";
import type { Actor } from "./actor.ts";
import { actionAt } from "../actions/registry.ts";
import { runAction } from "../actions/run-action.ts";

/** Whether the request comes from our script rather than from a navigation: scripts accept JSON (RFC 9110 §12.5.1). */
const wantsJson = (accept: string | null) => /(?:^|,)\s*application\/json\b/i.test(accept ?? "");

/**
 * Runs an action for a script, or answers its GET, without React Router; null for every other request. A form without
 * JavaScript reaches the same actions through `app/route-action.ts`.
 */
export async function answerAction(
  request: Request,
  { actor, ...others }: Omit<ActionContext, "actor"> & { readonly actor: Actor },
): Promise<Response | null> {
  if (!wantsJson(request.headers.get("Accept"))) return null;
  const action = actionAt(new URL(request.url).pathname);
  const context = { ...others, actor: actor.user };
  // When the session cannot be looked up, the page answers and says so.
  if (request.method === "GET" && action?.read !== undefined && !actor.isUnknown)
    return Response.json(action.read(context));
  if (request.method !== "POST" || action === undefined) return null;
  const { status, headers, response } = await runAction(action, request, context);
  return Response.json(response, { status, headers });
}
