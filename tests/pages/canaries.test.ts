import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { sendDueMails } from "../../server/jobs/send-mails.ts";
import { createSmtpMail } from "../../server/mail/smtp.ts";
import type { Answer, Browser } from "../support/browser-in-process.ts";
import { hour } from "../support/clock.ts";
import { dump } from "../support/dump.ts";
import { finishSignup, signIn } from "../support/people.ts";
import { buildDir } from "../support/world.ts";
import { createWorld } from "../support/world.ts";

const settings = {
  AUTH_SECRET: "canary-auth-pQ7vZk2mXw9LrT4bNc8YhE3uJd6Gs",
  SMTP_URL: "smtp://canary-user:canary-mail-word@127.0.0.1:9",
  MAIL_FROM: "hello@anaba.example",
  GOOGLE_CLIENT_ID: "the-client",
  GOOGLE_CLIENT_SECRET: "canary-google-word",
  GOOGLE_ISSUER: "http://127.0.0.1:9",
  FILES_URL: "s3://bucket?endpoint=http://127.0.0.1:9",
  AWS_ACCESS_KEY_ID: "canary-key-id",
  AWS_SECRET_ACCESS_KEY: "canary-key-word",
};
const password = "Canary8Password";
const newPassword = "Canary9Password";
const email = "canary.address@example.com";

test("no secret appears in a response, the log or the database, even after failures (docs/security.md row 29)", async () => {
  await using world = await createWorld({ settings });
  const { app } = world;
  const browser = world.browser();
  const answers: Answer[] = [];
  const given = new Set<string>();
  const see = async (asking: Promise<Answer>) => {
    const answer = await asking;
    answers.push(answer);
    // The time in the device cookie is not a secret.
    for (const value of browser.cookies.values())
      for (const part of value.split(".")) if (!/^\d{13}$/.test(part)) given.add(part);
    return answer;
  };
  const post = (address: string, fields: Record<string, string | Blob>, from: Browser = browser) =>
    see(from.post(address, fields, { multipart: address === paths.editProfile() }));

  await post(paths.signup(), { intent: "send-code", email });
  await sendDueMails(app);
  const code = /\b\d{6}\b/.exec(world.mails[0]?.body ?? "")?.[0] ?? "";
  await post(paths.signup(), { intent: "verify", email, code: "999999" });
  await post(paths.signup(), { intent: "verify", email, code });
  const account = { username: "canary_bird", nickname: "Bird", password, confirmPassword: password };
  await see(finishSignup(browser, account));
  await see(signIn(world.browser(), email, "Canary7Password"));
  await see(signIn(browser, email, password));
  await post(paths.forgotPassword(), { email }, world.browser());
  await sendDueMails(app);
  const token = /token=([\w-]{43})/.exec(world.mails.at(-1)?.body ?? "")?.[1] ?? "";
  const reset = { token, password: newPassword, confirmPassword: newPassword };
  await post(paths.resetPassword(), reset, world.browser());
  await see(signIn(browser, email, newPassword));
  await see(browser.get(paths.googleSignIn()));
  // Failures: the storage refuses an image, no server accepts a mail, the database fails.
  const image = new File([new Uint8Array(readFileSync("public/icons/icon-192.png"))], "a.png");
  await post(paths.editProfile(), {
    intent: "save",
    nickname: "Bird",
    username: "canary_bird",
    bio: "",
    image,
  });
  await world.browser().post(paths.forgotPassword(), { email });
  await sendDueMails({
    ...app,
    sendMail: createSmtpMail({ url: settings.SMTP_URL, from: settings.MAIL_FROM, requireTls: false }),
  });
  vi.spyOn(app.documents.credentials, "byEmail").mockRejectedValueOnce(new Error("no such table"));
  await see(signIn(world.browser(), email, newPassword));
  for (const address of [
    paths.home(),
    paths.profile(),
    paths.saved(),
    paths.gem(1),
    "/nowhere",
    "/canary%ff",
  ])
    await see(browser.get(address));
  world.clock.advance(hour);
  await post(paths.accountSettings(), { intent: "delete", password: "Canary6Password" });
  const stored = JSON.stringify(await dump(app, ["outbox"]));
  await post(paths.accountSettings(), { intent: "delete", password: newPassword });

  expect([code, token]).not.toContain("");
  expect([...given].every((part) => part.length >= 20)).toBe(true);
  const passwords = [password, newPassword, "Canary7Password", "Canary6Password"];
  const words = Object.values(settings).filter((value) => value.includes("canary-"));
  const secrets = [...passwords, ...words, "canary-mail-word", token, ...given];
  const texts = answers.map(({ text }) => text).join("\n");
  const log = world.log.join("\n");
  for (const secret of secrets) {
    expect(texts.includes(secret), `${secret} in an answer`).toBe(false);
    expect(log.includes(secret), `${secret} in the log`).toBe(false);
    expect(stored.includes(secret), `${secret} in the database`).toBe(false);
  }
  for (const personal of [email, "canary_bird"])
    expect(log.includes(personal), `${personal} in the log`).toBe(false);
  expect(log).not.toContain(`"${code}"`);
});

test("files for browsers contain no source map, no path of the build machine, and no server module", () => {
  const client = path.join(buildDir, "client", "assets");
  const files = readdirSync(client);
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  for (const file of files.filter((name) => name.endsWith(".js"))) {
    const text = readFileSync(path.join(client, file), "utf8");
    expect(
      /sourceMappingURL|AUTH_SECRET|SMTP_URL|["']node:|argon2|kysely/.exec(text)?.[0],
      file,
    ).toBeUndefined();
    expect(text.includes(path.dirname(buildDir)), file).toBe(false);
  }
});
