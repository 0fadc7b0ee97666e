import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { App } from "../app.ts";
import { fromWebResponse, textResponse, type SiteResponse, type Layer } from "./response/response.ts";
import { isLoopbackAuthority, isLoopbackHost } from "../base/loopback.ts";
import { receiveBody } from "./body/receive-form.ts";
import { asWebRequest, type SiteRequest } from "./request/request.ts";

/** Headers that only a proxy adds. */
const proxyHeaders = ["x-forwarded-for", "x-real-ip", "forwarded", "via"] as const;

/**
 * Passes requests for the development OpenID provider to it, if there is one. It answers this machine only: through a
 * proxy on this machine anybody could sign in as anybody (docs/security.md, "Deviations"). A proxy is allowed where
 * both TRUST_PROXY and a loopback BASE_URL are set. Otherwise it is recognised by its headers, by the host name that
 * it passes on, or by HTTP/1.0, which nginx speaks by default (before 1.29.7) and browsers do not.
 */
export function serveDevelopmentProvider({
  developmentProvider: provider,
  config,
}: Pick<App, "developmentProvider" | "config">): Layer {
  if (provider === null) return () => null;
  const mayBeBehindProxy = config.trustProxy > 0 && !config.isBaseUrlUnset;
  const isOfThisMachine = ({ socketAddress, headers, httpVersion }: SiteRequest) =>
    isLoopbackHost(socketAddress) &&
    isLoopbackAuthority(headers.host) &&
    httpVersion !== "1.0" &&
    (mayBeBehindProxy || proxyHeaders.every((name) => headers[name] === undefined));
  const serve = async (request: SiteRequest): Promise<SiteResponse> => {
    if (!isOfThisMachine(request)) return textResponse(404, messages.http.thisMachineOnly);
    const body = await receiveBody(request);
    if (!body.ok) return body.refusal;
    return fromWebResponse(await provider.handle(asWebRequest(request, config.baseUrl, body.value)));
  };
  return (request) => (request.path.startsWith(`${paths.developmentProvider()}/`) ? serve(request) : null);
}
