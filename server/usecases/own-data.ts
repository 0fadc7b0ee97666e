import { paths } from "../../domain/site/paths.ts";
import { ok, type Result } from "../../domain/base/result.ts";
import type { UserRows } from "../documents/user-rows.ts";
import type { UserDocument } from "../documents/user-document.ts";
import type { App } from "../app.ts";
import { consume, type Limited, type TooMany } from "./limits.ts";

/** All data about a user, as they download it (docs/product.md §10). Times are ISO 8601, in UTC. */
export interface OwnData {
  readonly exportedAt: string;
  /** The whole address of the profile image; null when there is none. */
  readonly profileImage: string | null;
  /** The rows of each table. */
  readonly rows: UserRows;
}

/**
 * The tables that only the operator's export has (`npm run ops -- user export`). Audit entries name the operator, who has
 * a right to privacy too (GDPR article 15, paragraph 4).
 */
const withheld: ReadonlySet<string> = new Set(["audit_entries"]);

/** Columns with times, in milliseconds since the epoch (`server/database/schema.ts`). */
const isTime = (column: string) => column.endsWith("_at") || column === "last_updated" || column === "until";

const readable = (column: string, value: unknown): unknown =>
  isTime(column) && typeof value === "number" ? new Date(value).toISOString() : value;

const readableRow = (row: UserRows[string][number]) =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, readable(column, value)]));

/**
 * Reads all data about a user; null when the account has been deleted meanwhile. It is limited, because it reads tables
 * that have no index by user.
 */
export async function readOwnData(
  app: Limited & Pick<App, "config">,
  actor: UserDocument,
): Promise<Result<OwnData | null, TooMany>> {
  const within = await consume(app, [["own-data", actor.id]]);
  if (!within.ok) return within;
  const { config, documents, now } = app;
  const { profileImage: image } = actor;
  const stored = await documents.users.rows(actor.id);
  if (stored === undefined) return ok(null);
  const own = Object.entries(stored).filter(([table]) => !withheld.has(table));
  return ok({
    exportedAt: new Date(now()).toISOString(),
    profileImage: image === null ? null : new URL(paths.profileImage(image), config.baseUrl).href,
    rows: Object.fromEntries(own.map(([table, rows]) => [table, rows.map(readableRow)])),
  });
}
