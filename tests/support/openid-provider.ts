import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import OidcProvider from "oidc-provider";
import type { Account } from "../../server/auth/development-provider-page.ts";
import { providerSettings } from "../../server/auth/provider-settings.ts";
import { listening } from "./listening.ts";

/** An account at the provider. */
export interface ProviderAccount {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified?: boolean;
  readonly name?: string;
}

/** An external OpenID Connect provider, on its own port. */
export interface OpenidProvider extends AsyncDisposable {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs in at the provider with this account, in a fresh browser; returns the callback address. */
  readonly visit: (address: string, account: ProviderAccount) => Promise<URL>;
}

/** Starts a provider that knows a single client with this callback. */
export async function startOpenidProvider(callback: string): Promise<OpenidProvider> {
  const client = { clientId: "registered-client", clientSecret: randomBytes(24).toString("base64url") };
  const accounts = new Map<string, Account>();
  const chosen: { subject: string } = { subject: "" };
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listening(server)}`;
  const provider = new OidcProvider(issuer, {
    ...providerSettings({ ...client, callback, accounts }),
    features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  });
  const handle = provider.callback();
  server.on("request", (request, response) => {
    if (request.url?.startsWith("/interaction/") === true)
      void provider.interactionFinished(request, response, { login: { accountId: chosen.subject } });
    else handle(request, response);
  });
  return {
    issuer,
    ...client,
    visit(address, { subject, email, emailVerified = true, name = "Somebody" }) {
      accounts.set(subject, { email, emailVerified, name });
      chosen.subject = subject;
      return follow(address, callback);
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Follows redirects with cookies until the callback. */
async function follow(address: string, callback: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  while (!next.href.startsWith(callback)) {
    const headers = { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
    const answer = await fetch(next, { headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get("Location");
    if (location === null)
      throw new Error(`${next.href} leads nowhere: ${answer.status} ${await answer.text()}`);
    next = new URL(location, next);
  }
  return next;
}
