import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { AwsV4Signer } from "aws4fetch";

const keys = { accessKeyId: "key", secretAccessKey: "right" };

/** The part of an S3 service that the product uses. It refuses requests that are not signed with the right secret. */
export async function startS3() {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const path = request.url ?? "";
      void isSigned(
        `http://${request.headers.host ?? ""}${path}`,
        request.method ?? "",
        request.headers,
      ).then((signed) => {
        if (!signed) return response.writeHead(403).end();
        if (request.method === "HEAD") return response.writeHead(200).end();
        if (request.method === "PUT") {
          objects.set(path, Buffer.concat(parts));
          return response.writeHead(200).end();
        }
        const list = new URL(path, "http://s3").searchParams;
        if (list.has("list-type")) return response.writeHead(200).end(listing(objects, list));
        const object = objects.get(path);
        if (request.method === "DELETE") {
          objects.delete(path);
          return response.writeHead(204).end();
        }
        return object === undefined ? response.writeHead(404).end() : response.writeHead(200).end(object);
      });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening TCP server has such an address
  const { port } = server.address() as AddressInfo;
  return {
    config: {
      kind: "s3",
      endpoint: new URL(`http://127.0.0.1:${port}`),
      bucket: "anaba",
      region: "r",
      ...keys,
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  } as const;
}

/** A page of ListObjectsV2, so short that a second one is soon needed. */
function listing(objects: ReadonlyMap<string, Buffer>, list: URLSearchParams): string {
  const names = [...objects.keys()]
    .map((path) => path.replace(/^\/anaba\//, ""))
    .filter((key) => key.startsWith(list.get("prefix") ?? "") && key > (list.get("start-after") ?? ""))
    .toSorted();
  const page = names.slice(0, 2).map((key) => `<Contents><Key>${key}</Key><Size>0</Size></Contents>`);
  return `<ListBucketResult><IsTruncated>${names.length > 2}</IsTruncated>${page.join("")}</ListBucketResult>`;
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
