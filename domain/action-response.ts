import type { TypedBack } from "./profile.ts";
import type { ActionRefusal } from "./refusals.ts";

/** What posting an action comes to: its value, or why it was refused (docs/accounts.md). */
export type ActionResponse<Value extends object = object> = ({ readonly ok: true } & Value) | RefusedAction;

/** An action that was refused, or whose response did not arrive. */
export interface RefusedAction {
  readonly ok: false;
  /** Null in the browser only: the network failed, or the response cannot be read. Whether it was carried out is not known. */
  readonly refusal: ActionRefusal | null;
  /** The sentence to show. */
  readonly message: string;
  /** What was in a refused profile form, for a page without JavaScript. */
  readonly typed?: TypedBack;
}
