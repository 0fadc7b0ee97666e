import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDocuments } from "../../server/documents/open.ts";
import { startServer } from "../support/started-server.ts";
import { deceive, poison } from "./behind-cache.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import type { Line, Row } from "./row.ts";
import { settling } from "./signed-in.ts";

/**
 * docs/security.md row 14 behind a real shared cache: nginx in two configurations. It needs nginx on the PATH, such
 * as Debian's (`apt-get install nginx-light`, or `apt-get download nginx` and `dpkg -x`).
 */
export const cache: Row = {
  name: "cache",
  shows: "row 14: poisoning and deceiving a shared cache; needs an nginx on the PATH",
  lacks: () => (hasNginx() ? null : "nginx is not on the PATH; on Debian: apt-get install nginx-light"),
  async run() {
    const dataDir = mkdtempSync(path.join(tmpdir(), "anaba-cache-"));
    const documents = await openDocuments({ url: `sqlite:${dataDir}/anaba.sqlite` });
    const settle = settling(documents);
    const people = [await settle("canary_ann"), await settle("canary_ben")] as const;
    await documents.close();
    const server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: "1" });
    const nginx = await startNginx(server.port);
    const lines: Line[] = [];
    try {
      for (const [name, run] of [
        ["headers", () => poison(nginx)],
        ["addresses", () => deceive(nginx, people)],
      ] as const) {
        const { requests, hits, wrong } = await run();
        const told = `${name}: ${requests} requests, ${hits} from the cache; wrong: ${wrong.length}`;
        lines.push({
          figure: [told, ...wrong.slice(0, 50)].join("\n    "),
          bar: name === "headers" ? "0 wrong, and something from the cache" : "0 wrong",
          passed: wrong.length === 0 && (name !== "headers" || hits > 0),
        });
      }
    } finally {
      await nginx.stop();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
    return lines;
  },
};
