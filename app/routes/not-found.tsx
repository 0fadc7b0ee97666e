import * as messages from "../../domain/site/messages.ts";
import { NotFound } from "../shell/not-found.tsx";

/** The page of any other address. */
export default function NotFoundPage() {
  return <NotFound title={messages.failures.pageNotFound} hint={messages.failures.pageNotFoundHint} />;
}
