import { readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");

/** The server's program as `npm start` names it, from the repository's folder. */
export const serverProgram = "build/server/main.js";

/** How `npm start` starts the server: one variable of the environment, and Node's options. */
interface StartCommand {
  readonly environment: Readonly<Record<string, string>>;
  readonly options: readonly string[];
}

/**
 * The environment and Node's options for the server, as `npm start` has them in package.json: whatever else starts the
 * server takes them from here, or is compared with them (`tests/deploy/start-command.test.ts`). Each has its reason in
 * decision 36.
 * @throws Error when `npm start` starts something else.
 */
export const { environment: startEnvironment, options: startOptions }: StartCommand = readCommand(
  readFileSync(path.join(root, "package.json"), "utf8"),
);

function readCommand(packageJson: string): StartCommand {
  const [, name, value, options, program] =
    /"start": "exec env (\w+)=(\w+) node (.*) (\S+)"/.exec(packageJson) ?? [];
  if (name === undefined || value === undefined || options === undefined || program !== serverProgram)
    throw new Error(`npm start does not start ${serverProgram}.`);
  return { environment: { [name]: value }, options: options.split(" ") };
}
