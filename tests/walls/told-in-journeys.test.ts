import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { refusals } from "../../domain/site/refusals.ts";
import { specSentences } from "../support/spec-sentences.ts";

const folder = path.join(import.meta.dirname, "..", "journeys");
const journeys = readdirSync(folder)
  .filter((file) => file.endsWith(".spec.ts"))
  .map((file) => readFileSync(path.join(folder, file), "utf8"))
  .join("\n");

/** Sentences that our pages never cause; the tests of whole requests cover them. */
const onlyOverHttp: Readonly<Record<string, string>> = {
  [refusals["email-required"].message]: "the step of the code has an address by then",
  [refusals["age-invalid"].message]: "no screen has a field for the age",
  [refusals["review-rating-missing"].message]: "Submit is disabled without one",
  [refusals["review-missing"].message]: "a review that is gone is what its deletion is after",
  [refusals["report-own"].message]: "the own review has no such button",
  [refusals["month-invalid"].message]: "the page offers no month in the future",
  [refusals["request-invalid"].message]: "no page of ours sends such a form",
};

test("every sentence of the specification and of the refusals appears in a journey", () => {
  const ofRefusals = Object.values(refusals).flatMap(({ message }) =>
    typeof message === "string" ? [message] : [],
  );
  const sentences = [...Object.values(specSentences).flat(), ...ofRefusals];
  const untold = sentences.filter((sentence) => !journeys.includes(sentence) && !(sentence in onlyOverHttp));
  expect(untold).toEqual([]);
});

test("sentences that only direct requests can get appear in no journey", () => {
  expect(Object.keys(onlyOverHttp).filter((sentence) => journeys.includes(sentence))).toEqual([]);
});
