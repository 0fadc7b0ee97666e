import { gzipSync } from "node:zlib";
import { paths } from "../../domain/site/paths.ts";
import { hostOf, openSocket, type Target } from "./target.ts";

/** A request body that is meant to be expensive for the server. */
export interface Shape {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly encoding?: string;
  /** Sent in chunks of this many bytes, without a length. */
  readonly chunk?: number;
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const urlencoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=b";
const fill = (text: string, length: number) =>
  Buffer.from(text.repeat(Math.ceil(length / text.length))).subarray(0, length);
const part = (name: string, value: string, file = "") =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${value}\r\n`;
const parts = (text: string) => Buffer.from(`${text}--b--\r\n`);
const form = (name: string, bytes: Buffer, more: Partial<Shape> = {}): Shape => ({
  name,
  type: urlencoded,
  bytes,
  ...more,
});
const upload = (name: string, bytes: Buffer, more: Partial<Shape> = {}): Shape => ({
  name,
  type: multipart,
  bytes,
  ...more,
});

/** A body that costs almost nothing. */
export const small: Shape = form("a field", Buffer.from("a=b"));

/**
 * The one kind whose cost is in Node: its parser has already handled about 10,000 chunks of the socket's first read
 * when the server can stop it.
 */
export const tinyChunks: Shape = form("64 kB in chunks of a byte", fill("a", 64 * kilobyte), { chunk: 1 });

/** The longest body that the server reads to its end. */
export const longestRead: Shape = upload(
  "a picture of 5 MB that is none",
  parts(part("intent", "save") + part("image", "a".repeat(5 * megabyte), "a.png")),
);

/** All kinds; the largest is as long as the longest allowed upload. */
export const shapes: readonly Shape[] = [
  form("1 MB of names without =", fill("a&", megabyte)),
  form("6 MB of names without =", fill("a&", 6 * megabyte)),
  form("64 kB of names without =", fill("a&", 64 * kilobyte)),
  form("64 kB in 20 names without =", fill(`${"a".repeat(3000)}&`, 59 * kilobyte)),
  form("64 kB of percent signs", fill("%", 64 * kilobyte)),
  form("64 kB of encoded bytes", fill("%C3%A4", 64 * kilobyte - 4)),
  form("64 kB of deep brackets", fill("a[b]", 64 * kilobyte)),
  form("1 MB of deep brackets", fill("a[b]", megabyte)),
  form("1 MB in one name", fill("a", megabyte)),
  form("a byte over 64 kB", fill("a", 64 * kilobyte + 1)),
  form("1 MB in chunks of 1 kB", fill("a&", megabyte), { chunk: kilobyte }),
  form("64 kB in chunks of 16 bytes", fill("a&", 64 * kilobyte), { chunk: 16 }),
  tinyChunks,
  form("10 MB in gzip", gzipSync(Buffer.alloc(10 * megabyte, 97)), { encoding: "gzip" }),
  upload(
    "100,000 parts",
    parts(
      part("x", "1")
        .repeat(100_000)
        .slice(0, 5 * megabyte),
    ),
  ),
  upload("18,000 parts", parts(part("x", "1").repeat(18_000))),
  upload("eight parts with texts of 500 kB", parts(part("bio", "a".repeat(500_000)).repeat(8))),
  upload("a part with a head of 5 MB", parts(`--b\r\nX: ${"a".repeat(5 * megabyte)}\r\n\r\n`)),
  upload("a name of 5 MB", parts(part("a".repeat(5 * megabyte), "1"))),
  longestRead,
  upload("5 MB that are almost boundaries", fill("\r\n--a", 5 * megabyte)),
  upload("no end", Buffer.from(part("x", "a".repeat(megabyte)))),
  upload("no boundary", parts(part("x", "1").repeat(1000)), { type: "multipart/form-data" }),
  upload("a boundary of 70 letters in 5 MB of it", fill("a", 5 * megabyte), {
    type: `multipart/form-data; boundary=${"a".repeat(70)}`,
  }),
  upload(
    "6 MB of parts in chunks of 4 kB",
    parts(
      part("x", "1")
        .repeat(100_000)
        .slice(0, 6 * megabyte),
    ),
    {
      chunk: 4 * kilobyte,
    },
  ),
  { name: "1 MB of deep JSON", type: "application/json", bytes: fill("[", megabyte) },
  { name: "1 MB of turbo-stream", type: "text/x-script", bytes: fill('[{"_1":2},"a",', megabyte) },
  { name: "1 MB of text", type: "text/plain", bytes: fill("a=b\r\n", megabyte) },
  { name: "1 MB of no type", type: "", bytes: fill("a&", megabyte) },
];

/** Every URL that accepts a form, as a browser posts it with and without JavaScript, and some that accept none. */
export const addresses: readonly string[] = [
  paths.signIn(),
  paths.signOut(),
  paths.signup(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.accountSettings(),
  paths.saves(),
  paths.ownReviews(),
  paths.editProfile(),
  paths.home(),
  paths.gem(1),
  paths.googleSignIn(),
  paths.googleCallback(),
  paths.health(),
  `${paths.developmentProvider()}/token`,
  `${paths.developmentProvider()}/choose/x`,
  "/nowhere",
  "/icons/favicon.svg",
];

/** Posts a body and returns the status of the response; 0 when the connection ended without one. */
export const postBody = (
  target: Target,
  address: string,
  { type, bytes, encoding, chunk }: Shape,
  cookie = "",
): Promise<number> =>
  new Promise((resolve) => {
    const lines = [
      `POST ${address} HTTP/1.1`,
      `Host: ${hostOf(target)}`,
      `Origin: ${target.origin}`,
      "Connection: close",
      ...(type === "" ? [] : [`Content-Type: ${type}`]),
      ...(cookie === "" ? [] : [`Cookie: ${cookie}`]),
      ...(encoding === undefined ? [] : [`Content-Encoding: ${encoding}`]),
      chunk === undefined ? `Content-Length: ${bytes.length}` : "Transfer-Encoding: chunked",
    ];
    const socket = openSocket(target, () => {
      socket.write(`${lines.join("\r\n")}\r\n\r\n`);
      // The socket is not half-closed: Node would treat the client as disconnected.
      socket.write(chunk === undefined ? bytes : inChunks(bytes, chunk));
    });
    let response = "";
    socket.on("data", (data) => (response += data.toString("latin1")));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0)));
  });

function inChunks(bytes: Buffer, size: number): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    const piece = bytes.subarray(at, at + size);
    chunks.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n"));
  }
  return Buffer.concat([...chunks, Buffer.from("0\r\n\r\n")]);
}
