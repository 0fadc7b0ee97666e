import { limits } from "../../domain/site/limits.ts";
import { paths } from "../../domain/site/paths.ts";
import { writeReview } from "../support/people.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { createWorld, type World } from "../support/world.ts";
import { shareOf, type Row } from "./row.ts";

/** What a crowd of accounts, foreign pages and a flood of visitors have got by reports. */
export interface ReportAttack {
  /** Whether the review that a crowd reported is still shown and counted. */
  readonly isShown: boolean;
  /** The accounts in that crowd. */
  readonly crowd: number;
  /** The reports that are not allowed: for foreign or unknown reviews, one's own, without an account, from another site. */
  readonly forged: number;
  /** How many of them were accepted. */
  readonly accepted: number;
  /** The reports that visitors sent within a day, each from an address of its own. */
  readonly sent: number;
  /** How many of them the operator has to read. */
  readonly stored: number;
  /** Whether a user can still report a mistake during the flood. */
  readonly isUserHeard: boolean;
}

const asScript = { headers: { Accept: "application/json" } };
const reportReview = (
  browser: Browser,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) =>
  browser.post(
    paths.ownReviews(),
    { intent: "report", gemId: "1", reviewId: "target", reason: "abuse", note: "", ...fields },
    { headers: { ...asScript.headers, ...headers } },
  );
const reportMistake = (browser: Browser, mistake: string) =>
  browser.post(paths.mistake(), { intent: "report", gemId: "2", mistake }, asScript);

/** A crowd of accounts reports one review. Returns whether visitors still see it, and whether it counts. */
async function crowdAt(world: World, crowd: number): Promise<boolean> {
  for (let n = 0; n < crowd; n += 1) {
    const { browser } = await world.people.signedIn(`crowd${n}`);
    await reportReview(browser, {});
  }
  // As long as another server may keep a gem's page.
  world.clock.advance(1000);
  const { text } = await world.browser().get(paths.gem(1));
  const { count } = await world.app.documents.reviews.totals(1);
  return text.includes("Words of the target") && count === 2;
}

/** Sends what no page of ours sends. Returns how many reports are stored that should not be. */
async function forgeries(world: World, count: number): Promise<{ sent: number; accepted: number }> {
  let sent = 0;
  const { browser, user } = await world.people.signedIn("forger");
  const writer = (await world.people.signedIn("writer-of-two")).browser;
  await writeReview(world.app.documents, {
    id: "own",
    gemId: 1,
    userId: "writer-of-two",
    rating: 5,
    reviewText: "My own",
  });
  for (let n = 0; n < count; n += 1) {
    const visitor = world.browser(`10.9.${(n >> 8) & 255}.${n & 255}`);
    await reportReview(browser, { reviewId: `guess${n}` });
    await reportReview(browser, { gemId: String(2 + (n % 11)) });
    await reportReview(browser, { reason: `none${n}` });
    await reportReview(browser, {}, { Origin: "https://anaba.example.net", "Sec-Fetch-Site": "cross-site" });
    await reportReview(writer, { reviewId: "own" });
    await reportReview(visitor, {});
    sent += 6;
    // So that the limits refuse nothing that the rules must refuse.
    world.clock.advance(limits["review-reports"].windowMs / 4);
  }
  const { reviewReports } = world.app.documents;
  const stored = await Promise.all([user.id, "writer-of-two"].map((id) => reviewReports.ofUser(id, 9)));
  return { sent, accepted: stored.flat().length };
}

/** Visitors from everywhere report mistakes for a day. */
async function floodOf(world: World, sent: number): Promise<{ stored: number; isUserHeard: boolean }> {
  for (let n = 0; n < sent; n += 1) {
    const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
    await reportMistake(world.browser(address), `Wrong ${n}`);
  }
  const { browser } = await world.people.signedIn("honest");
  const { status } = await reportMistake(browser, "The bridge is closed.");
  const open = await world.app.documents.mistakeReports.list({ isOpen: true, limit: sent + 1 });
  return { stored: open.filter(({ userId }) => userId === null).length, isUserHeard: status === 200 };
}

/** docs/security.md row 41: reports by a crowd, by foreign pages, and by `count` visitors. */
export async function attackByReports(count: number): Promise<ReportAttack> {
  await using world = await createWorld();
  await world.people.signedIn("target");
  await writeReview(world.app.documents, {
    id: "target",
    gemId: 1,
    userId: "target",
    rating: 1,
    reviewText: "Words of the target",
  });
  const crowd = Math.ceil(count / 20);
  const { sent: forged, accepted } = await forgeries(world, Math.ceil(count / 30));
  const isShown = await crowdAt(world, crowd);
  return { isShown, crowd, forged, accepted, sent: count, ...(await floodOf(world, count)) };
}

/** The row of `npm run harden`. */
export const reports: Row = {
  name: "reports",
  shows: "reports by a crowd of 500, 2,000 forged ones, and 10,000 of visitors in a day [share]",
  async run(args) {
    const found = await attackByReports(Math.ceil(10_000 * shareOf(args)));
    const { most } = limits["mistake-reports-visitors"];
    return [
      {
        figure: `${found.crowd} accounts report one review: ${found.isShown ? "shown and counted" : "gone"}`,
        bar: "shown and counted",
        passed: found.isShown,
      },
      {
        figure: `${found.forged} forged reports, ${found.accepted} accepted`,
        bar: "0 accepted",
        passed: found.accepted === 0,
      },
      {
        figure: `${found.sent} reports of visitors in a day, ${found.stored} to read`,
        bar: `at most ${most}`,
        passed: found.stored <= most,
      },
      {
        figure: `a user's report in the flood: ${found.isUserHeard ? "accepted" : "refused"}`,
        bar: "accepted",
        passed: found.isUserHeard,
      },
    ];
  },
};
