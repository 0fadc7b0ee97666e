/** Sentences of a gem's page that lead to its reports (docs/product.md §4, Reports). The dialogs have files of their own. */
export const reports = {
  report: "Report",
  logIn: "Please log in to report a review",
  wrong: "Something wrong?",
  hidden: (reason: string) => `Only you see this review. We have hidden it: ${reason}`,
} as const;
