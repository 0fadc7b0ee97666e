import { expect, test } from "vitest";
import { paths } from "../../domain/paths.ts";
import { password } from "../support/people.ts";
import { useWorld } from "../support/world.ts";

const world = useWorld();

const types = [
  "application/x-www-form-urlencoded",
  "text/plain",
  "application/json",
  "multipart/form-data; boundary=x",
  "application/xml",
  "",
];
const origins: readonly Readonly<Record<string, string>>[] = [
  { Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site" },
  { Origin: "http://sub.localhost:3000", "Sec-Fetch-Site": "same-site" },
  { Origin: "null", "Sec-Fetch-Site": "cross-site" },
  { Origin: "http://localhost:3000", "Sec-Fetch-Site": "cross-site" },
  { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-site" },
  { Origin: "http://localhost:3000", "Sec-Fetch-Site": "none" },
  { Origin: "https://localhost:3000" },
  { Origin: "http://localhost:3001" },
  { "Sec-Fetch-Site": "same-origin" },
  {},
];
const writes: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [paths.signIn(), { email: "owner@example.com", password }],
  [paths.signOut(), {}],
  [paths.signup(), { intent: "abandon" }],
  [paths.forgotPassword(), { email: "owner@example.com" }],
  [paths.resetPassword(), { token: "x", password, confirmPassword: password }],
  [paths.editProfile(), { intent: "save", nickname: "Evil", username: "evil", bio: "" }],
  [paths.accountSettings(), { intent: "delete", password }],
];

test("no write that another site could start changes anything (hardening row 9)", async () => {
  const { browser, user } = await world.people.signedIn("owner");
  const session = browser.cookies.get("anaba-session");
  for (const [path, fields] of writes)
    for (const address of [path, `${path}.data`])
      for (const origin of origins)
        for (const type of types) {
          const body = new URLSearchParams(fields).toString();
          const headers = { ...origin, ...(type !== "" && { "Content-Type": type }) };
          const answer = await browser.send(address, { method: "POST", body, headers });
          expect(
            [answer.status, answer.headers.getSetCookie()],
            `${address} ${JSON.stringify(headers)}`,
          ).toEqual([403, []]);
        }
  expect(browser.cookies.get("anaba-session")).toBe(session);
  expect(await world.app.documents.users.byId("owner")).toEqual(user);
  expect((await browser.get(paths.home())).text).toContain("Nick of owner");
});

test("nor does a write by another method, or by an address", async () => {
  const { browser } = await world.people.signedIn("reader");
  for (const [path, fields] of writes) {
    for (const method of ["PUT", "DELETE", "PATCH"]) {
      const answer = await browser.send(path, { method, body: new URLSearchParams(fields) });
      expect(answer.status).toBe(405);
    }
    const read = await browser.get(`${path}?${new URLSearchParams(fields).toString()}`);
    expect(read.status).toBeLessThan(400);
  }
  expect((await browser.get(paths.home())).text).toContain("Nick of reader");
});
