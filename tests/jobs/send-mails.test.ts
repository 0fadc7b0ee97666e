import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import type { Mail } from "../../server/base/mail.ts";
import { Refused } from "../../server/base/refused.ts";
import { sendDueMails } from "../../server/jobs/send-mails.ts";
import { sweep } from "../../server/jobs/sweep.ts";
import { createSmtpMail } from "../../server/mail/smtp.ts";
import { badTexts } from "../support/bad-input.ts";
import { day, hour, minute } from "../support/clock.ts";
import { dump } from "../support/dump.ts";
import { askForCode } from "../support/people.ts";
import { createWorld } from "../support/world.ts";

const mail = (id: string): Mail & { createdAt: number } => ({
  id,
  recipient: `${id}@example.com`,
  subject: "Subject",
  body: "Body\n",
  createdAt: 0,
});

describe("mails that wait", () => {
  test("waiting mails are sent once, oldest first, and then deleted", async () => {
    await using world = await createWorld();
    for (let n = 0; n < 25; n += 1)
      await world.app.documents.outbox.enqueue({ ...mail(`m${n}`), createdAt: n });
    await sendDueMails(world.app);
    await sendDueMails(world.app);
    expect(world.mails.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, n) => `m${n}`));
  });

  test("after the stop of the jobs no further batch of mails is sent", async () => {
    const stop = new AbortController();
    const sent: string[] = [];
    await using world = await createWorld({
      sendMail: async ({ id }) => {
        sent.push(id);
        stop.abort();
      },
    });
    for (let n = 0; n < 25; n += 1)
      await world.app.documents.outbox.enqueue({ ...mail(`m${n}`), createdAt: n });
    await sendDueMails(world.app, stop.signal);
    expect(sent).toHaveLength(10);
    await sendDueMails(world.app, stop.signal);
    expect(sent).toHaveLength(10);
  });

  test("a mail that was sent, but could not be deleted, is not told as one that was not sent", async () => {
    await using world = await createWorld();
    const { outbox } = world.app.documents;
    for (const id of ["kept", "deleted"]) await outbox.enqueue(mail(id));
    const away = new Refused({ code: "unavailable" });
    vi.spyOn(outbox, "done").mockRejectedValueOnce(away);
    await expect(sendDueMails(world.app)).rejects.toBe(away);
    expect(world.mails).toHaveLength(2);
    expect(await outbox.list({ givenUp: false, limit: 9 })).toMatchObject([{ tries: 1, failedAt: null }]);
    expect(world.log.join("")).not.toContain("mail not sent");
  });

  test("a mail is tried ten times, with pauses from a minute, doubled up to an hour", async () => {
    const tries: number[] = [];
    await using world = await createWorld({
      sendMail: () => {
        tries.push(world.clock.now());
        return Promise.reject(Object.assign(new Error("550 m@example.com unknown"), { code: "EENVELOPE" }));
      },
    });
    await world.app.documents.outbox.enqueue(mail("m"));
    for (let n = 0; n < 12 * 60; n += 1) {
      await sendDueMails(world.app);
      world.clock.advance(minute);
    }
    const pauses = tries.slice(1).map((time, n) => (time - (tries[n] ?? 0)) / minute);
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(world.log.filter((line) => line.includes("mail not sent"))).toHaveLength(10);
    expect(world.log.join("")).toContain("EENVELOPE");
    expect(world.log.join("")).not.toContain("m@example.com");
  });

  test("a mail that the mail server rejects permanently is given up at once", async () => {
    const tries: string[] = [];
    const replies = { refused: 550, later: 451 };
    await using world = await createWorld({
      sendMail: ({ id }) => {
        tries.push(id);
        const responseCode = id === "refused" ? replies.refused : replies.later;
        return Promise.reject(Object.assign(new Error("no"), { code: "EENVELOPE", responseCode }));
      },
    });
    for (const id of ["refused", "later"]) await world.app.documents.outbox.enqueue(mail(id));
    await sendDueMails(world.app);
    world.clock.advance(hour);
    await sendDueMails(world.app);
    expect(tries).toEqual(["refused", "later", "later"]);
    expect(await world.app.documents.outbox.list({ givenUp: true, limit: 9 })).toMatchObject([
      { id: "refused", tries: 1 },
    ]);
    expect(world.logged().find(({ event }) => event === "mail given up")).toMatchObject({ reply: 550 });
  });

  test("mails with an expired code or link are not sent and are deleted by the next sweep", async () => {
    await using world = await createWorld({
      settings: { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "hello@anaba.example" },
    });
    const { app, clock, people } = world;
    await people.settle("late");
    await askForCode(world.browser(), "new@example.com");
    await world.browser("192.0.2.8").post(paths.forgotPassword(), { email: "late@example.com" });
    clock.advance(10 * minute);
    await sendDueMails(app);
    expect(world.mails.map(({ recipient }) => recipient)).toEqual(["late@example.com"]);
    await world.browser("192.0.2.9").post(paths.forgotPassword(), { email: "late@example.com" });
    clock.advance(30 * minute);
    await sendDueMails(app);
    expect(world.mails).toHaveLength(1);
    await sweep(app);
    expect(await app.documents.outbox.list({ givenUp: false, limit: 9 })).toEqual([]);
  });

  test("mails are sent although reset links cannot be written, and the failure is told afterwards", async () => {
    await using world = await createWorld();
    await world.app.documents.outbox.enqueue(mail("m"));
    vi.spyOn(world.app.documents.resetRequests, "waiting").mockRejectedValueOnce(new Error("no such table"));
    await expect(sendDueMails(world.app)).rejects.toThrow("no such table");
    expect(world.mails.map(({ id }) => id)).toEqual(["m"]);
  });

  test("many requests for reset links are all answered by one run", async () => {
    await using world = await createWorld();
    await world.people.settle("crowd");
    const expiresAt = world.clock.now() + hour;
    for (let n = 0; n < 25; n += 1)
      await world.app.documents.resetRequests.add({
        id: `r${n}`,
        email: n % 2 === 0 ? "crowd@example.com" : "nobody@example.com",
        askedAt: n,
        expiresAt,
      });
    await sendDueMails(world.app);
    expect(world.mails.map(({ id }) => id).toSorted()).toEqual(
      Array.from({ length: 13 }, (_, n) => `r${2 * n}`).toSorted(),
    );
    expect((await dump(world.app))["reset_requests"]).toEqual([]);
  });

  test("a slow mail does not delay the others, and few are sent at the same time", async () => {
    const slow = Promise.withResolvers<void>();
    const sent: string[] = [];
    const inHand = { now: 0, most: 0 };
    await using world = await createWorld({
      sendMail: async ({ id }) => {
        inHand.most = Math.max(inHand.most, (inHand.now += 1));
        if (id === "m0") await slow.promise;
        else await Promise.resolve();
        inHand.now -= 1;
        sent.push(id);
        if (sent.length === 7) slow.resolve();
      },
    });
    for (let n = 0; n < 8; n += 1)
      await world.app.documents.outbox.enqueue({ ...mail(`m${n}`), createdAt: n });
    await sendDueMails(world.app);
    expect(sent.at(-1)).toBe("m0");
    expect(inHand.most).toBe(3);
  });

  test("a mail that was given up is kept for a week for the operator and then deleted", async () => {
    await using world = await createWorld({ sendMail: () => Promise.reject(new Error("no")) });
    const kept = async () => JSON.stringify(await dump(world.app)).includes("given-up@example.com");
    await world.app.documents.outbox.enqueue(mail("given-up"));
    for (let n = 0; n < 10; n += 1) {
      await sendDueMails(world.app);
      world.clock.advance(hour);
    }
    expect(world.log.filter((line) => line.includes("mail not sent"))).toHaveLength(10);
    world.clock.advance(7 * day - 2 * hour);
    await sweep(world.app);
    expect(await kept()).toBe(true);
    world.clock.advance(2 * hour);
    await sweep(world.app);
    expect(await kept()).toBe(false);
  });

  test("a mail that was claimed by a process that died is sent later", async () => {
    await using world = await createWorld();
    await world.app.documents.outbox.enqueue(mail("m"));
    const now = world.clock.now();
    await world.app.documents.outbox.claimDue({ now, hiddenUntil: now + 5 * minute, limit: 1 });
    await sendDueMails(world.app);
    expect(world.mails).toEqual([]);
    world.clock.advance(hour);
    await sendDueMails(world.app);
    expect(world.mails).toHaveLength(1);
  });

  test("a mail that fails does not delay the others", async () => {
    const sent: string[] = [];
    await using world = await createWorld({
      sendMail: ({ id }) => {
        if (id === "bad") return Promise.reject(new Error("no"));
        sent.push(id);
        return Promise.resolve();
      },
    });
    for (const id of ["bad", "good"]) await world.app.documents.outbox.enqueue(mail(id));
    await sendDueMails(world.app);
    expect(sent).toEqual(["good"]);
  });
});

