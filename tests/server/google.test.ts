import { createSign, generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { createGoogle } from "../../server/auth/google.ts";

const issuer = "https://issuer.example";
const right = generateKeyPairSync("rsa", { modulusLength: 2048 });
const wrong = generateKeyPairSync("rsa", { modulusLength: 2048 });
const callback = new URL("https://anaba.example/sign-in/google/callback");
const trip = { state: "s".repeat(43), nonce: "n".repeat(43), codeVerifier: "v".repeat(43) };
const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: issuer,
  aud: "our-id",
  sub: "1234",
  exp: now + 300,
  iat: now,
  nonce: trip.nonce,
  email: "a@gmail.example",
  email_verified: true,
  name: "A",
  auth_time: now - 10,
};

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function signed(payload: object, key = right.privateKey, alg = "RS256"): string {
  const text = `${part({ alg, kid: "k" })}.${part(payload)}`;
  return alg === "none"
    ? `${text}.`
    : `${text}.${createSign("RSA-SHA256").update(text).sign(key, "base64url")}`;
}

/** The result of our client when the provider returns this ID token. */
async function identity(idToken: string, from: string | null = issuer) {
  const faults: unknown[] = [];
  const json = (body: unknown) => Promise.resolve(Response.json(body));
  const google = createGoogle({
    clientId: "our-id",
    clientSecret: "our-secret",
    issuer: from === null ? null : new URL(from),
    callback,
    onFault: (fault) => faults.push(fault),
    fetch: (address) => {
      if (address.includes("/.well-known/"))
        return json({
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          id_token_signing_alg_values_supported: ["RS256"],
        });
      if (/\/(?:keys|certs)$/.test(address))
        return json({
          keys: [{ ...right.publicKey.export({ format: "jwk" }), kid: "k", alg: "RS256", use: "sig" }],
        });
      return json({ access_token: "t", token_type: "Bearer", id_token: idToken });
    },
  });
  const answer = new URL(callback);
  answer.search = new URLSearchParams({ code: "c", state: trip.state }).toString();
  const result = await google.end(answer, trip);
  expect(faults).toHaveLength(result.ok ? 0 : 1);
  return result;
}

test("a valid ID token gives the identity", async () => {
  expect(await identity(signed(claims))).toEqual({
    ok: true,
    value: {
      subject: "1234",
      email: "a@gmail.example",
      emailVerified: true,
      name: "A",
      authenticatedAt: (now - 10) * 1000,
    },
  });
});

test.each<[string, object, unknown]>([
  ["the word true", { email_verified: "true" }, { emailVerified: false }],
  ["the word false", { email_verified: "false" }, { emailVerified: false }],
  ["nothing said of the address", { email_verified: undefined }, { emailVerified: false }],
  ["a number", { email_verified: 1 }, { emailVerified: false }],
  ["no time of proof", { auth_time: undefined }, { authenticatedAt: null }],
  ["no name", { name: undefined }, { name: "" }],
  ["a name that is none", { name: { first: "A" } }, { name: "" }],
])("an ID token with %s gives only what it proves", async (_name, other, expected) => {
  expect(await identity(signed({ ...claims, ...other }))).toMatchObject({ ok: true, value: expected });
});

test("for Google itself the time of the ID token counts as the time of authentication", async () => {
  const google = { ...claims, iss: "https://accounts.google.com", auth_time: undefined };
  const answer = await identity(signed(google), null);
  expect(answer).toMatchObject({ ok: true, value: { authenticatedAt: now * 1000 } });
  const told = await identity(signed({ ...google, auth_time: now - 99 }), null);
  expect(told).toMatchObject({ ok: true, value: { authenticatedAt: (now - 99) * 1000 } });
});

test.each<[string, string]>([
  ["another's signature", signed(claims, wrong.privateKey)],
  ["no signature", signed(claims, right.privateKey, "none")],
  ["another algorithm", signed(claims, right.privateKey, "HS256")],
  ["another issuer", signed({ ...claims, iss: "https://accounts.google.com" })],
  ["another audience", signed({ ...claims, aud: "other-id" })],
  ["two audiences, not for us", signed({ ...claims, aud: ["other-id", "third-id"] })],
  ["long over", signed({ ...claims, exp: now - 3600 })],
  ["another nonce", signed({ ...claims, nonce: "x".repeat(43) })],
  ["no nonce", signed({ ...claims, nonce: undefined })],
  ["no subject", signed({ ...claims, sub: undefined })],
  ["no address", signed({ ...claims, email: undefined })],
  ["no token", "nonsense"],
])("an ID token with %s is refused (docs/security.md row 6)", async (_name, token) => {
  expect(await identity(token)).toEqual({ ok: false, refusal: "google-failed" });
});
