import { personOf, setSaved } from "../../../shared/store.ts";
import type { Route } from "./+types/saves";

/** Saves a gem for the signed-in user, or removes the save. */
export async function action({ request }: Route.ActionArgs) {
  const person = personOf(request.headers.get("Cookie"));
  const form = await request.formData();
  if (person !== null) setSaved(person.id, Number(form.get("gemId")), form.get("intent") === "save");
  return { ok: person !== null };
}
