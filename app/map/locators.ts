import gem1 from "./pictures/gem-1.svg?url";
import gem2 from "./pictures/gem-2.svg?url";
import gem3 from "./pictures/gem-3.svg?url";
import gem4 from "./pictures/gem-4.svg?url";
import gem5 from "./pictures/gem-5.svg?url";
import gem6 from "./pictures/gem-6.svg?url";
import gem7 from "./pictures/gem-7.svg?url";
import gem8 from "./pictures/gem-8.svg?url";
import gem9 from "./pictures/gem-9.svg?url";
import gem10 from "./pictures/gem-10.svg?url";
import gem11 from "./pictures/gem-11.svg?url";
import gem12 from "./pictures/gem-12.svg?url";

/** Addresses of the small maps, by gem id. */
export const locators: Readonly<Record<number, string>> = {
  1: gem1,
  2: gem2,
  3: gem3,
  4: gem4,
  5: gem5,
  6: gem6,
  7: gem7,
  8: gem8,
  9: gem9,
  10: gem10,
  11: gem11,
  12: gem12,
};
