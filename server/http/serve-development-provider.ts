import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import type { App } from "../runtime/app.ts";
import { fromWebResponse, textResponse, type SiteResponse, type Layer } from "./response.ts";
import { isLoopbackHost } from "./loopback.ts";
import { receiveBody } from "./receive-body.ts";
import { asWebRequest, type SiteRequest } from "./request.ts";

/** The headers by which a proxy tells of itself. */
const proxyHeaders = ["x-forwarded-for", "x-real-ip", "forwarded", "via"] as const;

/**
 * Passes requests for the development OpenID provider to it, if there is one. It answers this machine only: through a
 * proxy on this machine, that nobody declared by TRUST_PROXY, anybody could sign in as anybody.
 */
export function serveDevelopmentProvider({
  developmentProvider: provider,
  config,
}: Pick<App, "developmentProvider" | "config">): Layer {
  if (provider === null) return () => null;
  const isOfThisMachine = ({ socketAddress, headers }: SiteRequest) =>
    isLoopbackHost(socketAddress) &&
    !(config.isTrustProxyUnset && proxyHeaders.some((name) => headers[name] !== undefined));
  const serve = async (request: SiteRequest): Promise<SiteResponse> => {
    if (!isOfThisMachine(request)) return textResponse(404, messages.http.thisMachineOnly);
    const body = await receiveBody(request);
    if (!body.ok) return body.refusal;
    return fromWebResponse(await provider.handle(asWebRequest(request, config.baseUrl, body.value)));
  };
  return (request) => (request.path.startsWith(`${paths.developmentProvider()}/`) ? serve(request) : null);
}
