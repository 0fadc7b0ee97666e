import { createRequire } from "node:module";

/** The product's version, from the sources as well as from the build. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own package.json
export const { version } = createRequire(import.meta.url)("../../package.json") as {
  readonly version: string;
};
