import { ok, refuse, type Result } from "../../domain/result.ts";

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
    readonly file: File | null;
  }[Kinds[Name]];
};

/** Parses a request's body as a form; null when it is not one. */
export async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch {
    return null;
  }
}

/** A text field of the form; empty when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/**
 * Reads a form's fields. Refuses with `request-invalid` an unknown field (so that no other column can be set through
 * a form, docs/security.md row 11), a repeated field, and a file where a text is expected or the reverse. The field
 * `intent` is always allowed.
 */
export function readFields<Kinds extends FieldKinds>(
  form: FormData,
  kinds: Kinds,
): Result<ReadFields<Kinds>, InvalidForm> {
  const names = new Set(form.keys());
  for (const name of names) {
    const kind = name === "intent" ? "text" : Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined || form.getAll(name).length > 1 || !fits(form.get(name), kind)) return invalid;
  }
  const fields = Object.entries(kinds).map(([name, kind]) => [name, readField(form, name, kind)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one value of its kind for each name, by the lines above
  return ok(Object.fromEntries(fields) as ReadFields<Kinds>);
}

/** A browser sends an empty text where a file field has no file. */
const fits = (value: FormDataEntryValue | null, kind: FieldKind) =>
  kind === "file" ? typeof value !== "string" || value === "" : typeof value === "string";

function readField(form: FormData, name: string, kind: FieldKind): string | File | null | undefined {
  const value = form.get(name);
  if (kind === "file") return value instanceof File && (value.size > 0 || value.name !== "") ? value : null;
  return value ?? (kind === "text" ? "" : undefined);
}
