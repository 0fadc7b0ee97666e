/**
 * Keeps the assets of earlier builds for a day, so that a page that was opened before a roll-out still finds its
 * scripts and styles. Their names contain a hash of their content, so files of different builds never conflict.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const day = 24 * 60 * 60_000;

/** When each file was replaced by a later build, in milliseconds since the epoch, by file name. */
type Replaced = Readonly<Record<string, number>>;

/**
 * Moves the assets of the present build away before a new build clears its folder.
 * @param build the folder of the build; its assets are in `client/assets`.
 * @param aside a temporary folder on the same disk.
 * @returns a function for after the new build, which moves back the assets that are still needed; `now` in milliseconds
 * since the epoch.
 */
export function putAssetsAside(build: string, aside: string): (now: number) => void {
  const assets = path.join(build, "client", "assets");
  const list = path.join(build, "replaced-assets.json");
  const before = existsSync(list) ? readReplaced(readFileSync(list, "utf8")) : {};
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(path.dirname(aside), { recursive: true });
  if (existsSync(assets)) renameSync(assets, aside);
  else mkdirSync(aside);
  return (now) => {
    const kept: Record<string, number> = {};
    for (const name of readdirSync(aside)) {
      const since = before[name] ?? now;
      if (existsSync(path.join(assets, name)) || since <= now - day) continue;
      renameSync(path.join(aside, name), path.join(assets, name));
      kept[name] = since;
    }
    rmSync(aside, { recursive: true });
    writeFileSync(list, JSON.stringify(kept));
  };
}

/** Parses the stored list; empty when it is invalid. */
function readReplaced(text: string): Replaced {
  try {
    const list: unknown = JSON.parse(text);
    return Object.fromEntries(
      Object.entries(list ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
    );
  } catch {
    return {};
  }
}
