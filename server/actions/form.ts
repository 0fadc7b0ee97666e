import { ok, refuse, type Result } from "../../domain/base/result.ts";
import type { UploadedFile } from "../usecases/uploaded-file.ts";

/** A value of a form's field. */
export type FormValue = string | UploadedFile;

/** A form: the values of each field by its name, in the order in which they came. */
export type Form = ReadonlyMap<string, readonly FormValue[]>;

/** The refusal of a form that our pages cannot have sent: it is unreadable, or its fields are not the expected ones. */
interface InvalidForm {
  readonly code: "request-invalid";
}

const invalid = refuse<InvalidForm>({ code: "request-invalid" });

/**
 * The kind of a form's field. A text that is missing counts as empty; an optional text that is missing is undefined; a
 * file field that is missing or empty is null.
 */
export type FieldKind = "text" | "optional" | "file";

/** A form's fields by name. */
export type FieldKinds = Readonly<Record<string, FieldKind>>;

type NamesOf<Kinds extends FieldKinds, Kind extends FieldKind> = {
  [Name in keyof Kinds]: Kinds[Name] extends Kind ? Name : never;
}[keyof Kinds];

/** The fields that a page sends. */
export type SentFields<Kinds extends FieldKinds> = {
  readonly [Name in NamesOf<Kinds, "text">]: string;
} & { readonly [Name in NamesOf<Kinds, "optional">]?: string } & {
  readonly [Name in NamesOf<Kinds, "file">]?: File;
};

/** The values that an action gets. */
export type ReadFields<Kinds extends FieldKinds> = {
  readonly [Name in keyof Kinds]: {
    readonly text: string;
    readonly optional: string | undefined;
    readonly file: UploadedFile | null;
  }[Kinds[Name]];
};

/** Longer texts are cut before a page shows them again, in UTF-16 code units. Our own pages never send one this long. */
export const longestTypedBack = 20_000;

/** A text field of the form; empty when it is missing or a file. */
export function textOf(form: Form, name: string): string {
  const [value] = form.get(name) ?? [];
  return typeof value === "string" ? value : "";
}

/**
 * Reads a form's fields. Refuses with `request-invalid` an unknown field (so that no other column can be set through
 * a form, docs/security.md row 11), a repeated field, and a file where a text is expected or the reverse. The field
 * `intent` is always allowed.
 */
export function readFields<Kinds extends FieldKinds>(
  form: Form,
  kinds: Kinds,
): Result<ReadFields<Kinds>, InvalidForm> {
  for (const [name, [value, ...repeated]] of form) {
    const kind = name === "intent" ? "text" : Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined || repeated.length > 0 || !fits(value, kind)) return invalid;
  }
  const fields = Object.entries(kinds).map(([name, kind]) => [name, readField(form, name, kind)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one value of its kind for each name, by the lines above
  return ok(Object.fromEntries(fields) as ReadFields<Kinds>);
}

/** A browser sends an empty text where a file field has no file. */
const fits = (value: FormValue | undefined, kind: FieldKind) =>
  kind === "file" ? typeof value !== "string" || value === "" : typeof value === "string";

function readField(form: Form, name: string, kind: FieldKind): FormValue | null | undefined {
  const [value] = form.get(name) ?? [];
  if (kind === "file") return isChosenFile(value) ? value : null;
  return value ?? (kind === "text" ? "" : undefined);
}

/** Whether a field has a file. A browser sends one without name and content where none was chosen. */
export const isChosenFile = (value: FormValue | undefined): value is UploadedFile =>
  value !== undefined && typeof value !== "string" && (value.size > 0 || value.name !== "");
