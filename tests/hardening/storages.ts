import { readdirSync } from "node:fs";
import path from "node:path";
import { readConfig } from "../../server/config/config.ts";
import { allNames } from "../../server/files/files.ts";
import { createS3Files } from "../../server/files/s3.ts";
import { startS3 } from "../contracts/files/s3-stub.ts";

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

interface Bucket extends Storage {
  readonly close: () => Promise<void>;
}

const folder = "profile-images";

/** The bucket of the environment variables; null when there is none. */
export function givenBucket(environment: Readonly<Record<string, string | undefined>>): Bucket | null {
  const { FILES_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = environment;
  if (FILES_URL === undefined || AWS_ACCESS_KEY_ID === undefined || AWS_SECRET_ACCESS_KEY === undefined)
    return null;
  const settings = { FILES_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY };
  return { settings, keys: () => keysBy(settings), close: () => Promise.resolve() };
}

/** A bucket of the S3 service of the tests. */
export async function ownBucket(): Promise<Bucket> {
  const { settings, close } = await startS3();
  return { settings, keys: () => keysBy(settings), close };
}

/** Lists the keys with the product's own client, which `tests/contracts/files` tests on every storage. */
async function keysBy(settings: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { files } = readConfig(settings);
  if (files.kind !== "s3") throw new Error("the settings name no bucket");
  return (await allNames(createS3Files(files), folder)).map((name) => `${folder}/${name}`);
}
