import type { TypedBack } from "../../domain/profile.ts";
import type { ActionRefusal, RefusalCode } from "../../domain/refusals.ts";
import { refuse, type Result } from "../../domain/result.ts";
import type { UserDocument } from "../documents/user-document.ts";
import type { App } from "../runtime/app.ts";
import type { Client } from "../usecases/client.ts";
import { readFields, type FieldKinds, type ReadFields } from "./form.ts";

/** What an action is carried out with, beside its form. */
export interface ActionContext {
  readonly app: App;
  readonly client: Client;
  /** Who is signed in; null for a visitor. */
  readonly actor: UserDocument | null;
  /** For the log. */
  readonly requestId: string;
}

/** One thing that an action can be asked to do. */
export interface Intent<Kinds extends FieldKinds = FieldKinds, Value extends object = object> {
  readonly fields: Kinds;
  /** What a person reads where it fails unexpectedly. */
  readonly failure: RefusalCode;
  /** Reads the form and carries it out; a null form could not be read. */
  readonly carryOut: (context: ActionContext, form: FormData | null) => Promise<Result<Value, ActionRefusal>>;
}

/** An address that takes forms, and its intents by the name that a form's field `intent` gives. */
export interface Action<Value extends object = object> {
  readonly intents: Readonly<Record<string, Intent<FieldKinds, Value>>>;
  /** The intent of a form that names none. */
  readonly unnamed?: (form: FormData | null) => string;
  /** The refusal of every visitor, whose form is not read at all. */
  readonly visitor?: RefusalCode;
  /** What can be read at the address, as JSON. */
  readonly read?: (context: ActionContext) => object;
  /** What a refused form held, for those who would have to type it again. */
  readonly typedBack?: (form: FormData) => TypedBack | undefined;
}

/** Declares an intent: its fields, and what is done with them. */
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
  async carryOut(context, form) {
    if (form === null) return refuse({ code: "request-invalid" });
    const read = readFields(form, fields);
    return read.ok ? run(context, read.value) : read;
  },
});

/** Declares an intent that reads nothing of what is sent with it, and so refuses none of it. */
export const fieldless = ({
  failure,
  run,
}: {
  readonly failure: RefusalCode;
  readonly run: (context: ActionContext) => Promise<Result<object, ActionRefusal>>;
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- it has no fields
}): Intent<Record<never, never>> => ({ fields: {}, failure, carryOut: (context) => run(context) });

/** What the intents of an action come to. */
export type ValueOf<Declared extends Action> =
  Declared["intents"][keyof Declared["intents"]] extends Intent<FieldKinds, infer Value> ? Value : never;
