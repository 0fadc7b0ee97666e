import { lifetimes } from "../../domain/account/account.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import type { App } from "../app.ts";
import type { UploadedFile } from "./uploaded-file.ts";

/** What storing an image needs. */
export type Storing = Pick<App, "documents" | "files" | "log" | "makeProfileImage" | "now">;

type Refusal =
  | { readonly code: "image-invalid" }
  | { readonly code: "image-not-stored"; readonly reason: "storage" | "busy" };

/**
 * Re-encodes an image and stores it under `key`. Its deletion is queued first, and the profile that uses it takes it
 * off the queue, so that a process killed in between leaves no orphaned file (docs/security.md row 21).
 */
export async function storeImage(
  app: Storing,
  key: string,
  image: UploadedFile["bytes"],
): Promise<Result<string, Refusal>> {
  if (image === null) return refuse({ code: "image-invalid" });
  const made = await app.makeProfileImage(image);
  if (!made.ok)
    return refuse(
      made.refusal === "busy" ? { code: "image-not-stored", reason: "busy" } : { code: "image-invalid" },
    );
  const createdAt = app.now();
  await app.documents.fileDeletions.queue({ key, createdAt, dueAt: createdAt + lifetimes.unusedImage });
  try {
    await app.files.put(key, made.value);
    return ok(key);
  } catch (error) {
    app.log.error({ err: error, key }, "image not stored");
    return refuse({ code: "image-not-stored", reason: "storage" });
  }
}
