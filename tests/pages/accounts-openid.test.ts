import { beforeEach, describe, expect, test } from "vitest";
import type { GooglePurpose } from "../../domain/account/google.ts";
import { paths } from "../../domain/site/paths.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { fixture } from "../support/fixture.ts";
import { startOpenidProvider, type ProviderAccount } from "../support/openid-provider.ts";
import { createWorld, useWorld } from "../support/world.ts";

const callback = "http://localhost:3000/sign-in/google/callback";
const provider = fixture(async (owned) => owned.use(await startOpenidProvider(callback)));
const settings = () => ({
  GOOGLE_ISSUER: provider.issuer,
  GOOGLE_CLIENT_ID: provider.clientId,
  GOOGLE_CLIENT_SECRET: provider.clientSecret,
});
/** The product with an external provider: client id, client secret, issuer. */
const world = useWorld(() => ({ settings: settings() }));
// The provider's tokens have the real time.
beforeEach(() => world.clock.advance(Date.now() - world.clock.now()));

/** From the click to the popup's last page. */
async function signInAt(browser: Browser, account: ProviderAccount, purpose?: GooglePurpose) {
  const begun = await browser.get(paths.googleSignIn(purpose));
  const back = await provider.visit(begun.headers.get("Location") ?? "", account);
  return (await browser.get(back.pathname + back.search)).headers.get("Location");
}

describe("a provider of GOOGLE_ISSUER, over the network", () => {
  const mei = { subject: "mei-1", email: "mei@provider.example", name: "Mei Sato" };

  test("a provider of GOOGLE_ISSUER signs a user in the first time and again", async () => {
    const browser = world.browser();
    expect(await signInAt(browser, mei)).toBe(paths.signInDone("complete-profile"));
    expect((await browser.get(paths.profile())).text).toContain("Mei Sato");
    const user = await world.app.documents.users.byEmail(mei.email);
    expect(user).toMatchObject({ nickname: "Mei Sato", username: null, emailVerified: true });
    expect(await world.app.documents.googleIdentities.subjectOf(user?.id ?? "")).toBe("mei-1");
    const another = world.browser("192.0.2.40");
    expect(await signInAt(another, { ...mei, email: "moved@provider.example" })).toBe(
      paths.signInDone("complete-profile"),
    );
    expect((await another.get(paths.accountSettings())).text).toContain(mei.email);
  });

  test("a provider of GOOGLE_ISSUER confirms a deletion for the owner only", async () => {
    const browser = world.browser("192.0.2.42");
    const owner = { subject: "owner", email: "owner@provider.example" };
    await signInAt(browser, owner);
    const stranger = { subject: "stranger", email: "stranger@provider.example" };
    expect(await signInAt(browser, stranger, "delete")).toBe(paths.signInDone("google-other-account"));
    expect((await browser.post(paths.accountSettings(), { intent: "delete" })).status).toBe(422);
    expect(await signInAt(browser, owner, "delete")).toBe(paths.signInDone("confirmed"));
    expect((await browser.post(paths.accountSettings(), { intent: "delete" })).status).toBe(200);
    expect(await world.app.documents.users.byEmail(owner.email)).toBeUndefined();
  });

  test("a provider of GOOGLE_ISSUER refuses a wrong client secret", async () => {
    await using wrong = await createWorld({
      startsAt: Date.now(),
      settings: { ...settings(), GOOGLE_CLIENT_SECRET: "another-secret" },
    });
    expect(await signInAt(wrong.browser(), mei)).toBe(paths.signInDone("google-failed"));
  });
});
