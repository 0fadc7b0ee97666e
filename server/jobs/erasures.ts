import { lifetimes } from "../../domain/account/account.ts";
import { beginsBefore } from "../../domain/base/stored-times.ts";
import type { App } from "../app.ts";
import type { Erasure } from "../files/erasure-list.ts";

/**
 * An overlap in milliseconds that is always compared again: an erasure is recorded a little later than its time, and
 * the clocks of servers differ.
 */
const margin = 60 * 60_000;

/**
 * Synchronises the two lists of erased users: the one in the database, and the one in the file store, which a restored
 * copy of the database does not undo (docs/security.md row 35). A user who is only in the second list came back with
 * such a copy and is erased again. Both lists drop entries after `lifetimes.tombstone`. Runs before the server listens
 * and then regularly, so that a copy restored under a running server is corrected too. Each run continues at the time
 * up to which the lists were compared. That time is stored in the database, so that a restored copy continues at the
 * time of the copy.
 */
export async function settleErasures(
  app: Pick<App, "documents" | "erasureList" | "forgetMails" | "log" | "now">,
): Promise<void> {
  const { documents, erasureList, now } = app;
  const begun = now();
  const oldest = begun - lifetimes.tombstone;
  const isNew = await forgetListed(app, oldest);
  const stored = await documents.erasures.settledUntil();
  const settled = stored > beginsBefore(begun, margin).upTo ? 0 : stored;
  const since = isNew ? oldest + 1 : Math.max(settled - margin, oldest + 1);
  for await (const { returned, unlisted, until } of differences(app, since)) {
    for (const erasure of returned) await eraseAgain(app, erasure);
    for (const erasure of unlisted) await erasureList.add(erasure);
    const reached = Math.min(until, begun);
    if (reached - settled >= margin) await documents.erasures.keepSettledUntil(reached);
  }
  await documents.erasures.forget(oldest);
}

/** Removes the expired entries of the list. Returns whether the list is empty, as in a new file store. */
async function forgetListed({ erasureList }: Pick<App, "erasureList">, oldest: number): Promise<boolean> {
  let isNew = true;
  for await (const page of erasureList.since(0)) {
    const expired = page.filter(({ erasedAt }) => erasedAt <= oldest);
    for (const erasure of expired) await erasureList.remove(erasure);
    if (expired.length === page.length) continue;
    isNew = false;
    break;
  }
  return isNew;
}

/** The differences between the two lists within a period. */
interface Difference {
  /** In the list of the file store, but not in the database. */
  readonly returned: readonly Erasure[];
  /** In the database, but not in the list. */
  readonly unlisted: readonly Erasure[];
  /** Once this difference is corrected, the lists agree up to this time. */
  readonly until: number;
}

/** Compares the two lists from a time on, page by page, oldest first. */
export async function* differences(
  { documents, erasureList }: Pick<App, "documents" | "erasureList">,
  since: number,
): AsyncGenerator<Difference> {
  // The ids of this page and of the one before: erasures of the same millisecond may be in both.
  let [before, listed] = [new Set<string>(), new Set<string>()];
  const unlistedIn = (page: readonly Erasure[]) =>
    page.filter(({ userId }) => !before.has(userId) && !listed.has(userId));
  let from = since;
  for await (const page of erasureList.since(since)) {
    const until = page.at(-1)?.erasedAt ?? from;
    [before, listed] = [listed, new Set(page.map(({ userId }) => userId))];
    const recorded = await documents.erasures.recorded([...listed]);
    yield { returned: page.filter(({ userId }) => !recorded.has(userId)), unlisted: [], until: from };
    for await (const inside of documents.erasures.pages({ since: from, until }))
      yield { returned: [], unlisted: unlistedIn(inside), until: from };
    from = until;
  }
  for await (const inside of documents.erasures.pages({ since: from }))
    yield { returned: [], unlisted: unlistedIn(inside), until: from };
  yield { returned: [], unlisted: [], until: Number.POSITIVE_INFINITY };
}

async function eraseAgain(
  { documents, forgetMails, log }: Pick<App, "documents" | "forgetMails" | "log">,
  { userId, erasedAt }: Erasure,
): Promise<void> {
  const usernameFreedUntil = erasedAt + lifetimes.freedUsername;
  const restored = await documents.users.byId(userId);
  if (restored !== undefined) await forgetMails(restored.email);
  const again = await documents.users.erase({ id: userId, erasedAt, usernameFreedUntil });
  if (again === undefined) await documents.erasures.record({ userId, erasedAt });
  else log.warn({ event: "erased again", user: userId }, "a restored user was erased again");
}
