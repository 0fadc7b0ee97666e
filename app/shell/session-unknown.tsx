import * as messages from "../../domain/site/messages.ts";
import { FailedPage } from "./failed-page.tsx";

/** A personal page while the session cannot be looked up (decision 22). */
export function SessionUnknown() {
  return <FailedPage title={messages.failures.sessionUnknown} hint={messages.failures.sessionUnknownHint} />;
}
