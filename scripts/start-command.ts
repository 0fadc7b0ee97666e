import { readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");

/** The server's program as `npm start` names it, from the repository's folder. */
export const serverProgram = "build/server/main.js";

/**
 * Node's options for the server, as `npm start` has them in package.json: whatever else starts the server takes them
 * from here, or is compared with them (`tests/deploy/start-command.test.ts`). Each has its reason in decision 36.
 * @throws Error when `npm start` starts something else.
 */
export const startOptions: readonly string[] = optionsOf(
  readFileSync(path.join(root, "package.json"), "utf8"),
);

function optionsOf(packageJson: string): readonly string[] {
  const start = /"start": "exec node (.*) (\S+)"/.exec(packageJson);
  if (start?.[1] === undefined || start[2] !== serverProgram)
    throw new Error(`npm start does not start ${serverProgram}.`);
  return start[1].split(" ");
}
