/** Sentences of the order of the saved gems and of the notes on them. Loaded by that page only. */
export const notes = {
  about:
    "Put them in the order of your journey, and write down what you need to remember. Only you see your notes.",
  /** One gem has no order yet. */
  aboutOne: "Write down what you need to remember. Only you see your notes.",
  label: "Note",
  /** After the label, for whoever cannot see on which card it is. */
  on: (title: string) => ` on ${title}`,
  placeholder: "A train to catch, a dish to try",
  save: "Save note",
  saved: "Saved",
  unsaved: "Not saved yet",
  other: "On your other device:",
  takeOther: "Use this text",
  moveUp: (title: string) => `Move up ${title}`,
  moveDown: (title: string) => `Move down ${title}`,
  moved: (title: string, place: number, count: number) => `${title} is number ${place} of ${count} now.`,
} as const;

/** The description of the page of the saved gems. */
export const savedDescription = "Your saved hidden places in Japan, newest first.";
