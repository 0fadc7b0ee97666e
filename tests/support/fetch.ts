import { randomUUID } from "node:crypto";
import type { Pipeline } from "../../server/http/pipeline.ts";
import { readTarget } from "../../server/http/request/request.ts";

/** The client address of a request in this process. */
interface Whence {
  readonly socketAddress?: string;
}

/** The site as a function from a web `Request` to its `Response`, without a socket. */
type Fetch = (request: Request, whence?: Whence) => Promise<Response>;

async function* readBody({ body }: Request): AsyncGenerator<Uint8Array> {
  if (body !== null) yield* body as AsyncIterable<Uint8Array>;
}

/**
 * Calls the site in this process as if the request had come over the network, with the length or the chunked encoding
 * of its body.
 */
export const fetchOf =
  (pipeline: Pipeline): Fetch =>
  async (request, { socketAddress = "127.0.0.1" } = {}) => {
    const { pathname, search, host } = new URL(request.url);
    const target = pathname + search;
    const headers: Record<string, string> = { host, ...Object.fromEntries(request.headers) };
    if (request.body !== null && headers["content-length"] === undefined)
      headers["transfer-encoding"] = "chunked";
    const answer = await pipeline({
      id: randomUUID(),
      method: request.method,
      httpVersion: "1.1",
      target,
      ...readTarget(target),
      headers,
      rawHeaders: Object.entries(headers).flat(),
      socketAddress,
      body: () => readBody(request),
    });
    const sent = new Headers();
    for (let index = 0; index < answer.headers.length; index += 2)
      sent.append(answer.headers[index] ?? "", answer.headers[index + 1] ?? "");
    const { status } = answer;
    const bytes = typeof answer.body === "string" ? Buffer.from(answer.body, "latin1") : answer.body;
    const body = request.method === "HEAD" || bytes === null ? null : new Uint8Array(bytes);
    return new Response(body, { status, headers: sent });
  };
