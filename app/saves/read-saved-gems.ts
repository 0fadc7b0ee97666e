import { paths } from "../../domain/paths.ts";

const patience = 10_000;

/**
 * Asks the server which gems are saved. A line that is down is waited for: the answer comes when the browser is online
 * again. Null where it cannot be had or nobody is signed in any more.
 */
export async function readSavedGems(): Promise<readonly number[] | null> {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
  try {
    const response = await fetch(paths.saves(), { signal: AbortSignal.timeout(patience) });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own loader's answer
    const answer = (await response.json()) as { readonly savedGems: readonly number[] | null };
    return answer.savedGems;
  } catch {
    return null;
  }
}
