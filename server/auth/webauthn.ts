import type * as Library from "@simplewebauthn/server";
import type { AttestationObject } from "@simplewebauthn/server/helpers";
import { isPasskeyId } from "../../domain/account/passkey.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";

/** What a browser has to say before its answer can be checked. */
export interface PasskeyAnswer {
  /** The credential's id. */
  readonly id: string;
  readonly challenge: string;
  /** The user whom the passkey names; null where it names none. */
  readonly userHandle: string | null;
  /** The answer as it came. */
  readonly sent: object;
}

/** The public half of a passkey. */
interface PublicKey {
  readonly id: string;
  /** In the format of COSE, in base64url. */
  readonly publicKey: string;
}

/** A new passkey, and its counter. */
interface NewPublicKey extends PublicKey {
  readonly signCount: number;
}

/** The user for whom a passkey is made, as their devices will list it. */
interface Owner {
  readonly userHandle: string;
  readonly email: string;
  readonly nickname: string;
}

/** The options of `navigator.credentials.create`, as JSON (WebAuthn §5.4). */
type CreationOptions = Omit<Library.PublicKeyCredentialCreationOptionsJSON, "extensions">;

/** The options of `navigator.credentials.get`, as JSON (WebAuthn §5.10). */
interface RequestOptions {
  readonly challenge: string;
  readonly rpId: string;
  readonly timeout: number;
  readonly userVerification: "required";
  readonly allowCredentials: { readonly type: "public-key"; readonly id: string }[];
}

/**
 * Makes and checks passkeys for one site, as WebAuthn Level 3 asks of a relying party. Every passkey can be found by its
 * browser without a user's name, and each use verifies the person by their finger, face or PIN.
 */
export interface Webauthn {
  /** The options with which a browser makes a passkey. `others` are the user's passkeys, which are not made again. */
  readonly creationOptions: (
    owner: Owner,
    asked: { readonly challenge: string; readonly others: readonly string[] },
  ) => Promise<CreationOptions>;
  /** The options with which a browser uses one of `allowed`; with none, any passkey that it knows for the site. */
  readonly requestOptions: (asked: {
    readonly challenge: string;
    readonly allowed: readonly string[];
  }) => RequestOptions;
  /** Reads an answer, without checking it; null when it is none. */
  readonly read: (text: string) => PasskeyAnswer | null;
  /** Checks a new passkey: the site, the challenge, and that the person was verified. */
  readonly verifyNew: (answer: PasskeyAnswer) => Promise<Result<NewPublicKey, "passkey-refused">>;
  /** Checks a use of a passkey, and returns its counter, which is not compared here. */
  readonly verifyUse: (answer: PasskeyAnswer, key: PublicKey) => Promise<Result<number, "passkey-refused">>;
}

async function library() {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  return { ...(await import("@simplewebauthn/server")), decodeAttestationObject };
}

/** EdDSA, ES256 and RS256, by their numbers in COSE. The library would add ML-DSA, which Node calls experimental. */
const algorithms = [-8, -7, -257];

const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, "base64url"));
const base64url = (of: Uint8Array) => Buffer.from(of).toString("base64url");

/**
 * Creates the part for a site. The library is loaded with the first passkey that is made or checked, because it takes as
 * much memory as a third of the server.
 */
export function createWebauthn({
  baseUrl,
  name,
  timeout,
}: {
  readonly baseUrl: URL;
  readonly name: string;
  /** How long a person may take, in milliseconds. */
  readonly timeout: number;
}): Webauthn {
  const rpId = baseUrl.hostname;
  const expected = ({ challenge }: PasskeyAnswer) => ({
    expectedChallenge: challenge,
    expectedOrigin: baseUrl.origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  });
  return {
    async creationOptions({ userHandle, email, nickname }, { challenge, others }) {
      const { generateRegistrationOptions } = await library();
      const { extensions: _unneeded, ...options } = await generateRegistrationOptions({
        rpName: name,
        rpID: rpId,
        userID: bytes(userHandle),
        userName: email,
        userDisplayName: nickname,
        challenge: bytes(challenge),
        timeout,
        supportedAlgorithmIDs: algorithms,
        attestationType: "none",
        excludeCredentials: others.map((id) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return options;
    },

    // Written here, because each open log-in dialog asks for them, and the library is not needed for anything else then.
    requestOptions: ({ challenge, allowed }) => ({
      challenge,
      rpId,
      timeout,
      userVerification: "required",
      allowCredentials: allowed.map((id) => ({ type: "public-key", id })),
    }),

    read: readAnswer,

    verifyNew: (answer) =>
      refusing(async ({ verifyRegistrationResponse, decodeAttestationObject }) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library checks each part
        const response = answer.sent as Library.RegistrationResponseJSON;
        const { attestationObject } = response.response;
        if (!namesNoAuthority(decodeAttestationObject(bytes(attestationObject)))) return null;
        const { registrationInfo } = await verifyRegistrationResponse({
          response,
          supportedAlgorithmIDs: algorithms,
          ...expected(answer),
        });
        if (registrationInfo === undefined) return null;
        const { id, publicKey, counter: signCount } = registrationInfo.credential;
        return { id, publicKey: base64url(publicKey), signCount };
      }),

    verifyUse: (answer, { id, publicKey }) =>
      refusing(async ({ verifyAuthenticationResponse }) => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library checks each part
          response: answer.sent as Library.AuthenticationResponseJSON,
          // With the counter 0 it is not compared. It is compared where it is stored, so that two uses cannot race.
          credential: { id, publicKey: bytes(publicKey), counter: 0 },
          ...expected(answer),
        });
        return verified ? authenticationInfo.newCounter : null;
      }),
  };
}

/** Runs a check. Whatever the library throws is about what was sent, so the person is refused. */
async function refusing<Value>(
  check: (loaded: Awaited<ReturnType<typeof library>>) => Promise<Value | null>,
): Promise<Result<Value, "passkey-refused">> {
  const checked = await check(await library()).catch(() => null);
  return checked === null ? refuse("passkey-refused") : ok(checked);
}

/**
 * Whether the maker of a passkey's device vouches for it by nothing but the passkey itself. The site does not ask for more,
 * and to check a certificate the library would ask the servers that the certificate names.
 */
function namesNoAuthority(attestation: AttestationObject): boolean {
  const format = attestation.get("fmt");
  return format === "none" || (format === "packed" && attestation.get("attStmt").get("x5c") === undefined);
}

/** Reads an answer's id and challenge. */
function readAnswer(text: string): PasskeyAnswer | null {
  const sent = parse(text);
  const response = objectIn(sent, "response");
  const id = textIn(sent, "id");
  const clientData = textIn(response, "clientDataJSON");
  const challenge =
    clientData === null ? null : textIn(parse(Buffer.from(clientData, "base64url").toString()), "challenge");
  if (sent === null || id === null || !isPasskeyId(id) || challenge === null) return null;
  return { id, challenge, userHandle: textIn(response, "userHandle"), sent };
}

function parse(text: string): object | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const valueIn = (object: object | null, name: string): unknown =>
  isObject(object) && Object.hasOwn(object, name) ? object[name] : undefined;

function objectIn(object: object | null, name: string): object | null {
  const value = valueIn(object, name);
  return isObject(value) ? value : null;
}

function textIn(object: object | null, name: string): string | null {
  const value = valueIn(object, name);
  return typeof value === "string" ? value : null;
}
