import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ok } from "../../domain/base/result.ts";
import type { GoogleIdentity } from "../../server/auth/google.ts";
import type { App } from "../../server/app.ts";
import { createApp } from "../../server/runtime/create-app.ts";
import { readConfig } from "../../server/config/config.ts";
import type { CookieName } from "../../domain/site/browser-storage.ts";
import type { Client } from "../../server/usecases/client.ts";
import { beginGoogle, endGoogle } from "../../server/usecases/google-sign-in.ts";
import type { GooglePurpose } from "../../domain/account/google.ts";
import { sites, type SiteOfEngine } from "../support/site-of-engine.ts";

const secrets = { state: "s".repeat(43), nonce: "n".repeat(43), codeVerifier: "v".repeat(43) };
const callback = new URL(`https://anaba.example/sign-in/google/callback?state=${secrets.state}`);

/** A client that keeps its cookies. */
function clientWith(cookies: Map<CookieName, string>): Client {
  return {
    address: "192.0.2.1",
    browser: () => null,
    cookie: (name) => cookies.get(name) ?? null,
    setCookie: (name, value) => void cookies.set(name, value),
    clearCookie: (name) => void cookies.delete(name),
  };
}

describe.each(sites)("the end of a Google sign-in on %s", (_engine, create) => {
  let site: SiteOfEngine;
  let app: App;
  beforeEach(async () => {
    site = await create();
    app = await createApp(readConfig({ ...site.settings, LOG_LEVEL: "silent" }));
  });
  afterEach(async () => {
    await app.close();
    await site.drop();
  });

  /** A whole attempt at a provider that states this identity; `signedInAs` is the user of a deletion. */
  async function attempt(stated: Partial<GoogleIdentity> = {}, signedInAs?: string) {
    const identity: GoogleIdentity = {
      subject: "sub-1",
      email: "mei@example.com",
      emailVerified: true,
      name: "Mei",
      authenticatedAt: app.now(),
      ...stated,
    };
    const google = {
      newSecrets: () => secrets,
      begin: () => Promise.resolve(ok(new URL("https://provider.example/auth"))),
      end: () => Promise.resolve(ok(identity)),
    };
    const cookies = new Map<CookieName, string>();
    const client = clientWith(cookies);
    const actor = signedInAs === undefined ? null : ((await app.documents.users.byId(signedInAs)) ?? null);
    const purpose: GooglePurpose = actor === null ? "sign-in" : "delete";
    const inside = { ...app, google };
    expect(await beginGoogle(inside, client, { actor, purpose })).toMatchObject({ ok: true });
    const outcome = await endGoogle(inside, client, { actor, answer: callback });
    return { outcome, isSignedIn: cookies.has("session") };
  }

  const userId = async () => (await app.documents.googleIdentities.userOf("sub-1")) ?? "";
  const suspend = (id: string) => app.documents.users.suspend({ id, at: app.now(), reason: "spam" });
  const sessionsOf = async (id: string) => (await app.documents.users.rows(id))?.["sessions"];

  test("a user who is suspended while a Google sign-in looks at them gets no session", async () => {
    await attempt();
    const id = await userId();
    const { users } = app.documents;
    vi.spyOn(users, "byId").mockImplementationOnce(async (...args) => {
      const found = await users.byId(...args);
      await suspend(id);
      return found;
    });
    expect(await attempt()).toEqual({ outcome: "google-account-suspended", isSignedIn: false });
    expect(await sessionsOf(id)).toEqual([]);
    await users.resume(id);
    expect(await attempt()).toEqual({ outcome: "complete-profile", isSignedIn: true });
  });

  test("a user who is suspended while they confirm a deletion with Google gets no session", async () => {
    await attempt();
    const id = await userId();
    const { googleIdentities } = app.documents;
    vi.spyOn(googleIdentities, "subjectOf").mockImplementationOnce(async (...args) => {
      const subject = await googleIdentities.subjectOf(...args);
      await suspend(id);
      return subject;
    });
    expect(await attempt({}, id)).toEqual({ outcome: "google-account-suspended", isSignedIn: false });
    expect(await sessionsOf(id)).toEqual([]);
  });

  test("a user who is erased while a Google sign-in looks at them gets no session", async () => {
    await attempt();
    const id = await userId();
    const { users } = app.documents;
    vi.spyOn(users, "byId").mockImplementationOnce(async (...args) => {
      const found = await users.byId(...args);
      await users.erase({ id, erasedAt: app.now(), usernameFreedUntil: app.now() });
      return found;
    });
    expect(await attempt()).toEqual({ outcome: "google-failed", isSignedIn: false });
  });

  test("spaces around an email address that an issuer states are stored nowhere", async () => {
    expect(await attempt({ email: " Mei@example.com\n" })).toMatchObject({ outcome: "complete-profile" });
    expect(await app.documents.users.byId(await userId())).toMatchObject({ email: "Mei@example.com" });
  });
});
