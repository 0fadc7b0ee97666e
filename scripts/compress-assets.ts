/**
 * Writes compressed copies (.br, .gz) beside the text files of the build, so that the server need not compress them.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = path.join(import.meta.dirname, "..", "build", "client");
/** Two ways to write distances, of which now one and now the other is smaller (RFC 7932, §4). */
const postfixes = [0, 1];
const compressible = /\.(?:js|css|svg|json|txt|xml)$/;

for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue;
  const file = path.join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  const [smallest = Buffer.alloc(0)] = postfixes
    .map((postfix) =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        },
      }),
    )
    .sort((one, other) => one.length - other.length);
  writeFileSync(`${file}.br`, smallest);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
