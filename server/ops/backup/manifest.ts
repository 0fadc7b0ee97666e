import { createHash } from "node:crypto";
import * as v from "valibot";

/** The description of a backup. It is the last file, so that an incomplete backup has none. */
export const manifestName = "manifest.json";
export const secretName = "auth-secret";
export const erasuresName = "erasures.json";

/** The file for one batch of a table's rows: one JSON object on each line. */
export const rowsName = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(6, "0")}.ndjson`;

/** The table whose rows are in the file; null when the file has none. */
export const tableOf = (name: string): string | null =>
  /^tables\/(\w+)\/\d+\.ndjson$/.exec(name)?.[1] ?? null;

export const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const manifest = v.object({
  product: v.literal("anaba"),
  /** The version of the backup format. */
  format: v.literal(1),
  version: v.string(),
  /** Milliseconds since the epoch. */
  createdAt: count,
  /** The migrations that had been applied to the database. */
  migrations: v.array(v.string()),
  /** Rows by table. */
  rows: v.record(v.string(), count),
  /** The SHA-256 of every other file, by name. */
  files: v.record(v.string(), v.string()),
  /** Profile images that were missing in the file store. */
  missing: v.array(v.string()),
});

export type Manifest = v.InferOutput<typeof manifest>;
