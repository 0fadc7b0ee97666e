import { data, type RouterContextProvider } from "react-router";
import { sessionUnknownContext } from "../contexts.ts";

/**
 * For the loader of a personal page: responds 503 when the browser has a session that cannot be looked up now.
 * Otherwise its owner would be asked to log in.
 */
export function requireKnownSession(context: Readonly<RouterContextProvider>): void {
  if (context.get(sessionUnknownContext)) throw data(null, { status: 503 });
}
