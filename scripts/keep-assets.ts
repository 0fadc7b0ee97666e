/**
 * Keeps the assets of earlier builds for a day beside those of a new one, so that a page that was opened before a roll-out
 * still finds its scripts and styles. Their names hold a hash of what is in them, so that no two builds disagree.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const day = 24 * 60 * 60_000;

/** When a file was replaced by a later build, by its name; in milliseconds since 1970. */
type Replaced = Readonly<Record<string, number>>;

/**
 * Puts the assets of the present build aside, before a new one clears its whole folder.
 * @param build the folder of the build; its assets are in `client/assets`.
 * @param aside a folder for the meantime, on the same disk.
 * @returns what puts back those that are still needed, once the new build is there; `now` in milliseconds since 1970.
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

/** The list as it was written; none where it cannot be read. */
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
