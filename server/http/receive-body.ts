import * as messages from "../../domain/messages.ts";
import { ok, refuse, type Result } from "../../domain/result.ts";
import { textResponse, type SiteResponse } from "./response.ts";
import { areTinyChunks, limitOf, tooLarge, type BodyLimit } from "./body-limits.ts";
import { announcedLength, type SiteRequest } from "./request.ts";

const invalid = textResponse(400, messages.http.badRequest);
/** The most bytes of an upload that are not file content: text fields and the headers of all parts, together. */
const maxText = 256 * 1024;

/**
 * Reads a body that `refuseBodies` let through. Enforces the limits of its address on size and on the number of
 * fields or parts, before anything parses it.
 * @throws ClientGone when the connection ends before the body does.
 */
export async function receiveBody(request: SiteRequest): Promise<Result<Buffer<ArrayBuffer>, SiteResponse>> {
  const limit = limitOf(request);
  if (announcedLength(request) === 0 || limit === undefined) return ok(Buffer.alloc(0));
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const batch of request.body())
    for (const chunk of batch) {
      length += chunk.length;
      chunks.push(chunk);
      if (length > limit.bytes) return refuse(tooLarge);
      if (areTinyChunks(chunks.length, length)) return refuse(invalid);
    }
  const body = Buffer.concat(chunks, length);
  const refusal =
    limit.kind === "multipart/form-data"
      ? refuseParts(body, boundaryOf(request), limit)
      : refuseFields(body, limit);
  return refusal === null ? ok(body) : refuse(refusal);
}

/** Node's parser needs quadratic time for many fields without `=`. */
function refuseFields(body: Buffer, { parts: most }: BodyLimit): SiteResponse | null {
  let fields = 1;
  for (let at = body.indexOf("&"); at !== -1; at = body.indexOf("&", at + 1))
    if (++fields > most) return tooLarge;
  return null;
}

/** The boundary of a multipart body (RFC 2046 §5.1.1); null when it is missing. */
function boundaryOf({ headers }: SiteRequest): string | null {
  const [, quoted, bare] =
    /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70})(?:\s*;|\s*$))/i.exec(headers["content-type"] ?? "") ??
    [];
  return quoted ?? bare ?? null;
}

/**
 * Walks through the parts of an upload and checks their number, their headers and the size of their texts. File
 * contents are skipped.
 */
function refuseParts(body: Buffer, boundary: string | null, { parts: most }: BodyLimit): SiteResponse | null {
  if (boundary === null) return invalid;
  const delimiter = Buffer.from(`--${boundary}`, "latin1");
  let parts = 0;
  let text = 0;
  let at = body.indexOf(delimiter);
  for (;;) {
    if (at === -1) return invalid;
    const begin = at + delimiter.length;
    if (body.toString("latin1", begin, begin + 2) === "--") return null;
    if (++parts > most) return tooLarge;
    const headLength = body.subarray(begin, begin + maxText).indexOf("\r\n\r\n");
    if (headLength === -1) return invalid;
    const isFile = body.subarray(begin, begin + headLength).includes("filename");
    at = body.indexOf(delimiter, begin + headLength);
    text += isFile ? headLength : (at === -1 ? body.length : at) - begin;
    if (text > maxText) return tooLarge;
  }
}
