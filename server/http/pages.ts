import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type * as Entry from "../../app/entry.server.tsx";
import type { App } from "../app.ts";
import type { Client } from "../client.ts";
import type { UserDocument } from "../documents/user-document.ts";
import type { BuiltFiles } from "./built-files.ts";

/** What a page is rendered for, beside the request. */
export interface PageContext {
  readonly nonce: string;
  readonly requestId: string;
  readonly actor: UserDocument | null;
  readonly client: Client;
}

/** Renders one page. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

/** Connects React Router to the application: its loaders and actions find the App in their context. */
export function createPages(app: App, build: ServerBuild, files: BuiltFiles): RenderPage {
  const handle = createRequestHandler(build, "production");
  // React Router types the entry by what it needs of it; this is our own entry.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { contexts } = build.entry.module as unknown as typeof Entry;
  return (request, { nonce, requestId, actor, client }) => {
    const context = new RouterContextProvider();
    context.set(contexts.appContext, app);
    context.set(contexts.actorContext, actor);
    context.set(contexts.clientContext, client);
    context.set(contexts.nonceContext, nonce);
    context.set(contexts.requestIdContext, requestId);
    context.set(contexts.stylesheetContext, files.stylesheet);
    context.set(contexts.earlyScriptContext, files.earlyScript);
    return handle(request, context);
  };
}
