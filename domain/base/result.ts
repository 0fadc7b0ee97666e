/**
 * The result of a rule or a use case: a value, or a refusal. Refusals are values, not exceptions, and come from a
 * closed set.
 */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** A successful result. */
export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

/** A refusal. */
export const refuse = <Refusal>(refusal: Refusal): Result<never, Refusal> => ({ ok: false, refusal });
