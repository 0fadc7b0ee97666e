import { expect, test } from "vitest";
import { limits } from "../../domain/site/limits.ts";
import { attackByReports } from "./reports.ts";

test("reports of a crowd hide nothing, forged ones are refused, and a flood leaves the operator a bounded list (docs/security.md row 41)", async () => {
  const { most } = limits["mistake-reports-visitors"];
  expect(await attackByReports(most + 100)).toEqual({
    isShown: true,
    crowd: 30,
    forged: 120,
    accepted: 0,
    sent: most + 100,
    stored: most,
    isUserHeard: true,
  });
});
