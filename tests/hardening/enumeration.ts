import { randomInt } from "node:crypto";
import { createPasswords } from "../../server/auth/passwords.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { paths } from "../../domain/site/paths.ts";

/** The comparison of two kinds of requests by time. */
export interface Comparison {
  readonly pairs: number;
  /** Means in milliseconds. */
  readonly known: number;
  readonly unknown: number;
  /** Welch's t of all times, and of the times below the 90th percentile, which have less noise. */
  readonly t: number;
  readonly cropped: number;
  /**
   * The number of different responses, compared by status, body and headers, without the request id and cookie
   * values.
   */
  readonly answers: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const variance = (values: readonly number[]) => {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
};

/** Welch's t: beyond ±4.5 two samples count as different (the threshold of leakage tests). */
export const welch = (a: readonly number[], b: readonly number[]): number =>
  (mean(a) - mean(b)) / Math.sqrt(variance(a) / a.length + variance(b) / b.length);

function compare(known: readonly number[], unknown: readonly number[]): Omit<Comparison, "answers"> {
  const sorted = [...known, ...unknown].toSorted((a, b) => a - b);
  const limit = sorted[Math.floor(sorted.length * 0.9)] ?? Number.POSITIVE_INFINITY;
  const below = (values: readonly number[]) => values.filter((value) => value < limit);
  return {
    pairs: known.length,
    known: mean(known),
    unknown: mean(unknown),
    t: welch(known, unknown),
    cropped: welch(below(known), below(unknown)),
  };
}

/** Email addresses with and without an account, of the same form. */
const emailOf = (isKnown: boolean, n: number) =>
  `${isKnown ? "k" : "u"}${String(n).padStart(6, "0")}@example.com`;

/** Creates the accounts of the first `count` known addresses, all with the same password. */
export async function settleKnown(databaseUrl: string, count: number): Promise<void> {
  const hash = await createPasswords().hash("Kumano8Kodo");
  if (!hash.ok) throw new Error("busy");
  const documents = await openDocuments({ url: databaseUrl });
  const batch = 500;
  for (let from = 0; from < count; from += batch)
    await documents.transaction(async (inside) => {
      for (let n = from; n < Math.min(from + batch, count); n += 1) {
        const email = emailOf(true, n);
        const id = `known${n}`;
        await inside.users.create({
          id,
          email,
          emailVerified: false,
          name: "",
          username: id,
          nickname: id,
          bio: "",
          createdAt: 0,
        });
        await inside.credentials.set({ userId: id, passwordHash: hash.value });
      }
    });
  await documents.close();
}

/** The requests by which an attacker might find out whether an address has an account. */
export const questions = {
  "sign-in": (email: string) => [paths.signIn(), { email, password: "Wrong8Password" }] as const,
  reset: (email: string) => [paths.forgotPassword(), { email }] as const,
  "send-code": (email: string) => [paths.signup(), { intent: "send-code", email }] as const,
};

/** The content of a response, without the values that differ each time. */
function told(response: Response, body: ArrayBuffer): string {
  const { "x-request-id": _id, date: _date, ...headers } = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie().map((line) => line.replace(/=[\w-]{43};/, "=;"));
  return JSON.stringify([
    response.status,
    { ...headers, "set-cookie": cookies },
    Buffer.from(body).toString("latin1"),
  ]);
}

/**
 * docs/security.md row 4: measures a request for a known and for an unknown address, in pairs in random order, and
 * compares the responses. Each address is used once and each request comes from another client address, so that no
 * limit applies. Calls back after every thousand pairs. The server must trust one proxy and send real mails: a
 * simulated code would be in the response.
 */
export async function timePairs(
  port: number,
  name: keyof typeof questions,
  pairs: number,
  tell: (soFar: Comparison) => void = () => undefined,
): Promise<Comparison> {
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  const answers = new Set<string>();
  const soFar = () => ({ ...compare(times.known, times.unknown), answers: answers.size });
  const ask = async (isKnown: boolean, n: number) => {
    const [address, fields] = questions[name](emailOf(isKnown, n));
    const machine = `10.${isKnown ? 1 : 2}.${n >> 8}.${n & 255}`;
    const begun = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Origin: "http://localhost:3000", "X-Forwarded-For": machine },
    });
    const body = await response.arrayBuffer();
    times[isKnown ? "known" : "unknown"].push(performance.now() - begun);
    const wanted = name === "sign-in" ? 401 : 200;
    if (response.status !== wanted) throw new Error(`${name} was answered ${response.status}`);
    answers.add(told(response, body));
  };
  for (let n = 0; n < pairs; n += 1) {
    const first = randomInt(2) === 0;
    await ask(first, n);
    await ask(!first, n);
    if ((n + 1) % 1000 === 0) tell(soFar());
  }
  return soFar();
}