describe("over SMTP (docs/security.md row 31)", () => {
  const received: { email: Email; recipients: string[] }[] = [];
  const connections: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect({ id }, done) {
      connections.push(id);
      done();
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      void buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((email) => received.push({ email, recipients }))
        .finally(done);
    },
  });
  const held = { url: "" };
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening TCP server has such an address
    held.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  test("a mail arrives by SMTP as it was written", async () => {
    const send = createSmtpMail({ url: held.url, from: "hello@anaba.example", requireTls: false });
    await send({
      id: "m1",
      recipient: "a+b@example.com",
      subject: "穴場 code",
      body: "123456\n\nLine two\n",
    });
    const { email, recipients } = received.at(-1) ?? {};
    expect(recipients).toEqual(["a+b@example.com"]);
    expect(email).toMatchObject({
      subject: "穴場 code",
      messageId: "<m1@anaba.example>",
      from: { address: "hello@anaba.example" },
      to: [{ address: "a+b@example.com" }],
    });
    expect(email?.text?.trim()).toBe("123456\n\nLine two");
    await send.close();
  });

  test("many mails are sent over a few persistent connections", async () => {
    const send = createSmtpMail({ url: held.url, from: "hello@anaba.example", requireTls: false });
    const before = { connections: connections.length, mails: received.length };
    for (let n = 0; n < 20; n += 1)
      await send({ id: `k${n}`, recipient: "a@example.com", subject: "S", body: "" });
    expect(received.length - before.mails).toBe(20);
    expect(connections.length - before.connections).toBe(1);
    await send.close();
  });

  test.each([
    "a@example.com\r\nBcc: evil@example.com",
    "a@example.com, evil@example.com",
    '"evil@example.com" a@example.com',
    "a@example.com> <evil@example.com",
  ])("a mail to the recipient %j reaches nobody else", async (recipient) => {
    const send = createSmtpMail({ url: held.url, from: "hello@anaba.example", requireTls: false });
    const before = received.length;
    await send({ id: "m2", recipient, subject: "S\r\nBcc: evil@example.com", body: "" }).catch(
      () => undefined,
    );
    await send.close();
    for (const { email, recipients } of received.slice(before)) {
      expect(recipients).not.toContain("evil@example.com");
      expect(email.bcc ?? []).toEqual([]);
    }
  });

  test("no address of the corpus adds a header or a recipient to a mail", async () => {
    const send = createSmtpMail({ url: held.url, from: "hello@anaba.example", requireTls: false });
    await using world = await createWorld({
      settings: { SMTP_URL: held.url, MAIL_FROM: "hello@anaba.example" },
      sendMail: send,
    });
    const before = received.length;
    const evil = "evil@evil.example";
    const addresses = [
      ...badTexts.filter((text) => text.length < 300),
      ...["\r\n", "\n", "\r", "%0d%0a", "\u2028", "\u0085", "\0", "\\r\\n"].flatMap((end) =>
        ["Bcc: ", "Cc: ", "RCPT TO:", "DATA", ""].map((header) => `a@example.com${end}${header}${evil}`),
      ),
      `a@example.com,${evil}`,
      `a@example.com;${evil}`,
      `a@example.com ${evil}`,
      `<a@example.com>,<${evil}>`,
      `"${evil}"@example.com`,
      `"a\r\nBcc: ${evil}"@example.com`,
      `a(${evil})@example.com`,
      `a@example.com> NOTIFY=SUCCESS`,
      "a@[127.0.0.1]",
      "a@b@example.com",
      "İ@example.com",
      "=?utf-8?q?a=0d=0aBcc:evil?=@example.com",
      `group:${evil};@example.com`,
      "plain+tag@example.com",
    ];
    for (const [n, email] of addresses.entries()) {
      const browser = world.browser(`10.0.${n}.1`);
      await browser.post(paths.signup(), { intent: "send-code", email });
      await browser.post(paths.forgotPassword(), { email });
    }
    await sendDueMails(world.app);
    const sent = received.slice(before);
    expect(sent.length).toBeGreaterThan(0);
    const usual = [
      "content-transfer-encoding",
      "content-type",
      "date",
      "from",
      "message-id",
      "mime-version",
      "subject",
      "to",
    ];
    for (const { email, recipients } of sent) {
      expect(recipients).toHaveLength(1);
      expect(recipients[0]?.endsWith("@example.com")).toBe(true);
      expect(email.headers.map(({ key }) => key).toSorted()).toEqual(usual);
    }
    await send.close();
  });
});
