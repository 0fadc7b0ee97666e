import { expect, test } from "vitest";
import { useWorld } from "../support/world.ts";

const site = useWorld();

test.each([
  ["/gem/12///", "/gem/12"],
  ["/photos/?photo=3", "/photos?photo=3"],
  ["/profile/Edit?from=google", "/profile/edit?from=google"],
  ["/List?g=4,9", "/list?g=4,9"],
])("the address %s is answered 308 to %s", async (address, page) => {
  const response = await site.request(address);
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe(page);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test.each(["/nowhere/", "/gem/13/", "/gem/01"])("the address %s is not found", async (address) => {
  expect((await site.request(address)).status).toBe(404);
});

test.each(["//saved", "//example.com/saved/", "/\\example.com/saved/", "/saved/%2e%2e//example.com"])(
  "the address %s redirects to no other site",
  async (address) => {
    const { status, headers } = await site.request(address);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers.get("location")).toBeNull();
  },
);
