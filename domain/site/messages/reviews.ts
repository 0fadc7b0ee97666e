/** The sentences around the reviews of a gem. */

export const reviews = {
  heading: "Reviews",
  readersRating: "Readers' rating",
  readersRatingHint: "from reviews written on Anaba",
  none: "No one has written about this place yet.",
  noneHint: "Been there? Yours could be the first word.",
  write: "Write a review",
  edit: "Edit your review",
  logInToWrite: "Please log in to write a review", // docs/product.md §8
  needConnection: "Reviews need a connection.",
  count: (count: number) => (count === 1 ? "1 review" : `${count.toLocaleString("en-US")} reviews`),
  spread: (stars: number, count: number) => `${stars === 1 ? "1 star" : `${stars} stars`}: ${count}`,
  spreadLabel: "Rating breakdown",
  more: "Show older reviews",
  undo: "Undo",
  yours: "Yours",
  change: "Edit",
  /** Differs from the name of the button next to the list: assistive technology needs distinct names. */
  changeName: "Edit what you wrote",
  submitted: "Review submitted successfully!", // docs/product.md §8
  deleted: "Review deleted successfully!", // docs/product.md §8
  stars: (stars: number) => (stars === 1 ? "1 star" : `${stars} stars`),
  edited: "edited",
  readOn: "Read on",
  showLess: "Show less",
  anonymous: "Anonymous User", // docs/product.md §3, Review document
  newest: "Back to the newest reviews",
  tryAgain: "Try again",
} as const;
