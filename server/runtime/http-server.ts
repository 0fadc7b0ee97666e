import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { limitConnections } from "../http/connections.ts";
import { SettingError, type Config } from "../config/config.ts";
import { connectionLimits, maxConnections, readFileLimit } from "./connection-limits.ts";

/** Creates the HTTP server with its limits for each client. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(connectionLimits.node);
  server.maxHeadersCount = connectionLimits.headers;
  limitConnections(server, { ...connectionLimits, most: maxConnections(readFileLimit()) }, listener);
  return server;
}

/**
 * Listens at the configured address, and prints it (on stdout by default).
 * @throws SettingError when that address cannot be used.
 */
export async function listen(
  server: Server,
  config: Config,
  tell: (text: string) => void = (text) => void process.stdout.write(`${text}\n`),
): Promise<void> {
  server.listen({ port: config.port, host: config.host, backlog: connectionLimits.waiting });
  try {
    await once(server, "listening");
  } catch (error) {
    throw listeningFault(error, config);
  }
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  tell(`Anaba listens on http://${config.host}:${port} (public address ${config.baseUrl.origin})`);
}

/** Turns an error of listening into a SettingError when a setting is the cause. */
function listeningFault(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return new SettingError(`PORT: ${port} is in use by another process; choose a free port`);
  if (code === "EACCES")
    return new SettingError(`PORT: this user may not listen on ${port}; choose port 1024 or higher`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new SettingError(
      `HOST: ${host} is not an address of this machine; use one that is, such as 127.0.0.1`,
    );
  return error;
}
