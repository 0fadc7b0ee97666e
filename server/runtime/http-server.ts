import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { limitConnections } from "../http/connections.ts";
import { SettingError, type Config } from "./config.ts";
import { connectionLimits, maxConnections, readFileLimit } from "./connection-limits.ts";

/** A server that gives each client so much and no more. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(connectionLimits.node);
  server.maxHeadersCount = connectionLimits.headers;
  limitConnections(server, { ...connectionLimits, most: maxConnections(readFileLimit()) }, listener);
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
