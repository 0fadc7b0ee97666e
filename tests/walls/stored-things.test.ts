import { expect, test } from "vitest";
import * as messages from "../../domain/site/messages.ts";
import { logEvents, mails } from "../../domain/statements/places.ts";
import { readSource, sourceFiles } from "./modules.ts";
import { eventsIn } from "./log-events.ts";

const sources = sourceFiles(".ts", ".tsx").filter((file) => /^(?:app|domain|server)\//.test(file));

/** The modules that a pattern is in. Tests of types and strings in comments do not count. */
const modulesWith = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readSource(file).replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, "")));

test("every event of the log has its line in domain/statements/places.ts", () => {
  const events = sources
    .filter((file) => !file.endsWith(".d.ts"))
    .flatMap((file) => eventsIn(readSource(file)));
  expect(Object.keys(logEvents).toSorted()).toEqual([...new Set(events)].toSorted());
});

test("every mail has its line there", () => {
  const subjects = Object.keys(messages.mails).filter((key) => key.endsWith("Subject"));
  expect(Object.keys(mails).toSorted()).toEqual(subjects.toSorted());
});

test("only the modules that name what they keep write to the browser’s storage", () => {
  expect(modulesWith(/\b(?:local|session)Storage\b/)).toEqual([
    "app/document/appearance.ts",
    "app/document/fonts.ts",
    "app/shell/phone-storage.ts",
    "app/shell/session-storage.ts",
  ]);
  expect(
    modulesWith(/\b(?:indexedDB|document\.cookie|cookieStore|showSaveFilePicker|createWritable)\b/),
  ).toEqual([]);
});

test("caches of the browser have the names of domain/site/offline.ts", () => {
  const opened = modulesWith(/\bcaches\.open\(/);
  const names = opened.flatMap((file) =>
    [...readSource(file).matchAll(/\bcaches\.open\(([\w.]+)/g)].map(([, name = ""]) => name),
  );
  expect(names.filter((name) => !/^(?:offlineCaches\.(?:files|prints|pages)|cacheName)$/.test(name))).toEqual(
    [],
  );
});
