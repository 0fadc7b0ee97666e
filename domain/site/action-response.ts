import type { RefusedProfile } from "../account/profile.ts";
import type { TypedNote } from "../saves/note.ts";
import type { TypedMistake } from "../travel/mistake.ts";
import type { ActionRefusal } from "./refusals.ts";

/** The response to an action: its value, or its refusal (docs/accounts.md). */
export type ActionResponse<Value extends object = object> = ({ readonly ok: true } & Value) | RefusedAction;

/** An action that was refused, or whose response did not arrive. */
export interface RefusedAction {
  readonly ok: false;
  /**
   * Null in the browser only: the network failed, or the response cannot be read. It is unknown whether the action
   * was carried out.
   */
  readonly refusal: ActionRefusal | null;
  /** The sentence to show. */
  readonly message: string;
  /** The contents of the refused form, for a page without JavaScript. */
  readonly typed?: TypedBack;
}

/** The contents of a refused profile form, of a refused note, or of a refused report of a mistake. */
export type TypedBack = RefusedProfile | TypedNote | TypedMistake;
