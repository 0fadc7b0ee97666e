import { createServer, request as ask, type OutgoingHttpHeaders } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "../../domain/paths.ts";
import { createPasswords } from "../../server/auth/passwords.ts";
import { listening } from "../support/listening.ts";
import { createWorld, type World } from "../support/world.ts";

const queue = { isFull: true };
const own = { Host: "localhost:3000", Origin: "http://localhost:3000" };
const form = "email=a%40example.com&password=Kumano8Kodo";
const type = { "Content-Type": "application/x-www-form-urlencoded" };

let site: World;
let port: number;
const server = createServer((request, response) => site.listener(request, response));
beforeAll(async () => {
  const passwords = { ...createPasswords({ memoryKiB: 8 }), isFull: () => queue.isFull };
  site = await createWorld({ passwords });
  port = await listening(server);
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await site.close();
});

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Sends a sign-in to the socket; returns the response without the values that differ each time. */
const send = ({ path = paths.signIn(), method = "POST", headers = {}, body = form }: Sent = {}) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const all = { ...own, ...type, "Content-Length": body.length, ...headers };
      const lines = Object.entries(all).flatMap(([name, value]) =>
        value === undefined ? [] : [value].flat().flatMap((each) => [name, String(each)]),
      );
      const request = ask({ port, path, method, headers: lines, agent: false });
      request.on("error", reject).on("response", (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        answer.on("end", () =>
          resolve({ status: answer.statusCode, headers: comparable(Object.entries(answer.headers)), text }),
        );
      });
      request.end(body);
    },
  );

const each = new Set(["date", "connection", "keep-alive", "content-length", "x-request-id"]);
const comparable = (headers: Iterable<[string, unknown]>) =>
  Object.fromEntries([...headers].filter(([name]) => !each.has(name)));

/** The log lines since the last call, without times and ids. */
let seen = 0;
const logged = () =>
  site
    .logged()
    .slice(seen, (seen = site.logged().length))
    // The pages log the refusal of the action, too; at the socket none is run.
    .filter(({ msg }) => msg === "request")
    .map(({ time: _time, requestId: _requestId, ms: _ms, ...line }) => line);

test.each([paths.signIn(), `${paths.signIn()}.data`])(
  "with a full queue %s gets the pages' response, log line included",
  async (path) => {
    const byPages = await site.request(path, { method: "POST", headers: { ...own, ...type }, body: form });
    const expected = {
      status: byPages.status,
      headers: comparable(byPages.headers),
      text: await byPages.text(),
    };
    expect(expected.status).toBe(503);
    expect(expected.headers["retry-after"]).toBe("1");
    expect(expected.text).toContain("Please try again");
    const [line] = logged();
    // The first request is answered by the pages, while the copy for the others is rendered.
    await send({ path });
    await expect.poll(() => send({ path, headers: { Cookie: "anaba-session=x" } })).toEqual(expected);
    // No page was rendered: that would have looked up the session.
    logged();
    expect(await send({ path })).toEqual(expected);
    expect(logged()).toEqual([line]);
  },
);

test.each<[string, Sent, number]>([
  ["a cross-site sign-in (by Origin)", { headers: { Origin: "https://elsewhere.example" } }, 403],
  ["a cross-site sign-in (by Sec-Fetch-Site)", { headers: { "Sec-Fetch-Site": "cross-site" } }, 403],
  ["a sign-in with two hosts", { headers: { Host: ["localhost:3000", "elsewhere.example"] } }, 400],
  ["a compressed body", { headers: { "Content-Encoding": "gzip" } }, 415],
  ["a body that is too large", { body: "x".repeat(1024 * 1024 + 1) }, 413],
  ["a body in chunks", { headers: { "Transfer-Encoding": "chunked", "Content-Length": undefined } }, 503],
  ["a GET", { method: "GET", body: "" }, 302],
])("with a full queue %s is passed to the site", async (_, sent, status) => {
  expect((await send(sent)).status).toBe(status);
});

test("with room in the queue passwords are checked", async () => {
  queue.isFull = false;
  expect((await send()).status).toBe(401);
  queue.isFull = true;
  expect((await send()).status).toBe(503);
});
