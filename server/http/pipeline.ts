import * as messages from "../../domain/site/messages.ts";
import { isUnavailable } from "../base/refused.ts";
import type { App } from "../app.ts";
import { withBudget } from "../base/waiting-time.ts";
import { addressOf } from "./request/address.ts";
import { headersFor, textResponse, type SiteResponse, type Layer } from "./response/response.ts";
import type { SiteRequest } from "./request/request.ts";

/** A response with all headers, ready to send. */
export interface FinishedResponse {
  readonly status: number;
  /** Names and values, alternating. */
  readonly headers: string[];
  readonly body: SiteResponse["body"];
}

/**
 * Handles a request; synchronously when nothing has to be waited for. Rejects only when the connection is closed.
 */
export type Pipeline = (request: SiteRequest) => FinishedResponse | Promise<FinishedResponse>;

/** There is no connection for a response: the client left before it had sent its whole body, or was refused meanwhile. */
export class ClientGone extends Error {
  override readonly name = "ClientGone";
  /** The status that the client was sent before its connection was closed; null if the client disconnected. */
  readonly refusedWith: number | null;

  constructor(
    message: string,
    { cause, refusedWith = null }: { cause?: unknown; refusedWith?: number | null },
  ) {
    super(message, { cause });
    this.refusedWith = refusedWith;
  }
}

/** Whether an error is a `ClientGone`. Compares the name, because the development server loads this class twice. */
export const isClientGone = (error: unknown): boolean =>
  error instanceof Error && error.name === "ClientGone";

/** The metrics use this status for a request whose client disconnected. It is never sent. */
const brokenOff = 499;

const rounded = (ms: number) => Math.round(ms * 10) / 10;

/** The request id that a trusted proxy sent, so that the logs of both can be compared. */
function proxyFields(
  { headers }: SiteRequest,
  trustProxy: number,
): { readonly proxyRequestId?: string; readonly trace?: string } {
  if (trustProxy === 0) return {};
  const { "x-request-id": id = "", traceparent = "" } = headers;
  const trace = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/.exec([traceparent].flat().join())?.[1];
  const isName = typeof id === "string" && /^[\w.:-]{1,128}$/.test(id);
  return { ...(isName && { proxyRequestId: id }), ...(trace !== undefined && { trace }) };
}

/**
 * Passes a request through the layers, in order, until one responds. Every response, also after a failure, gets the
 * same headers and one line in the log.
 */
export function createPipeline(
  { config, log, metrics }: Pick<App, "config" | "log" | "metrics">,
  layers: readonly Layer[],
): Pipeline {
  const complete = headersFor(config.baseUrl.protocol === "https:");

  const fromLayer = (first: number, request: SiteRequest): SiteResponse | Promise<SiteResponse> => {
    for (let index = first; index < layers.length; index += 1) {
      const response = layers[index]?.(request) ?? null;
      if (response instanceof Promise) return response.then((late) => late ?? fromLayer(index + 1, request));
      if (response !== null) return response;
    }
    throw new Error("no layer answers");
  };

  const failed = (error: unknown, { id: requestId }: SiteRequest): SiteResponse => {
    if (isClientGone(error)) throw error;
    log.error({ err: error, requestId }, "request failed");
    return isUnavailable(error)
      ? textResponse(503, messages.http.unavailable)
      : textResponse(500, messages.http.serverError(requestId));
  };

  return (request) => {
    const { id: requestId, method, path } = request;
    const start = performance.now();
    /** The fields of a request for the log and the metrics. The path only: a query may contain personal data. */
    const logFields = (status: number) => {
      const ms = performance.now() - start;
      metrics.answered({ method, status, seconds: ms / 1000 });
      const address = addressOf(request, config.trustProxy);
      return {
        requestId,
        ...proxyFields(request, config.trustProxy),
        address,
        method,
        path,
        ms: rounded(ms),
      };
    };
    const isHead = method === "HEAD";
    const finish = (response: SiteResponse): FinishedResponse => {
      const { status } = response;
      const body = isHead ? null : response.body;
      log.info({ ...logFields(status), status, bytes: body?.length ?? 0 }, "request");
      return { status, headers: complete(response, requestId), body };
    };
    try {
      // To the layers a HEAD is a GET, so that its headers are the same (RFC 9110 §9.3.2).
      const asked = isHead ? { ...request, method: "GET" } : request;
      const response = withBudget(() => fromLayer(0, asked));
      if (!(response instanceof Promise)) return finish(response);
      return response
        .catch((error: unknown) => failed(error, request))
        .then(finish, (error: unknown) => {
          const status = error instanceof ClientGone ? error.refusedWith : null;
          if (status === null) log.info(logFields(brokenOff), "request aborted");
          else log.info({ ...logFields(status), status, bytes: 0 }, "request");
          throw error;
        });
    } catch (error) {
      return finish(failed(error, request));
    }
  };
}
