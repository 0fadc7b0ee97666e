import type { ActionResponse, RefusedAction } from "../../domain/site/action-response.ts";
import { refusalMessage, refusals, type ActionRefusal } from "../../domain/site/refusals.ts";
import { refuse, type Result } from "../../domain/base/result.ts";
import type { Action, ActionContext, Intent } from "./action.ts";
import { textOf, type FieldKinds, type Form } from "./form.ts";

/**
 * The HTTP status, headers and content of an action's response. They are the same for a script and for a plain form.
 */
export interface CompletedAction<Value extends object = object> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly response: ActionResponse<Value>;
}

/**
 * Runs the intent that a form names. This is the one place where a refusal becomes a sentence and a status, so pages
 * and scripts get the same. When the operation throws, the error is logged and the person gets the sentence of
 * `failure`. Never throws.
 */
export async function runAction<Value extends object>(
  action: Action<Value>,
  form: Form | null,
  context: ActionContext,
): Promise<CompletedAction<Value>> {
  if (action.visitor !== undefined && context.actor === null)
    return refused(context, null, { code: action.visitor });
  const name = intentOf(action, form);
  const intent = name === null ? undefined : action.intents[name];
  if (intent === undefined) return refused(context, null, { code: "request-invalid" });
  const result = await attempt(intent, form, context);
  if (result.ok) return { status: 200, headers: {}, response: { ok: true, ...result.value } };
  return refused(context, name, result.refusal, form === null ? undefined : action.typedBack?.(form));
}

/** The name of the intent that a form asks for; null where the action has no such intent. */
function intentOf({ intents, unnamed }: Action, form: Form | null): string | null {
  const name = form?.has("intent") === true ? textOf(form, "intent") : unnamed?.(form);
  return name !== undefined && Object.hasOwn(intents, name) ? name : null;
}

async function attempt<Value extends object>(
  { failure, execute }: Intent<FieldKinds, Value>,
  form: Form | null,
  context: ActionContext,
): Promise<Result<Value, ActionRefusal>> {
  try {
    return await execute(context, form);
  } catch (error) {
    const { app, requestId } = context;
    app.log.error({ err: error, requestId, failure }, "action failed");
    return refuse({ code: failure });
  }
}

/** Refuses, and logs who was refused and why, since it may have been an attack. No field of the form is logged. */
function refused(
  { app, actor, client, requestId }: ActionContext,
  intent: string | null,
  refusal: ActionRefusal,
  typed?: RefusedAction["typed"],
): CompletedAction<never> {
  const details = { intent, refusal: refusal.code, user: actor?.id ?? null, address: client.address };
  app.metrics.refused(intent ?? "none", refusal.code);
  app.log.info({ event: "action refused", requestId, ...details }, "action refused");
  return responseTo(refusal, typed);
}

/** The response to a refused action. */
export function responseTo(refusal: ActionRefusal, typed?: RefusedAction["typed"]): CompletedAction<never> {
  const status = refusals[refusal.code].status;
  const retryAfter = refusal.code === "too-many" ? refusal.retryAfter : status === 503 ? 1 : null;
  return {
    status,
    headers: retryAfter === null ? {} : { "Retry-After": String(retryAfter) },
    response: { ok: false, refusal, message: refusalMessage(refusal), ...(typed !== undefined && { typed }) },
  };
}
