import * as messages from "../../domain/messages.ts";
import type { ActionContext } from "../actions/action.ts";
import { refusalMessage, type ActionRefusal } from "../../domain/refusals.ts";
import type { Form } from "../actions/form.ts";
import { actionAt } from "../actions/registry.ts";
import { responseTo, runAction } from "../actions/run-action.ts";
import type { Actor } from "./actor.ts";
import { noStore, vary, type Header } from "./headers.ts";
import type { SiteRequest } from "./request.ts";
import { textResponse, type SiteResponse } from "./response.ts";

/** Whether the request comes from our script rather than from a navigation: scripts accept JSON (RFC 9110 §12.5.1). */
const wantsJson = (accept: string | undefined) => /(?:^|,)\s*application\/json\b/i.test(accept ?? "");

const json = (status: number, headers: Readonly<Record<string, string>>, content: object): SiteResponse => ({
  status,
  headers: [
    ["Content-Type", "application/json"],
    ["Cache-Control", noStore],
    ["Vary", vary],
    ...Object.entries(headers).map(([name, value]): Header => [name, value]),
  ],
  body: Buffer.from(JSON.stringify(content)),
});

/**
 * Refuses an action whose form is not read: a script gets the same JSON as from the action, a plain form the sentence.
 */
export function refuseUnread(
  { headers: { accept } }: SiteRequest,
  refusal: ActionRefusal,
  sentence = refusalMessage(refusal),
): SiteResponse {
  const { status, headers, response } = responseTo(refusal);
  return wantsJson(accept)
    ? json(status, headers, response)
    : textResponse(status, sentence, Object.entries(headers));
}

/** Refuses an action because the server is busy. */
export const refuseBusy = (request: SiteRequest): SiteResponse =>
  refuseUnread(request, { code: "busy" }, messages.http.unavailable);

/**
 * Runs an action for a script, or answers its GET, without React Router; null for every other request. A form without
 * JavaScript reaches the same actions through `app/route-action.ts`.
 */
export async function answerAction(
  { method, path, headers: { accept } }: SiteRequest,
  form: Form | null,
  { actor, ...others }: Omit<ActionContext, "actor"> & { readonly actor: Actor },
): Promise<SiteResponse | null> {
  if (!wantsJson(accept)) return null;
  const action = actionAt(path);
  const context = { ...others, actor: actor.user };
  // When the session cannot be looked up, the page answers and says so.
  if (method === "GET" && action?.read !== undefined && !actor.isUnknown)
    return json(200, {}, action.read(context));
  if (method !== "POST" || action === undefined) return null;
  const { status, headers, response } = await runAction(action, form, context);
  return json(status, headers, response);
}
