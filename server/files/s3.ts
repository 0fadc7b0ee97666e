import { AwsClient } from "aws4fetch";
import type { FilesConfig } from "../config/config.ts";
import { waitFor } from "../base/waiting-time.ts";
import type { Files } from "./files.ts";

/** A response of the storage that is neither a success nor "no such file", such as that there is no such bucket. */
export class StorageError extends Error {
  /** Whether the storage would refuse the same request again. */
  readonly isRefusal: boolean;

  constructor(status: number) {
    super(`storage answered ${status}`);
    this.name = "StorageError";
    this.isRefusal = status < 500 && status !== 408 && status !== 429;
  }
}

/** Timeouts of the storage, in milliseconds. Reads are shorter: somebody waits for the image. */
const timeout = { read: 1800, write: 3000 };

/**
 * Stores files in a private bucket of an S3-compatible service, with path-style addresses. Browsers get them through
 * our own server.
 */
export function createS3Files({
  endpoint,
  bucket,
  ...keys
}: Extract<FilesConfig, { readonly kind: "s3" }>): Files {
  const client = new AwsClient({ ...keys, service: "s3", retries: 1 });
  const addressOf = (key: string) => new URL(`${bucket}/${key}`, `${endpoint.href.replace(/\/$/, "")}/`).href;
  /** The response of a request that succeeded; null when there is no such file. */
  const call = async (key: string, init: RequestInit): Promise<Response | null> => {
    const limit = init.method === "PUT" || init.method === "DELETE" ? timeout.write : timeout.read;
    const response = await waitFor(limit, (left) =>
      // No redirects: a signed request and its image must not go anywhere else.
      client.fetch(addressOf(key), { ...init, redirect: "manual", signal: AbortSignal.timeout(left) }),
    );
    if (response.ok) return response;
    const problem = await response.text();
    if (response.status === 404 && !problem.includes("<Code>NoSuchBucket</Code>")) return null;
    throw new StorageError(response.status);
  };
  const must = async (requested: Promise<Response | null>): Promise<Response> => {
    const response = await requested;
    if (response === null) throw new StorageError(404);
    return response;
  };
  return {
    async put(key, bytes) {
      const headers = { "Content-Type": "image/webp", "Content-Length": String(bytes.length) };
      const request = call(key, { method: "PUT", body: new Uint8Array(bytes), headers });
      await (await must(request)).body?.cancel();
    },
    async get(key) {
      const response = await call(key, { method: "GET" });
      return response && new Uint8Array(await response.arrayBuffer());
    },
    async remove(key) {
      await (await call(key, { method: "DELETE" }))?.body?.cancel();
    },
    async *list(folder, after = "") {
      const prefix = `${folder}/`;
      let from: Readonly<Record<string, string>> | null = { "start-after": prefix + after };
      while (from !== null) {
        const query = new URLSearchParams({ "list-type": "2", prefix, ...from });
        const response = await must(call(`?${query.toString()}`, { method: "GET" }));
        const listing: string = await response.text();
        const names = valuesIn(listing, "Key").map((key) => key.slice(prefix.length));
        if (names.length > 0) yield names;
        // A page may be short, or empty, and not be the last one.
        const [token] = valuesIn(listing, "NextContinuationToken");
        from = token === undefined ? null : { "continuation-token": token };
      }
    },
    ready: async () => {
      await must(call("", { method: "HEAD" }));
    },
  };
}

/** The texts of all elements of a name. Our keys contain no character that XML escapes; a token may. */
const valuesIn = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]+)</${name}>`, "g"))].map(([, text = ""]) =>
    text.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: keyof typeof entities) => entities[entity]),
  );

const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" } as const;
