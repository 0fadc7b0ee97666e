import * as messages from "../../domain/site/messages.ts";
import { pageAt } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import { refusalMessage, type ActionRefusal } from "../../domain/site/refusals.ts";
import type { ActionContext } from "../actions/action.ts";
import type { Form } from "../actions/form.ts";
import { actionAt } from "../actions/registry.ts";
import { responseTo, runAction, type CompletedAction } from "../actions/run-action.ts";
import { noStore, vary, type Header } from "./response/headers.ts";
import type { SiteRequest } from "./request/request.ts";
import { textResponse, type SiteResponse } from "./response/response.ts";

/** Whether the request comes from our script rather than from a navigation: scripts accept JSON (RFC 9110 §12.5.1). */
const wantsJson = ({ headers: { accept } }: SiteRequest) =>
  /(?:^|,)\s*application\/json\b/i.test(accept ?? "");

/** The response to an action as JSON. */
const actionResponse = ({ status, headers, response }: CompletedAction): SiteResponse => ({
  status,
  headers: [
    ["Content-Type", "application/json"],
    ["Cache-Control", noStore],
    ["Vary", vary],
    ...Object.entries(headers).map(([name, value]): Header => [name, value]),
  ],
  body: Buffer.from(JSON.stringify(response)),
});

/**
 * Refuses an action whose form is not read: a script gets the same JSON as from the action, a plain form the sentence.
 */
export function refuseUnread(
  request: SiteRequest,
  refusal: ActionRefusal,
  sentence = refusalMessage(refusal),
): SiteResponse {
  const completed = responseTo(refusal);
  return wantsJson(request)
    ? actionResponse(completed)
    : textResponse(completed.status, sentence, Object.entries(completed.headers));
}

/** Refuses an action because the server is busy. */
export const refuseBusy = (request: SiteRequest): SiteResponse =>
  refuseUnread(request, { code: "busy" }, messages.http.unavailable);

/** Where a plain form leads whose address has no page, such as that of the log-out. */
const home: SiteResponse = {
  status: 303,
  headers: [
    ["Location", paths.home()],
    ["Cache-Control", noStore],
  ],
  body: null,
};

/** The response to an action whose address has no page: JSON, and for a browser's plain form that succeeded the way home. */
export const responseWithoutPage = (request: SiteRequest, action: CompletedAction): SiteResponse =>
  action.response.ok && request.headers.accept?.includes("text/html") === true
    ? home
    : actionResponse(action);

/** Runs the action that a form was posted to; null where the address has none. */
export async function postedAction(
  { method, path }: SiteRequest,
  form: Form | null,
  context: ActionContext,
): Promise<CompletedAction | null> {
  const action = method === "POST" ? actionAt(path) : undefined;
  return action === undefined ? null : runAction(action, form, context);
}

/** Whether an action is answered by a page with its result: a form without JavaScript was posted to that page. */
export const isAnsweredByPage = (request: SiteRequest): boolean =>
  !wantsJson(request) && pageAt(request.path) !== null;
