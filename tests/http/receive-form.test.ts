import { expect, test } from "vitest";
import { paths } from "../../domain/paths.ts";
import { receiveForm } from "../../server/http/receive-form.ts";
import { siteRequest } from "../support/site-request.ts";

/** Reads a body that is posted to the profile's address, which accepts both kinds of form. */
async function read(type: string, body: Buffer) {
  const headers = { "content-type": type, "content-length": String(body.length) };
  const chunks = async function* () {
    yield [body];
  };
  return receiveForm(siteRequest({ method: "POST", target: paths.editProfile(), headers, body: chunks }));
}

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
  const bytes = Buffer.from([0, 13, 10, 45, 45, 97, 255, 13, 10, 45, 45]);
  const result = await upload(
    text("bio", "穴場\r\n"),
    file('Content-Disposition: form-data; name="image"; filename="穴.png"\r\nContent-Type: image/png', bytes),
  );
  expect(result).toEqual({
    ok: true,
    value: new Map<string, unknown>([
      ["bio", ["穴場\r\n"]],
      ["image", [{ name: "穴.png", bytes }]],
    ]),
  });
});

test("a file field without a chosen file is a file without name and content", async () => {
  const head =
    'Content-Disposition: form-data; name="image"; filename=""\r\nContent-Type: application/octet-stream';
  const result = await upload(file(head, Buffer.alloc(0)));
  expect(result.ok && result.value?.get("image")).toEqual([{ name: "", bytes: Buffer.alloc(0) }]);
});

test("an upload that arrives in pieces of any length is the same", async () => {
  const sent = `--b\r\nContent-Disposition: form-data; name="a"; filename="f"\r\n\r\n\r\n--c${"x".repeat(300)}\r\n--b--\r\n`;
  const whole = Buffer.from(sent);
  const headers = {
    "content-type": "multipart/form-data; boundary=b",
    "content-length": String(whole.length),
  };
  for (let at = 0; at <= whole.length; at += 1) {
    const body = async function* () {
      yield [whole.subarray(0, at), whole.subarray(at)];
    };
    const result = await receiveForm(
      siteRequest({ method: "POST", target: paths.editProfile(), headers, body }),
    );
    const bytes = Buffer.from(`\r\n--c${"x".repeat(300)}`);
    expect(result, `cut at ${at}`).toEqual({ ok: true, value: new Map([["a", [{ name: "f", bytes }]]]) });
  }
});

test("the rest of an upload with too many parts is not read", async () => {
  const part = Buffer.from('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(10));
  let pieces = 0;
  const body = async function* () {
    for (let n = 0; n < 1000; n += 1) {
      pieces += 1;
      yield [part];
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
