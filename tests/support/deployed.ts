import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.join(import.meta.dirname, "..", "..");

/**
 * A configuration of `deploy/` with names of this machine instead.
 * @throws Error for a name that is not in the configuration.
 */
export function adapted(name: string, names: Readonly<Record<string, string>>): string {
  let text = readFileSync(path.join(root, "deploy", name), "utf8");
  for (const [given, here] of Object.entries(names)) {
    if (!text.includes(given)) throw new Error(`deploy/${name} does not hold "${given}"`);
    text = text.replaceAll(given, here);
  }
  return text;
}

/** Creates a folder that everybody may read, and a function that writes files into it. */
export function createFolder(prefix: string) {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return {
    folder,
    write: (name: string, text: string): string => {
      const file = path.join(folder, name);
      writeFileSync(file, text);
      return file;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Folder = ReturnType<typeof createFolder>;

/** Creates a self-signed certificate for anaba.example and its key, as files. */
export function createCertificate({ folder, write }: Folder) {
  const [key, certificate] = [path.join(folder, "key.pem"), path.join(folder, "certificate.pem")];
  const options = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2".split(" ");
  const names = ["-subj", "/CN=anaba.example", "-addext", "subjectAltName=DNS:anaba.example"];
  const made = spawnSync("openssl", [...options, ...names, "-keyout", key, "-out", certificate]);
  if (made.status !== 0) throw new Error(`no certificate: ${made.stderr.toString()}`);
  chmodSync(key, 0o644);
  const both = write("both.pem", readFileSync(certificate, "utf8") + readFileSync(key, "utf8"));
  return { key, certificate, both };
}

/** Starts a program. When it ends by itself, the error contains its output. */
export function startProgram(
  program: string,
  args: readonly string[],
  options: { readonly uid?: number; readonly gid?: number; readonly env?: NodeJS.ProcessEnv } = {},
) {
  const child: ChildProcess = spawn(program, [...args], { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit");
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  return {
    said: () => said,
    async stop(signal: NodeJS.Signals = "SIGTERM") {
      child.kill(signal);
      await ended;
    },
  };
}
