import { describe, expect, test } from "vitest";
import { sendDueMails } from "../../server/jobs/send-mails.ts";
import { hour } from "../support/clock.ts";
import { operatedSite } from "../support/operated-site.ts";
import { sites } from "../support/site-of-engine.ts";
import { writes } from "../support/writes.ts";

/** What a database or a conversion may stumble over: NUL, half a character in UTF-8, numbers beyond what is exact. */
const values = ["%00", "a%00b", "%ED%A0%80", "%ED%BF%BF", "9999999999999999", "-9999999999999999", "1e400"];

describe.each(sites)("on %s", (engine, create) => {
  const { world } = operatedSite(create);

  test.each(writes)(
    `on ${engine}, a post to $address with $fields gets no server error for any value of a field`,
    async ({ address, fields }) => {
      // A field that the form may have but the list leaves out.
      for (const name of Object.keys({ ...fields, intent: "", age: "" })) {
        const { browser } = await world.people.signedIn(world.app.random.id());
        for (const value of values) {
          // Limits are not tested here.
          world.clock.advance(hour);
          const body = Object.entries({ ...fields, [name]: null })
            .map(([key, text]) => `${key}=${text === null ? value : encodeURIComponent(text)}`)
            .join("&");
          for (const path of [address, `${address}.data`]) {
            const answer = await browser.send(path, {
              method: "POST",
              body,
              headers: {
                Origin: world.origin,
                "Content-Type": "application/x-www-form-urlencoded",
                "Content-Length": String(body.length),
                ...(path === address && { Accept: "application/json" }),
              },
            });
            expect(answer.status, `${path} ${name}=${value}`).toBeLessThan(500);
          }
        }
      }
      await sendDueMails(world.app);
      expect(world.logged().filter(({ level }) => Number(level) >= 50)).toEqual([]);
    },
  );
});
