import { randomInt } from "node:crypto";
import { mkdtempDisposableSync } from "node:fs";
import { createServer } from "node:net";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { paths } from "../../domain/site/paths.ts";
import { createPasswords } from "../../server/auth/passwords.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { listening } from "../support/listening.ts";
import { newUser } from "../support/people.ts";
import { startServer } from "../support/started-server.ts";
import { shareOf, type Line, type Row } from "./row.ts";

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const variance = (values: readonly number[]) => {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
};

/** Welch's t: beyond ±4.5 two samples count as different (the threshold of leakage tests). */
export const welch = (a: readonly number[], b: readonly number[]): number =>
  (mean(a) - mean(b)) / Math.sqrt(variance(a) / a.length + variance(b) / b.length);

/**
 * The means in milliseconds, and Welch's t of all times, and of the times below the 90th percentile, which have less
 * noise.
 */
function compare(known: readonly number[], unknown: readonly number[]) {
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
async function settleKnown(databaseUrl: string, count: number): Promise<void> {
  const hash = await createPasswords().hash("Kumano8Kodo");
  if (!hash.ok) throw new Error("busy");
  const documents = await openDocuments({ url: databaseUrl });
  const batch = 500;
  for (let from = 0; from < count; from += batch)
    await documents.transaction(async (inside) => {
      for (let n = from; n < Math.min(from + batch, count); n += 1) {
        const id = `known${n}`;
        await inside.users.create(newUser(id, { email: emailOf(true, n) }));
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
 * simulated code would be in the response. `answers` is the number of different responses, without the values that
 * differ each time.
 */
async function timePairs(
  port: number,
  name: keyof typeof questions,
  pairs: number,
  tell: (soFar: ReturnType<typeof compare> & { readonly answers: number }) => void = () => undefined,
) {
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

function inWords(name: string, compared: Awaited<ReturnType<typeof timePairs>>): string {
  const { pairs, known, unknown, t, cropped, answers } = compared;
  const ms = (time: number) => `${time.toFixed(3)} ms`;
  return (
    `${name}: ${pairs} pairs, known ${ms(known)}, unknown ${ms(unknown)}; ` +
    `t = ${t.toFixed(2)}, without the slowest tenth ${cropped.toFixed(2)}; ` +
    `${answers} answer${answers === 1 ? "" : "s"}; load ${loadavg()[0]?.toFixed(1)}`
  );
}

/**
 * docs/security.md row 4 at its full count: 10,000 interleaved pairs of each request for known and unknown addresses,
 * sent to a server as `npm start` runs it, with a mail server. The figure is Welch's t, printed after every thousand
 * pairs.
 */
export const enumeration: Row = {
  name: "enumeration",
  shows: "row 4: who has an account, by time and by answers [share] [reset | send-code | sign-in]",
  async run(args) {
    const pairs = Math.ceil(10_000 * shareOf(args));
    using folder = mkdtempDisposableSync(path.join(tmpdir(), "anaba-enumeration-"));
    const dataDir = folder.path;
    await settleKnown(`sqlite:${dataDir}/anaba.sqlite`, pairs);
    // A mail server that does not answer: mails stay in the queue, so that sending them adds no noise.
    const mailServer = createServer((socket) => void socket.on("error", () => undefined));
    await using server = await startServer({
      DATA_DIR: dataDir,
      TRUST_PROXY: "1",
      SMTP_URL: `smtp://127.0.0.1:${await listening(mailServer)}`,
      MAIL_FROM: "anaba@example.com",
      LOG_LEVEL: "error",
    });
    const asked = args[1];
    const lines: Line[] = [];
    for (const name of ["reset", "send-code", "sign-in"] as const) {
      if (asked !== undefined && asked !== name) continue;
      // Warms up: the first requests of a process are slower.
      await timePairs(server.port, name, 20);
      const found = await timePairs(server.port, name, pairs, (soFar) => {
        process.stdout.write(`  … ${inWords(name, soFar)}\n`);
      });
      const { t, cropped, answers } = found;
      lines.push({
        figure: inWords(name, found),
        bar: "±4.5, one answer",
        passed: Math.abs(t) <= 4.5 && Math.abs(cropped) <= 4.5 && answers === 1,
      });
    }
    mailServer.close();
    return lines;
  },
};
