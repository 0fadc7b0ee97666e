/** Sentences of the suggestions below the search field. */

const gems = (count: number): string => (count === 1 ? "1 gem" : `${count} gems`);

export const suggestions = {
  label: "Suggestions",
  kinds: { category: "Category", location: "Place", gem: "Gem" },
  gems,
  /** Where a search finds gems besides those that its suggestions stand for. */
  more: (count: number, q: string) => `${count} more match “${q}”`,
} as const;
