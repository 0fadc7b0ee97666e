import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { paths } from "../../domain/site/paths.ts";
import { createApp } from "../../server/runtime/create-app.ts";
import { readConfig } from "../../server/config/config.ts";
import { deleteDueFiles } from "../../server/jobs/delete-files.ts";
import { hour } from "../support/clock.ts";
import { startServer } from "../support/started-server.ts";
import { noneOf, shareOf, type Line, type Row } from "./row.ts";
import { inhabitedFolder, type SignedIn } from "./signed-in.ts";
import { disk, givenBucket, ownBucket, type Storage } from "./storages.ts";

const lanes = 4;
/** Fewer than the hourly limit of uploads. */
const uploadsEach = 8;
/** About the duration of an upload, in milliseconds. */
const longestUpload = 120;

/**
 * docs/security.md row 21: several users upload at the same time. The server is killed (`kill -9`) during some
 * uploads and started again; every tenth upload is interrupted by its browser. Hours later the sweep runs. Returns how
 * many uploads succeeded and how many were interrupted, how many users have an image at the end, the number of files
 * before and after the sweep, files without an owner, and images without a file.
 */
export async function breakUploads(
  storage: Storage,
  { uploads, kills }: { readonly uploads: number; readonly kills: number },
) {
  const ids = Array.from({ length: Math.ceil(uploads / uploadsEach) }, (_, n) => `person_${n}`);
  using home = await inhabitedFolder(ids);
  const { dataDir, people } = home;
  const settings = { DATA_DIR: dataDir, ...storage.settings };
  const picture = await noisyPicture();
  const held = { server: await startServer(settings), sent: 0, saved: 0, broken: 0 };

  const upload = async (n: number) => {
    const person = people[n % people.length];
    if (person === undefined) throw new Error("nobody to upload");
    const form = new FormData();
    const texts = { intent: "save", nickname: person.id, username: person.id, bio: "" };
    for (const [name, text] of Object.entries(texts)) form.append(name, text);
    form.append("image", new File([picture], `${n}.jpg`, { type: "image/jpeg" }));
    // The first one is interrupted at once, so that every run has at least one.
    const leaves = n % 10 === 4 ? AbortSignal.timeout(n === 4 ? 1 : Math.random() * longestUpload) : null;
    const answer = await fetch(`http://127.0.0.1:${held.server.port}${paths.editProfile()}`, {
      method: "POST",
      body: form,
      headers: { Cookie: person.cookie, Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-origin" },
      redirect: "manual",
      signal: leaves,
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  let restarted = Promise.resolve();
  const kill = async () => {
    // Kills at different points of an upload.
    await pause(Math.random() * longestUpload);
    const ended = once(held.server.process, "exit");
    held.server.process.kill("SIGKILL");
    await ended;
    held.server = await startServer(settings);
  };
  const every = Math.floor(uploads / kills);
  const lane = async () => {
    for (let n = held.sent++; n < uploads; n = held.sent++) {
      const answered = upload(n).catch(() => null);
      if (n % every === every - 1) restarted = restarted.then(kill);
      const status = await answered;
      if (status === null) held.broken += 1;
      else if (status < 400) held.saved += 1;
      else throw new Error(`an upload was answered ${status}`);
      if (status === null) await restarted;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await restarted;
  await held.server.stop();
  const storedBefore = (await storage.keys(dataDir)).length;
  const used = await sweepLater(settings, people);
  const stored = await storage.keys(dataDir);
  return {
    saved: held.saved,
    broken: held.broken,
    withPicture: used.length,
    storedBefore,
    stored: stored.length,
    orphans: stored.filter((key) => !used.includes(key)),
    missing: used.filter((key) => !stored.includes(key)),
  };
}

/** A JPEG of several hundred kilobytes: sending and re-encoding it takes a moment. */
async function noisyPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: "#000", noise } });
  return new Uint8Array(await picture.jpeg().toBuffer());
}

/**
 * Runs the job that deletes files until nothing is due, with the clock two hours ahead. Returns the keys that
 * profiles use.
 */
async function sweepLater(
  settings: Readonly<Record<string, string>>,
  people: readonly SignedIn[],
): Promise<readonly string[]> {
  const app = await createApp(readConfig({ LOG_LEVEL: "error", ...settings }), {
    now: () => Date.now() + 2 * hour,
  });
  const isDue = async () => (await app.documents.fileDeletions.due({ now: app.now(), limit: 1 })).length > 0;
  while (await isDue()) await deleteDueFiles(app);
  const users = await Promise.all(people.map(({ id }) => app.documents.users.byId(id)));
  await app.close();
  return users.flatMap((user) => user?.profileImage ?? []);
}

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
      const count = Math.ceil(1000 * share);
      const seen = await breakUploads(storage, { uploads: count, kills });
      const wrong = [...seen.orphans, ...seen.missing];
      const told =
        `${name}: ${count} uploads, ${seen.saved} saved, ${seen.broken} broken off, ${kills} kills; ` +
        `${seen.storedBefore} files before the sweep, ${seen.stored} after it for ${seen.withPicture} people with a picture; ` +
        `nobody's: ${seen.orphans.length}, missing: ${seen.missing.length}`;
      if (seen.stored !== seen.withPicture) wrong.push(`${seen.stored} files for ${seen.withPicture} people`);
      return noneOf(told, wrong, "one file for each who has a picture");
    });
    try {
      return await Promise.all(lines);
    } finally {
      await bucket.close();
    }
  },
};
