import { describe, expect, test } from "vitest";
import { createApp } from "../../server/runtime/create-app.ts";
import { readConfig } from "../../server/config/config.ts";
import { fixture } from "../support/fixture.ts";
import { ops, opsJson } from "../support/ops.ts";
import { sites } from "../support/site-of-engine.ts";

describe.each(sites)("an operator asks how the site is on %s", (_engine, create) => {
  const site = fixture(async (owned) => owned.use(await create()));
  const app = fixture(async (owned) => {
    const config = readConfig({ ...site.settings, LOG_LEVEL: "silent" });
    return owned.adopt(await createApp(config), ({ close }) => close());
  });
  const enqueue = async (id: string, failedAt: number | null) => {
    const { outbox } = app.documents;
    await outbox.enqueue({
      id,
      recipient: `${id}@example.com`,
      subject: "Code",
      body: "123456",
      createdAt: 1,
    });
    if (failedAt !== null) await outbox.giveUp({ id, failedAt });
  };

  test("the ops command mail lists mails without their content, and sends failed ones again or deletes them", async () => {
    await enqueue("waits", null);
    await enqueue("lost", 2);
    await enqueue("useless", 2);
    const { out } = await ops(site.settings, "mail", "list");
    expect(out.split("\n").filter((line) => line !== "")).toHaveLength(3);
    expect(out).not.toContain("123456");
    const { mails } = await opsJson(site.settings, "mail", "list", "--given-up");
    expect(mails).toMatchObject([{ id: "lost" }, { id: "useless", failedAt: 2 }]);
    expect(await opsJson(site.settings, "jobs")).toMatchObject({
      mails: { waiting: 1, givenUp: 2, oldest: 1 },
    });

    expect(await opsJson(site.settings, "mail", "retry", "lost")).toEqual({ mails: 1 });
    expect(await opsJson(site.settings, "mail", "drop", "--all")).toEqual({ mails: 1 });
    expect(await opsJson(site.settings, "mail", "retry", "--all")).toEqual({ mails: 0 });
    expect(await opsJson(site.settings, "jobs")).toMatchObject({ mails: { waiting: 2, givenUp: 0 } });
    expect((await ops(site.settings, "mail", "drop", "nothing")).code).toBe(3);
    expect((await ops(site.settings, "mail", "drop")).code).toBe(2);
    expect((await ops(site.settings, "mail", "retry", "waits", "--all")).code).toBe(2);
    expect((await opsJson(site.settings, "audit"))["entries"]).toMatchObject([
      { action: "mail drop", subject: "all" },
      { action: "mail retry", subject: "lost" },
    ]);
  });

  test("the ops command jobs shows the waiting work", async () => {
    await app.documents.fileDeletions.queue({ key: "profile-images/a/1_a.webp", createdAt: 1, dueAt: 1 });
    await app.documents.erasures.record({ userId: "gone", erasedAt: Date.now() });
    const { out } = await ops(site.settings, "jobs");
    expect(out).toContain("1 file queued, 1 due");
    expect(out).toContain("1 not yet in the erasure list");
  });

  test("the ops command check finds no fault in a working site, and warns about simulated mail", async () => {
    const { ok, findings } = await opsJson(site.settings, "check");
    expect([ok, findings]).toMatchObject([
      true,
      [
        { name: "settings", state: "ok" },
        { name: "database", state: "ok" },
        { name: "files", state: "ok" },
        { name: "mail", state: "warn" },
        { name: "clock", state: "ok" },
        { name: "disk" },
      ],
    ]);
  });
});

describe("check finds", () => {
  const faults = async (settings: Readonly<Record<string, string>>) => {
    const { code, out } = await ops(settings, "check");
    expect(code).toBe(1);
    return out.split("\n").filter((line) => line.startsWith("fault"));
  };

  test("the ops command check reports an invalid setting and stops there", async () => {
    expect(await faults({ PORT: "x" })).toEqual([expect.stringMatching(/settings +PORT: must be a port/)]);
  });

  test("the ops command check reports a missing database", async () => {
    expect(await faults({ DATA_DIR: "/nowhere/at/all" })).toContainEqual(
      expect.stringMatching(/database +there is none/),
    );
  });

  test("the ops command check reports an unreachable bucket and mail server without a password", async () => {
    const settings = {
      DATA_DIR: "/nowhere/at/all",
      FILES_URL: "s3://anaba?endpoint=http://127.0.0.1:9",
      AWS_ACCESS_KEY_ID: "key",
      AWS_SECRET_ACCESS_KEY: "canary-secret",
      SMTP_URL: "smtp://someone:canary-password@127.0.0.1:9",
      MAIL_FROM: "hello@anaba.example",
    };
    const found = await faults(settings);
    expect(found).toContainEqual(expect.stringMatching(/files +does not answer/));
    expect(found).toContainEqual(expect.stringMatching(/mail +does not answer \(\w+\)/));
    expect(found.join("")).not.toContain("canary");
  });
});
