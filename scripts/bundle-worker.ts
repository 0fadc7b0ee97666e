import type { WorkerName } from "../server/http/build-output.ts";
import { bundleScript } from "./bundle-script.ts";

/** The service worker, or the one that takes its place where nothing may be kept (docs/decisions/0048-offline-copies.md). */
export const bundleWorker = (name: WorkerName): Promise<string> =>
  bundleScript(`app/offline/worker/${name}.ts`, "es2022");
