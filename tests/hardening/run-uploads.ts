import { breakUploads, disk } from "./broken-uploads.ts";
import { givenBucket, ownBucket } from "./buckets.ts";
import { shareOf, type Line, type Row } from "./row.ts";

/**
 * docs/security.md row 21 at its full count: 1,000 uploads while the server is killed 100 times, into the data folder
 * and into an S3 bucket. The bucket is the one of FILES_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, which must
 * be empty; or else one of the tests' own S3 service, which checks signatures.
 */
export const uploads: Row = {
  name: "uploads",
  shows: "row 21: uploads broken off and servers killed, on disk and in a bucket [share]",
  async run(args) {
    const share = shareOf(args);
    const kills = Math.ceil(100 * share);
    const bucket = givenBucket(process.env) ?? (await ownBucket());
    // Most of the time is spent on waiting for servers to start again.
    const lines = [disk, bucket].map(async (storage): Promise<Line> => {
      const name = storage === disk ? "disk" : "S3";
      const seen = await breakUploads(storage, { uploads: Math.ceil(1000 * share), kills });
      const wrong = [...seen.orphans, ...seen.missing];
      const told =
        `${name}: ${seen.uploads} uploads, ${seen.saved} saved, ${seen.broken} broken off, ${kills} kills; ` +
        `${seen.storedBefore} files before the sweep, ${seen.stored} after it for ${seen.withPicture} people with a picture; ` +
        `nobody's: ${seen.orphans.length}, missing: ${seen.missing.length}`;
      return {
        figure: [told, ...wrong].join("\n    "),
        bar: "one file for each who has a picture",
        passed: wrong.length === 0 && seen.stored === seen.withPicture,
      };
    });
    try {
      return await Promise.all(lines);
    } finally {
      await bucket.close();
    }
  },
};
