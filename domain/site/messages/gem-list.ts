/** Sentences of a shared list of gems (docs/product.md §11). Loaded by that page only. */

const gems = (count: number) => (count === 1 ? "1 gem" : `${count} gems`);

export const gemList = {
  title: (count: number) => `A list of ${gems(count)}`,
  lede: (places: readonly string[]) =>
    `In ${new Intl.ListFormat("en-GB").format(places)}: a print for each, the hours, and the way there.`,
  description: (titles: readonly string[]) => `Hidden places in Japan to visit: ${titles.join(", ")}.`,
  copyLink: "Copy link",
  link: "Link to this list",
  print: "Print",
  book: "Pocket book",
  empty: "This list has no gem on it. Save a place with its heart, and share it from there.",
  toNext: (distance: string) => `Next stop: ${distance} in a straight line`,
} as const;
