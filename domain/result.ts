/** What a rule or a use case answers: a value, or a refusal with a closed code. Refusals are values, not exceptions. */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** The accepting answer. */
export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

/** The refusing answer. */
export const refuse = <Refusal>(refusal: Refusal): Result<never, Refusal> => ({ ok: false, refusal });
