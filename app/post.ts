import { messages } from "../domain/messages.ts";

/** What an action answered, or that it could not be reached. */
export type Posted<Value extends object = object> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly code: string; readonly message: string };

/** A line that has not answered by then, in milliseconds, is taken for broken. */
const patience = 10_000;

/** Stands for a request that got no answer: whether it was carried out is not known. */
export const unanswered = "unanswered";

/**
 * Posts a form to one of our actions and reads its answer. Never throws: a broken or stalled line is an answer too,
 * so that no page is left waiting or lying.
 */
export async function post<Value extends object>(
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<Posted<Value>> {
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(), patience);
  try {
    const response = await fetch(address, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Accept: "application/json" },
      signal: stalled.signal,
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own action's answer
    const answer = (await response.json()) as
      | ({ readonly ok: true } & Value)
      | { readonly ok: false; readonly refusal: { readonly code: string }; readonly message: string };
    return answer.ok ? answer : { ok: false, code: answer.refusal.code, message: answer.message };
  } catch {
    return { ok: false, code: unanswered, message: messages.failures.network };
  } finally {
    clearTimeout(timer);
  }
}
