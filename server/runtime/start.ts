/**
 * The entry point. It uses only syntax that every Node understands, so that a Node too old for the rest prints a
 * sentence instead of a syntax error.
 */
import { createRequire } from "node:module";

/** The bundle needs this major version of Node. */
const minNode = 24;

const usage = `Anaba, a guide to hidden places in Japan

usage: node build/server/main.js [--help | --version]

It takes no other arguments: settings are environment variables, which docs/operating.md lists.
Without settings it serves http://localhost:3000 and keeps what it knows in ./data.
`;

/** Works from the sources and from the build. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own package.json
const { version } = createRequire(import.meta.url)("../../package.json") as { readonly version: string };

function end(code: number, text: string): void {
  (code === 0 ? process.stdout : process.stderr).write(text);
  process.exitCode = code;
}

const [argument] = process.argv.slice(2);
if (argument === "--help" || argument === "-h") end(0, usage);
else if (argument === "--version") end(0, `${version}\n`);
else if (argument !== undefined) end(2, `unknown argument: ${argument} (see --help)\n`);
else if (Number.parseInt(process.versions.node, 10) < minNode)
  end(
    1,
    `node: this is ${process.version}; run npm start, which brings its own, or give ${minNode} or later\n`,
  );
else await import("./main.ts");
