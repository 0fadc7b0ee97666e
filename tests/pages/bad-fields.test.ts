import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { actionAt } from "../../server/actions/registry.ts";
import { sendDueMails } from "../../server/jobs/send-mails.ts";
import { hour } from "../support/clock.ts";
import { operatedSite } from "../support/operated-site.ts";
import { sites } from "../support/site-of-engine.ts";
import { writes, type Write } from "../support/writes.ts";

/** What a database or a conversion may stumble over: NUL, half a character in UTF-8, numbers beyond what is exact. */
const values = ["%00", "a%00b", "%ED%A0%80", "%ED%BF%BF", "9999999999999999", "-9999999999999999", "1e400"];

/** Every field that the intent takes as text, also those that the form may leave out, the one that names the intent, and one that no form has. */
function textFields({ address, fields }: Write): readonly string[] {
  const action = actionAt(address);
  const form = new Map(Object.entries(fields).map(([name, value]) => [name, [value]]));
  const intent = action?.intents[fields["intent"] ?? action.unnamed?.(form) ?? ""];
  if (intent === undefined) throw new Error(`no such intent at ${address}`);
  const texts = Object.entries(intent.fields).filter(([, kind]) => kind !== "file");
  return ["intent", "age", ...texts.map(([name]) => name)];
}

describe.each(sites)("on %s", (engine, create) => {
  const { world } = operatedSite(create);

  test.each(writes)(
    `on ${engine}, a post to $address with $fields gets no server error for any value of a field`,
    async (write) => {
      const { address, fields } = write;
      for (const name of textFields(write)) {
        const { browser } = await world.people.signedIn(world.app.random.id());
        for (const value of values) {
          // Limits are not tested here.
          world.clock.advance(hour);
          const body = Object.entries({ ...fields, [name]: null })
            .map(([key, text]) => `${key}=${text === null ? value : encodeURIComponent(text)}`)
            .join("&");
          // To a script, and to a plain form, which gets a page.
          for (const accept of ["application/json", "text/html"]) {
            const answer = await browser.send(address, {
              method: "POST",
              body,
              headers: {
                Origin: world.origin,
                Accept: accept,
                "Content-Type": "application/x-www-form-urlencoded",
                "Content-Length": String(body.length),
              },
            });
            expect(answer.status, `${address} ${name}=${value} ${accept}`).toBeLessThan(500);
          }
        }
      }
      await sendDueMails(world.app);
      expect(world.logged().filter(({ level }) => Number(level) >= 50)).toEqual([]);
    },
  );

  test(`on ${engine}, a review whose id is a NUL is missing`, async () => {
    const { browser } = await world.people.signedIn(world.app.random.id());
    const form = { intent: "delete", gemId: "1", reviewId: "\0" };
    expect(await browser.post(paths.ownReviews(), form)).toMatchObject({
      status: 404,
      body: { refusal: { code: "review-missing" } },
    });
  });
});
