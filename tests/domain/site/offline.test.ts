import { expect, test } from "vitest";
import {
  offlineCaches,
  offlineCopyHeader,
  type OfflinePack,
  type OfflineRecord,
} from "../../../domain/site/offline.ts";

test("the pages of two builds are kept apart, and the record belongs to one build", () => {
  const pack: OfflinePack = { build: "one", files: [], pages: [] };
  const record: OfflineRecord = {
    build: pack.build,
    keptAt: "2026-11-26T00:00:00Z",
    withPrints: false,
    bytes: 0,
    files: [],
    pages: [],
    prints: [],
    earlierFiles: [],
    news: null,
  };
  const all = [
    offlineCaches.files,
    offlineCaches.prints,
    offlineCaches.pages(record.build),
    offlineCaches.pages("two"),
  ];
  expect(new Set(all)).toHaveLength(4);
});

test("a header of the site's own says that an answer is a copy", () => {
  expect(offlineCopyHeader).toMatch(/^X-/);
});
