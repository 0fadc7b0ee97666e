import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { actionAt, actions } from "../../server/actions/registry.ts";
import { dump } from "../support/dump.ts";
import { writeReview, type Person } from "../support/people.ts";
import { personalAddresses } from "../support/personal-addresses.ts";
import { useWorld } from "../support/world.ts";
import { writes } from "../support/writes.ts";

const world = useWorld();

/** A user with a review and a save to lose. */
async function owner(): Promise<Person> {
  const person = await world.people.signedIn("owner", { username: "owner" });
  const { id: userId } = person.user;
  await writeReview(world.app.documents, { id: "review-of-owner", gemId: 1, userId, reviewText: "Mine" });
  await world.app.documents.saves.add({ userId, gemId: 2, savedAt: world.clock.now() });
  return person;
}

test("every address that accepts a write is tested for cross-site writes", () => {
  const tested = new Set(writes.map(({ address }) => actionAt(address)));
  expect(tested).toEqual(new Set(Object.values(actions)));
});

const sites = ["same-origin", "same-site", "cross-site", "none"];
const modes = ["navigate", "no-cors", "cors", "same-origin"];
const types = [
  "application/x-www-form-urlencoded",
  "text/plain",
  "application/json",
  "multipart/form-data; boundary=x",
  "application/xml",
  "",
];
const own = "http://localhost:3000";
const others = ["https://evil.test", "null", "https://localhost:3000", "http://localhost:3001", ""];

/** Headers of a cross-site write: `Sec-Fetch-Site`, or only `Origin`. */
const foreign: readonly Readonly<Record<string, string>>[] = [
  ...sites.flatMap((site) =>
    modes.map((mode) => ({
      "Sec-Fetch-Site": site,
      "Sec-Fetch-Mode": mode,
      Origin: site === "same-origin" ? "https://evil.test" : own,
    })),
  ),
  ...others.map((origin) => (origin === "" ? {} : { Origin: origin })),
  ...sites.map((site) => ({ "Sec-Fetch-Site": site })),
  { Origin: "http://sub.localhost:3000", "Sec-Fetch-Site": "same-site" },
  { Origin: `${own}.evil.test`, "Sec-Fetch-Site": "cross-site" },
  { Origin: `${own}.evil.test` },
];

describe("cross-site writes (docs/security.md row 9)", () => {
  test("a cross-site write changes nothing at any address, with any kind of body", async () => {
    const { browser } = await owner();
    const session = browser.cookies.get("anaba-session");
    const before = await dump(world.app);
    const addresses = new Set([...writes.map(({ address }) => address), "/nowhere"]);
    const wrong: string[] = [];
    for (const address of addresses)
      for (const said of foreign)
        for (const [n, type] of types.entries()) {
          const bodies = writes.filter((write) => address.startsWith(write.address));
          const body = new URLSearchParams(bodies[n % bodies.length]?.fields).toString();
          const headers = { ...said, ...(type !== "" && { "Content-Type": type }) };
          const answer = await browser.send(address, { method: "POST", body, headers });
          if (answer.status !== 403 || answer.headers.getSetCookie().length > 0)
            wrong.push(`${address} ${JSON.stringify(headers)}: ${answer.status}`);
        }
    expect(wrong).toEqual([]);
    expect(browser.cookies.get("anaba-session")).toBe(session);
    expect(await dump(world.app)).toEqual(before);
  });

  test("a cross-site write by another method, or by an address alone, changes nothing", async () => {
    const { browser } = await world.people.signedIn("reader");
    const before = await dump(world.app);
    for (const { address, fields } of writes) {
      for (const method of ["PUT", "DELETE", "PATCH"]) {
        const answer = await browser.send(address, { method, body: new URLSearchParams(fields) });
        expect(answer.status).toBe(405);
      }
      for (const method of ["GET", "HEAD"]) {
        const read = await browser.send(`${address}?${new URLSearchParams(fields).toString()}`, { method });
        expect(read.status).toBeLessThan(400);
      }
    }
    expect(await dump(world.app)).toEqual(before);
  });
});

const sly = "role email id userId userNickname emailVerified createdAt passwordHash savedGems".split(" ");
const prototypes = ["__proto__", "constructor", "prototype", "constructor.prototype", "__proto__.polluted"];

/** Signing out and abandoning a sign-up ignore their fields. */
const takesNothing = (fields: Readonly<Record<string, string>>) =>
  Object.keys(fields).length === 0 || fields["intent"] === "abandon";

test("no form accepts an unknown field or reaches a prototype (docs/security.md row 11 and 27)", async () => {
  const { browser } = await world.people.signedIn("inventive");
  const counted = ["rate_limits", "openid_attempts"];
  const before = await dump(world.app, counted);
  const wrong: string[] = [];
  for (const { address, fields } of writes)
    for (const name of [...sly, ...prototypes])
      for (const multipart of [false, true]) {
        if (Object.hasOwn(fields, name) || takesNothing(fields)) continue;
        const body = Object.fromEntries([...Object.entries(fields), [name, "polluted"]]);
        const { status } = await browser.post(address, body, { multipart });
        // Only the profile's form may be multipart.
        const expected = multipart && address !== paths.editProfile() ? 415 : 400;
        if (status !== expected) wrong.push(`${address} ${fields["intent"] ?? ""} ${name}: ${status}`);
      }
  expect(wrong).toEqual([]);
  expect(await dump(world.app, counted)).toEqual(before);
  for (const name of ["polluted", ...sly]) expect(Reflect.get({}, name)).toBeUndefined();
});

test("no user reaches another user's data, by any id at any address (docs/security.md row 10)", async () => {
  const { user } = await world.people.signedIn("somebody", {
    username: "canary_name",
    nickname: "Canary Nick",
    bio: "canary-bio",
    email: "canary-address@example.com",
  });
  const written = { id: "review-of-somebody", gemId: 5, userId: user.id, reviewText: "words" };
  await writeReview(world.app.documents, written);
  await world.app.documents.saves.add({ userId: user.id, gemId: 7, savedAt: world.clock.now() });
  const { browser } = await world.people.signedIn("prying");
  const ofSomebody = async () =>
    Object.values(await dump(world.app))
      .flat()
      .filter((row) => row.includes("somebody") || row.includes("canary"))
      // A report of their review is its reporter's own.
      .filter((row) => !row.includes('"writer_id":"somebody"'));
  const before = await ofSomebody();
  const ids = [user.id, "canary_name", "review-of-somebody", "canary-address@example.com"];
  const ofTheirs = /canary-address|canary-bio|canary_name/;
  for (const id of ids) {
    const query = new URLSearchParams({ userId: id, id, uid: id, user: id, reviewId: id }).toString();
    for (const address of [
      ...personalAddresses,
      paths.gem(5),
      `${paths.profile()}/${id}`,
      `/users/${id}`,
      `/${id}`,
    ])
      for (const suffix of ["", ".json"]) {
        const answer = await browser.get(`${address}${suffix}?${query}`);
        const told = answer.text.replaceAll(query, "").replaceAll(`/${id}`, "").replaceAll(id, "");
        expect(told, `${address}${suffix} ${id}`).not.toMatch(ofTheirs);
      }
    for (const { address, fields } of writes)
      if (address !== paths.signOut() && fields["intent"] !== "delete")
        await browser.post(address, { ...fields, ...("reviewId" in fields && { reviewId: id }) });
    for (const gemId of ["1", "5"])
      await browser.post(paths.ownReviews(), { gemId, intent: "delete", reviewId: id });
  }
  expect(await ofSomebody()).toEqual(before);
});
