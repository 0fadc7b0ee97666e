import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import type { ServerBuild } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { catalogue } from "../../domain/catalogue.ts";
import { paths } from "../../domain/paths.ts";
import type { UserDocument } from "../../server/documents/user-document.ts";
import { readBuiltFiles } from "../../server/http/build-output.ts";
import { createPages, entryOf, type RenderPage } from "../../server/http/pages.ts";
import { readClient } from "../../server/http/session-cookie.ts";
import { placeholders } from "../../server/http/templates/cut.ts";
import { serveTemplates, type ServeTemplate } from "../../server/http/templates/serve-templates.ts";
import { hostileMarkup } from "../support/hostile-markup.ts";
import { siteRequest } from "../support/site-request.ts";
import { useWorld } from "../support/world.ts";

const world = useWorld();

/** Texts in many scripts, and texts with a meaning in HTML, regular expressions, JSON or a template. */
const words = [
  "Åsa",
  "穴場",
  "שלום עולם",
  "مرحبا \u202E right to left",
  "👩‍👩‍👧‍👦 family",
  "e\u0301 combined",
  "\u2028 line \u2029 separators",
  "ﬁ ligature",
  "ßharp",
  "$& $' $` $1 $<data>",
  "\\u003c \\ \" ' ` &amp; &",
  "</script><!-- --> ]]>",
  '<button aria-pressed="true" value="1">x</button>',
  '<article data-gem="1" aria-labelledby="_R_0_">x</article>',
  '[{"_1":2},"loaderData"]',
  'nonce="abc"',
  "1",
  "true",
  "null",
  "Somebody",
  "穴\u{E0100}\u{E0101}",
  "",
  " ",
];

/** A small generator of random numbers from 0 to 1, the same in each run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A user with random texts, profile image and saved gems. The username is on no other user's page. */
function person(n: number, next: () => number): UserDocument {
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? "";
  const shuffled = catalogue.map(({ id }) => ({ id, at: next() })).toSorted((a, b) => a.at - b.at);
  const savedGems = shuffled.slice(0, Math.floor(next() * (catalogue.length + 1))).map(({ id }) => id);
  return {
    id: `person-${n}`,
    email: `person-${n}@example.com`,
    emailVerified: true,
    name: pick(words),
    username: next() < 0.1 ? null : `person_${n}_only`,
    nickname: pick(words) + (next() < 0.5 ? pick(hostileMarkup.slice(0, 40)) : ""),
    bio: pick(words),
    profileImage: next() < 0.5 ? `profile-images/person-${n}/1_picture.webp` : null,
    age: null,
    savedGems,
    createdAt: 0,
    updatedAt: 0,
    lastUpdated: null,
    suspension: null,
  };
}

const pagesWithTemplates = [paths.home(), paths.gem(1), paths.gem(2), paths.saved()];
const { client } = readClient("", undefined, false);

/** Renders and serves the pages of the build, and counts the renderings. */
const served: {
  render: RenderPage;
  renderings: number;
  serve: ServeTemplate;
} = { render: async () => new Response(), renderings: 0, serve: async () => null };

beforeAll(async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build is React Router's own
  const build = (await import(
    pathToFileURL(path.join(import.meta.dirname, "..", "..", "build", "server", "index.js")).href
  )) as ServerBuild;
  served.render = createPages(
    world.app,
    build,
    readBuiltFiles(path.join(import.meta.dirname, "..", "..", "build")),
  );
  served.serve = serveTemplates(world.app, {
    renderInitial: entryOf(build).renderInitial,
    renderPage: (...asked) => {
      served.renderings += 1;
      return served.render(...asked);
    },
  });
  // Some users have a password.
  for (let n = 0; n < 20; n += 1) await world.people.settle(`person-${n}`);
  // Reviews by others, with texts that look like holes.
  for (const [n, text] of [...words, ...hostileMarkup.slice(0, 10)].entries()) {
    const writer = await world.people.settle(`writer-${n}`, { nickname: text || "Nobody" });
    await world.app.documents.reviews.write({
      id: `review-${n}`,
      gemId: 1,
      userId: writer.id,
      rating: 1 + (n % 5),
      reviewText: `${text} by ${n}`,
      writtenAt: n,
    });
  }
});

const rendered = async (address: string, user: UserDocument) => {
  const context = { nonce: "N", requestId: "", actor: { user, isUnknown: false }, client, form: null };
  return (await served.render(new Request(new URL(address, world.origin)), context)).text();
};

/** The page from a template, with the nonce of the rendered one; null if it has no template. */
async function filled(address: string, user: UserDocument): Promise<string | null> {
  const response = await served.serve(siteRequest({ target: address }), user);
  if (response === null) return null;
  const policy = response.headers.find(([name]) => name === "Content-Security-Policy")?.[1] ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
  return Buffer.from(response.body ?? "")
    .toString()
    .replaceAll(`nonce="${nonce}"`, 'nonce="N"');
}

