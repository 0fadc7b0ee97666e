import { expect, test } from "vitest";
import { breakUploads } from "./broken-uploads.ts";
import { disk, ownBucket } from "./storages.ts";

test.each([
  ["on disk", () => Promise.resolve({ ...disk, close: () => Promise.resolve() })],
  ["in a bucket", ownBucket],
])(
  "after servers were killed during uploads there is one file %s for each user with an image (docs/security.md row 21)",
  async (_, open) => {
    const storage = await open();
    const { saved, broken, storedBefore, stored, withPicture, orphans, missing } = await breakUploads(
      storage,
      {
        uploads: 16,
        kills: 2,
      },
    );
    expect({ orphans, missing, stored }).toEqual({ orphans: [], missing: [], stored: withPicture });
    expect(saved).toBeGreaterThan(0);
    expect(broken).toBeGreaterThan(0);
    expect(storedBefore).toBeGreaterThanOrEqual(stored);
    await storage.close();
  },
);
