import { allGems } from "./all-gems.ts";
import type { Gem } from "./gem.ts";

/** The id of a gem of the catalogue. */
export type GemId = (typeof allGems)[number]["id"];

/**
 * The bundled catalogue (docs/product.md §3): every gem the site knows, in id order, which is the order of the home page.
 *
 * A new gem goes at the end with the next free id; ids are kept in people’s saves and reviews and are never reused. The
 * tests of this file prove the rules: ids without a gap, category titles that go with their keys, tags, locations,
 * ratings, 80–160 words of description, and every picture on disk.
 *
 * A description cannot be corrected without a release, so it holds no price, clock time or opening hours. The
 * search reads it by substring (docs/product.md §9): a place named in passing is a search result for that place, and so is
 * “kaiseki” for Seki.
 */
export const catalogue: readonly Gem[] = allGems;

/** The ids of the catalogue, in its order. */
export const gemIds: readonly number[] = catalogue.map(({ id }) => id);
