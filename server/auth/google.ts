import type * as OpenidClient from "openid-client";
import { ok, refuse, type Result } from "../../domain/result.ts";

/** Who Google says somebody is. */
export interface GoogleIdentity {
  /** What Google calls the account for ever; the address may change. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  /** When they last proved themselves to the provider, in ms; null where it does not say. */
  readonly authenticatedAt: number | null;
}

/** What a round trip keeps on our side from its beginning to its end. */
export interface AttemptSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** "Continue with Google": OpenID Connect with state, PKCE and nonce. Refuses when Google does not answer, or not rightly. */
export interface Google {
  /** The address to send the person to. `fresh` asks Google to have them prove themselves anew. */
  readonly begin: (
    trip: AttemptSecrets,
    options: { readonly fresh: boolean },
  ) => Promise<Result<URL, "google-unavailable">>;
  /** Checks the answer that came back in an address, and exchanges its code. */
  readonly end: (answer: URL, trip: AttemptSecrets) => Promise<Result<GoogleIdentity, "google-failed">>;
  readonly newSecrets: () => AttemptSecrets;
}

/** Google's own addresses, written down so that no start and no sign-in waits for their discovery. */
const googleMetadata = {
  issuer: "https://accounts.google.com",
  authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth",
  token_endpoint: "https://oauth2.googleapis.com/token",
  jwks_uri: "https://www.googleapis.com/oauth2/v3/certs",
  id_token_signing_alg_values_supported: ["RS256"],
  code_challenge_methods_supported: ["S256"],
};

/** How long Google may take to answer, in seconds. */
const timeout = 5;

interface Settings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Null is Google itself; another is asked for its addresses when first needed. */
  readonly issuer: URL | null;
  readonly callback: URL;
  /** How its calls travel, where not over the network. */
  readonly fetch?: OpenidClient.CustomFetch;
  readonly onFault: (error: unknown) => void;
}

type Library = typeof OpenidClient;

/** The client of one provider. The library is loaded when somebody first wants to use it. */
export function createGoogle(settings: Settings): Google {
  const { callback, issuer, onFault } = settings;
  let ready: Promise<{ library: Library; config: OpenidClient.Configuration }> | undefined;
  const connect = async () => {
    ready ??= configure(settings);
    // A failed discovery is tried again next time.
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

    async end(answer, { state, nonce, codeVerifier }) {
      try {
        const { library, config } = await connect();
        const tokens = await library.authorizationCodeGrant(config, answer, {
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
  // The signature is checked too, not only where the token came from.
  library.enableNonRepudiationChecks(config);
  return { library, config };
}

/**
 * Asks for a choice of account, as Google does; a provider that does not say it can do that may refuse to be asked, and
 * has people sign in anew.
 */
function promptFor(issuer: URL | null, known: Readonly<Record<string, unknown>>): "select_account" | "login" {
  const { prompt_values_supported: prompts } = known;
  const canChoose = Array.isArray(prompts) && prompts.includes("select_account");
  return issuer === null || canChoose ? "select_account" : "login";
}

const randomText = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");

/**
 * What an ID token says. Google itself leaves `auth_time` out even when asked; there the round trip just made, in which
 * the person chose the account, is the proof, as in the original product. Every other issuer must say it.
 * @throws TypeError for a token without an address.
 */
function identityOf(claims: Readonly<Record<string, unknown>>, isGoogle: boolean): GoogleIdentity {
  const { sub, email, email_verified: verified, name, auth_time: authTime, iat } = claims;
  if (typeof sub !== "string" || typeof email !== "string")
    throw new TypeError("an ID token without sub or email");
  const time = authTime ?? (isGoogle ? iat : null);
  return {
    subject: sub,
    email,
    // Anything but the truth itself, such as the word, proves nothing.
    emailVerified: verified === true,
    name: typeof name === "string" ? name : "",
    authenticatedAt: typeof time === "number" ? time * 1000 : null,
  };
}
