import { once } from "node:events";
import { constants, getPriority } from "node:os";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import type { Hasher } from "../../server/auth/hasher.ts";
import { createHashingProcess } from "../../server/auth/hashing-process.ts";
import { createPasswords } from "../../server/auth/passwords.ts";
import { startServer } from "../support/started-server.ts";
import { signIn } from "../support/people.ts";
import { createWorld } from "../support/world.ts";

const opened: Hasher[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((hasher) => hasher.close()));
});

/** A hashing process with its own log. */
function setUp(options: Partial<Parameters<typeof createHashingProcess>[0]> = {}) {
  const lines: { readonly pid?: number; readonly event?: string; readonly level: number }[] = [];
  const log = pino({ level: "debug", base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  const hasher = createHashingProcess({ log, ...options });
  opened.push(hasher);
  const pids = () => lines.flatMap(({ pid }) => pid ?? []);
  const pid = () => pids().at(-1) ?? 0;
  const warnings = () => lines.filter(({ level }) => level >= 40).map(({ event }) => event);
  return { hasher, pids, pid, warnings };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const hashOf = async (hasher: Hasher) => (await hasher.hash("Kumano8Kodo", 64)) ?? "lost";

test("the hashing process starts with the first hash, gives the same hashes, and has a lower priority", async () => {
  const { hasher, pids, pid } = setUp();
  expect(pids()).toEqual([]);
  const hash = await hashOf(hasher);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect(await hasher.verify("Kumano8Kodo", hash)).toBe(true);
  expect(await hasher.verify("kumano8Kodo", hash)).toBe(false);
  await expect(hasher.verify("Kumano8Kodo", "no hash")).rejects.toThrow("Decoding failed");
  expect(pids()).toHaveLength(1);
  expect(getPriority(pid())).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  await hasher.close();
  expect(isAlive(pid())).toBe(false);
});

test("when the hashing process dies its tasks are lost, and the next hash starts another", async () => {
  const { hasher, pids, pid, warnings } = setUp();
  const looks = [hasher.verify("a", "b"), hasher.hash("a", 64)];
  process.kill(pid(), "SIGKILL");
  expect(await Promise.all(looks)).toEqual([null, null]);
  expect(warnings()).toEqual(["hashing ended"]);
  expect(await hashOf(hasher)).toMatch(/^\$argon2id/);
  expect(pids()).toHaveLength(2);
});

test("a hashing process that hangs is killed", async () => {
  const { hasher, pid } = setUp({ longest: 100 });
  const look = hasher.hash("a", 64);
  process.kill(pid(), "SIGSTOP");
  expect(await look).toBeNull();
  expect(isAlive(pid())).toBe(false);
});

test("an idle hashing process ends without a warning", async () => {
  const { hasher, pids, pid, warnings } = setUp({ idleTime: 10 });
  await hashOf(hasher);
  await expect.poll(() => isAlive(pid())).toBe(false);
  expect(await hashOf(hasher)).toMatch(/^\$argon2id/);
  expect(pids()).toHaveLength(2);
  expect(warnings()).toEqual([]);
});

test("a sign-in whose hash was lost with the process can be repeated", async () => {
  const { hasher, pid } = setUp();
  const passwords = createPasswords({ memoryKiB: 8, hasher });
  await using world = await createWorld({ passwords });
  const { email } = await world.people.settle("patient");
  const { verify } = hasher;
  const lost = createPasswords({
    memoryKiB: 8,
    hasher: {
      ...hasher,
      verify: (...task) => {
        const look = verify(...task);
        process.kill(pid(), "SIGKILL");
        return look;
      },
    },
  });
  await using shaken = await createWorld({ passwords: lost });
  const { status, headers, body } = await signIn(shaken.browser(), email);
  expect([status, headers.get("Retry-After"), body["message"]]).toEqual([503, "1", "Please try again"]);
  expect((await signIn(world.browser(), email)).status).toBe(200);
});

test.each([
  ["SIGTERM", 0],
  ["SIGKILL", null],
] as const)("the hashing process ends after its server ends by %s", async (signal, code) => {
  await using server = await startServer({ LOG_LEVEL: "debug" });
  const pid = () => Number(/"pid":(\d+),"event":"hashing begins"/.exec(server.said())?.[1]);
  const answer = await fetch(`http://127.0.0.1:${server.port}${paths.signIn()}`, {
    method: "POST",
    headers: { Origin: "http://localhost:3000" },
    body: new URLSearchParams({ email: "a@example.com", password: "Kumano8Kodo" }),
  });
  expect(answer.status).toBe(401);
  await expect.poll(pid).toBeGreaterThan(0);
  // A terminal or a service manager signals every process of the group.
  if (signal === "SIGTERM") process.kill(pid(), "SIGTERM");
  expect(isAlive(pid())).toBe(true);
  server.process.kill(signal);
  const [ended] = await once(server.process, "exit");
  expect(ended).toBe(code);
  // The process that adopts it may notice its end later.
  await expect.poll(() => isAlive(pid())).toBe(false);
});
