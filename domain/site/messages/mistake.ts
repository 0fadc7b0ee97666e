/** Sentences of the form for a mistake in the facts. Loaded by that form only. */
export const mistake = {
  title: "Report a mistake",
  description: "Tell us what is wrong with the facts about a place.",
  text: "What is wrong?",
  hint: "Hours, prices, the way there: whatever you found to be different.",
  send: "Send",
  close: "Close",
  back: (title: string) => `Back to ${title}`,
} as const;
