import { describe, expect, test } from "vitest";
import { createPasswords } from "../../server/auth/passwords.ts";
import { createQueue } from "../../server/base/queue.ts";

describe("passwords", () => {
  test("password hashes are argon2id at OWASP's cost, salted, and verified exactly", async () => {
    const { hash, verify, isCurrent } = createPasswords();
    const [one, two] = [await hash("Kumano8Kodo"), await hash("Kumano8Kodo")];
    if (!one.ok || !two.ok) throw new Error("busy");
    expect(one.value).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(one.value).not.toBe(two.value);
    expect(isCurrent(one.value)).toBe(true);
    expect(await verify("Kumano8Kodo", one.value)).toEqual({ ok: true, value: true });
    for (const other of ["kumano8Kodo", "Kumano8Kodo ", "Kumano8Kodo\u0000", "Ｋumano8Kodo"])
      expect(await verify(other, one.value)).toEqual({ ok: true, value: false });
  });

  test("verifying without a hash is false after the same work", async () => {
    const { verify } = createPasswords({ memoryKiB: 64 });
    expect(await verify("", undefined)).toEqual({ ok: true, value: false });
    expect(createPasswords({ memoryKiB: 64 }).isCurrent("$argon2id$v=19$m=8,t=1,p=1$a$b")).toBe(false);
  });
});

describe("the queue (docs/security.md row 33)", () => {
  test("of forty concurrent passwords 22 are hashed, and the others are refused at once", async () => {
    const { verify } = createPasswords({ memoryKiB: 64 });
    const looks = await Promise.all(Array.from({ length: 40 }, () => verify("Kumano8Kodo", undefined)));
    expect(looks.filter(({ ok }) => ok)).toHaveLength(22);
    expect(looks.filter((look) => !look.ok && look.refusal === "busy")).toHaveLength(18);
  });

  test("the queue runs two tasks, lets twenty wait and refuses the rest; a failed task frees its place", async () => {
    const { run: queued, isFull } = createQueue({ running: 2, waiting: 20 });
    expect(isFull()).toBe(false);
    const gates: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => {
        gates.push(resolve);
      });
      running -= 1;
    };
    const all = Array.from({ length: 30 }, () => queued(work));
    expect(isFull()).toBe(true);
    const refused = (await Promise.all(all.slice(22))).filter(({ ok }) => !ok);
    expect(refused).toHaveLength(8);
    for (let n = 0; n < 22; n += 1) {
      await Promise.resolve();
      while (gates.length === 0) await new Promise(setImmediate);
      gates.shift()?.();
    }
    const done = await Promise.all(all);
    expect(done.filter(({ ok }) => ok)).toHaveLength(22);
    expect([most, running, isFull()]).toEqual([2, 0, false]);
    await expect(queued(() => Promise.reject(new Error("x")))).rejects.toThrow("x");
    expect(await queued(() => Promise.resolve(1))).toEqual({ ok: true, value: 1 });
  });
});
