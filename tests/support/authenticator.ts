import * as v from "valibot";
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

/** What an authenticator says, where it differs from what an honest one would. */
export interface Said {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly userHandle?: string;
  readonly isVerified?: boolean;
  readonly isPresent?: boolean;
  /** The counter of this use; by default it grows with each. */
  readonly signCount?: number;
  /** The format of the attestation. */
  readonly format?: string;
  /** Whether the attestation has a certificate. */
  readonly withCertificate?: boolean;
}

/** The options that a page gets, of both kinds. */
const optionsShape = v.object({
  challenge: v.string(),
  rp: v.optional(v.object({ id: v.string() })),
  rpId: v.optional(v.string()),
  user: v.optional(v.object({ id: v.string() })),
});
type Options = v.InferOutput<typeof optionsShape>;

type Encodable =
  | string
  | number
  | Uint8Array
  | readonly Encodable[]
  | ReadonlyMap<string | number, Encodable>;

/** Encodes a value in CBOR (RFC 8949). */
function cbor(value: Encodable): Buffer {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if ("size" in value) return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
  return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString("base64url");

/**
 * A passkey in software, as a browser and its authenticator would make and use it together (WebAuthn §6). A test may let it
 * say something else.
 */
export class Authenticator {
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;
  readonly id: string;
  #userHandle = "";
  #signCount: number;

  /** @param signCount the first counter; null for a passkey without one, such as a synchronised one. */
  constructor(origin: string, { signCount = 0 }: { readonly signCount?: number | null } = {}) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#privateKey = privateKey;
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#publicKey = cbor(
      new Map<number, Encodable>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]),
    );
    this.id = base64url(randomBytes(16));
    this.#signCount = signCount ?? Number.NEGATIVE_INFINITY;
  }

  /** The answer to `navigator.credentials.create`, as JSON. */
  create(options: unknown, said: Said = {}): string {
    const asked = v.parse(optionsShape, options);
    this.#userHandle = asked.user?.id ?? "";
    const idBytes = Buffer.from(this.id, "base64url");
    const data = Buffer.concat([
      this.#data(asked.rp?.id ?? "", 64, said),
      Buffer.alloc(16),
      Buffer.from([idBytes.length >> 8, idBytes.length & 0xff]),
      idBytes,
      this.#publicKey,
    ]);
    const clientData = this.#clientData("webauthn.create", asked, said);
    const statement = new Map<string, Encodable>();
    if (said.format === "packed")
      statement
        .set("alg", -7)
        .set("sig", sign("sha256", Buffer.concat([data, sha256(clientData)]), this.#privateKey));
    if (said.withCertificate === true) statement.set("x5c", [randomBytes(64)]);
    const attestation = new Map<string, Encodable>([
      ["fmt", said.format ?? "none"],
      ["attStmt", statement],
      ["authData", data],
    ]);
    return this.#answer({
      clientDataJSON: base64url(clientData),
      attestationObject: base64url(cbor(attestation)),
      transports: ["internal"],
    });
  }

  /** The answer to `navigator.credentials.get`, as JSON. */
  get(options: unknown, said: Said = {}): string {
    const asked = v.parse(optionsShape, options);
    this.#signCount += 1;
    const data = this.#data(asked.rpId ?? "", 0, said);
    const clientData = this.#clientData("webauthn.get", asked, said);
    const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), this.#privateKey);
    return this.#answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature),
      userHandle: said.userHandle ?? this.#userHandle,
    });
  }

  #clientData(type: string, { challenge }: Options, said: Said): Buffer {
    const stated = { type, challenge, origin: this.#origin, crossOrigin: false };
    const { type: otherType, challenge: otherChallenge, origin } = said;
    return Buffer.from(
      JSON.stringify({
        ...stated,
        ...(otherType !== undefined && { type: otherType }),
        ...(otherChallenge !== undefined && { challenge: otherChallenge }),
        ...(origin !== undefined && { origin }),
      }),
    );
  }

  #data(rpId: string, flags: number, said: Said): Buffer {
    const { isPresent = true, isVerified = true, signCount = Math.max(0, this.#signCount) } = said;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(signCount);
    const present = (isPresent ? 1 : 0) | (isVerified ? 4 : 0);
    return Buffer.concat([sha256(said.rpId ?? rpId), Buffer.from([flags | present]), counter]);
  }

  #answer(response: object): string {
    const { id } = this;
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }
}
