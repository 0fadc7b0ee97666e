/** Sentences of the review dialog, which load with it. */
export const reviewDialog = {
  ratingMissing: "Choose a rating to submit.",
  /** The label of each rating, the first one for no rating (docs/product.md §5, Review). */
  labels: ["No rating", "Poor", "Fair", "Good", "Very Good", "Excellent"],
  rating: "Rating",
  text: "Your review",
  textHint: "What would you tell a friend who is going?",
  /** After a lost connection (docs/product.md §4). */
  kept: "Kept as a draft on this phone.",
  submit: "Submit",
  tryAgainToSubmit: "Try again",
  delete: "Delete review",
  tryAgainToDelete: "Try again to delete",
  cancel: "Cancel",
  close: "Close",
} as const;
