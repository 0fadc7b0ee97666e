/** Sentences of a gem's page. */
export const gemPage = {
  about: "About",
  category: "Category",
  tags: "Tags",
  location: (location: string) => `${location}, Japan`,
  outOfFive: (rating: number) => `${rating.toFixed(1)} out of 5`,
  catalogueRating: "Catalogue rating",
  catalogueRatingHint: "as printed in the guide",
  reviewCount: (reviews: number) => `${reviews.toLocaleString("en-US")} reviews`,
  photos: "Photos",
  photoOf: (n: number, total: number) => `Photo ${n} of ${total}`,
  allPhotos: "All prints of this gem",
  share: "Share",
  copyLink: "Copy link",
  shareVia: "Share via…",
  linkCopied: "Link copied to clipboard!", // docs/product.md §8
  linkNotCopied: "Failed to copy link", // docs/product.md §8
  shared: "Shared successfully!", // docs/product.md §8
  notFound: "Gem not found", // docs/product.md §2, Gem detail
  notFoundHint: "There is no gem at this address. All twelve are still where they were.",
  next: "Next gem",
  previous: "Previous gem",
  more: "More gems",
} as const;

/** The seasons, and the character of each on a seal. */
export const seasons = {
  spring: { name: "spring", sign: "春" },
  summer: { name: "summer", sign: "夏" },
  autumn: { name: "autumn", sign: "秋" },
  winter: { name: "winter", sign: "冬" },
  "all year": { name: "all year", sign: "春夏秋冬" },
} as const;
