import * as messages from "../../domain/messages.ts";
import { ok, refuse, type Result } from "../../domain/result.ts";
import { textResponse, type SiteResponse } from "./response.ts";
import { areTinyChunks, limitOf, tooLarge } from "./body-limits.ts";
import { announcedLength, type SiteRequest } from "./request.ts";

/** The response to a body that no browser sends. */
export const invalid = textResponse(400, messages.http.badRequest);

/**
 * Reads a body that `refuseBodies` let through. Enforces the limits of its address on size and on the number of
 * fields, before anything parses it. The parts of an upload are counted by its parser (`receive-form.ts`).
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
  const isTooLarge = limit.kind === "application/x-www-form-urlencoded" && hasMoreFields(body, limit.parts);
  return isTooLarge ? refuse(tooLarge) : ok(body);
}

/** Whether a form has more fields than allowed. Node's parser needs quadratic time for many fields without `=`. */
function hasMoreFields(body: Buffer, most: number): boolean {
  let fields = 1;
  for (let at = body.indexOf("&"); at !== -1; at = body.indexOf("&", at + 1))
    if (++fields > most) return true;
  return false;
}
