import { expect, test } from "vitest";
import * as v from "valibot";
import { eventsIn } from "./log-events.ts";
import { readSource, sourceFiles } from "./modules.ts";

const page = "docs/security-inventory.md";
const text = readSource(page);

/** The text of a section, from its heading to the next. */
const sectionOf = (title: string) =>
  new RegExp(`^## ${title}\\n([^]*?)(?=^## |$(?![^]))`, "m").exec(text)?.[1] ?? "";

const lintRules = v.object({
  overrides: v.array(v.object({ files: v.array(v.string()), rules: v.record(v.string(), v.unknown()) })),
});

/** The modules that `.oxlintrc.json` lets connect to other systems or start programs. */
const connecting = v
  .parse(lintRules, JSON.parse(readSource(".oxlintrc.json")))
  .overrides.filter(({ rules }) => rules["no-restricted-imports"] === "off")
  .flatMap(({ files }) => files);

test(`${page} has every event of the log, and no other`, () => {
  const sources = sourceFiles(".ts", ".tsx").filter((file) => /^(?:server|app\/routes)\//.test(file));
  const events = sources
    .filter((file) => !file.endsWith(".d.ts"))
    .flatMap((file) => eventsIn(readSource(file)));
  const told = [...sectionOf("The log").matchAll(/^\| `([^`]+)` +\|/gm)].map(([, name]) => name);
  expect(new Set(told)).toEqual(new Set(events));
});

test(`${page} has every module of the server that connects, and no other`, () => {
  const told = [...sectionOf("Connections").matchAll(/^\|[^|]+\| `(server\/[^`]+)` +\|/gm)].map(
    ([, name]) => name,
  );
  expect(new Set(told)).toEqual(new Set(connecting));
});

test("events in calls of the log are found", () => {
  expect(
    eventsIn('log.info({ event: "a b", user }, "x"); log.warn({ ...how, event: isLast ? "c" : "d" })'),
  ).toEqual(["a b", "c", "d"]);
});
