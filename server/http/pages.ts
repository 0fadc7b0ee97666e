import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type * as Entry from "../../app/entry.server.tsx";
import * as messages from "../../domain/messages.ts";
import type { Form } from "../actions/form.ts";
import type { App } from "../runtime/app.ts";
import type { Client } from "../usecases/client.ts";
import { isUnavailable } from "../documents/refused.ts";
import type { Actor } from "./actor.ts";
import type { BuiltFiles } from "./build-output.ts";
import { isDocument, retrySoon } from "./headers.ts";

/** What a page is rendered with, beside the request. */
export interface PageContext {
  readonly nonce: string;
  readonly requestId: string;
  readonly actor: Actor;
  readonly client: Client;
  /** The posted form; null when there is none. */
  readonly form: Form | null;
  /** Called when the page cannot be rendered, or lacks a part that could not be read. */
  readonly onFailure?: () => void;
}

/** Renders one page. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

/** Our own entry in a build: React Router's type covers only the part of it that it needs. */
export const entryOf = (build: ServerBuild): typeof Entry =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  build.entry.module as unknown as typeof Entry;

/** Connects React Router to the application: loaders and actions find the App in their context. */
export function createPages(app: App, build: ServerBuild, files: BuiltFiles): RenderPage {
  const handle = createRequestHandler(build, "production");
  const { contexts } = entryOf(build);
  return async (request, { nonce, requestId, actor, client, form, onFailure }) => {
    let isAway = false;
    const context = new RouterContextProvider();
    context.set(contexts.appContext, app);
    context.set(contexts.actorContext, actor.user);
    context.set(contexts.sessionUnknownContext, actor.isUnknown);
    context.set(contexts.clientContext, client);
    context.set(contexts.formContext, form);
    context.set(contexts.failureContext, (error) => {
      isAway ||= isUnavailable(error);
      onFailure?.();
    });
    context.set(contexts.incompleteContext, () => onFailure?.());
    context.set(contexts.nonceContext, nonce);
    context.set(contexts.requestIdContext, requestId);
    context.set(contexts.stylesheetContext, files.stylesheet);
    context.set(contexts.criticalPathContext, files.criticalPath);
    const response = await handle(request, context);
    if (response.headers.get("Content-Type") === dataType)
      response.headers.set("Content-Type", `${dataType}; charset=utf-8`);
    return isAway && response.status >= 500 ? unavailable(response) : response;
  };
}

/** The type that React Router gives to loaders' data, without the charset. */
const dataType = "text/x-script";

/** React Router sets this header on pages and their data, but not on its bare error texts. */
const marker = "X-Remix-Response";

/**
 * Turns a 500 that was caused by an unreachable database into a 503: the client may try again. An error page and its
 * data keep their body; React Router's bare error text is replaced by our sentence.
 */
function unavailable({ body, headers: failed }: Response): Response {
  const headers = new Headers(failed);
  headers.set(...retrySoon);
  if (isDocument(failed) || failed.has(marker)) return new Response(body, { status: 503, headers });
  headers.set("Content-Type", "text/plain; charset=UTF-8");
  headers.delete("Content-Length");
  return new Response(messages.http.unavailable, { status: 503, headers });
}
