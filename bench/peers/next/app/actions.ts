"use server";

import { headers } from "next/headers";
import { revalidatePath } from "next/cache";
import { personOf, setSaved } from "../../shared/store.ts";

/** Saves a gem for the signed-in user, or removes the save. */
export async function toggleSave(gemId: number, isSaved: boolean): Promise<void> {
  const person = personOf((await headers()).get("Cookie"));
  if (person === null) return;
  setSaved(person.id, gemId, isSaved);
  revalidatePath("/signed-in");
}
