import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { SettingError, type Config } from "./config.ts";

/** What a client may take of time and room (hardening rows 23, 25), in milliseconds and bytes. */
const limits = {
  // Timeouts are enforced when Node looks, and it looks every half minute unless told.
  connectionsCheckingInterval: 2_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16 * 1024,
};

/** A server that gives each client so much and no more. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(limits, listener);
  server.maxHeadersCount = 100;
  return server;
}

/**
 * Listens where the settings say, and tells so on stdout.
 * @throws SettingError where the settings name an address that cannot be had.
 */
export async function listen(server: Server, config: Config): Promise<void> {
  server.listen(config.port, config.host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw listeningFault(error, config);
  }
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  process.stdout.write(
    `Anaba listens on http://${config.host}:${port} (public address ${config.baseUrl.origin})\n`,
  );
}

/** Why the server cannot listen, as a setting's fault where it is one. */
function listeningFault(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return new SettingError(`PORT: ${port} is taken by another process; give a free one`);
  if (code === "EACCES")
    return new SettingError(`PORT: this user may not listen on ${port}; give one from 1024`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new SettingError(`HOST: ${host} is no address of this machine; give one, such as 127.0.0.1`);
  return error;
}
