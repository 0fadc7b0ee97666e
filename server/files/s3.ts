import { AwsClient } from "aws4fetch";
import type { FilesConfig } from "../runtime/config.ts";
import { waitFor } from "../runtime/waiting-time.ts";
import type { Files } from "./files.ts";

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
  const call = async (key: string, init: RequestInit) => {
    const limit = init.method === "PUT" || init.method === "DELETE" ? timeout.write : timeout.read;
    const response = await waitFor(limit, (left) =>
      // Redirects are not followed: a signed request and its picture are for this storage alone.
      client.fetch(addressOf(key), { ...init, redirect: "manual", signal: AbortSignal.timeout(left) }),
    );
    if (!response.ok && response.status !== 404) {
      await response.body?.cancel();
      throw new Error(`storage answered ${response.status}`);
    }
    return response;
  };
  const must = async (response: Response) => {
    await response.body?.cancel();
    if (!response.ok) throw new Error(`storage answered ${response.status}`);
  };
  return {
    async put(key, bytes) {
      const headers = { "Content-Type": "image/webp", "Content-Length": String(bytes.length) };
      await must(await call(key, { method: "PUT", body: new Uint8Array(bytes), headers }));
    },
    async get(key) {
      const response = await call(key, { method: "GET" });
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      return null;
    },
    async remove(key) {
      await (await call(key, { method: "DELETE" })).body?.cancel();
    },
    async list(folder) {
      const names: string[] = [];
      let after: string | undefined = "";
      while (after !== undefined) {
        const query = new URLSearchParams({ "list-type": "2", prefix: `${folder}/`, "start-after": after });
        const listing: string = await (await call(`?${query.toString()}`, { method: "GET" })).text();
        // Our keys contain no character that XML escapes.
        const found = [...listing.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = ""]) => key);
        names.push(...found.map((key) => key.slice(folder.length + 1)));
        after = listing.includes("<IsTruncated>true<") ? found.at(-1) : undefined;
      }
      return names;
    },
    ready: async () => must(await call("", { method: "HEAD" })),
  };
}
