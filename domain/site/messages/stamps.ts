import { monthName } from "../date-words.ts";
import type { Month } from "../../stamps/stamp.ts";

const monthInWords = (month: Month) => `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`;

/** Sentences of the stamp book. Loaded by that page only. */
export const stamps = {
  title: "Stamp book",
  description: "The seals of the hidden places in Japan where you have been.",
  logInPrompt: "Log in to see your stamp book",
  whyLogIn: "Press a seal for each place you have been.",
  count: (count: number, all: number) => `${count} of ${all} stamps`,
  about:
    "Twelve places, twelve seals. Only you see this book, and nobody checks it: you say where you have been.",
  how: "Hold “Been here” longer for more ink, and drag while you hold to tilt the seal.",
  missing: (id: number) => `No. ${id}: not yet`,
  stamped: (id: number, title: string, month: Month) => `No. ${id}: ${title}, stamped ${monthInWords(month)}`,
  when: monthInWords,
  waits: "Waiting for a connection",
  press: "Been here",
  /** The button's name, for whoever cannot see beside which place it is. */
  pressAt: (title: string) => `Been here: ${title}`,
  /** After "Change", for the same reason. */
  at: (title: string) => ` the stamp of ${title}`,
  change: "Change",
  year: "Year",
  month: "Month",
  saveMonth: "Save month",
  takeAway: "Take stamp away",
  takenAway: (title: string) => `Stamp taken away: ${title}`,
  undo: "Undo",
  print: "Print",
  picture: "Download picture",
  pictureFile: "anaba-stamp-book.svg",
} as const;
