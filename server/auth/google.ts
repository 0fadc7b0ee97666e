import type * as OpenidClient from "openid-client";
import { ok, refuse, type Result } from "../../domain/base/result.ts";

/** The identity that an ID token states. */
export interface GoogleIdentity {
  /** The token's `sub`: Google's permanent id of the account. The email address may change. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  /** When the person last authenticated at the provider, in ms since the epoch; null when the token does not say. */
  readonly authenticatedAt: number | null;
}

/** The secrets of one sign-in attempt, which the server keeps until the callback. */
export interface AttemptSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/**
 * "Continue with Google": OpenID Connect with state, PKCE and nonce. Refuses when the provider is not reachable or
 * its response is not valid.
 */
export interface Google {
  /**
   * The authorization address to redirect the browser to. `fresh` asks the provider to authenticate the person again.
   */
  readonly begin: (
    secrets: AttemptSecrets,
    options: { readonly fresh: boolean },
  ) => Promise<Result<URL, "google-unavailable">>;
  /** Checks the callback's address, exchanges its code and verifies the ID token. */
  readonly end: (callback: URL, secrets: AttemptSecrets) => Promise<Result<GoogleIdentity, "google-failed">>;
  readonly newSecrets: () => AttemptSecrets;
}

/** Google's metadata, written here so that neither a start nor a sign-in waits for discovery. */
const googleMetadata = {
  issuer: "https://accounts.google.com",
  authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth",
  token_endpoint: "https://oauth2.googleapis.com/token",
  jwks_uri: "https://www.googleapis.com/oauth2/v3/certs",
  id_token_signing_alg_values_supported: ["RS256"],
  code_challenge_methods_supported: ["S256"],
};

/** The timeout of each call to the provider, in seconds. */
const timeout = 5;

interface Settings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Null for Google itself. The metadata of another issuer is fetched when it is first needed. */
  readonly issuer: URL | null;
  readonly callback: URL;
  /** Replaces `fetch`: the development provider is called inside this process. */
  readonly fetch?: OpenidClient.CustomFetch;
  readonly onFault: (error: unknown) => void;
}

type Library = typeof OpenidClient;

/** Creates the client of one provider. The library is loaded with the first sign-in. */
export function createGoogle(settings: Settings): Google {
  const { callback, issuer, onFault } = settings;
  let ready: Promise<{ library: Library; config: OpenidClient.Configuration }> | undefined;
  const connect = async () => {
    ready ??= configure(settings);
    // After a failed discovery, the next sign-in tries again.
    return ready.catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
  };
  return {
    newSecrets: () => ({ state: randomText(), nonce: randomText(), codeVerifier: randomText() }),

    async begin({ state, nonce, codeVerifier }, { fresh }) {
      try {
        const { library, config } = await connect();
        const address = library.buildAuthorizationUrl(config, {
          redirect_uri: callback.href,
          scope: "openid email profile",
          state,
          nonce,
          code_challenge: await library.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
          prompt: promptFor(issuer, config.serverMetadata()),
          ...(fresh && {
            max_age: "0",
            claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
          }),
        });
        return ok(address);
      } catch (error) {
        onFault(error);
        return refuse("google-unavailable");
      }
    },

    async end(address, { state, nonce, codeVerifier }) {
      try {
        const { library, config } = await connect();
        const tokens = await library.authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        return ok(identityOf(tokens.claims() ?? {}, issuer === null));
      } catch (error) {
        onFault(error);
        return refuse("google-failed");
      }
    },
  };
}

async function configure({ clientId, clientSecret, issuer, fetch: ownFetch }: Settings) {
  const library = await import("openid-client");
  const authentication = library.ClientSecretPost(clientSecret);
  // Only an issuer on this machine may be without HTTPS (`config.ts`).
  const insecure = issuer?.protocol === "http:" ? [library.allowInsecureRequests] : [];
  const config =
    issuer === null
      ? new library.Configuration(googleMetadata, clientId, undefined, authentication)
      : await library.discovery(issuer, clientId, undefined, authentication, {
          execute: insecure,
          timeout: timeout,
          ...(ownFetch && { [library.customFetch]: ownFetch }),
        });
  if (ownFetch) config[library.customFetch] = ownFetch;
  config.timeout = timeout;
  // Verifies the token's signature too; by default the library trusts the TLS connection to the token endpoint.
  library.enableNonRepudiationChecks(config);
  return { library, config };
}

/**
 * The `prompt` of the request: an account chooser, as Google has. A provider that does not list it may refuse it, so
 * it gets `login`.
 */
function promptFor(issuer: URL | null, known: Readonly<Record<string, unknown>>): "select_account" | "login" {
  const { prompt_values_supported: prompts } = known;
  const canChoose = Array.isArray(prompts) && prompts.includes("select_account");
  return issuer === null || canChoose ? "select_account" : "login";
}

const randomText = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");

/**
 * Reads the claims of an ID token. Google itself never sends `auth_time`; there the token's own time counts, because
 * the person has just chosen the account. Every other issuer must send `auth_time`.
 * @throws TypeError for a token without `sub` or `email`.
 */
function identityOf(claims: Readonly<Record<string, unknown>>, isGoogle: boolean): GoogleIdentity {
  const { sub, email, email_verified: verified, name, auth_time: authTime, iat } = claims;
  if (typeof sub !== "string" || typeof email !== "string")
    throw new TypeError("an ID token without sub or email");
  const time = authTime ?? (isGoogle ? iat : null);
  return {
    subject: sub,
    email,
    // Only the boolean `true` counts, not the string "true".
    emailVerified: verified === true,
    name: typeof name === "string" ? name : "",
    authenticatedAt: typeof time === "number" ? time * 1000 : null,
  };
}
