import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type Provider from "oidc-provider";
import type { Context } from "oidc-provider";
import { paths } from "../../domain/site/paths.ts";
import { createDevelopmentProviderStore } from "./development-provider-store.ts";
import { chooserPage, overPage, readChoice, type Account } from "./development-provider-page.ts";
import { providerSettings } from "./provider-settings.ts";

/**
 * An OpenID provider that replaces Google during development. It runs on this machine, and anybody may sign in as
 * anybody.
 */
export interface DevelopmentProvider {
  /** Its issuer, under the site's own address. */
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Answers a request for an address under the issuer. The first request starts the provider. */
  readonly handle: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** Creates the provider for the site at `baseUrl`. It starts with its first request. */
export function createDevelopmentProvider(baseUrl: URL, callback: URL): DevelopmentProvider {
  const issuer = new URL(paths.developmentProvider(), baseUrl);
  const client = { clientId: "anaba", clientSecret: randomBytes(24).toString("base64url") };
  let starting: ReturnType<typeof start> | undefined;
  return {
    issuer,
    ...client,
    async handle(request) {
      starting ??= start(issuer, callback, client);
      const { port } = await starting;
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.set("X-Forwarded-Host", baseUrl.host);
      headers.set("X-Forwarded-Proto", baseUrl.protocol.slice(0, -1));
      for (const name of hopByHop) headers.delete(name);
      headers.set("Cookie", withoutSession(headers.get("Cookie") ?? ""));
      const body = request.body === null ? null : await request.arrayBuffer();
      const { method } = request;
      const address = `http://127.0.0.1:${port}${pathname}${search}`;
      const response = await fetch(address, { method, headers, body, redirect: "manual" });
      // The headers of a response of `fetch` are immutable; later layers add some.
      return new Response(response.body, {
        status: response.status,
        headers: new Headers(response.headers),
      });
    },
    close: async () => (await starting)?.close(),
  };
}

/** Headers that are not forwarded: those for one connection (RFC 9110 §7.6.1), and those that `fetch` sets itself. */
const hopByHop = [
  "Accept-Encoding",
  "Connection",
  "Content-Length",
  "Keep-Alive",
  "TE",
  "Transfer-Encoding",
  "Upgrade",
];

/** Removes the provider's session cookie, so that every sign-in shows the chooser again. */
const withoutSession = (cookies: string) =>
  cookies
    .split(/; */)
    .filter((cookie) => !/^_session(?:\.legacy)?(?:\.sig)?=/.test(cookie))
    .join("; ");

async function start(issuer: URL, callback: URL, client: { clientId: string; clientSecret: string }) {
  const [{ default: OidcProvider }, { createServer }] = await Promise.all([
    import("oidc-provider"),
    import("node:http"),
  ]);
  const accounts = new Map<string, Account>();
  const provider = new OidcProvider(issuer.href, configuration(issuer, callback, client, accounts));
  provider.proxy = true;
  const handle = provider.callback();
  const server = createServer((request, response) => {
    const chooser = `${issuer.pathname}/choose/`;
    if (request.url?.startsWith(chooser) === true) void choose(provider, accounts, request, response);
    else {
      // The provider is mounted under a path and reads its own part of the address from `url`.
      Object.assign(request, { originalUrl: request.url });
      request.url = request.url?.slice(issuer.pathname.length) ?? "";
      handle(request, response);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  server.unref();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening TCP server has such an address
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port, close };
}

/** Shows the chooser, or passes the submitted choice to the provider. */
async function choose(
  provider: Provider,
  accounts: Map<string, Account>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    if (request.method !== "POST") {
      await provider.interactionDetails(request, response);
      response.writeHead(200, chooserPage.headers).end(chooserPage.body);
      return;
    }
    const choice = await readChoice(request);
    if (choice === null) {
      await provider.interactionFinished(request, response, { error: "access_denied" });
      return;
    }
    const accountId = createHash("sha256").update(choice.email.toLowerCase()).digest("hex").slice(0, 24);
    accounts.set(accountId, choice);
    await provider.interactionFinished(request, response, { login: { accountId } });
  } catch {
    response.writeHead(400, overPage.headers).end(overPage.body);
  }
}

function configuration(
  issuer: URL,
  callback: URL,
  client: { clientId: string; clientSecret: string },
  accounts: ReadonlyMap<string, Account>,
): Readonly<Record<string, unknown>> {
  return {
    ...providerSettings({ ...client, callback: callback.href, accounts }),
    adapter: createDevelopmentProviderStore(),
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    // The provider's own error page needs styles that our policy blocks, and shows details that only developers
    // understand.
    renderError(context: Context) {
      context.set(overPage.headers);
      context.body = overPage.body;
    },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `${issuer.pathname}/choose/${uid}` },
  };
}
