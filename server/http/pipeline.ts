import * as messages from "../../domain/messages.ts";
import { isUnavailable } from "../documents/refused.ts";
import type { App } from "../runtime/app.ts";
import { withBudget } from "../runtime/waiting-time.ts";
import { headersFor, textResponse, type SiteResponse, type Layer } from "./response.ts";
import type { SiteRequest } from "./request.ts";

/** An answer as it is sent: with the headers of all. */
export interface FinishedResponse {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: string[];
  readonly body: SiteResponse["body"];
}

/** From a request to its answer; at once where nothing has to be waited for. Rejects only where the client has gone. */
export type Pipeline = (request: SiteRequest) => FinishedResponse | Promise<FinishedResponse>;

/** A body that ended before all of it had come: its sender is gone, and nobody is left to be answered. */
export class ClientGone extends Error {
  override readonly name = "ClientGone";
}

/** Whether an error says so; asked by its name, since in development there are two copies of the class. */
export const isClientGone = (error: unknown): boolean =>
  error instanceof Error && error.name === "ClientGone";

/**
 * Lets a request pass the layers from top to bottom, until one answers. Every answer, a failure's too, gets the same
 * headers and one line in the log.
 */
export function createPipeline(
  { config, log, now }: Pick<App, "config" | "log" | "now">,
  layers: readonly Layer[],
): Pipeline {
  const complete = headersFor(config.baseUrl.protocol === "https:");

  const fromLayer = (first: number, request: SiteRequest): SiteResponse | Promise<SiteResponse> => {
    for (let index = first; index < layers.length; index += 1) {
      const answer = layers[index]?.(request) ?? null;
      if (answer instanceof Promise) return answer.then((late) => late ?? fromLayer(index + 1, request));
      if (answer !== null) return answer;
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
    const finish = (answer: SiteResponse): FinishedResponse => {
      // The path alone: a query may be personal.
      const { status, body } = answer;
      log.info({ requestId, method, path, status, ms: now() - start }, "request");
      return { status, headers: complete(answer, requestId), body };
    };
    try {
      const answer = withBudget(() => fromLayer(0, request));
      if (!(answer instanceof Promise)) return finish(answer);
      return answer
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
