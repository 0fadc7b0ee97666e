import { describe, expect, test } from "vitest";
import { pageDataId } from "../../app/document/data.ts";
import { pageAt } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import { systemRandom } from "../../server/auth/random.ts";
import { actions } from "../../server/actions/registry.ts";
import type { Answer, Browser, Fields } from "../support/browser-in-process.ts";
import { useWorld, type World } from "../support/world.ts";
import { writes, type Write } from "../support/writes.ts";

const json = { Accept: "application/json" };

/** The response to a post, in a form that is comparable between the two ways. */
interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Null for a page. */
  readonly content: unknown;
}

const compared = ["Cache-Control", "Retry-After", "Vary", "X-Content-Type-Options"];

/** Set-Cookie lines without random values and times. */
const cookies = (headers: Headers) =>
  headers.getSetCookie().map((line) => line.replace(/=[^;]*/, (value) => (value === "=" ? "=" : "=…")));

/** A response's content without its random challenge for a passkey. */
const settled = (content: unknown): unknown =>
  JSON.parse(JSON.stringify(content ?? null), (name, value: unknown) => (name === "challenge" ? "…" : value));

const response = ({ status, headers }: Answer, content: unknown): Response => ({
  status,
  headers: {
    ...Object.fromEntries(compared.map((name) => [name, headers.get(name)])),
    cookies: cookies(headers),
  },
  content: settled(content),
});

/** The response in a page: what it was rendered with. */
function actionDataIn(html: string, address: string): unknown {
  const [, held = "null"] = new RegExp(`id="${pageDataId}">(.*?)</script>`, "s").exec(html) ?? [];
  return Reflect.get(Object(JSON.parse(held).actionData), pageAt(address)?.name ?? "");
}

/** The two clients: our script, and a form without JavaScript. */
const ways = {
  async json(browser: Browser, address: string, fields: Fields): Promise<Response> {
    const answer = await browser.post(address, fields, { headers: json });
    expect(answer.headers.get("Content-Type")).toContain("application/json");
    return response(answer, answer.body);
  },
  async form(browser: Browser, address: string, fields: Fields): Promise<Response> {
    const answer = await browser.post(address, fields);
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    expect(isPage).toBe(pageAt(address) !== null);
    return response(answer, isPage ? actionDataIn(answer.text, address) : answer.body);
  },
};

const random = { ...systemRandom, code: () => "123456" };
const worlds: Readonly<Record<keyof typeof ways, World>> = {
  json: useWorld({ random }),
  form: useWorld({ random }),
};

/** Sends the same request by each client, each in its own identical world. */
async function both(browserIn: (world: World) => Promise<Browser>, address: string, fields: Fields) {
  const [byJson, byForm] = [await browserIn(worlds.json), await browserIn(worlds.form)];
  return [await ways.json(byJson, address, fields), await ways.form(byForm, address, fields)] as const;
}

let count = 0;
const visitor = async (world: World) => world.browser(`203.0.113.${(count++ % 200) + 1}`);
const somebody = (n: number) => async (world: World) =>
  (await world.people.signedIn(`somebody${n}`, { username: `somebody${n}` })).browser;

/** Names a write by its address and its intent, or its fields when it has no intent. */
const formOf = ({ address, fields }: Write) => `${address} ${fields["intent"] ?? Object.keys(fields).join()}`;

test("every action and intent is compared for both kinds of clients", () => {
  const declared = Object.values(actions).flatMap(({ intents }) => Object.keys(intents));
  expect(new Set(writes.map(formOf)).size).toBe(declared.length);
});

describe("an action answers a script as it answers a plain form: status, headers, content", () => {
  test.each(writes.map((write, n) => [formOf(write), write, n] as const))(
    "the action %s gives a script the same response as a form without JavaScript",
    async (_, { address, fields }, n) => {
      for (const who of [visitor, somebody(n)]) {
        const [byJson, byForm] = await both(who, address, fields);
        expect(byJson).toEqual(byForm);
        expect(byJson.content).toHaveProperty("ok", byJson.status === 200);
        const [unreadable, unreadableForm] = await both(
          who === visitor ? visitor : somebody(n + 100),
          address,
          {
            ...fields,
            polluted: "x",
          },
        );
        expect(unreadable).toEqual(unreadableForm);
      }
    },
  );
});

test("too many attempts by a script get Retry-After", async () => {
  const browser = worlds.json.browser("198.51.100.7");
  const fields = { email: "nobody@example.com", password: "x" };
  const answers = [];
  for (let n = 0; n < 11; n++) answers.push(await browser.post(paths.signIn(), fields, { headers: json }));
  const last = answers.at(-1);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("too many attempts from a page with a form get Retry-After", async () => {
  const browser = worlds.form.browser("198.51.100.9");
  const fields = { token: "x", password: "x", confirmPassword: "x" };
  for (let n = 0; n < 20; n++) await browser.post(paths.resetPassword(), fields);
  let answer = await browser.post(paths.resetPassword(), fields);
  for (let n = 0; n < 40 && answer.status !== 429; n++)
    answer = await browser.post(paths.resetPassword(), fields);
  expect(answer.status).toBe(429);
  expect(answer.headers.get("Content-Type")).toContain("text/html");
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("a script's post passes the same guards as every other: origin, size, one line in the log", async () => {
  const world = worlds.json;
  const browser = world.browser("198.51.100.10");
  const foreign = await browser.post(
    paths.signOut(),
    {},
    { headers: { ...json, Origin: "https://evil.test" } },
  );
  expect(foreign.status).toBe(403);
  const large = await browser.post(paths.signIn(), { email: "x".repeat(1_100_000) }, { headers: json });
  expect(large.status).toBe(413);
  const before = world.log.length;
  const posted = await browser.post(paths.signOut(), {}, { headers: json });
  expect(posted.headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
  expect(world.log.slice(before).filter((line) => line.includes('"path":"/sign-out"'))).toHaveLength(1);
});

test("no form names a user: a write always belongs to the signed-in user (docs/decisions/0015-ownership.md)", () => {
  const fields = Object.values(actions).flatMap(({ intents }) =>
    Object.values(intents).flatMap((intent) => Object.keys(intent.fields)),
  );
  expect(fields.filter((name) => /^(?:user_?id|uid|owner|actor|author|account)/i.test(name))).toEqual([]);
});
