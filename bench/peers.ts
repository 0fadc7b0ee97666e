import { spawn } from "node:child_process";
import path from "node:path";
import { peersFolder } from "./build-peers.ts";
import type { Peer } from "./scoreboard/goals.ts";
import { untilReady, type Measured } from "./support/product.ts";

/** A peer with pages in bench/peers/. */
export type BuiltPeer = Extract<Peer, "React Router 8" | "Next.js 16">;

const commands: Readonly<
  Record<BuiltPeer, (port: number) => { readonly args: readonly string[]; readonly folder: string }>
> = {
  "React Router 8": () => ({
    folder: "react-router",
    args: ["../node_modules/@react-router/serve/bin.cjs", "build/server/index.js"],
  }),
  "Next.js 16": (port) => ({
    folder: "next",
    args: ["../node_modules/next/dist/bin/next", "start", "--port", String(port), "--hostname", "127.0.0.1"],
  }),
};

/** Starts a built peer in a process of its own, on the product's database in this file if there is one. */
export async function startPeer(name: BuiltPeer, port: number, database = ":memory:"): Promise<Measured> {
  const begun = performance.now();
  const { folder, args } = commands[name](port);
  const child = spawn(process.execPath, args, {
    cwd: path.join(peersFolder, folder),
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE: database,
      NEXT_TELEMETRY_DISABLED: "1",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const base = `http://localhost:${port}`;
  await untilReady(`${base}/`, child);
  const stop = async () => {
    child.kill("SIGKILL");
    await new Promise((resolve) => child.once("exit", resolve));
  };
  return { base, pid: child.pid ?? 0, startTime: performance.now() - begun, stop };
}
