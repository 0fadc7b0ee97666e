import { readTarget, type SiteRequest } from "../../server/http/request/request.ts";

interface Sent {
  readonly method?: string;
  readonly target?: string;
  /** With names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: () => AsyncIterable<Uint8Array>;
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  // A request without a body.
}

/** A request as the layers get it. */
export const siteRequest = ({
  method = "GET",
  target = "/",
  headers = {},
  body = nothing,
}: Sent): SiteRequest => ({
  id: "00000000-0000-4000-8000-000000000000",
  method,
  httpVersion: "1.1",
  target,
  ...readTarget(target),
  headers,
  rawHeaders: Object.entries(headers).flat(),
  socketAddress: "203.0.113.1",
  body,
});
