import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { paths } from "../../domain/site/paths.ts";
import { listening } from "../support/listening.ts";
import type { StartedServer } from "../support/started-server.ts";

/**
 * What happens to presses of hearts on the line: they arrive; their answers are lost, after the server has handled them; a proxy
 * answers in the server's place; the server is killed as soon as one arrives.
 */
export type Loss = "none" | "answers" | "proxy" | "killed";

/** A line between a browser and a server. */
export interface LosingLine extends Disposable {
  /** Where the browser finds the site. */
  readonly origin: string;
  /** Sets the server at its end, and what it loses from now on. */
  readonly lead: (server: StartedServer, loss: Loss) => void;
  /** The presses that the server has carried out, and the browser has heard of, since this was last called. */
  readonly takeAnswered: () => readonly string[];
}

/** Opens a line to no server yet. */
export async function openLosingLine(): Promise<LosingLine> {
  let server: StartedServer | null = null;
  let loss: Loss = "none";
  let answered: string[] = [];

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isPress = incoming.method === "POST" && incoming.url === paths.saves();
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    if (isPress && loss === "proxy") {
      outgoing.writeHead(502, { "Content-Type": "text/html" }).end("<h1>502 Bad Gateway</h1>");
      return;
    }
    const isLost = isPress && loss !== "none";
    const { port } = server ?? { port: 0 };
    const headers = { ...incoming.headers, connection: "close" };
    const onward = request({ port, method: incoming.method, path: incoming.url, headers, agent: false });
    onward.on("response", (response) => {
      // The browser may have left the page meanwhile.
      if (isLost || outgoing.destroyed) {
        response.destroy();
        outgoing.destroy();
        return;
      }
      if (isPress && response.statusCode === 200) answered.push(body.toString());
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, outgoing, () => undefined);
    });
    onward.on("error", () => outgoing.destroy());
    onward.end(body);
    // The request may have been handled by then, or not.
    if (isPress && loss === "killed") onward.on("finish", () => server?.process.kill("SIGKILL"));
  }

  const proxy = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const origin = `http://localhost:${await listening(proxy)}`;
  return {
    origin,
    lead: (to, losing) => {
      server = to;
      loss = losing;
    },
    takeAnswered: () => answered.splice(0),
    [Symbol.dispose]: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
