import { StatementSync } from "node:sqlite";
import { describe, expect, test, vi } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { createPasswords } from "../../server/auth/passwords.ts";
import { useWorld } from "../support/world.ts";
import { questions, welch } from "../hardening/enumeration.ts";
import { dump } from "../support/dump.ts";
import { signIn } from "../support/people.ts";

const quick = createPasswords({ memoryKiB: 8 });
const calls: string[] = [];
const world = useWorld({
  passwords: {
    ...quick,
    hash: (password) => (calls.push("hash"), quick.hash(password)),
    verify: (password, hash) => (calls.push("verify"), quick.verify(password, hash)),
  },
});

/** Removes the values that differ in every response. */
const steady = (text: string) => text.replace(/"simulatedCode":"\d{6}"/, "");

describe("nothing tells whether an address has an account (docs/security.md row 4)", () => {
  test.each(["sign-in", "reset", "send-code"] as const)(
    "%s gives the same status, headers and body for known and unknown addresses, after the same hashes",
    async (name) => {
      for (let n = 0; n < 5; n += 1) {
        await world.people.settle(`known_${name}_${n}`);
        const told = [];
        for (const who of [
          `known_${name}_${n}`,
          `absent_${name}_${n}`.slice(0, `known_${name}_${n}`.length),
        ]) {
          calls.length = 0;
          const [address, fields] = questions[name](`${who}@example.com`);
          const answer = await world.browser(`192.0.2.${n}`).post(address, fields);
          const {
            "x-request-id": _id,
            "set-cookie": _cookie,
            ...headers
          } = Object.fromEntries(answer.headers);
          const cookies = answer.headers.getSetCookie().map((line) => line.replace(/=[\w-]{43};/, "=;"));
          told.push([answer.status, headers, cookies, steady(answer.text), answer.text.length, [...calls]]);
        }
        expect(told[0]).toEqual(told[1]);
      }
    },
  );

  test("a request for a reset link runs the same statements for known and unknown addresses", async () => {
    const spies = [vi.spyOn(StatementSync.prototype, "all"), vi.spyOn(StatementSync.prototype, "run")];
    const statementsRun = () =>
      spies.map(({ mock }) =>
        mock.contexts.map((ran) => (ran instanceof StatementSync ? ran.sourceSQL : "")),
      );
    await world.people.settle("recorded");
    const told = [];
    for (const who of ["recorded", "imagined"]) {
      const before = await dump(world.app);
      for (const spy of spies) spy.mockClear();
      const browser = world.browser(`203.0.113.${told.length}`);
      await browser.post(paths.forgotPassword(), { email: `${who}@example.com` });
      const statements = statementsRun();
      const after = await dump(world.app);
      const grown = Object.keys(after).filter((name) => after[name]?.length !== before[name]?.length);
      told.push({ statements, grown });
    }
    expect(told[0]).toEqual(told[1]);
    expect(told[0]?.grown).toEqual(["rate_limits", "reset_requests"]);
    expect(told[0]?.statements.flat().filter((text) => /users|outbox|reset_tokens/.test(text))).toEqual([]);
  });

  test("a refusal for too many attempts is the same for known and unknown addresses", async () => {
    await world.people.settle("besieged");
    const answers = [];
    for (const email of ["besieged@example.com", "imagined@example.com"]) {
      for (let n = 0; n < 10; n += 1) await signIn(world.browser(`198.51.100.${n}`), email, "Wrong8Password");
      const { status, text, headers } = await signIn(world.browser("198.51.100.99"), email, "Wrong8Password");
      answers.push([status, text, headers.get("Retry-After")]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(429);
  });
});

test("Welch's t separates samples that differ from samples that do not", () => {
  const sample = (shift: number) => Array.from({ length: 1000 }, (_, n) => shift + ((n * 7919) % 100));
  expect(Math.abs(welch(sample(0), sample(0)))).toBeLessThan(4.5);
  expect(Math.abs(welch(sample(10), sample(0)))).toBeGreaterThan(4.5);
});
