/** The way to the page "Offline". Pages that lead there load it without the page's own sentences. */
export const offlineLink = {
  keep: "Keep for offline",
} as const;
