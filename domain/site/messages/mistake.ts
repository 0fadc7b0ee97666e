/** Sentences of the form for a mistake in the facts. Loaded by that form only. */
export const mistake = {
  title: "Report a mistake",
  description: "Tell us what is wrong with the facts about a place.",
  text: "What is wrong?",
  hint: "Hours, prices, the way there: whatever you found to be different. We check each report before a fact changes.",
  send: "Send",
  cancel: "Cancel",
  close: "Close",
  back: (title: string) => `Back to ${title}`,
} as const;
