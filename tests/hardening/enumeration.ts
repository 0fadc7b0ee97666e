import { randomInt } from "node:crypto";
import { createPasswords } from "../../server/auth/passwords.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { paths } from "../../domain/paths.ts";

/** How two kinds of requests compare by time. */
export interface Comparison {
  readonly pairs: number;
  /** Means in milliseconds. */
  readonly known: number;
  readonly unknown: number;
  /** Welch's t of all times, and of those below the 90th percentile, where noise is smaller. */
  readonly t: number;
  readonly cropped: number;
  /** Different answers seen, by status, body and headers but the id of the request and the value of cookies. */
  readonly answers: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const variance = (values: readonly number[]) => {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
};

/** Welch's t: beyond ±4.5 two samples are taken to differ (the threshold of leakage tests). */
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

/** Addresses with and without an account, alike in every other way. */
const emailOf = (isKnown: boolean, n: number) =>
  `${isKnown ? "k" : "u"}${String(n).padStart(6, "0")}@example.com`;

/** Gives the first `count` known addresses their accounts, all with one password. */
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

/** The questions by which somebody might find out whether an address has an account. */
export const questions = {
  "sign-in": (email: string) => [paths.signIn(), { email, password: "Wrong8Password" }] as const,
  reset: (email: string) => [paths.forgotPassword(), { email }] as const,
  "send-code": (email: string) => [paths.signup(), { intent: "send-code", email }] as const,
};

/** What an answer says, byte by byte, without what is new in every answer. */
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
 * docs/security.md row 4: the time of a question about a known and an unknown address, in pairs whose order chance decides, and
 * whether their answers are the same. Every address is asked about once, each time from another machine, so that no
 * limit answers instead. Tells after every thousand how they compare so far. The server must trust one proxy and send real mails: simulated codes are told in the answer.
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
