import * as messages from "../../domain/messages.ts";
import { isUnavailable } from "../documents/refused.ts";
import type { App } from "../runtime/app.ts";
import { withBudget } from "../runtime/waiting-time.ts";
import { headersFor, textResponse, type SiteResponse, type Layer } from "./response.ts";
import type { SiteRequest } from "./request.ts";

/** A response with all headers, ready to send. */
export interface FinishedResponse {
  readonly status: number;
  /** Names and values, alternating. */
  readonly headers: string[];
  readonly body: SiteResponse["body"];
}

/**
 * Handles a request; synchronously when nothing has to be waited for. Rejects only when the client has disconnected.
 */
export type Pipeline = (request: SiteRequest) => FinishedResponse | Promise<FinishedResponse>;

/** The client disconnected before it had sent its whole body. */
export class ClientGone extends Error {
  override readonly name = "ClientGone";
}

/** Whether an error is a `ClientGone`. Compares the name, because the development server loads this class twice. */
export const isClientGone = (error: unknown): boolean =>
  error instanceof Error && error.name === "ClientGone";

/**
 * Passes a request through the layers, in order, until one responds. Every response, also after a failure, gets the
 * same headers and one line in the log.
 */
export function createPipeline(
  { config, log, now }: Pick<App, "config" | "log" | "now">,
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
    const start = now();
    const finish = (response: SiteResponse): FinishedResponse => {
      // Logs the path only: a query may hold personal data.
      const { status, body } = response;
      log.info({ requestId, method, path, status, ms: now() - start }, "request");
      return { status, headers: complete(response, requestId), body };
    };
    try {
      const response = withBudget(() => fromLayer(0, request));
      if (!(response instanceof Promise)) return finish(response);
      return response
        .catch((error: unknown) => failed(error, request))
        .then(finish, (error: unknown) => {
          log.info({ requestId, method, path, ms: now() - start }, "request broken off");
          throw error;
        });
    } catch (error) {
      return finish(failed(error, request));
    }
  };
}
