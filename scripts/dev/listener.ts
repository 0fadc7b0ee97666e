import type { RequestListener } from "node:http";
import type { ViteDevServer } from "vite";
import type { Config } from "../../server/config/config.ts";
import { headersFor } from "../../server/http/response/response.ts";
import { documentPolicy, headersOfAll, nonceSources } from "../../server/http/response/headers.ts";
import { listenerOf } from "../../server/http/listener.ts";
import { createNonce } from "../../server/http/response/nonce.ts";
import { isClientGone, type FinishedResponse } from "../../server/http/pipeline.ts";
import type { SiteRequest } from "../../server/http/request/request.ts";
import { faultPage, withReconnect } from "./document.ts";
import { textOf, type Product } from "./product.ts";
import { isForVite } from "./vite.ts";

/** Passes requests for sources to Vite and all others to the product, with the security headers on both. */
export function createDevListener(vite: ViteDevServer, product: Product, config: Config): RequestListener {
  const secure = config.baseUrl.protocol === "https:";
  const allHeaders = headersFor(secure);
  let lastFault = "";
  const listener = listenerOf(async (request) =>
    withReconnect(await product.answer(request).catch((error: unknown) => faultResponse(error, request))),
  );

  function faultResponse(error: unknown, { id }: SiteRequest): FinishedResponse {
    if (isClientGone(error)) throw error;
    const fault = textOf(error);
    // Many requests may meet the same fault.
    if (fault !== lastFault) process.stderr.write(`${fault}\n`);
    lastFault = fault;
    const nonce = createNonce();
    const page = faultPage(fault, nonce, documentPolicy(nonceSources(nonce)));
    return { status: page.status, headers: allHeaders(page, id), body: page.body };
  }

  return (request, response) => {
    if (!isForVite(request.url ?? "")) return listener(request, response);
    for (const [name, value] of headersOfAll(secure)) response.setHeader(name, value);
    return vite.middlewares(request, response, () => listener(request, response));
  };
}
