import { createHmac } from "node:crypto";
import { SettingError, type Config } from "./config.ts";
import type { Secrets } from "../auth/hashes.ts";
import type { Documents } from "../documents/documents.ts";

/** A setting that must be the same on every server, by the name it has in the environment. */
interface Shared {
  readonly name: "BASE_URL" | "SMTP_URL" | "AUTH_SECRET";
  readonly value: string;
  /** Others that go with it: a server that reads two secrets agrees with those that write with either. */
  readonly alsoFits?: readonly string[];
  /** What the others are set to, in words that give no secret away. */
  readonly others: (kept: string) => string;
}

/** Tells two secrets apart and gives neither away. */
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
 * Compares what must be the same on every server of a database with what the first of them left there (ADR 23): one that
 * differs would take real mails for simulated ones, or know nobody's cookie. With `acceptSettings`, or with a secret
 * that takes the place of the one there, it leaves its own.
 * @throws SettingError naming the first setting that differs, and the mend.
 */
export async function agreeOnSettings(documents: Documents, config: Config, secrets: Secrets): Promise<void> {
  for (const { name, value, alsoFits = [], others } of sharedOf(config, secrets)) {
    const kept = await documents.sharedSettings.keep({ name, value });
    if (kept === value) continue;
    if (!config.acceptSettings && !alsoFits.includes(kept))
      throw new SettingError(
        `${name}: differs from the other servers on this database (${others(kept)}); set it alike, or start once with ACCEPT_SETTINGS=1 to change it for all`,
      );
    await documents.sharedSettings.replace({ name, value });
  }
}
