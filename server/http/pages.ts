import type { PageInput, renderPage } from "../../app/entry.server.tsx";
import type { CompletedAction } from "../actions/run-action.ts";
import { isUnavailable } from "../base/refused.ts";
import type { App } from "../app.ts";
import type { Client } from "../usecases/client.ts";
import { views, type ViewName } from "../views/registry.ts";
import type { View, ViewContext, ViewRequest } from "../views/view.ts";
import type { Actor } from "./actor.ts";
import type { BuiltFiles } from "./build-output.ts";
import type { Header } from "./response/headers.ts";

/** Who asks for a page. */
export interface PageContext {
  readonly requestId: string;
  readonly actor: Actor;
  readonly client: Client;
}

/** A page, or its data. */
export interface MadePage {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly text: string;
  /** Whether it is a document, rather than data. */
  readonly isDocument: boolean;
  /** Whether nothing failed meanwhile, and no part is missing. */
  readonly isComplete: boolean;
}

/** The two ways in which a page comes about. */
export interface Pages {
  readonly render: (
    request: Request,
    context: PageContext & { readonly nonce: string; readonly action: CompletedAction | null },
  ) => Promise<MadePage>;
  /** Reads the data alone, as JSON. Rejects where the view does. */
  readonly read: (name: ViewName, request: ViewRequest, context: PageContext) => Promise<MadePage>;
}

/** How the build renders a page (app/entry.server.tsx). */
export type RenderPage = typeof renderPage;

const allViews: Readonly<Record<ViewName, View>> = views;

/** Connects the pages to the application. */
export function createPages(
  app: App,
  renderWith: RenderPage,
  { filesOf }: Pick<BuiltFiles, "filesOf">,
  { isCopy, offer }: Pick<ViewContext, "isCopy" | "offer">,
): Pages {
  const viewWith =
    ({ actor, client }: PageContext): PageInput["view"] =>
    async (name, request) =>
      allViews[name](
        { app, client, actor: actor.user, isSessionUnknown: actor.isUnknown, isCopy, offer },
        request,
      );
  return {
    async render(request, { nonce, action, ...context }) {
      let isAway = false;
      let isComplete = true;
      const view = viewWith(context);
      const { status, headers, html } = await renderWith(request, {
        nonce,
        filesOf: (page) => filesOf(page, context.actor.user === null && !context.actor.isUnknown),
        action,
        async view(...asked) {
          const viewed = await view(...asked);
          isComplete &&= viewed.status !== 503 && viewed.isIncomplete !== true;
          return viewed;
        },
        onError(error) {
          isComplete = false;
          isAway ||= isUnavailable(error);
          app.log.error({ err: error, requestId: context.requestId }, "page failed");
        },
      });
      // An unreachable database may be back soon, so the client may try again.
      return {
        status: isAway && status >= 500 ? 503 : status,
        headers,
        text: html,
        isDocument: true,
        isComplete,
      };
    },
    async read(name, request, context) {
      const viewed = await viewWith(context)(name, request);
      if (viewed.status === 503)
        return { status: 503, headers: jsonType, text: "null", isDocument: false, isComplete: false };
      return {
        status: viewed.status,
        headers: jsonType,
        text: JSON.stringify(viewed.data),
        isDocument: false,
        isComplete: viewed.isIncomplete !== true,
      };
    },
  };
}

const jsonType: readonly Header[] = [["Content-Type", "application/json"]];
