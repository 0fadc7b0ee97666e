import { readdirSync } from "node:fs";
import { createServer, request as ask } from "node:http";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { listening } from "../support/listening.ts";
import { buildDir, createWorld, type World } from "../support/world.ts";

let site: World;
let port: number;
let cookie: string;
let image: string;
const server = createServer((request, response) => site.listener(request, response));
beforeAll(async () => {
  site = await createWorld();
  port = await listening(server);
  const { user, browser } = await site.people.signedIn("header", { username: "header" });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  await browser.post(
    paths.editProfile(),
    {
      intent: "save",
      nickname: "Nick",
      username: "header",
      bio: "",
      image: new File([new Uint8Array(picture)], "a.png"),
    },
    { multipart: true },
  );
  image = `/${(await site.app.documents.users.byId(user.id))?.profileImage}`;
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await site.close();
});

interface Sent {
  readonly status: number | undefined;
  /** All headers as they were sent, in order, without what differs in each response. */
  readonly headers: readonly string[];
  readonly length: number;
}

const send = (method: "GET" | "HEAD", target: string, headers: Readonly<Record<string, string>>) =>
  new Promise<Sent>((resolve, reject) => {
    const request = ask({ port, path: target, method, headers, agent: false });
    request.on("error", reject).on("response", (answer) => {
      let length = 0;
      answer.on("data", (chunk: Buffer) => (length += chunk.length)).on("error", reject);
      answer.on("end", () => {
        const lines: string[] = [];
        for (let index = 0; index < answer.rawHeaders.length; index += 2)
          lines.push(`${answer.rawHeaders[index]}: ${answer.rawHeaders[index + 1]}`);
        const comparable = lines
          .filter((line) => !/^(?:date|x-request-id):/i.test(line))
          .map((line) => line.replaceAll(/'nonce-[^']+'/g, "'nonce'"));
        resolve({ status: answer.statusCode, headers: comparable, length });
      });
    });
    request.end();
  });

const asset = readdirSync(path.join(buildDir, "client", "assets")).find((name) => name.endsWith(".js")) ?? "";

test.each<[string, () => string, Readonly<Record<string, string>>, number]>([
  ["a cached page", () => "/gem/1", { "Accept-Encoding": "gzip" }, 200],
  ["a cached page, not compressed", () => "/", {}, 200],
  ["a cached page's data", () => "/photos.json", {}, 200],
  ["a page with a query", () => "/?q=kumano", {}, 200],
  ["a gem for one user", () => "/gem/2", { Cookie: "signed in" }, 200],
  ["a rendered page", () => "/profile", { Cookie: "signed in" }, 200],
  ["a visitor's own page", () => "/profile", {}, 200],
  ["a redirect", () => "/gem/1/", {}, 308],
  ["a redirect by a page", () => "/sign-in", {}, 302],
  ["the saved gems as JSON", () => "/saves.json", {}, 200],
  ["an asset", () => `/assets/${asset}`, { "Accept-Encoding": "br" }, 200],
  ["a picture", () => "/pictures/otagi-hero.jpg", {}, 200],
  ["a large picture", () => `/pictures/${largest()}`, {}, 200],
  ["a profile image", () => image, {}, 200],
  ["an export", () => paths.mapExport("gpx"), {}, 200],
  ["the sitemap", () => "/sitemap.xml", {}, 200],
  ["robots.txt", () => "/robots.txt", {}, 200],
  ["a missing page", () => "/nowhere", {}, 404],
  ["a missing gem", () => "/gem/13", {}, 404],
  ["a missing asset", () => "/assets/none.js", {}, 404],
  ["a malformed address", () => "/%00", {}, 400],
  ["health", () => "/healthz", {}, 200],
  ["readiness", () => "/readyz", {}, 200],
  ["the report of readiness", () => "/readyz?verbose", {}, 200],
])(
  "HEAD of %s has the very headers of its GET, and no body (RFC 9110 §9.3.2)",
  async (_, address, sent, status) => {
    const headers = {
      Host: "localhost:3000",
      ...sent,
      ...(sent["Cookie"] !== undefined && { Cookie: cookie }),
    };
    // The first of all fills caches.
    await send("GET", address(), headers);
    const get = await send("GET", address(), headers);
    const head = await send("HEAD", address(), headers);
    expect(get.status).toBe(status);
    expect(head).toEqual({ ...get, length: 0 });
    if (get.length > 0) expect(get.headers).toContain(`Content-Length: ${get.length}`);
  },
);

test("HEAD of a file that the client has is the 304 of its GET", async () => {
  const { headers } = await send("GET", "/pictures/otagi-hero.jpg", {});
  const tag = headers.find((line) => line.startsWith("ETag: "))?.slice(6) ?? "";
  const get = await send("GET", "/pictures/otagi-hero.jpg", { "If-None-Match": tag });
  expect(get.status).toBe(304);
  expect(await send("HEAD", "/pictures/otagi-hero.jpg", { "If-None-Match": tag })).toEqual(get);
});

/** A picture that is written in several pieces. */
const largest = () =>
  readdirSync(path.join(buildDir, "client", "pictures")).find((name) => name.endsWith("-2400.avif")) ?? "";
