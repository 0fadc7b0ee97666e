import type { Context, MiddlewareHandler } from "hono";

/** What the layers of the server tell each other about a request. */
export interface Variables {
  requestId: string;
}

export type SiteEnv = { Variables: Variables };
export type SiteContext = Context<SiteEnv>;
export type Layer = MiddlewareHandler<SiteEnv>;
