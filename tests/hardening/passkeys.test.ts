import { expect, test } from "vitest";
import { limits } from "../../domain/site/limits.ts";
import { attackByPasskeys } from "./passkeys.ts";

test("replayed, copied, foreign and forged answers of passkeys are refused, and the owner can sign in (docs/security.md row 40)", async () => {
  const { sent, accepted, ownerRefused, maxChecked } = await attackByPasskeys(60);
  expect([sent, accepted, ownerRefused]).toEqual([240, 0, 0]);
  expect(maxChecked).toBe(limits["passkey-refused"].most);
});
