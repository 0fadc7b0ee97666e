import { data, type RouterContextProvider } from "react-router";
import { sessionUnknownContext } from "../contexts.ts";

/**
 * For the loader of a personal page: answers 503 where the browser has a session that cannot be looked up now. Its owner
 * would be told to log in otherwise.
 */
export function requireKnownSession(context: Readonly<RouterContextProvider>): void {
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to answer with a status
  if (context.get(sessionUnknownContext)) throw data(null, { status: 503 });
}
