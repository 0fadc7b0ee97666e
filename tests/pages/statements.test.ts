import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { dataPath } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import * as messages from "../../domain/site/messages.ts";
import { columns } from "../../domain/statements/columns.ts";
import { storedFiles } from "../../domain/statements/places.ts";
import { storedData } from "../../domain/statements/stored-data.ts";
import { sendDueMails } from "../../server/jobs/send-mails.ts";
import { createSimulatedMail } from "../../server/mail/simulated.ts";
import { Refused } from "../../server/base/refused.ts";
import { mainHeading, unescapeHtml } from "../support/head.ts";
import { operatedSite } from "../support/operated-site.ts";
import { password, writeReview } from "../support/people.ts";
import { sites } from "../support/site-of-engine.ts";
import { createWorld, useWorld, type World } from "../support/world.ts";

const world = useWorld();

const pageOf = async (site: World, address: string) =>
  unescapeHtml((await (await site.request(address)).text()).replaceAll("<!-- -->", ""));

/** The text of the page, without its data and scripts. */
const textOf = async (site: World, address: string) =>
  (await pageOf(site, address))
    .replace(/<(?:script|style)[\s\S]*?<\/(?:script|style)>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll(/[^\S\u00a0]+/g, " ");

/** The links of the footer. */
const footerOf = (html: string) =>
  [...(/<footer[^]*<\/footer>/.exec(html)?.[0].matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g) ?? [])].map(
    ([, to, text]) => [text, to],
  );

describe("the page “Privacy”", () => {
  test("says of every kind of data what, why, how long and who sees it, in one table for each part", async () => {
    const html = await pageOf(world, paths.privacy());
    for (const { title, what, why, howLong, whoSees } of Object.values(storedData)) {
      expect(html).toContain(`>${title}</span> <span`);
      expect(html).toContain(`>${what}.</span>`);
      for (const cell of [why, howLong, whoSees]) expect(html).toContain(`</span>${cell}.</td>`);
    }
    expect(html.match(/<table/g)).toHaveLength(Object.keys(messages.storedData.sections).length);
  });

  test("names every column of the database", async () => {
    const text = await textOf(world, paths.privacy());
    for (const [table, its] of Object.entries(columns)) {
      expect(text).toContain(` ${table} (`);
      for (const column of Object.keys(its)) expect(text).toMatch(new RegExp(`\\b${column}\\b`));
    }
  });

  test("knows every file that the data folder comes to have", async () => {
    await using used = await createWorld();
    const { dataDir } = used.app.config;
    const { user, browser } = await used.people.signedIn("somebody", { email: "somebody@example.com" });
    const { user: leaving, browser: last } = await used.people.signedIn("leaving");
    const image = new File([new Uint8Array(readFileSync("public/icons/icon-192.png"))], "a.png");
    await browser.post(
      paths.editProfile(),
      { intent: "save", nickname: "Somebody", username: "somebody", bio: "", image },
      { multipart: true },
    );
    await used.browser().post(paths.forgotPassword(), { email: user.email });
    const { log, now } = used.app;
    await sendDueMails({ ...used.app, sendMail: createSimulatedMail({ dataDir, log, now }) });
    await last.post(paths.accountSettings(), { intent: "delete", password });
    expect(await used.app.documents.users.byId(leaving.id)).toBeUndefined();

    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)));
    const isKnown = (file: string) =>
      Object.keys(storedFiles).some((known) =>
        known.endsWith("/") ? file.startsWith(known) : file === known,
      );
    expect(files.filter((file) => !isKnown(file))).toEqual([]);
    for (const known of Object.keys(storedFiles))
      expect(
        files.some((file) => file.startsWith(known)),
        known,
      ).toBe(true);
  });
});

describe.each(sites)("the page “How reviews work”, on %s", (_engine, create) => {
  const { world: site, run } = operatedSite(create);

  /** The figures, a second after a change by another process. */
  const figures = async () => {
    site.clock.advance(1000);
    const html = await pageOf(site, paths.howReviewsWork());
    return [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([\d,]+)<\/dd>/g)].map(
      ([, what, count]) => `${count} ${what}`,
    );
  };

  test("counts the reviews that are shown, hidden and deleted by the operator, and no others", async () => {
    for (const [n, id] of ["one", "two", "three", "four"].entries()) {
      await site.people.settle(id);
      await writeReview(site.app.documents, { gemId: 1 + (n % 2), userId: id });
    }
    expect(await figures()).toEqual([
      "4 on the pages now",
      "0 hidden now",
      "0 deleted by the operator so far",
    ]);
    expect((await run("review", "hide", "1-one", "--reason", "insults")).code).toBe(0);
    expect((await run("review", "delete", "2-two", "--reason", "advertising")).code).toBe(0);
    expect(await figures()).toEqual([
      "2 on the pages now",
      "1 hidden now",
      "1 deleted by the operator so far",
    ]);
    expect((await run("review", "restore", "1-one")).code).toBe(0);
    expect((await run("user", "delete", "three", "--yes")).code).toBe(0);
    expect(await figures()).toEqual([
      "2 on the pages now",
      "0 hidden now",
      "1 deleted by the operator so far",
    ]);
  });

  test("is shown without the figures while the database is away, and with them again", async () => {
    const read = vi.spyOn(site.app.documents, "reviewFigures");
    read.mockRejectedValue(new Refused({ code: "unavailable" }));
    site.clock.advance(1000);
    expect(await textOf(site, paths.howReviewsWork())).toContain("We can’t count them right now.");
    read.mockRestore();
    expect(await figures()).toHaveLength(3);
  });
});

test("“How reviews work” says whether addresses are verified, and every gem's reviews lead there", async () => {
  expect(await textOf(world, paths.howReviewsWork())).toContain("nobody verifies it");
  await using real = await createWorld({
    settings: {
      BASE_URL: "https://anaba.example",
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "a@anaba.example",
    },
  });
  expect(await textOf(real, paths.howReviewsWork())).toContain("an email address that receives our code");
  const section = /<section id="reviews"[^]*?<\/section>/.exec(await pageOf(world, paths.gem(1)))?.[0];
  expect(section).toMatch(/<a [^>]*href="\/how-reviews-work"[^>]*>How reviews work<\/a>/);
});

describe("the page “Contact”", () => {
  const about = [
    ["Privacy", "/privacy"],
    ["How reviews work", "/how-reviews-work"],
  ];
  const prints = ["See them all", "/photos"];

  test("says so where nobody has set an address, and the footer does not lead there", async () => {
    const html = await pageOf(world, paths.contact());
    expect(mainHeading(html)).toBe("Contact");
    expect(html).toContain(messages.contact.missing);
    expect(html).not.toContain("mailto:");
    expect(footerOf(await pageOf(world, paths.home()))).toEqual([prints, ...about]);
    expect(await (await world.request(dataPath(paths.site()))).json()).not.toHaveProperty("hasContact");
  });

  test("has the address of CONTACT_EMAIL, to which the footer of every page leads", async () => {
    await using reached = await createWorld({ settings: { CONTACT_EMAIL: "hello@anaba.example" } });
    const html = await pageOf(reached, paths.contact());
    expect(html).toMatch(/<a href="mailto:hello@anaba\.example"[^>]*>hello@anaba\.example<\/a>/);
    expect(html).not.toContain(messages.contact.missing);
    for (const address of [paths.home(), paths.gem(3), paths.saved(), "/nowhere"])
      expect(footerOf(await pageOf(reached, address)), address).toEqual([
        prints,
        ...about,
        ["Contact", "/contact"],
      ]);
  });
});
