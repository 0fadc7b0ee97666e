import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";
import { artefacts } from "./places.ts";
import { leftOut } from "../../support/left-out.ts";
import { missingEngines } from "./installed.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The script that gives a page the functions of `in-page.ts`. */
    readonly inPageScript: string;
  }
}

/**
 * Before the journeys in Firefox and WebKit: says which engines this machine lacks, and bundles what runs in the pages.
 * @throws Error when one is missing although ENGINES=required says that all must be there.
 */
export default async function setup(project: TestProject): Promise<void> {
  for (const sentence of leftOut(missingEngines(), "journeys", process.env["ENGINES"]))
    process.stderr.write(`${sentence}\n`);
  rmSync(artefacts, { recursive: true, force: true });
  mkdirSync(artefacts, { recursive: true });
  project.provide("inPageScript", await bundle());
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, "in-page.ts"), formats: ["iife"], name: "inPageBundle" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !("output" in output)) throw new Error("in-page.ts: no bundle");
  return output.output[0].code;
}
