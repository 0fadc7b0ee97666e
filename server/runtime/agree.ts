import { createHmac } from "node:crypto";
import { SettingError, type Config } from "../config/config.ts";
import type { Secrets } from "../base/hashes.ts";
import type { Documents } from "../documents/documents.ts";

/** A setting that must be the same on every server. `name` is its environment variable. */
interface Shared {
  readonly name: "BASE_URL" | "SMTP_URL" | "AUTH_SECRET";
  readonly value: string;
  /**
   * Other stored values that are accepted: while a secret is rotated, a server reads two secrets and accepts servers
   * that write with either.
   */
  readonly alsoFits?: readonly string[];
  /** Describes the setting of the other servers without revealing a secret. */
  readonly others: (kept: string) => string;
}

/** Identifies a secret without revealing it. */
const fingerprint = (secret: string) =>
  createHmac("sha256", secret).update("anaba shared settings").digest("base64url").slice(0, 16);

const sharedOf = ({ baseUrl, mail }: Config, [secret, ...earlier]: Secrets): readonly Shared[] => [
  { name: "BASE_URL", value: baseUrl.origin, others: (kept) => `it is ${kept} there` },
  {
    name: "SMTP_URL",
    value: mail.kind,
    others: (kept) => (kept === "smtp" ? "real mails are sent there" : "mails are simulated there"),
  },
  {
    name: "AUTH_SECRET",
    value: fingerprint(secret),
    alsoFits: earlier.map(fingerprint),
    others: () => "another one is used there",
  },
];

/**
 * Compares the settings that all servers on a database must share with those that the first server stored there
 * (decision 23): a server that differs would treat real mails as simulated, or accept nobody's cookie. With `acceptSettings`,
 * or with a secret that replaces the stored one, the stored value is updated.
 * @throws SettingError naming the first setting that differs, and how to fix it.
 */
export async function agreeOnSettings(documents: Documents, config: Config, secrets: Secrets): Promise<void> {
  for (const { name, value, alsoFits = [], others } of sharedOf(config, secrets)) {
    const kept = await documents.sharedSettings.keep({ name, value });
    if (kept === value) continue;
    if (!config.acceptSettings && !alsoFits.includes(kept))
      throw new SettingError(
        `${name}: differs from the other servers on this database (${others(kept)}); use the same value, or start once with ACCEPT_SETTINGS=1 to change it for all servers`,
      );
    await documents.sharedSettings.replace({ name, value });
  }
}

/** @throws SettingError when a move into this database has not finished: it holds only a part of a site. */
export async function refuseUnfinishedMove(documents: Documents): Promise<void> {
  if (await documents.sharedSettings.isMoving())
    throw new SettingError("database: a move into it is unfinished; run npm run ops -- move again");
}
