import path from "node:path";

/** Where a run keeps profiles of browsers, and pictures of journeys that failed. Each run empties it first. */
export const artefacts = path.join(import.meta.dirname, "..", "..", "..", "artefacts", "engines");
