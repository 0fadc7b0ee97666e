import type { ReportReason } from "../../reviews/report.ts";

/** The answer to every report. Loaded by the forms of reports only. */
export const reportThanks = "Thank you. We'll look at it.";

/** Sentences of the form for a report of a review. */
export const reportDialog = {
  title: "Report this review",
  reason: "What is wrong with it?",
  reasons: {
    spam: "It is advertising",
    abuse: "It insults or threatens somebody",
    "off-topic": "It is not about this place",
    personal: "It tells something private about a person",
    other: "Something else",
  } satisfies Record<ReportReason, string>,
  note: "Anything to add?",
  noteHint: "Optional. Only the people who run Anaba read it.",
  effect: "You will not see this review any more. Others will, until we have looked at it.",
  send: "Send report",
  cancel: "Cancel",
  close: "Close",
} as const;
