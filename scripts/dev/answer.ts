import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ViteDevServer } from "vite";
import type { Config } from "../../server/runtime/config.ts";
import { createNonce } from "../../server/http/cache/nonce.ts";
import { documentPolicy, headersOfAll, uncached } from "../../server/http/headers.ts";
import { faultPage, withReconnect } from "./document.ts";
import { tellFault } from "./faults.ts";
import type { Product } from "./product.ts";
import { isForVite } from "./vite.ts";

/** Answers requests for sources by Vite, all others by the product, with the security headers on both. */
export function createAnswerer(vite: ViteDevServer, product: Product, config: Config): RequestListener {
  const secure = config.baseUrl.protocol === "https:";
  const listener = getRequestListener(async (request, env) =>
    withReconnect(await product.fetch(request, env).catch(answerFault)),
  );

  function answerFault(error: unknown): Response {
    tellFault(error);
    const nonce = createNonce();
    const page = faultPage(error, nonce);
    for (const [name, value] of headersOfAll(secure)) page.headers.set(name, value);
    page.headers.set("Cache-Control", uncached);
    page.headers.set("Content-Security-Policy", documentPolicy(nonce));
    return page;
  }

  return (request, response) => {
    if (!isForVite(request.url ?? "")) return void listener(request, response);
    for (const [name, value] of headersOfAll(secure)) response.setHeader(name, value);
    return vite.middlewares(request, response, () => void listener(request, response));
  };
}
