import { expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { createBodyRoom } from "../../server/http/body/body-room.ts";
import type { SiteRequest } from "../../server/http/request/request.ts";
import { siteRequest } from "../support/site-request.ts";

const megabyte = 1024 * 1024;
const longestForm = 64 * 1024;
const longestUpload = 6 * megabyte;

const post = (type: string, length: number | "chunked") =>
  siteRequest({
    method: "POST",
    target: paths.editProfile(),
    headers: {
      "content-type": type,
      ...(length === "chunked" ? { "transfer-encoding": "chunked" } : { "content-length": String(length) }),
    },
  });
const form = (length: number | "chunked") => post("application/x-www-form-urlencoded", length);
const upload = (length: number | "chunked") => post("multipart/form-data; boundary=b", length);

test.each([
  ["uploads", upload(longestUpload)],
  ["uploads without a length", upload("chunked")],
  ["forms", form(longestForm)],
  ["forms without a length", form("chunked")],
])(
  "two of the longest %s by one person may be in progress, and another one after the first has ended",
  (_, request) => {
    const room = createBodyRoom();
    const first = room.reserve(request, "a");
    expect(first).not.toBeNull();
    expect(room.reserve(request, "a")).not.toBeNull();
    expect(room.reserve(request, "a")).toBeNull();
    expect(room.reserve(request, "b")).not.toBeNull();
    first?.();
    expect(room.reserve(request, "a")).not.toBeNull();
  },
);

test("four hundred short forms from one address may be in progress", () => {
  const room = createBodyRoom();
  const releases = Array.from({ length: 400 }, () => room.reserve(form(300), "a"));
  expect(releases).not.toContain(null);
});

test("all bodies in progress have 64 MB at most, and uploads leave room for forms", () => {
  const room = createBodyRoom();
  const fill = (request: SiteRequest) => {
    let count = 0;
    while (count < 10_000 && room.reserve(request, String(count)) !== null) count += 1;
    return count;
  };
  const bytes = fill(upload(longestUpload)) * longestUpload + fill(form(longestForm)) * longestForm;
  expect(bytes).toBe(64 * megabyte);
});

test("a body that the address does not accept, and one without bytes, needs no room", () => {
  const room = createBodyRoom();
  for (let n = 0; n < 10_000; n += 1)
    for (const request of [post("text/plain", longestUpload), upload(0)])
      expect(room.reserve(request, "a")).not.toBeNull();
});
