import { createHash } from "node:crypto";
import * as v from "valibot";

/** What a backup tells of itself, in its last file; it is written once all the others are. */
export const manifestName = "manifest.json";
export const secretName = "auth-secret";
export const erasuresName = "erasures.json";

/** The file of one batch of a table's rows, a JSON object a line. */
export const rowsName = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(6, "0")}.ndjson`;

/** The table whose rows a file holds; null for another file. */
export const tableOf = (name: string): string | null =>
  /^tables\/(\w+)\/\d+\.ndjson$/.exec(name)?.[1] ?? null;

export const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const manifest = v.object({
  product: v.literal("anaba"),
  /** Of this way of writing backups. */
  format: v.literal(1),
  version: v.string(),
  /** Milliseconds since the epoch. */
  createdAt: count,
  /** The migrations that the tables had. */
  migrations: v.array(v.string()),
  /** Rows by table. */
  rows: v.record(v.string(), count),
  /** The SHA-256 of every other file, by name. */
  files: v.record(v.string(), v.string()),
  /** Pictures that a profile named and that were gone when they were read. */
  missing: v.array(v.string()),
});

export type Manifest = v.InferOutput<typeof manifest>;
