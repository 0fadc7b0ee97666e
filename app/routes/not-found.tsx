import { data, type MetaFunction } from "react-router";
import * as messages from "../../domain/messages.ts";
import { NotFound } from "../shell/not-found.tsx";

/** Any other address: status 404. */
export const loader = () => data(null, { status: 404 });

/** Other methods than GET are not found either. */
export const action = loader;

export const meta: MetaFunction = () => [
  { title: messages.titles.page(messages.failures.pageNotFound) },
  { name: "description", content: messages.failures.pageNotFoundHint },
  { name: "robots", content: "noindex" },
];

export default function NotFoundPage() {
  return <NotFound title={messages.failures.pageNotFound} hint={messages.failures.pageNotFoundHint} />;
}
