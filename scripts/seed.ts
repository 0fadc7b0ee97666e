/**
 * Fills the configured database with realistic users, saves and reviews, for trying the product out. All users have
 * the password "Kumano8Kodo"; therefore it refuses a public BASE_URL.
 * Run: npm run seed -- --users 200 --reviews 600
 */
import { randomInt } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { catalogue } from "../domain/gems/catalogue.ts";
import { createPasswords } from "../server/auth/passwords.ts";
import { isLoopback, readConfig, SettingError } from "../server/config/config.ts";
import { openDocuments } from "../server/documents/open.ts";
import { fill } from "./seed/fill.ts";

const password = "Kumano8Kodo";
const maxUsers = 100_000;

/** Reads an integer argument. */
function count(name: string, given: string, least: number, most: number): number {
  if (/^\d{1,7}$/.test(given) && Number(given) >= least && Number(given) <= most) return Number(given);
  throw new SettingError(`--${name}: give a number from ${least} to ${most}`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      users: { type: "string", default: "200" },
      reviews: { type: "string", default: "600" },
      seed: { type: "string", default: "1" },
    },
  });
  const users = count("users", values.users, 1, maxUsers);
  const reviews = count("reviews", values.reviews, 0, users * catalogue.length);
  const seed = count("seed", values.seed, 0, 9_999_999);
  const config = readConfig({ SMTP_URL: "smtp://unused", MAIL_FROM: "unused@example.com", ...process.env });
  if (!isLoopback(config.baseUrl))
    throw new SettingError(`BASE_URL: ${config.baseUrl.origin} is public; seeding is for this machine only`);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const hash = await createPasswords().hash(password);
  if (!hash.ok) throw new Error("the password could not be hashed");
  const documents = await openDocuments({ url: config.databaseUrl });
  const run = `s${randomInt(36 ** 5).toString(36)}`;
  try {
    await fill(documents, {
      users,
      reviews,
      run,
      seed,
      now: Date.now(),
      passwordHash: hash.value,
      onProgress: (there) => process.stdout.write(`\r${there} of ${users} people`),
    });
  } finally {
    await documents.close();
  }
  process.stdout.write(`, ${reviews} reviews. Sign in as ${run}_0@example.com with ${password}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SettingError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
