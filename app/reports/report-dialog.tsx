import { MistakeDialog } from "./mistake-dialog.tsx";
import { ReviewReportDialog } from "./review-report-dialog.tsx";
import type { Reported } from "./use-reports.tsx";

/** The dialog of either report: one script has both. */
export default function ReportDialog({
  review,
  ...rest
}: Reported & { readonly gemId: number; readonly onClose: () => void }) {
  return review === null ? <MistakeDialog {...rest} /> : <ReviewReportDialog review={review} {...rest} />;
}
