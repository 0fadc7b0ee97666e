import type { TypedBack } from "../../domain/site/action-response.ts";
import type { ActionRefusal, RefusalCode } from "../../domain/site/refusals.ts";
import { refuse, type Result } from "../../domain/base/result.ts";
import type { UserDocument } from "../documents/user-document.ts";
import type { App } from "../app.ts";
import type { Client } from "../usecases/client.ts";
import { readFields, type FieldKinds, type Form, type ReadFields } from "./form.ts";

/** What an action gets in addition to its form. */
export interface ActionContext {
  readonly app: App;
  readonly client: Client;
  /** The signed-in user; null for a visitor. */
  readonly actor: UserDocument | null;
  /** Identifies the request in the log. */
  readonly requestId: string;
}

/** One operation of an action. */
export interface Intent<Kinds extends FieldKinds = FieldKinds, Value extends object = object> {
  readonly fields: Kinds;
  /** The refusal that the person sees when the operation throws. */
  readonly failure: RefusalCode;
  /** Reads the form's fields and runs the operation. `form` is null when the request has none. */
  readonly execute: (context: ActionContext, form: Form | null) => Promise<Result<Value, ActionRefusal>>;
}

/** An address that accepts forms, and its intents by name. A form names its intent in the field `intent`. */
export interface Action<Value extends object = object> {
  readonly intents: Readonly<Record<string, Intent<FieldKinds, Value>>>;
  /** Chooses the intent of a form without the field `intent`. */
  readonly unnamed?: (form: Form | null) => string;
  /** When set, visitors get this refusal, and their form is not read. */
  readonly visitor?: RefusalCode;
  /** Takes from a refused form what the page shows again, so that nobody has to type it twice. */
  readonly typedBack?: (form: Form) => TypedBack | undefined;
}

/** Declares an intent: its fields, and the operation that gets their values. */
export const intent = <const Kinds extends FieldKinds, Value extends object>({
  fields,
  failure,
  run,
}: {
  readonly fields: Kinds;
  readonly failure: RefusalCode;
  readonly run: (context: ActionContext, fields: ReadFields<Kinds>) => Promise<Result<Value, ActionRefusal>>;
}): Intent<Kinds, Value> => ({
  fields,
  failure,
  async execute(context, form) {
    if (form === null) return refuse({ code: "request-invalid" });
    const read = readFields(form, fields);
    return read.ok ? run(context, read.value) : read;
  },
});

/** Declares an intent without fields. It ignores the form, so it never refuses one. */
export const fieldless = ({
  failure,
  run,
}: {
  readonly failure: RefusalCode;
  readonly run: (context: ActionContext) => Promise<Result<object, ActionRefusal>>;
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- it has no fields
}): Intent<Record<never, never>> => ({ fields: {}, failure, execute: (context) => run(context) });
