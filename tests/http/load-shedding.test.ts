import { createServer, request as ask, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { refusals } from "../../domain/site/refusals.ts";
import { createPasswords } from "../../server/auth/passwords.ts";
import { listening } from "../support/listening.ts";
import { createWorld, type World } from "../support/world.ts";

/** Whether the queue is full: first as in `next`, then as in `isFull`. */
const queue: { isFull: boolean; next: boolean[] } = { isFull: true, next: [] };
const own = { Host: "localhost:3000", Origin: "http://localhost:3000" };
const form = "email=a%40example.com&password=Kumano8Kodo";
const type = { "Content-Type": "application/x-www-form-urlencoded" };

let site: World;
let port: number;
const server = createServer((request, response) => site.listener(request, response));
beforeAll(async () => {
  const passwords = {
    ...createPasswords({ memoryKiB: 8 }),
    isFull: () => queue.next.shift() ?? queue.isFull,
  };
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

/** Sends a sign-in to the socket. */
const send = ({ path = paths.signIn(), method = "POST", headers = {}, body = form }: Sent = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      const all = { ...own, ...type, "Content-Length": body.length, ...headers };
      const lines = Object.entries(all).flatMap(([name, value]) =>
        value === undefined ? [] : [value].flat().flatMap((each) => [name, String(each)]),
      );
      const request = ask({ port, path, method, headers: lines, agent: false });
      request.on("error", reject).on("response", (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
      });
      request.end(body);
    },
  );

/** The `msg` of the log lines since the last call. */
let seen = 0;
const logged = () =>
  site
    .logged()
    .slice(seen, (seen = site.logged().length))
    .map(({ msg }) => msg);

test.each([
  paths.signIn(),
  `${paths.signIn()}?x`,
  `${paths.signIn()}?next=/gem/1`,
  `http://localhost:3000${paths.signIn()}`,
  `http://elsewhere.example${paths.signIn()}?x`,
])("with a full queue a sign-in at %s is refused without a look at its session or its form", async (path) => {
  logged();
  const find = vi.spyOn(site.app.documents.sessions, "find");
  const answer = await send({ path, headers: { Cookie: "anaba-session=x" } });
  expect(answer).toMatchObject({
    status: 503,
    headers: { "content-type": "text/plain; charset=UTF-8", "retry-after": "1" },
    text: messages.http.unavailable,
  });
  expect(find).not.toHaveBeenCalled();
  // The pages would have logged the refusal of an action.
  expect(logged()).toEqual(["request"]);
});

test("with a full queue the script gets the same JSON as from the action itself", async () => {
  const accept = { Accept: "application/json" };
  const shed = await send({ headers: accept });
  // The queue becomes full after the layer has let the sign-in pass.
  queue.next = [false];
  const byAction = await send({ headers: accept });
  const told = ({ status, headers, text }: Awaited<ReturnType<typeof send>>) => [
    status,
    headers["content-type"],
    headers["retry-after"],
    headers["cache-control"],
    JSON.parse(text) as unknown,
  ];
  expect(told(shed)).toEqual(told(byAction));
  expect(told(shed)[4]).toEqual({ ok: false, refusal: { code: "busy" }, message: refusals.busy.message });
});

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
