import { generateKeyPairSync, randomBytes } from "node:crypto";
import type Provider from "oidc-provider";
import type { Context } from "oidc-provider";
import type { Account } from "./development-provider-page.ts";

const minutes = (count: number) => count * 60;

/**
 * The settings of an `oidc-provider` for one client, which needs PKCE and gets every scope without a consent page. They
 * lack the features and the address of the page where the account is chosen.
 */
export function providerSettings({
  clientId,
  clientSecret,
  callback,
  accounts,
}: {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The only address to which it redirects. */
  readonly callback: string;
  /** By their `sub`. */
  readonly accounts: ReadonlyMap<string, Account>;
}): Readonly<Record<string, unknown>> {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [callback],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
    cookies: { keys: [randomBytes(24).toString("base64url")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: {
      AccessToken: minutes(5),
      AuthorizationCode: minutes(1),
      Grant: minutes(10),
      IdToken: minutes(5),
      Interaction: minutes(10),
      Session: minutes(10),
    },
    findAccount: (_: unknown, accountId: string) => {
      const account = accounts.get(accountId);
      return account && { accountId, claims: () => claimsOf(accountId, account) };
    },
    loadExistingGrant,
  };
}

const claimsOf = (sub: string, { email, emailVerified, name }: Account) => ({
  sub,
  email,
  email_verified: emailVerified,
  name,
});

/** Grants every scope, so that the consent page is skipped. */
async function loadExistingGrant(this: undefined, { oidc }: Context & { oidc: { provider: Provider } }) {
  const { provider, session, client } = oidc;
  const grant = new provider.Grant({ accountId: session?.accountId, clientId: client?.clientId });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
}
