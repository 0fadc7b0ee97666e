import type { App } from "../runtime/app.ts";
import type { Layer } from "./response.ts";

/**
 * Warns once where a proxy stands in front and nobody said so: all who come through it would count as one client, and
 * share its limits. Where the setting is there, 0 included, it is meant.
 */
export function warnOfUndeclaredProxy({ config, log }: Pick<App, "config" | "log">): Layer {
  let isDue = config.isTrustProxyUnset;
  return ({ headers }) => {
    if (isDue && headers["x-forwarded-for"] !== undefined) {
      isDue = false;
      log.warn(
        "TRUST_PROXY: is not set, and X-Forwarded-For arrives; set it to the number of proxies in front, or to 0",
      );
    }
    return null;
  };
}
