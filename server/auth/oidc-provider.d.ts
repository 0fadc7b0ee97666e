/** The part of oidc-provider that the development provider uses. The package has no types. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Context {
    body: string;
    set(headers: Readonly<Record<string, string>>): void;
    readonly oidc: {
      readonly session?: { readonly accountId?: string };
      readonly client?: { readonly clientId: string };
      readonly params?: Readonly<Record<string, unknown>>;
    };
  }

  export default class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    proxy: boolean;
    readonly Grant: new (of: {
      readonly accountId: string | undefined;
      readonly clientId: string | undefined;
    }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    /** Rejects when the attempt has expired or belongs to another browser. */
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<unknown>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Readonly<Record<string, unknown>>,
    ): Promise<void>;
    on(event: "server_error", listener: (context: Context, error: unknown) => void): this;
  }

  export type { Context };
}
