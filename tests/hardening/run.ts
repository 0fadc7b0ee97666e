/**
 * `npm run harden` runs every row at its full count, `npm run harden -- races` one row, `npm run harden -- races 0.1`
 * one row at a tenth of its count. An unknown name lists the rows. Without a name, a row that lacks a program of the machine
 * is left out, and named at the end; what no row tries is said first. The last line counts the figures that reached
 * their bar and those that did not; the exit code is 1 if one did not.
 */
import { execFileSync } from "node:child_process";
import path from "node:path";
import type { Row } from "./row.ts";
import { bodies } from "./run-bodies.ts";
import { bombs } from "./bombs.ts";
import { cache } from "./behind-cache.ts";
import { connections } from "./run-connections.ts";
import { enumeration } from "./enumeration.ts";
import { regularExpressions } from "./expressions.ts";
import { rollOut } from "./roll-out.ts";
import { requestsByChance } from "./fuzz.ts";
import { guesses } from "./siege.ts";
import { kills } from "./kills.ts";
import { locks } from "./locks.ts";
import { outages } from "./outages.ts";
import { overload } from "./overload.ts";
import { packFloods } from "./pack-floods.ts";
import { passkeys } from "./passkeys.ts";
import { races } from "./races.ts";
import { reports } from "./reports.ts";
import { runRows } from "./run-rows.ts";
import { shutdown } from "./rolling-restart.ts";
import { slowClients } from "./run-slow-clients.ts";
import { stalledBodies } from "./run-stalled-bodies.ts";
import { sweeping } from "./sweep.ts";
import { uploads } from "./broken-uploads.ts";
import { waitingHearts } from "./waiting-hearts.ts";

const rows: readonly Row[] = [
  guesses,
  passkeys,
  reports,
  enumeration,
  races,
  cache,
  bombs,
  bodies,
  stalledBodies,
  connections,
  uploads,
  slowClients,
  regularExpressions,
  overload,
  packFloods,
  locks,
  outages,
  kills,
  shutdown,
  rollOut,
  requestsByChance,
  sweeping,
  waitingHearts,
];

/** docs/security.md, "Deviations". */
const untried = [
  "a power cut or a broken disk: the machine would need a disk for it",
  "the real Google, S3 or mail provider: servers of our own stand in their place",
] as const;

const write = (text: string) => process.stdout.write(`${text}\n`);

const [name, ...args] = process.argv.slice(2);
const chosen = name === undefined ? rows : rows.filter((row) => row.name === name);
if (chosen.length === 0) {
  for (const row of rows) write(`${row.name.padEnd(14)} ${row.shows}`);
  process.exitCode = 1;
} else {
  const root = path.join(import.meta.dirname, "..", "..");
  execFileSync(process.execPath, ["scripts/build-if-stale.ts"], { cwd: root, stdio: "inherit" });
  const isAll = name === undefined;
  if (isAll) write(`No row tries:\n  ${untried.join("\n  ")}`);
  process.exitCode = (await runRows({ rows: chosen, args, mayLeaveOut: isAll, write })) ? 0 : 1;
}
