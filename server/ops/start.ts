import process from "node:process";
import { runOps } from "./main.ts";

/** Entry point of `npm run ops`. */
process.exitCode = await runOps(process.argv.slice(2), {
  environment: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
