/**
 * Writes compressed copies (.br, .gz) next to the text files of the build, so that the server need not compress them.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = path.join(import.meta.dirname, "..", "build", "client");
/** Ways to write distances, of which now one and now another is the smallest (RFC 7932, §4). */
const distances = [
  { postfix: 0, direct: 0 },
  { postfix: 0, direct: 8 },
  { postfix: 1, direct: 0 },
  { postfix: 2, direct: 0 },
] as const;
const compressible = /\.(?:js|css|svg|json|txt|xml)$/;

for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue;
  const file = path.join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  const [smallest = Buffer.alloc(0)] = distances
    .map(({ postfix, direct }) =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    )
    .sort((one, other) => one.length - other.length);
  writeFileSync(`${file}.br`, smallest);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
