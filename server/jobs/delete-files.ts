import type { App } from "../app.ts";

const batch = 20;
const retryAfter = 10 * 60_000;

/** Deletes the stored files that are due: images replaced, abandoned, or of erased accounts. */
export async function deleteDueFiles(app: App): Promise<void> {
  const { documents, files, log, now } = app;
  const due = await documents.fileDeletions.due({ now: now(), limit: batch });
  for (const { key } of due) {
    try {
      await files.remove(key);
      await documents.fileDeletions.done(key);
    } catch (error) {
      log.warn({ err: error, key }, "file not deleted yet");
      await documents.fileDeletions.retryLater({ key, dueAt: now() + retryAfter });
    }
  }
}
