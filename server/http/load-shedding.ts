import { paths } from "../../domain/site/paths.ts";
import type { App } from "../app.ts";
import { refuseBusy } from "./actions.ts";
import type { Layer } from "./response/response.ts";

/**
 * Refuses sign-ins while the queue of password hashes is full, without reading them: a flood must not slow down the
 * pages (docs/security.md row 33).
 */
export const shedSignIns =
  ({ metrics, passwords }: Pick<App, "metrics" | "passwords">): Layer =>
  (request) => {
    if (request.method !== "POST" || request.path !== paths.signIn() || !passwords.isFull()) return null;
    metrics.refused("signIn", "busy");
    return refuseBusy(request);
  };
