/** Sentences of the page of saved gems. */
export const savedPage = {
  title: "Saved gems",
  logInPrompt: "Log in to see your saved gems",
  empty: "No saved gems yet", // docs/product.md §2, Saved
  emptyHint: "Tap the heart on any place and you’ll find it here.",
  loading: "Fetching your saved gems…",
  share: "Share this list",
  onTheMap: "On the map",
  /** The real number, next to the placeholder numbers of the profile. */
  count: (count: number) => (count === 1 ? "1 saved gem" : `${count} saved gems`),
} as const;
