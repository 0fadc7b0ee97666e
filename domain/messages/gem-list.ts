/** What a list that somebody passes on says (docs/product.md §11); loaded by that page alone. */

const gems = (count: number) => (count === 1 ? "1 gem" : `${count} gems`);

export const gemList = {
  title: (count: number) => `A list of ${gems(count)}`,
  description: (titles: readonly string[]) => `Hidden places in Japan to visit: ${titles.join(", ")}.`,
  copyLink: "Copy link",
  link: "Link to this list",
  print: "Print",
  toNext: (distance: string) => `To the next: ${distance} in a straight line`,
} as const;
