import { describe, expect, test } from "vitest";
import { fixture } from "../support/fixture.ts";
import { sites } from "../support/site-of-engine.ts";
import { events, usesAfter } from "./old-cookies.ts";
import { startTwo } from "./two-servers.ts";

describe.each(sites)("two servers on %s (docs/security.md row 7)", (name, create) => {
  const two = fixture(async (owned) => {
    const { settings } = owned.use(await create());
    return owned.use(await startTwo({ ...settings, LOG_LEVEL: "error" }));
  });

  // The bar is one second; the next request is already refused.
  test.each(Object.entries(events))(
    `with two servers on ${name}, after %s the old cookie is refused`,
    async (event, details) => {
      expect(await usesAfter(two, event, details)).toEqual([]);
    },
  );
});
