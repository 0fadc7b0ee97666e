import type { StartedServer } from "../support/started-server.ts";
import { addressPieces, badTexts } from "../support/bad-input.ts";
import { writes } from "../support/writes.ts";

/** The result of the random requests. */
export interface Fuzzed {
  readonly requests: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests with a 5xx response except 503, or without a response, in words. */
  readonly failed: readonly string[];
}

const types = [
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/json",
  "text/plain",
  "x",
];
const methods = ["GET", "HEAD", "POST", "POST", "POST", "PUT", "OPTIONS"];
const texts = badTexts.filter((text) => text.length < 20_000);

/** docs/security.md fault 25: random requests, the same for the same seed, each on its own connection. */
export async function fuzz(server: StartedServer, requests: number, seed = 42): Promise<Fuzzed> {
  // mulberry32
  let state = seed;
  const next = (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[next(values.length)];
    if (value === undefined) throw new RangeError("nothing to pick from");
    return value;
  };
  const form = (fields: Readonly<Record<string, string>>) => {
    const pairs = Object.entries(fields).map(([name, value]) => [name, next(2) === 0 ? pick(texts) : value]);
    if (next(4) === 0) pairs.push([pick(texts).slice(0, 50), pick(texts)]);
    return pairs
      .map((pair) => pair.map((text) => encodeURIComponent((text ?? "").toWellFormed())).join("="))
      .join("&");
  };
  const request = (): { readonly target: string; readonly bytes: string } => {
    const method = pick(methods);
    const write = pick(writes);
    const chance = Array.from({ length: 1 + next(8) }, () => pick(addressPieces)).join("");
    const target = method === "POST" && next(4) > 0 ? write.address + pick(["", ".json"]) : `/${chance}`;
    const body = method === "POST" ? (next(5) === 0 ? pick(texts).toWellFormed() : form(write.fields)) : "";
    const head = [
      `${method} ${target} HTTP/1.1`,
      "Host: localhost:3000",
      "Connection: close",
      `Origin: ${pick(["http://localhost:3000", "http://localhost:3000", "null", "https://evil.test"])}`,
      `X-Forwarded-For: 10.${next(256)}.${next(256)}.${next(256)}`,
      `Cookie: anaba-session=${encodeURIComponent(pick(texts).toWellFormed()).slice(0, 2000)}`,
      ...(method === "POST"
        ? [`Content-Type: ${pick(types)}`, `Content-Length: ${Buffer.byteLength(body)}`]
        : []),
    ];
    return { target: `${method} ${target}`, bytes: `${head.join("\r\n")}\r\n\r\n${body}` };
  };
  const statuses: Record<string, number> = {};
  const failed: string[] = [];
  const atOnce = 10;
  for (let sent = 0; sent < requests; sent += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, requests - sent) }, request);
    const answers = await Promise.all(batch.map(({ bytes }) => server.send(bytes)));
    for (const [n, answer] of answers.entries()) {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? "none";
      statuses[status] = (statuses[status] ?? 0) + 1;
      // A full queue answers 503, which is not a failure.
      if (status === "none" || (status.startsWith("5") && status !== "503"))
        failed.push(`${batch[n]?.target}: ${status}`);
    }
  }
  return { requests, statuses, failed };
}
