/** Sentences of the galleries. */

export const photos = {
  title: "Photos",
  lede: "The prints of the twelve places. Open one to look closer.",
  open: (n: number, what: string) => `Open photo ${n}: ${what}`,
  lightbox: "Photo viewer",
  previous: "Previous photo",
  next: "Next photo",
  close: "Close",
  counter: (n: number, total: number) => `${n} / ${total}`, // docs/product.md §2, Photos
  download: "Download",
  licence: "By Anaba, CC\u00a0BY\u00a04.0",
  toGem: "Go to the gem",
  allGems: "The prints of all gems",
} as const;
