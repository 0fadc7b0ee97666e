import type { Context, MiddlewareHandler } from "hono";

/** What the layers of the server tell each other about a request. */
export interface Variables {
  requestId: string;
}

/** What the listening server adds to a request; absent where one is made in process. */
interface Bindings {
  readonly incoming?: {
    readonly socket: { readonly remoteAddress?: string | undefined };
    /** The request's target as it was sent. */
    readonly url?: string | undefined;
    /** Names and values in turn, as they were sent. */
    readonly rawHeaders: readonly string[];
  };
}

export type SiteEnv = { Variables: Variables; Bindings: Bindings };
export type SiteContext = Context<SiteEnv>;
export type Layer = MiddlewareHandler<SiteEnv>;
