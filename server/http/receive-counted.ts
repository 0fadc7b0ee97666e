import { refuse, type Result } from "../../domain/base/result.ts";
import { isChosenFile, type Form } from "../actions/form.ts";
import type { UserDocument } from "../documents/user-document.ts";
import type { App } from "../app.ts";
import { countUpload, refundUpload } from "../usecases/update-profile.ts";
import { refuseUnread } from "./actions.ts";
import { limitOf } from "./body/body-limits.ts";
import { receiveForm } from "./body/receive-form.ts";
import type { SiteRequest } from "./request/request.ts";
import type { SiteResponse } from "./response/response.ts";

/**
 * Reads a form as `receiveForm` does, but an upload only within the limit of uploads. It counts before it is read, and
 * without a file it is refunded.
 * @throws ClientGone when the connection ends before the body does.
 */
export async function receiveCounted(
  app: App,
  request: SiteRequest,
  actor: UserDocument | null,
): Promise<Result<Form | null, SiteResponse>> {
  if (actor === null || limitOf(request)?.kind !== "multipart/form-data") return receiveForm(request);
  const counted = await countUpload(app, actor);
  if (!counted.ok) {
    app.metrics.refused("none", counted.refusal.code);
    return refuse(refuseUnread(request, counted.refusal));
  }
  const received = await receiveForm(request);
  if (received.ok && !hasFile(received.value)) await refundUpload(app, actor);
  return received;
}

const hasFile = (form: Form | null) =>
  form !== null && [...form.values()].some((values) => values.some(isChosenFile));
