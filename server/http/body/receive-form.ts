import { MaxPartsExceededError, MultipartParser, type MultipartPart } from "@remix-run/multipart-parser";
import * as messages from "../../../domain/site/messages.ts";
import { mayBeImage, signatureLength } from "../../../domain/account/image-signatures.ts";
import { imageSizeLimit } from "../../../domain/account/profile.ts";
import { ok, refuse, type Result } from "../../../domain/base/result.ts";
import type { Form, FormValue } from "../../actions/form.ts";
import { limitOf, tooLarge, type BodyLimit } from "./body-limits.ts";
import { releaseChunk } from "./chunk-memory.ts";
import { announcedLength, type SiteRequest } from "../request/request.ts";
import { textResponse, type SiteResponse } from "../response/response.ts";

const kilobyte = 1024;
/** The most bytes in the texts of an upload, together. */
const maxText = 256 * kilobyte;
/** The most bytes in the headers of one part. A file name has at most 255 characters in most file systems. */
const maxPartHeaders = 32 * kilobyte;

/** The response to a body that no browser sends. */
const invalid = textResponse(400, messages.http.badRequest);

/**
 * Reads the body of a request within a limit, and passes on each chunk. Stops at the first refusal, its own or one of
 * `accept`, and returns it; null when the whole body was accepted.
 * @throws ClientGone when the connection ends before the body does.
 */
async function readWithin(
  limit: BodyLimit,
  request: SiteRequest,
  accept: (chunk: Uint8Array) => SiteResponse | null,
): Promise<SiteResponse | null> {
  let length = 0;
  for await (const chunk of request.body()) {
    length += chunk.length;
    const refusal = length > limit.bytes ? tooLarge : accept(chunk);
    if (refusal !== null) return refusal;
  }
  return null;
}

/**
 * Reads an encoded form that `refuseBodies` let through. Enforces the limits of its address on size and on the number of
 * fields, before anything parses it: Node's parser needs quadratic time for many fields without `=`.
 * @throws ClientGone when the connection ends before the body does.
 */
export async function receiveBody(request: SiteRequest): Promise<Result<Buffer<ArrayBuffer>, SiteResponse>> {
  const limit = limitOf(request);
  if (announcedLength(request) === 0 || limit === undefined) return ok(Buffer.alloc(0));
  const chunks: Uint8Array[] = [];
  const refusal = await readWithin(limit, request, (chunk) => {
    chunks.push(chunk);
    return null;
  });
  if (refusal !== null) return refuse(refusal);
  const body = Buffer.concat(chunks);
  const fields = body.toString("latin1").split("&", limit.parts + 1);
  return fields.length > limit.parts ? refuse(tooLarge) : ok(body);
}

/**
 * Reads the form in a request's body, within the limits of its address; null when the body has no type that the
 * address accepts.
 * @throws ClientGone when the connection ends before the body does.
 */
export async function receiveForm(request: SiteRequest): Promise<Result<Form | null, SiteResponse>> {
  const limit = limitOf(request);
  if (limit === undefined) return ok(null);
  if (limit.kind === "multipart/form-data") return receiveUpload(request, limit);
  const body = await receiveBody(request);
  return body.ok ? ok(collect([...new URLSearchParams(body.value.toString())])) : body;
}

function collect(entries: readonly (readonly [name: string, value: FormValue])[]): Form {
  const form = new Map<string, FormValue[]>();
  for (const [name, value] of entries) {
    const values = form.get(name);
    if (values === undefined) form.set(name, [value]);
    else values.push(value);
  }
  return form;
}

/** The boundary of a multipart body (RFC 2046 §5.1.1); null when it is missing. */
function boundaryOf({ headers }: SiteRequest): string | null {
  const [, quoted, bare] =
    /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70})(?:\s*;|\s*$))/i.exec(headers["content-type"] ?? "") ??
    [];
  return quoted ?? bare ?? null;
}

/**
 * Parses an upload (RFC 7578) while it arrives, and stops reading at the first part that breaks a limit. The content of
 * a file that is kept is copied once, when all of it has arrived.
 *
 * What is received is in memory of its own, which is released at once. The system does not get back pieces of 64 kB
 * (decision 45).
 */
async function receiveUpload(request: SiteRequest, limit: BodyLimit): Promise<Result<Form, SiteResponse>> {
  const boundary = boundaryOf(request);
  if (boundary === null) return refuse(invalid);
  const parser = new MultipartParser(boundary, {
    maxHeaderSize: maxPartHeaders,
    maxFileSize: limit.bytes,
    maxTotalSize: limit.bytes,
    maxParts: limit.parts,
  });
  const entries: (readonly [string, FormValue])[] = [];
  let text = 0;
  const add = (part: MultipartPart): SiteResponse | null => {
    const { name, isText } = part;
    if (name === undefined) return invalid;
    if (isText && (text += part.size) > maxText) return tooLarge;
    entries.push([name, isText ? part.text : fileOf(part)]);
    return null;
  };
  const announced = announcedLength(request);
  // Not cleared: only what was received is read.
  const memory = Buffer.allocUnsafeSlow(
    announced === "some" ? limit.bytes : Math.min(announced, limit.bytes),
  );
  let received = 0;
  try {
    const refusal = await readWithin(limit, request, (chunk) => {
      const bytes = memory.subarray(received, received + chunk.length);
      bytes.set(chunk);
      received += chunk.length;
      releaseChunk(chunk);
      try {
        for (const part of parser.write(bytes)) {
          const refused = add(part);
          if (refused !== null) return refused;
        }
        return null;
      } catch (error) {
        if (error instanceof MaxPartsExceededError) return tooLarge;
        // What follows the last boundary is ignored (RFC 2046 §5.1.1).
        return isComplete(parser) ? null : invalid;
      }
    });
    if (refusal !== null) return refuse(refusal);
    return isComplete(parser) ? ok(collect(entries)) : refuse(invalid);
  } finally {
    releaseChunk(memory);
  }
}

/** Whether the last boundary has arrived. */
function isComplete(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

/** A file's content is kept only if it can be a profile image: to copy 5 MB costs more than to read them. */
function fileOf({ filename = "", content, size }: MultipartPart): FormValue {
  const head = Buffer.concat(content, Math.min(size, signatureLength));
  const isKept = size < imageSizeLimit && mayBeImage(head);
  return { name: filename, size, bytes: isKept ? Buffer.concat(content) : null };
}
