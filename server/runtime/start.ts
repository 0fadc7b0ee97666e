/**
 * The first file that runs. It takes what every Node understands, so that one too old for the rest gets a sentence
 * instead of a fault in the syntax.
 */
import { createRequire } from "node:module";

/** The version of Node that the bundle is made for. */
const leastNode = 24;

const usage = `Anaba, a guide to hidden places in Japan

usage: node build/server/main.js [--help | --version]

It takes no other arguments: settings are environment variables, which README.md lists.
Without settings it serves http://localhost:3000 and keeps what it knows in ./data.
`;

/** The same from the sources and from the build. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own package.json
const { version } = createRequire(import.meta.url)("../../package.json") as { readonly version: string };

function end(code: number, said: string): void {
  (code === 0 ? process.stdout : process.stderr).write(said);
  process.exitCode = code;
}

const [argument] = process.argv.slice(2);
if (argument === "--help" || argument === "-h") end(0, usage);
else if (argument === "--version") end(0, `${version}\n`);
else if (argument !== undefined) end(2, `${argument}: is no argument; see --help\n`);
else if (Number.parseInt(process.versions.node, 10) < leastNode)
  end(
    1,
    `node: this is ${process.version}; run npm start, which brings its own, or give ${leastNode} or later\n`,
  );
else await import("./main.ts");
