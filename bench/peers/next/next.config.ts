import path from "node:path";
import type { NextConfig } from "next";

/** The defaults; the catalogue is above this folder, and types are checked with those of the other peer. */
export default {
  turbopack: { root: path.join(import.meta.dirname, "..", "..", "..") },
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig;
