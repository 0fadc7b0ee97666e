import { addressPieces, badTexts } from "../support/bad-input.ts";
import { chanceOf } from "../support/chance.ts";
import { writes } from "../support/writes.ts";
import { startServer, type StartedServer } from "../support/started-server.ts";
import { noneOf, type Row } from "./row.ts";

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

/**
 * docs/security.md fault 25: random requests, the same for the same seed, each on its own connection. Returns how often
 * each status came, and in words the requests with a 5xx response, except forms with a 503, or without a response.
 */
export async function fuzz(server: StartedServer, requests: number, seed = 42) {
  const { next, pick } = chanceOf(seed);
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
      const target = batch[n]?.target ?? "";
      // A full queue answers a form with 503, which is not a failure.
      const isShed = status === "503" && target.startsWith("POST ");
      if (status === "none" || (status.startsWith("5") && !isShed)) failed.push(`${target}: ${status}`);
    }
  }
  return { statuses, failed };
}

/** docs/security.md fault 25 at its full count: 10,000 random requests. */
export const requestsByChance: Row = {
  name: "fuzz",
  shows: "fault 25: requests put together by chance [requests] [seed]",
  async run([count = "10000", seed = "42"]) {
    const server = await startServer({ TRUST_PROXY: "1", LOG_LEVEL: "silent" });
    const { statuses, failed } = await fuzz(server, Number(count), Number(seed));
    const ended = server.process.exitCode;
    await server.stop();
    const answered = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
    return [
      noneOf(`${count} requests: ${answered.join(", ")}; ${failed.length} failed`, failed),
      {
        figure: `the server ${ended === null ? "lives" : `ended with ${ended}`}`,
        bar: "lives",
        passed: ended === null,
      },
    ];
  },
};
