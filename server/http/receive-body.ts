import * as messages from "../../domain/site/messages.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import { textResponse, type SiteResponse } from "./response.ts";
import { limitOf, tooLarge, type BodyLimit } from "./body-limits.ts";
import { announcedLength, type SiteRequest } from "./request.ts";

/** The response to a body that no browser sends. */
export const invalid = textResponse(400, messages.http.badRequest);

/**
 * Reads the body of a request within a limit, and passes on each chunk. Stops at the first refusal, its own or one of
 * `take`, and returns it; null when the whole body was taken.
 * @throws ClientGone when the connection ends before the body does.
 */
export async function takeBody(
  request: SiteRequest,
  limit: BodyLimit,
  take: (chunk: Uint8Array) => SiteResponse | null,
): Promise<SiteResponse | null> {
  let length = 0;
  for await (const batch of request.body())
    for (const chunk of batch) {
      length += chunk.length;
      if (length > limit.bytes) return tooLarge;
      const refusal = take(chunk);
      if (refusal !== null) return refusal;
    }
  return null;
}

/**
 * Reads an encoded form that `refuseBodies` let through. Enforces the limits of its address on size and on the number of
 * fields, before anything parses it.
 * @throws ClientGone when the connection ends before the body does.
 */
export async function receiveBody(request: SiteRequest): Promise<Result<Buffer<ArrayBuffer>, SiteResponse>> {
  const limit = limitOf(request);
  if (announcedLength(request) === 0 || limit === undefined) return ok(Buffer.alloc(0));
  const chunks: Uint8Array[] = [];
  const refusal = await takeBody(request, limit, (chunk) => {
    chunks.push(chunk);
    return null;
  });
  if (refusal !== null) return refuse(refusal);
  const body = Buffer.concat(chunks);
  return hasMoreFields(body, limit.parts) ? refuse(tooLarge) : ok(body);
}

/** Whether a form has more fields than allowed. Node's parser needs quadratic time for many fields without `=`. */
function hasMoreFields(body: Buffer, most: number): boolean {
  let fields = 1;
  for (let at = body.indexOf("&"); at !== -1; at = body.indexOf("&", at + 1))
    if (++fields > most) return true;
  return false;
}
