import { catalogue } from "./catalogue.ts";
import type { Gem } from "./gem.ts";

/** The gem with an id; null when there is none. As text an id is its decimal digits only: "3", not "03". */
export const gemById = (id: number | string | null): Gem | null =>
  catalogue.find((gem) => String(gem.id) === String(id)) ?? null;
