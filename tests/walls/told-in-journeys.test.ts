import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import * as messages from "../../domain/site/messages.ts";
import { specSentences } from "../support/spec-sentences.ts";

const folder = path.join(import.meta.dirname, "..", "journeys");
const journeys = readdirSync(folder)
  .filter((file) => file.endsWith(".spec.ts"))
  .map((file) => readFileSync(path.join(folder, file), "utf8"))
  .join("\n");

/** Sentences that our pages never cause; the tests of whole requests cover them. */
const onlyOverHttp: Readonly<Record<string, string>> = {
  [messages.refusals["email-required"]]: "the step of the code has an address by then",
  [messages.refusals["age-invalid"]]: "no screen has a field for the age",
  [messages.refusals["review-rating-missing"]]: "Submit is disabled without one",
  [messages.refusals["review-missing"]]: "a review that is gone is what its deletion is after",
  [messages.refusals["request-invalid"]]: "no page of ours sends such a form",
};

test("every sentence of the specification and of the refusals appears in a journey", () => {
  const sentences = [...Object.values(specSentences).flat(), ...Object.values(messages.refusals)];
  const untold = sentences.filter((sentence) => !journeys.includes(sentence) && !(sentence in onlyOverHttp));
  expect(untold).toEqual([]);
});

test("sentences that only direct requests can get appear in no journey", () => {
  expect(Object.keys(onlyOverHttp).filter((sentence) => journeys.includes(sentence))).toEqual([]);
});
