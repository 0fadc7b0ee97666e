import type { ReportOutcome } from "../../reviews/report.ts";
import type { MistakeOutcome } from "../../travel/mistake.ts";

/** Sentences about a user's own reports. Loaded by the account settings only. */
export const ownReports = {
  title: "Your reports",
  hint: "What you have told us, and what became of it.",
  review: (gem: string) => `A review of ${gem}`,
  mistake: (gem: string) => `A mistake about ${gem}`,
  sent: (day: string) => `Sent ${day}`,
  open: "We’ll look at it.",
  outcomes: {
    hidden: "We have hidden the review.",
    corrected: "We have corrected it.",
    kept: "We have looked at it and left it as it is.",
  } satisfies Record<ReportOutcome | MistakeOutcome, string>,
} as const;
