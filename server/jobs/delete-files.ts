import { ownerOfProfileImage } from "../../domain/profile.ts";
import type { App } from "../runtime/app.ts";

const batch = 20;
const retryAfter = 10 * 60_000;

/** Deletes all stored files that are due: replaced images, abandoned uploads, images of erased accounts. */
export async function deleteDueFiles(app: App): Promise<void> {
  const due = await app.documents.fileDeletions.due({ now: app.now(), limit: batch });
  for (const { key } of due) await deleteOne(app, key);
  // The recursion ends: a file that cannot be deleted is postponed.
  if (due.length === batch) await deleteDueFiles(app);
}

async function deleteOne({ documents, files, log, now }: App, key: string): Promise<void> {
  try {
    if (await documents.fileDeletions.keepIfUsed({ key, userId: ownerOfProfileImage(key) })) return;
    await files.remove(key);
    await documents.fileDeletions.done(key);
  } catch (error) {
    log.warn({ err: error, key }, "file not deleted yet");
    await documents.fileDeletions.retryLater({ key, dueAt: now() + retryAfter });
  }
}
