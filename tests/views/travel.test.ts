import { expect, test } from "vitest";
import { catalogue } from "../../domain/gems/catalogue.ts";
import type { Gem } from "../../domain/gems/gem.ts";
import type { Opening, WithoutHours } from "../../domain/gems/gem-facts.ts";
import { viewDriverCard } from "../../server/views/driver-card.ts";
import { viewTravel } from "../../server/views/travel.ts";

const isUnsure = (gem: Gem, opening: Opening) =>
  viewTravel({ ...gem, facts: { ...gem.facts, opening } }, "2026-11-26", false).whenToGo.isUnsure;

test.each<WithoutHours["kind"]>(["always", "ask", "varies"])(
  "the closed days of a gem are unsure when only old sources state them: %s",
  (kind) => {
    for (const gem of catalogue) {
      expect(isUnsure(gem, { kind, note: "" })).toBe(false);
      expect(isUnsure(gem, { kind, note: "", isClosedOnDaysOff: true })).toBe(true);
    }
  },
);

test("what a page derives or does not show is not in its data", () => {
  for (const gem of catalogue) {
    expect(viewTravel(gem, "2026-11-26", false).whenToGo).not.toHaveProperty("runs");
    expect(viewDriverCard(gem.id)?.directions).not.toHaveProperty("destination");
  }
});
