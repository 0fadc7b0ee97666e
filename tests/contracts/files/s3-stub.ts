import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { AwsV4Signer } from "aws4fetch";
import { listening } from "../../support/listening.ts";

const keys = { accessKeyId: "key", secretAccessKey: "right" };

/** How a request fails: with this status, or without any response. */
type Fault = 500 | 503 | "nothing";

interface Given {
  /** Keys in one page of a listing; a real service has 1,000. */
  readonly pageSize?: number;
  /** The failure of a request; by default none fails. */
  readonly faultOf?: (request: { readonly method: string; readonly path: string }) => Fault | null;
}

/** The settings of a site that stores its files in a bucket at this address. */
export const bucketSettings = (endpoint: string) => ({
  FILES_URL: `s3://anaba?endpoint=${encodeURIComponent(endpoint)}&region=r`,
  AWS_ACCESS_KEY_ID: keys.accessKeyId,
  AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
});

/**
 * The part of the S3 protocol that the product uses (Amazon S3 API reference, 2006-03-01): objects, and ListObjectsV2
 * with continuation tokens. It refuses requests that are not signed with the right secret.
 */
export async function startS3({ pageSize = 1000, faultOf = () => null }: Given = {}) {
  const objects = new Map<string, Buffer>();
  /** The completed requests, as "PUT /anaba/a". */
  const done: string[] = [];
  const answer = (request: IncomingMessage, body: Buffer, response: ServerResponse) => {
    const path = request.url ?? "";
    const method = request.method ?? "";
    done.push(`${method} ${path}`);
    if (!path.startsWith("/anaba/"))
      return response.writeHead(404, { "Content-Type": "application/xml" }).end(problem("NoSuchBucket"));
    if (method === "HEAD") return response.writeHead(200).end();
    if (method === "PUT") {
      objects.set(path, body);
      return response.writeHead(200).end();
    }
    const query = new URL(path, "http://s3").searchParams;
    if (query.has("list-type")) {
      response.writeHead(200, { "Content-Type": "application/xml" });
      return response.end(listing([...objects.keys()], query, pageSize));
    }
    const object = objects.get(path);
    if (method === "DELETE") {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    return object === undefined
      ? response.writeHead(404, { "Content-Type": "application/xml" }).end(problem("NoSuchKey"))
      : response.writeHead(200).end(object);
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const fault = faultOf({ method: request.method ?? "", path: request.url ?? "" });
      if (fault === "nothing") return;
      if (fault !== null) return void response.writeHead(fault).end(problem("SlowDown"));
      const url = `http://${request.headers.host ?? ""}${request.url ?? ""}`;
      void isSigned(url, request.method ?? "", request.headers).then((signed) =>
        signed
          ? answer(request, Buffer.concat(parts), response)
          : response.writeHead(403).end(problem("SignatureDoesNotMatch")),
      );
    });
  });
  const endpoint = new URL(`http://127.0.0.1:${await listening(server)}`);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    config: { kind: "s3", endpoint, bucket: "anaba", region: "r", ...keys },
    settings: bucketSettings(endpoint.href),
    objects,
    done,
    close,
    [Symbol.asyncDispose]: close,
  } as const;
}

const problem = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;

/** Ends with a character that XML escapes, because a real token may contain one. */
const tokenOf = (key: string) => `${Buffer.from(key).toString("base64")}&`;
const keyOfToken = (token: string) => Buffer.from(token.slice(0, -1), "base64").toString();
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A page of ListObjectsV2: keys in byte order. */
function listing(places: readonly string[], query: URLSearchParams, pageSize: number): string {
  const prefix = query.get("prefix") ?? "";
  const token = query.get("continuation-token");
  const after = token === null ? (query.get("start-after") ?? "") : keyOfToken(token);
  const left = places
    .map((place) => place.replace(/^\/anaba\//, ""))
    .filter((key) => key.startsWith(prefix) && key > after)
    .toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const page = left.slice(0, pageSize);
  const isTruncated = left.length > pageSize;
  const next = isTruncated
    ? `<NextContinuationToken>${escaped(tokenOf(page.at(-1) ?? ""))}</NextContinuationToken>`
    : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>anaba</Name><Prefix>${prefix}</Prefix>
<KeyCount>${page.length}</KeyCount><MaxKeys>${pageSize}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>${next}
${page.map((key) => `<Contents><Key>${escaped(key)}</Key><Size>0</Size><StorageClass>STANDARD</StorageClass></Contents>`).join("\n")}
</ListBucketResult>`;
}

async function isSigned(
  url: string,
  method: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<boolean> {
  const datetime = headers["x-amz-date"];
  const given = headers["authorization"];
  const signed = /SignedHeaders=([^,]+)/.exec(String(given))?.[1]?.split(";") ?? [];
  if (typeof datetime !== "string") return false;
  const again = new AwsV4Signer({
    ...keys,
    url,
    method,
    datetime,
    service: "s3",
    region: "r",
    headers: Object.fromEntries(
      signed.filter((name) => name !== "host").map((name) => [name, String(headers[name])]),
    ),
  });
  return (await again.sign()).headers.get("authorization") === given;
}
