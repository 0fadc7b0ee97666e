import type { IncomingHttpHeaders } from "node:http";
import { paths } from "../../../domain/site/paths.ts";

/** A request as the layers get it, from a socket or made inside this process. */
export interface SiteRequest {
  /** Sent back as `X-Request-Id`. */
  readonly id: string;
  readonly method: string;
  /** "1.1", or "1.0" from old proxies and programs. */
  readonly httpVersion: string;
  /** The request target as it was sent. */
  readonly target: string;
  /** The path of the target, percent-encoded as it was sent; empty when the target is not valid. */
  readonly path: string;
  /** The query of the target with its question mark; empty when there is none. */
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  /** Names and values, alternating, as they were sent. */
  readonly rawHeaders: readonly string[];
  /** The IP address of the other end of the socket, which may be a proxy. */
  readonly socketAddress: string;
  /** Reads the body, once: yields its chunks. */
  readonly body: () => AsyncIterable<Uint8Array>;
}

/** A target in the characters that browsers send; any other target goes through the URL parser. */
const plain = /^(\/[\w!$%&'()*+,./:;=@~-]*)(\?[\w!$%&'()*+,./:;=?@[\]^`{|}~-]*)?$/;
const absolute = /^https?:\/\//i;

/** Splits a request target into path and query; the path is empty when the target is not valid. */
export function readTarget(target: string): Pick<SiteRequest, "path" | "search"> {
  const [, path, search = ""] = plain.exec(target) ?? [];
  if (path !== undefined) return { path, search };
  const address = target.startsWith(paths.root()) ? `http://localhost${target}` : target;
  if (!absolute.test(address) || !URL.canParse(address)) return { path: "", search: "" };
  const { pathname, search: query } = new URL(address);
  return { path: pathname, search: query };
}

/** The length of the body that the headers announce, in bytes; "some" for a chunked body. */
export function announcedLength({ headers }: Pick<SiteRequest, "headers">): number | "some" {
  if (headers["transfer-encoding"] !== undefined) return "some";
  const length = headers["content-length"];
  return length === undefined ? 0 : Number(length);
}

/**
 * Converts a request, with the body that was read where it is needed, into a web `Request` at the public address
 * (docs/security.md row 14): the client's `Host` is not used.
 */
export function asWebRequest(
  { method, path, search, rawHeaders }: SiteRequest,
  baseUrl: URL,
  body: Buffer<ArrayBuffer> | null = null,
): Request {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? "", rawHeaders[index + 1] ?? "");
  const hasBody = method === "POST";
  return new Request(new URL(path + search, baseUrl), { method, headers, body: hasBody ? body : null });
}
