/** The clothes of the mountain's pilgrims, by the parts of a walking figure. */
import type { Mats } from "../../kit/people.ts";

/** @param skin the face and the hands @param coat what is worn on top */
export const pilgrimWhites = (skin: string, coat: string): Mats => ({
  0: { c: skin },
  1: { c: "#1b1822" },
  2: { c: "#f4ecd8" },
  3: { c: "#e8dfc8" },
  4: { c: "#d2432a" },
  5: { c: "#e2bb74" },
  6: { c: "#2a211c" },
  7: { c: "#f4ecd8" },
  8: { c: coat },
  9: { c: "#3a2a22" },
});
