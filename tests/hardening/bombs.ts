import { readFileSync } from "node:fs";
import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { paths } from "../../domain/site/paths.ts";
import { createProfileImages } from "../../server/files/images.ts";
import { startServer } from "../support/started-server.ts";
import type { Line, Row } from "./row.ts";
import { blackPng, vastJpeg } from "./uploads.ts";

const MB = 1024 * 1024;

/** The resident memory of a process, in megabytes. */
const residentOf = (pid: number | "self" = "self") =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

interface Bar {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** Runs one bomb and compares its cost with the bar. */
async function defuse(
  name: string,
  pid: number | "self",
  bar: Bar,
  run: () => Promise<string>,
): Promise<Line> {
  const before = residentOf(pid);
  const begun = performance.now();
  const answer = await run();
  const took = performance.now() - begun;
  const grown = residentOf(pid) - before;
  return {
    figure: `${name}: ${answer}, ${took.toFixed(0)} ms, ${grown.toFixed(1)} MB`,
    bar: `refused within ${bar.milliseconds} ms and ${bar.megabytes} MB`,
    passed: took <= bar.milliseconds && grown <= bar.megabytes && !/^(?:2|5|accepted)/.test(answer),
  };
}

/** Image bombs, decoded by the product's own code. */
async function pictureBombs(): Promise<readonly Line[]> {
  const make = createProfileImages();
  // The first image loads the library, so it is not measured.
  await make(blackPng(8, 8));
  const pictures: readonly (readonly [string, Uint8Array])[] = [
    ["a PNG of 30,000 × 30,000", blackPng(30_000, 30_000)],
    ["a PNG of 100,000 × 1,000", blackPng(100_000, 1000)],
    ["a PNG of 1 × 50,000,000", blackPng(1, 50_000_000)],
    ["a JPEG that says 65,535 × 65,535", await vastJpeg()],
  ];
  const lines: Line[] = [];
  for (const [name, bytes] of pictures)
    lines.push(
      await defuse(name, "self", { milliseconds: 100, megabytes: 64 }, async () => {
        const made = await make(bytes);
        return made.ok ? "accepted" : `refused (${made.refusal})`;
      }),
    );
  return lines;
}

type Headers = Readonly<Record<string, string>>;

/**
 * Sends a body without end until the server ends the connection. Returns the status of its response, if there was one.
 * Not by `fetch`, which goes on reading the body after the connection has closed, until the memory is used up.
 */
async function sendEndlessly(address: string, headers: Headers): Promise<string> {
  const piece = Buffer.alloc(64 * 1024, 97);
  const sending = request(address, { method: "POST", headers, agent: false });
  let answer = "closed";
  sending.on("response", (response) => {
    answer = String(response.statusCode);
    response.on("error", () => undefined).resume();
  });
  const send = () => {
    while (!sending.destroyed && sending.write(piece));
  };
  sending.on("drain", send).on("error", () => undefined);
  send();
  // Not by `once` of node:events: it rejects when the connection ends during a write, which is what we wait for.
  await new Promise((resolve) => sending.once("close", resolve));
  return answer;
}

/** Body bombs, sent to a server. */
async function bodyBombs(): Promise<readonly Line[]> {
  await using server = await startServer();
  const at = `http://127.0.0.1:${server.port}`;
  const signIn = `${at}${paths.signIn()}`;
  /** Sends a body, or with null one without end. */
  const send = async (address: string, kind: Headers, body: BodyInit | null) => {
    const headers = { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-origin", ...kind };
    if (body === null) return sendEndlessly(address, headers);
    const response = await fetch(address, { method: "POST", headers, body }).catch(() => null);
    await response?.arrayBuffer().catch(() => undefined);
    return response === null ? "closed" : String(response.status);
  };
  const form = "application/x-www-form-urlencoded";
  const parts = (count: number) =>
    `${`--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n`.repeat(count)}--b--\r\n`;
  const endless = () => null;
  await fetch(at).then((response) => response.arrayBuffer());
  await send(signIn, { "Content-Type": form }, "email=a%40b.io&password=x");
  const bodies: readonly (readonly [string, string, Headers, () => BodyInit | null])[] = [
    [
      "1 to 1,000 in gzip",
      signIn,
      { "Content-Type": form, "Content-Encoding": "gzip" },
      () => gzipSync(Buffer.alloc(10 * MB, 97)),
    ],
    [
      "10,000 parts",
      at + paths.editProfile(),
      { "Content-Type": "multipart/form-data; boundary=b" },
      () => parts(10_000),
    ],
    ["no boundary", at + paths.editProfile(), { "Content-Type": "multipart/form-data" }, () => parts(2)],
    ["8 MB of form", signIn, { "Content-Type": form }, () => "a".repeat(8 * MB)],
    ["an endless form", signIn, { "Content-Type": form }, endless],
    [
      "an endless upload",
      at + paths.editProfile(),
      { "Content-Type": "multipart/form-data; boundary=b" },
      endless,
    ],
  ];
  const { pid } = server.process;
  if (pid === undefined) throw new Error("the server has no process");
  const lines: Line[] = [];
  for (const [name, address, headers, body] of bodies)
    lines.push(
      await defuse(name, pid, { milliseconds: 1000, megabytes: 16 }, () => send(address, headers, body())),
    );
  return lines;
}

/** docs/security.md row 19 and 22, with times and memory. */
export const bombs: Row = {
  name: "bombs",
  shows: "rows 19 and 22: pictures and bodies that are bombs, their times and memory",
  run: async () => [...(await pictureBombs()), ...(await bodyBombs())],
};
