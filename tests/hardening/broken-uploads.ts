import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { paths } from "../../domain/site/paths.ts";
import { createApp } from "../../server/runtime/app.ts";
import { readConfig } from "../../server/runtime/config.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { deleteDueFiles } from "../../server/jobs/delete-files.ts";
import { hour } from "../support/clock.ts";
import { startServer } from "../support/started-server.ts";
import { settling, type SignedIn } from "./signed-in.ts";

/** The storage of a run; `keys` lists all files in it. */
export interface Storage {
  readonly settings: Readonly<Record<string, string>>;
  readonly keys: (dataDir: string) => Promise<readonly string[]>;
}

/** The folder in the data folder. */
export const disk: Storage = {
  settings: {},
  keys: (dataDir) => {
    const folder = path.join(dataDir, "files");
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    return Promise.resolve(files.map((file) => path.relative(folder, path.join(file.parentPath, file.name))));
  },
};

/** The result of uploads during which servers and browsers were killed. */
export interface BrokenUploads {
  readonly uploads: number;
  /** Uploads that succeeded, and uploads interrupted by the browser or by the end of the server. */
  readonly saved: number;
  readonly broken: number;
  /** Users with an image at the end. */
  readonly withPicture: number;
  /** The number of stored files before and after the sweep. */
  readonly storedBefore: number;
  readonly stored: number;
  /** Stored files without an owner, and profile images without a stored file. Both must be empty. */
  readonly orphans: readonly string[];
  readonly missing: readonly string[];
}

const lanes = 4;
/** Fewer than the hourly limit of uploads. */
const uploadsEach = 8;
/** About the duration of an upload, in milliseconds. */
const longestUpload = 120;

/**
 * docs/security.md row 21: several users upload at the same time. The server is killed (`kill -9`) during some
 * uploads and started again; every tenth upload is interrupted by its browser. Hours later the sweep runs.
 */
export async function breakUploads(
  storage: Storage,
  { uploads, kills }: { readonly uploads: number; readonly kills: number },
): Promise<BrokenUploads> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "anaba-uploads-"));
  const settings = { DATA_DIR: dataDir, ...storage.settings };
  const people = await settle(dataDir, Math.ceil(uploads / uploadsEach));
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
  rmSync(dataDir, { recursive: true, force: true });
  return {
    uploads,
    saved: held.saved,
    broken: held.broken,
    withPicture: used.length,
    storedBefore,
    stored: stored.length,
    orphans: stored.filter((key) => !used.includes(key)),
    missing: used.filter((key) => !stored.includes(key)),
  };
}

async function settle(dataDir: string, count: number): Promise<readonly SignedIn[]> {
  const documents = await openDocuments({ url: `sqlite:${dataDir}/anaba.sqlite` });
  const settleOne = settling(documents);
  const people: SignedIn[] = [];
  for (let n = 0; n < count; n += 1) people.push(await settleOne(`person_${n}`));
  await documents.close();
  return people;
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
