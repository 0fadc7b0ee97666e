import { paths } from "../../domain/paths.ts";
import type { App } from "../runtime/app.ts";
import { refuseBusy } from "./actions.ts";
import type { Layer } from "./response.ts";

/** The sign-in address, and the one to which React Router's client posts. */
const addresses: ReadonlySet<string> = new Set([paths.signIn(), `${paths.signIn()}.data`]);

/**
 * Refuses sign-ins while the queue of password hashes is full, without reading them: a flood must not slow down the
 * pages (docs/security.md row 33).
 */
export const shedSignIns =
  ({ metrics, passwords }: Pick<App, "metrics" | "passwords">): Layer =>
  (request) => {
    if (request.method !== "POST" || !addresses.has(request.path) || !passwords.isFull()) return null;
    metrics.refused("signIn", "busy");
    return refuseBusy(request);
  };