describe("a page from a template", () => {
  test("a page from a template is byte by byte the page that is rendered for the user, except for the nonce", async () => {
    const next = random(1);
    for (let n = 0; n < 150; n++) {
      const user = person(n, next);
      const address = pagesWithTemplates[n % pagesWithTemplates.length] ?? "";
      const page = await filled(address, user);
      expect(page === (await rendered(address, user)), `${address} for ${JSON.stringify(user)}`).toBe(true);
    }
  });

  test("pages from templates that are made at the same time contain no other user's texts and no placeholder", async () => {
    const next = random(2);
    const users = Array.from({ length: 40 }, (_, n) => person(1000 + n, next));
    const asked = users.flatMap((user) => pagesWithTemplates.map((address) => ({ user, address })));
    const answers = await Promise.all(asked.map(({ user, address }) => filled(address, user)));
    const own = Object.values(placeholders);
    for (const [index, { user, address }] of asked.entries()) {
      const page = answers[index] ?? null;
      if (page === null) {
        // While the template for one list of saved gems is made, users with another list get a rendered page.
        expect(address).toBe(paths.saved());
        continue;
      }
      expect(page === (await rendered(address, user)), `${address} for ${JSON.stringify(user)}`).toBe(true);
      expect(page.match(/person[-_]\d+/g)?.every((name) => name.endsWith(user.id.slice(7))) ?? true).toBe(
        true,
      );
      expect(own.filter((text) => page.includes(text))).toEqual([]);
    }
  });

  test("when all templates are made, the pages of further users are not rendered", async () => {
    const next = random(3);
    const earlier = Array.from({ length: 300 }, (_, n) => person(2000 + n, next));
    for (const user of earlier) await served.serve(siteRequest({ target: paths.saved() }), user);
    const before = served.renderings;
    for (let n = 0; n < 40; n++) {
      const user = person(3000 + n, next);
      for (const address of pagesWithTemplates) expect(await filled(address, user)).not.toBeNull();
    }
    expect(served.renderings).toBe(before);
  });

  test.each(["identity", "gzip", "br"])(
    "a page from a template that is not sent yet (%s) stays as it was while pages of other people are made",
    async (encoding) => {
      const headers = { "accept-encoding": encoding };
      const bodyFor = async (user: UserDocument) =>
        (await served.serve(siteRequest({ target: paths.home(), headers }), user))?.body ?? "";
      const next = random(8);
      const body = await bodyFor(person(8000, next));
      const bytes = Buffer.from(body).toString("hex");
      for (let n = 1; n < 20; n++) await bodyFor(person(8000 + n, next));
      expect(Buffer.from(body).toString("hex")).toBe(bytes);
    },
  );

  test("a page from a template is compressed with an encoding that the browser accepts", async () => {
    const user = person(4000, random(4));
    const request = siteRequest({ target: paths.home(), headers: { "accept-encoding": "gzip, br" } });
    const response = await served.serve(request, user);
    expect(response?.headers).toContainEqual(["Content-Encoding", "br"]);
    const text = brotliDecompressSync(Buffer.from(response?.body ?? "")).toString();
    expect(text.replaceAll(/nonce="[^"]+"/g, 'nonce="N"')).toBe(await rendered(paths.home(), user));
  });

  test("a review that another server wrote is in the next page from a template", async () => {
    const reader = person(5000, random(5));
    expect(await filled(paths.gem(2), reader)).not.toContain("Written elsewhere");
    const writer = await world.people.settle("elsewhere");
    await world.app.documents.reviews.write({
      id: "elsewhere",
      gemId: 2,
      userId: writer.id,
      rating: 5,
      reviewText: "Written elsewhere",
      writtenAt: 1,
    });
    const page = await filled(paths.gem(2), reader);
    expect(page).toContain("Written elsewhere");
    expect(page).toBe(await rendered(paths.gem(2), reader));
    // The writer's own page marks the review, so it has no template.
    expect(await filled(paths.gem(2), writer)).toBeNull();
  });

  test.each([
    ["a search", `${paths.home()}?q=moss`],
    ["a category", `${paths.home()}?category=Temple`],
    ["older reviews", `${paths.gem(1)}?before=abc`],
    ["a gem that does not exist", paths.gem(9999)],
    ["the own profile", paths.profile()],
  ])("the page of %s has no template", async (_, address) => {
    expect(await filled(address, person(6000, random(6)))).toBeNull();
  });

  test("a user whose profile image has an unknown URL gets no page from a template", async () => {
    const user = { ...person(7000, random(7)), profileImage: 'x" onerror="x' };
    expect(await filled(paths.home(), user)).toBeNull();
  });
});
