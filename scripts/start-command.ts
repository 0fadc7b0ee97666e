import manifest from "../package.json" with { type: "json" };

/** The server's program as `npm start` names it, from the repository's folder. */
export const serverProgram = "build/server/main.js";

/** `exec env NAME=value … node --option … program` */
const words = manifest.scripts.start.split(" ");
const node = words.indexOf("node");

/**
 * The environment and Node's options for the server, as `npm start` has them in package.json: whatever else starts the
 * server takes them from here, or is compared with them (`tests/deploy/start-command.test.ts`). Each has its reason in
 * decision 36.
 */
export const startEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  words.slice(0, node).flatMap((word) => (word.includes("=") ? [word.split("=", 2)] : [])),
);
export const startOptions: readonly string[] = words.slice(node + 1, words.indexOf(serverProgram));
