import { ownerOfProfileImage } from "../../domain/account/profile.ts";
import type { App } from "../app.ts";

const batch = 20;
const retryAfter = 10 * 60_000;

type Deleting = Pick<App, "documents" | "files" | "log" | "now">;

/**
 * Deletes all stored files that are due: replaced images, abandoned uploads, images of erased accounts. It ends, because a
 * file that cannot be deleted is postponed.
 */
export async function deleteDueFiles(
  app: Deleting,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  for (let isMore = true; isMore && !signal.aborted;) {
    const due = await app.documents.fileDeletions.due({ now: app.now(), limit: batch });
    for (const { key } of due) if (!signal.aborted) await deleteOne(app, key);
    isMore = due.length === batch;
  }
}

async function deleteOne({ documents, files, log, now }: Deleting, key: string): Promise<void> {
  try {
    if (await documents.fileDeletions.keepIfUsed({ key, userId: ownerOfProfileImage(key) })) return;
    await files.remove(key);
    await documents.fileDeletions.done(key);
  } catch (error) {
    log.warn({ err: error, key }, "file not deleted yet");
    await documents.fileDeletions.retryLater({ key, dueAt: now() + retryAfter });
  }
}
