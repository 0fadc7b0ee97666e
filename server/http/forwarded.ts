import type { App } from "../app.ts";
import type { Layer } from "./response/response.ts";

/**
 * Logs a warning once when `X-Forwarded-For` arrives but TRUST_PROXY is not set: all clients of that proxy would
 * count as one client and share its limits. A setting of 0 counts as deliberate.
 */
export function warnOfUndeclaredProxy({ config, log }: Pick<App, "config" | "log">): Layer {
  let isDue = config.isTrustProxyUnset;
  return ({ headers }) => {
    if (isDue && headers["x-forwarded-for"] !== undefined) {
      isDue = false;
      log.warn(
        "TRUST_PROXY is not set, but requests have X-Forwarded-For; set it to the number of proxies in front, or to 0",
      );
    }
    return null;
  };
}
