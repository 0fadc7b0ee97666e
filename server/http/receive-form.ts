import { MaxPartsExceededError, parseMultipart, type MultipartPart } from "@remix-run/multipart-parser";
import { ok, refuse, type Result } from "../../domain/result.ts";
import type { Form, FormValue } from "../actions/form.ts";
import { limitOf, tooLarge, type BodyLimit } from "./body-limits.ts";
import { invalid, receiveBody } from "./receive-body.ts";
import type { SiteRequest } from "./request.ts";
import type { SiteResponse } from "./response.ts";

const kilobyte = 1024;
/** The most bytes in the texts of an upload, together. */
const maxText = 256 * kilobyte;
/** The most bytes in the headers of one part. A file name has at most 255 characters in most file systems. */
const maxPartHeaders = 32 * kilobyte;

/**
 * Reads the form in a request's body, within the limits of its address; null when the body has no type that the
 * address accepts.
 * @throws ClientGone when the connection ends before the body does.
 */
export async function receiveForm(request: SiteRequest): Promise<Result<Form | null, SiteResponse>> {
  const body = await receiveBody(request);
  if (!body.ok) return body;
  const limit = limitOf(request);
  if (limit === undefined) return ok(null);
  return limit.kind === "multipart/form-data"
    ? readUpload(body.value, boundaryOf(request), limit)
    : ok(collect([...new URLSearchParams(body.value.toString())]));
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

/** Parses an upload (RFC 7578). The content of a file is not copied: it stays a part of the body. */
function readUpload(
  body: Buffer,
  boundary: string | null,
  { bytes, parts }: BodyLimit,
): Result<Form, SiteResponse> {
  if (boundary === null) return refuse(invalid);
  const limits = { maxHeaderSize: maxPartHeaders, maxFileSize: bytes, maxTotalSize: bytes, maxParts: parts };
  const entries: (readonly [string, FormValue])[] = [];
  let text = 0;
  try {
    for (const part of parseMultipart(body, { boundary, ...limits })) {
      const { name } = part;
      if (name === undefined) return refuse(invalid);
      if (part.isText && (text += part.size) > maxText) return refuse(tooLarge);
      entries.push([name, part.isText ? part.text : fileOf(part)]);
    }
  } catch (error) {
    return refuse(error instanceof MaxPartsExceededError ? tooLarge : invalid);
  }
  return ok(collect(entries));
}

/** The parser has the whole body at once, so a file is in one piece. */
const fileOf = ({ filename = "", content: [bytes = new Uint8Array()] }: MultipartPart): FormValue => ({
  name: filename,
  bytes,
});
