import { expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { imageSizeLimit } from "../../domain/account/profile.ts";
import { receiveForm } from "../../server/http/body/receive-form.ts";
import { siteRequest } from "../support/site-request.ts";

/** Reads a body that is posted to the profile's address, which accepts both kinds of form. */
async function read(type: string, body: Buffer) {
  const headers = { "content-type": type, "content-length": String(body.length) };
  const chunks = async function* () {
    yield body;
  };
  return receiveForm(siteRequest({ method: "POST", target: paths.editProfile(), headers, body: chunks }));
}

const pngHead = Buffer.from("\x89PNG\r\n\x1A\n", "latin1");
const fields = (text: string) => read("application/x-www-form-urlencoded", Buffer.from(text));
const upload = (...parts: readonly (string | Buffer)[]) =>
  read(
    "multipart/form-data; boundary=b",
    Buffer.concat([
      ...parts.flatMap((part) => [Buffer.from("--b\r\n"), Buffer.from(part), Buffer.from("\r\n")]),
      Buffer.from("--b--\r\n"),
    ]),
  );
const text = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const file = (head: string, bytes: Buffer) => Buffer.concat([Buffer.from(`${head}\r\n\r\n`), bytes]);

test("an encoded form gives the values of each field, repeated ones in order", async () => {
  expect(await fields("a=1&b=%E7%A9%B4+x&a=2&c")).toEqual({
    ok: true,
    value: new Map([
      ["a", ["1", "2"]],
      ["b", ["穴 x"]],
      ["c", [""]],
    ]),
  });
});

test("an upload gives texts in any script, and files byte by byte", async () => {
  const bytes = Buffer.from([...pngHead, 0, 13, 10, 45, 45, 97, 255, 13, 10, 45, 45]);
  const result = await upload(
    text("bio", "穴場\r\n"),
    file('Content-Disposition: form-data; name="image"; filename="穴.png"\r\nContent-Type: image/png', bytes),
  );
  expect(result).toEqual({
    ok: true,
    value: new Map<string, unknown>([
      ["bio", ["穴場\r\n"]],
      ["image", [{ name: "穴.png", size: bytes.length, bytes }]],
    ]),
  });
});

test("a file field without a chosen file is a file without name and content", async () => {
  const head =
    'Content-Disposition: form-data; name="image"; filename=""\r\nContent-Type: application/octet-stream';
  const result = await upload(file(head, Buffer.alloc(0)));
  expect(result.ok && result.value?.get("image")).toEqual([{ name: "", size: 0, bytes: null }]);
});

const image = 'Content-Disposition: form-data; name="image"; filename="a.png"';
test.each<[string, Buffer, boolean]>([
  ["a text", Buffer.from("a".repeat(100)), false],
  ["a page", Buffer.from("<!DOCTYPE html><svg></svg>"), false],
  ["nothing", Buffer.alloc(0), false],
  ["one byte of a picture", pngHead.subarray(0, 1), false],
  ["what begins as a picture", pngHead, true],
  [
    "a byte less than 5 MB",
    Buffer.concat([pngHead, Buffer.alloc(imageSizeLimit - 1 - pngHead.length)]),
    true,
  ],
  ["5 MB", Buffer.concat([pngHead, Buffer.alloc(imageSizeLimit - pngHead.length)]), false],
])("of a file that is %s, the content is kept only if it can be a picture: %#", async (_, bytes, isKept) => {
  const result = await upload(file(image, bytes), text("bio", "x"));
  expect(result.ok && result.value?.get("bio")).toEqual(["x"]);
  expect(result.ok && result.value?.get("image")).toEqual([
    { name: "a.png", size: bytes.length, bytes: isKept ? bytes : null },
  ]);
});

test("the memory of a received upload is released once its file has been copied", async () => {
  const bytes = Buffer.concat([pngHead, Buffer.alloc(300_000, 97)]);
  const sent = Buffer.concat([Buffer.from("--b\r\n"), file(image, bytes), Buffer.from("\r\n--b--\r\n")]);
  const chunks = [0, 1, 2, 3].map((n) => new Uint8Array(sent.subarray(n * 100_000, (n + 1) * 100_000)));
  const headers = {
    "content-type": "multipart/form-data; boundary=b",
    "content-length": String(sent.length),
  };
  const body = async function* () {
    yield* chunks;
  };
  const result = await receiveForm(
    siteRequest({ method: "POST", target: paths.editProfile(), headers, body }),
  );
  expect(chunks.map(({ length }) => length)).toEqual([0, 0, 0, 0]);
  expect(result.ok && result.value?.get("image")).toEqual([{ name: "a.png", size: bytes.length, bytes }]);
});

test("an upload that arrives in pieces of any length is the same", async () => {
  const sent = `--b\r\nContent-Disposition: form-data; name="a"; filename="f"\r\n\r\nGIF89a\r\n--c${"x".repeat(300)}\r\n--b--\r\n`;
  const whole = Buffer.from(sent);
  const headers = {
    "content-type": "multipart/form-data; boundary=b",
    "content-length": String(whole.length),
  };
  for (let at = 0; at <= whole.length; at += 1) {
    const body = async function* () {
      yield whole.subarray(0, at);
      yield whole.subarray(at);
    };
    const result = await receiveForm(
      siteRequest({ method: "POST", target: paths.editProfile(), headers, body }),
    );
    const bytes = Buffer.from(`GIF89a\r\n--c${"x".repeat(300)}`);
    const expected = { name: "f", size: bytes.length, bytes };
    expect(result, `cut at ${at}`).toEqual({ ok: true, value: new Map([["a", [expected]]]) });
  }
});

test("the rest of an upload with too many parts is not read", async () => {
  const part = Buffer.from('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(10));
  let pieces = 0;
  const body = async function* () {
    for (let n = 0; n < 1000; n += 1) {
      pieces += 1;
      yield part;
    }
  };
  const headers = { "content-type": "multipart/form-data; boundary=b", "transfer-encoding": "chunked" };
  const result = await receiveForm(
    siteRequest({ method: "POST", target: paths.editProfile(), headers, body }),
  );
  expect([result.ok ? 0 : result.refusal.status, pieces]).toEqual([413, 1]);
});

test.each([
  ["without a name", "Content-Disposition: form-data\r\n\r\nx"],
  ["without headers", "\r\n\r\nx"],
  [
    "with a name that is not UTF-8",
    Buffer.from('Content-Disposition: form-data; name="\xff"\r\n\r\nx', "latin1"),
  ],
  [
    "with a text that is not UTF-8",
    Buffer.from('Content-Disposition: form-data; name="a"\r\n\r\n\xff', "latin1"),
  ],
])("a part %s is refused", async (_, part) => {
  const result = await upload(part);
  expect(result.ok ? 0 : result.refusal.status).toBe(400);
});

test("a body of a type that the address does not accept is not read as a form", async () => {
  expect(await read("text/plain", Buffer.from("a=b"))).toEqual({ ok: true, value: null });
});
