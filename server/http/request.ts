import type { IncomingHttpHeaders } from "node:http";
import { paths } from "../../domain/paths.ts";

/** A request as the layers of the site see it, whether it came through a socket or was made in this process. */
export interface SiteRequest {
  /** Sent back as `X-Request-Id`. */
  readonly id: string;
  readonly method: string;
  /** As it was sent. */
  readonly target: string;
  /** The target's path, percent-encoded as it was sent; empty where the target is none. */
  readonly path: string;
  /** The target's query with its question mark, or nothing. */
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  /** Names and values in turn, as they were sent. */
  readonly rawHeaders: readonly string[];
  /** The address at the other end of the socket, which may be a proxy's. */
  readonly socketAddress: string;
  /** Begins to read the body, which can be done once: batches of the pieces that it came in. */
  readonly body: () => AsyncIterable<readonly Uint8Array[]>;
}

/** A target's characters as browsers write them; all else is read by the URL standard. */
const plain = /^(\/[\w!$%&'()*+,./:;=@~-]*)(\?[\w!$%&'()*+,./:;=?@[\]^`{|}~-]*)?$/;
const absolute = /^https?:\/\//i;

/** The path and the query of a request's target; the path is empty where the target leads nowhere. */
export function readTarget(target: string): Pick<SiteRequest, "path" | "search"> {
  const [, path, search = ""] = plain.exec(target) ?? [];
  if (path !== undefined) return { path, search };
  const address = target.startsWith(paths.home()) ? `http://localhost${target}` : target;
  if (!absolute.test(address) || !URL.canParse(address)) return { path: "", search: "" };
  const { pathname, search: query } = new URL(address);
  return { path: pathname, search: query };
}

/** How many bytes of body a request announces: none, a number, or some where it does not tell (chunks). */
export function announcedLength({ headers }: Pick<SiteRequest, "headers">): number | "some" {
  if (headers["transfer-encoding"] !== undefined) return "some";
  const length = headers["content-length"];
  return length === undefined ? 0 : Number(length);
}

/** A request as a web `Request`, with the body that was read of it, at the public address whatever name or proxy it came
 * through (docs/security.md row 14). */
export function asWebRequest(
  { method, path, search, rawHeaders }: SiteRequest,
  baseUrl: URL,
  body: Buffer<ArrayBuffer> | null,
): Request {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? "", rawHeaders[index + 1] ?? "");
  const hasBody = method === "POST";
  return new Request(new URL(path + search, baseUrl), { method, headers, body: hasBody ? body : null });
}
