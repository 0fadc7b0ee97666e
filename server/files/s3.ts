import { AwsClient } from "aws4fetch";
import type { FilesConfig } from "../runtime/config.ts";
import { waitFor } from "../runtime/waiting-time.ts";
import type { Files } from "./files.ts";

/** How long the storage may take to answer, in milliseconds: a picture is read while somebody waits for it. */
const timeout = { read: 1800, write: 3000 };

/** Files in a private bucket of an S3-compatible service, addressed by path; pages get them through our own handler. */
export function createS3Files({
  endpoint,
  bucket,
  ...keys
}: Extract<FilesConfig, { readonly kind: "s3" }>): Files {
  const client = new AwsClient({ ...keys, service: "s3", retries: 1 });
  const addressOf = (key: string) => new URL(`${bucket}/${key}`, `${endpoint.href.replace(/\/$/, "")}/`).href;
  const call = async (key: string, init: RequestInit) => {
    const most = init.method === "PUT" || init.method === "DELETE" ? timeout.write : timeout.read;
    const answer = await waitFor(most, (left) =>
      client.fetch(addressOf(key), { ...init, signal: AbortSignal.timeout(left) }),
    );
    if (!answer.ok && answer.status !== 404) {
      await answer.body?.cancel();
      throw new Error(`storage answered ${answer.status}`);
    }
    return answer;
  };
  const must = async (answer: Response) => {
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`storage answered ${answer.status}`);
  };
  return {
    async put(key, bytes) {
      const headers = { "Content-Type": "image/webp", "Content-Length": String(bytes.length) };
      await must(await call(key, { method: "PUT", body: new Uint8Array(bytes), headers }));
    },
    async get(key) {
      const answer = await call(key, { method: "GET" });
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await answer.body?.cancel();
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
        // Our keys hold no character that XML writes otherwise.
        const found = [...listing.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = ""]) => key);
        names.push(...found.map((key) => key.slice(folder.length + 1)));
        after = listing.includes("<IsTruncated>true<") ? found.at(-1) : undefined;
      }
      return names;
    },
    ready: async () => must(await call("", { method: "HEAD" })),
  };
}
