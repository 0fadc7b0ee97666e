import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addresses, postBody, shapes, type Shape } from "./body-shapes.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { SiteResponse } from "../../server/http/response/response.ts";
import { limitOf, refuseBodies } from "../../server/http/body/body-limits.ts";
import { receiveForm } from "../../server/http/body/receive-form.ts";
import { siteRequest } from "../support/site-request.ts";
import { direct } from "./target.ts";
import { startServer, type StartedServer } from "../support/started-server.ts";

const kilobyte = 1024;

/** Runs the guards on a body. Returns their refusal and how many bytes they have read. */
async function guard(address: string, { type, bytes, chunk }: Shape) {
  let taken = 0;
  async function* body() {
    const size = chunk ?? 16 * kilobyte;
    for (let at = 0; at < bytes.length; at += size) {
      const part = bytes.subarray(at, at + size);
      taken += part.length;
      yield part;
    }
  }
  const length =
    chunk === undefined ? { "content-length": String(bytes.length) } : { "transfer-encoding": "chunked" };
  const headers = { ...length, ...(type !== "" && { "content-type": type }) };
  const request = siteRequest({ method: "POST", target: address, headers, body });
  const refused = refuseBodies(request);
  if (refused !== null) return { refusal: refused, taken };
  const read = await receiveForm(request);
  const refusal: SiteResponse | null = read.ok ? null : read.refusal;
  return { refusal, taken };
}

describe.each(shapes)("$name", (shape) => {
  test.each(addresses)(
    `a body of the shape “${shape.name}” posted to %s is limited before it is parsed`,
    async (address) => {
      const { refusal, taken } = await guard(address, shape);
      const isUpload = address.startsWith(paths.editProfile()) && shape.type.startsWith("multipart/");
      const most = isUpload ? 6 * kilobyte * kilobyte : 64 * kilobyte;
      // A body with an announced length is not read at all; a chunked body is read one chunk too far.
      expect(taken).toBeLessThanOrEqual(most + (shape.chunk ?? 0));
      if (refusal !== null) expect([400, 405, 413, 415]).toContain(refusal.status);
    },
  );
});

const urlencoded = { type: "application/x-www-form-urlencoded", name: "" };
const multipart = { type: "multipart/form-data; boundary=b", name: "" };
const part = (name: string, value = "x", file = "") =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${value}\r\n`;

describe("a form", () => {
  test.each<[string, string, number | null]>([
    ["20 fields", Array.from({ length: 20 }, (_, n) => `a${n}=1`).join("&"), null],
    ["21 fields", Array.from({ length: 21 }, (_, n) => `a${n}=1`).join("&"), 413],
    ["21 names without a value", "a&".repeat(20), 413],
    ["64 kB", "a".repeat(64 * kilobyte), null],
    ["a byte over 64 kB", "a".repeat(64 * kilobyte + 1), 413],
    ["nothing", "", null],
  ])("a form of %s gets its status", async (_, text, status) => {
    const { refusal } = await guard(paths.signIn(), { ...urlencoded, bytes: Buffer.from(text) });
    expect(refusal?.status ?? null).toBe(status);
  });

  test("the limits of forms have room for the longest review and profile, in any script", async () => {
    const review = new URLSearchParams({
      gemId: "12",
      intent: "write",
      rating: "5",
      reviewText: "👨‍👩‍👧‍👦".repeat(500),
    }).toString();
    expect(
      (await guard(paths.ownReviews(), { ...urlencoded, bytes: Buffer.from(review) })).refusal,
    ).toBeNull();
    const profile = ["intent", "nickname", "username", "bio", "age"].map((name) =>
      part(name, "穴".repeat(600)),
    );
    const image = part("image", "x".repeat(5 * kilobyte * kilobyte), `${"穴".repeat(250)}.jpg`);
    const upload = { ...multipart, bytes: Buffer.from(`${profile.join("")}${image}--b--\r\n`) };
    expect((await guard(paths.editProfile(), upload)).refusal).toBeNull();
  });
});

describe("an upload", () => {
  test.each<[string, string, number | null]>([
    ["eight parts", `${part("a").repeat(8)}--b--`, null],
    ["nine parts", `${part("a").repeat(9)}--b--`, 413],
    ["a text of 256 kB and more", `${part("bio", "a".repeat(257 * kilobyte))}--b--`, 413],
    ["a head of 256 kB and more", `--b\r\nX: ${"a".repeat(257 * kilobyte)}\r\n\r\n--b--`, 400],
    ["no last boundary", part("a"), 400],
    ["no part", "--b--", null],
  ])("an upload of %s gets its status", async (_, text, status) => {
    const { refusal } = await guard(paths.editProfile(), { ...multipart, bytes: Buffer.from(text) });
    expect(refusal?.status ?? null).toBe(status);
  });

  test.each([
    ["multipart/form-data", 400],
    ["multipart/form-data; boundary=", 400],
    [`multipart/form-data; boundary=${"b".repeat(71)}`, 400],
    ['multipart/form-data; boundary="b"', null],
    ["multipart/form-data; charset=utf-8; boundary=b; x=y", null],
    ["Multipart/Form-Data; Boundary=b", null],
  ])("an upload of the type %s gets its status", async (type, status) => {
    const { refusal } = await guard(paths.editProfile(), {
      name: "",
      type,
      bytes: Buffer.from(`${part("a")}--b--`),
    });
    expect(refusal?.status ?? null).toBe(status);
  });

  test("only the profile accepts uploads", () => {
    for (const path of addresses) {
      const headers = { "content-type": "multipart/form-data; boundary=b" };
      const isUpload = path === paths.editProfile();
      expect(limitOf({ path, headers }) !== undefined, path).toBe(isUpload);
    }
  });
});

describe("over the wire", () => {
  let server: StartedServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test("a body just over 64 kB gets a 413 over the network, announced or chunked", async () => {
    for (const head of [
      `Content-Length: ${64 * kilobyte + 1}`,
      "Transfer-Encoding: chunked\r\nConnection: close",
    ]) {
      const bytes = "a".repeat(64 * kilobyte + 1);
      const body = head.startsWith("C") ? bytes : `${bytes.length.toString(16)}\r\n${bytes}\r\n0\r\n\r\n`;
      const answer = await server.send(
        `POST /sign-in HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: http://localhost:3000\r\nContent-Type: application/x-www-form-urlencoded\r\n${head}\r\n\r\n${body}`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      // The connection of the chunked body need not be closed: its end may have arrived.
      if (head.startsWith("C")) expect(answer).toMatch(/^connection: close$/im);
      expect(answer).toContain(messages.http.bodyTooLarge);
    }
  });

  test("a body in tiny chunks gets a response, and its connection is closed", async () => {
    const crumbs = "1\r\na\r\n".repeat(2000);
    const answer = await server.send(
      `POST /sign-in HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: http://localhost:3000\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n${crumbs}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/^connection: close$/im);
  });

  test("bodies of every shape get a response, and the server keeps running", async () => {
    for (const shape of shapes)
      for (const address of [paths.signIn(), paths.editProfile(), paths.home()]) {
        const status = await postBody(direct(server.port), address, shape);
        expect([400, 401, 404, 405, 413, 415, 422], `${shape.name} at ${address}`).toContain(status);
      }
    expect((await fetch(`http://127.0.0.1:${server.port}${paths.health()}`)).status).toBe(200);
  });
});
