/**
 * Hardening row 21 at its full count: 1,000 uploads during which the server is killed 100 times, into the data folder and
 * into an S3 bucket. Prints what is stored after the sweep; the exit code is 1 if it is not one file for each who has a
 * picture. The bucket is that of FILES_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, an empty one, or else one of a
 * service of our own that checks signatures.
 * Run: npm run hardening:uploads, or a share of the counts: npm run hardening:uploads -- 0.1
 */
import { breakUploads, disk } from "./broken-uploads.ts";
import { givenBucket, ownBucket } from "./buckets.ts";

const share = Number(process.argv[2] ?? 1);
const bucket = givenBucket(process.env) ?? (await ownBucket());
for (const [name, storage] of [
  ["disk", disk],
  ["S3", bucket],
] as const) {
  const kills = Math.ceil(100 * share);
  const { uploads, saved, broken, withPicture, storedBefore, stored, orphans, missing } = await breakUploads(
    storage,
    { uploads: Math.ceil(1000 * share), kills },
  );
  process.stdout.write(
    `${name}: ${uploads} uploads, ${saved} saved, ${broken} broken off, ${kills} kills; ` +
      `${storedBefore} files before the sweep, ${stored} after it for ${withPicture} people with a picture; ` +
      `nobody's: ${orphans.length}, missing: ${missing.length}\n`,
  );
  for (const key of [...orphans, ...missing]) process.stdout.write(`  ${key}\n`);
  if (orphans.length + missing.length > 0 || stored !== withPicture) process.exitCode = 1;
}
await bucket.close();
