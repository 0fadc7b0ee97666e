import { data, type RouterContextProvider } from "react-router";
import { refusalMessage, type AccountRefusal, type RefusalCode } from "../../domain/refusals.ts";
import { refuse, type Result } from "../../domain/result.ts";
import { appContext, requestIdContext } from "../contexts.ts";

/** What every account action answers. */
export type AccountAnswer<Value extends object = object> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly refusal: AccountRefusal; readonly message: string };

const statuses: Partial<Record<AccountRefusal["code"], number>> = {
  "request-invalid": 400,
  "credentials-wrong": 401,
  "password-wrong": 401,
  "not-signed-in": 401,
  "save-logged-out": 401,
  "review-logged-out": 401,
  "gem-unknown": 404,
  "review-missing": 404,
  "email-taken": 409,
  "username-taken": 409,
  "profile-username-taken": 409,
  "profile-username-unavailable": 409,
  "too-many": 429,
  busy: 503,
  "code-not-sent": 503,
  "signup-failed": 503,
  "username-not-checked": 503,
  "image-not-stored": 503,
  "profile-failed": 503,
  "deletion-failed": 503,
  "save-failed": 503,
  "review-failed": 503,
  unexpected: 503,
};

/** Turns a use case's result into the action's answer: the one place where a refusal becomes a sentence and a status. */
function answer<Value extends object>(result: Result<Value, AccountRefusal>) {
  if (result.ok) return data<AccountAnswer<Value>>({ ok: true, ...result.value });
  const { refusal } = result;
  const status = statuses[refusal.code] ?? 422;
  const retryAfter = refusal.code === "too-many" ? refusal.retryAfter : status === 503 ? 1 : null;
  return data<AccountAnswer<Value>>(
    { ok: false, refusal, message: refusalMessage(refusal) },
    { status, ...(retryAfter !== null && { headers: { "Retry-After": String(retryAfter) } }) },
  );
}

/** Answers with what the work comes to. Where it fails, the log has the error and the person the sentence of `failure`. */
export async function answering<Value extends object>(
  context: Readonly<RouterContextProvider>,
  failure: RefusalCode,
  work: () => Promise<Result<Value, AccountRefusal>>,
) {
  try {
    return answer(await work());
  } catch (error) {
    const requestId = context.get(requestIdContext);
    context.get(appContext).log.error({ err: error, requestId, failure }, "action failed");
    return answer<Value>(refuse({ code: failure }));
  }
}
