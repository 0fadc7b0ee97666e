import type { Documents } from "../../server/documents/documents.ts";

/** The erasures that a database has recorded at or after a time, oldest first. */
export async function recordedSince(
  { erasures }: Pick<Documents, "erasures">,
  since: number,
): Promise<readonly { readonly userId: string; readonly erasedAt: number }[]> {
  const all = [];
  for await (const page of erasures.pages({ since })) all.push(...page);
  return all;
}
