import { ok, refuse, type Result } from "../../domain/result.ts";

/** A form that no page of ours sends: unreadable, or with other fields than it has. */
export interface InvalidForm {
  readonly code: "request-invalid";
}

const invalid = refuse<InvalidForm>({ code: "request-invalid" });

/** Reads a request's form; refuses what cannot be read as one. */
export async function readForm(request: Request): Promise<Result<FormData, InvalidForm>> {
  try {
    return ok(await request.formData());
  } catch {
    return invalid;
  }
}

/**
 * The texts of a form by name, empty where one is missing. Refuses names it does not have (nothing is taken over that
 * the form does not offer, hardening row 11), files, and a name that comes twice.
 */
export function readTexts<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Result<Readonly<Record<Name, string>>, InvalidForm> {
  const known: ReadonlySet<string> = new Set(names);
  for (const name of form.keys())
    if (!known.has(name) || form.getAll(name).length > 1 || typeof form.get(name) !== "string")
      return invalid;
  const texts = names.map((name) => [name, form.get(name) ?? ""] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one text for each name, by the line above
  return ok(Object.fromEntries(texts) as Record<Name, string>);
}
