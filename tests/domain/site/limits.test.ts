import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { limits } from "../../../domain/site/limits.ts";
import { growingWaits } from "../../../domain/site/password-checks.ts";

const page = readFileSync(path.join(import.meta.dirname, "..", "..", "..", "docs", "limits.md"), "utf8");

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

function spelt(ms: number): string {
  const [name, size] = units.find(([, length]) => ms % length === 0) ?? ["ms", 1];
  return ms === size ? `1 ${name}` : `${ms / size} ${name}s`;
}

test("the table in docs/limits.md agrees with the limits", () => {
  const shown = page
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(shown).toEqual(
    Object.entries(limits).map(([name, { counts, by, most, windowMs, answers }]) => [
      `\`${name}\``,
      counts,
      by,
      String(most),
      spelt(windowMs),
      answers,
    ]),
  );
});

test("the waits in docs/limits.md agree with the code", () => {
  const waits = growingWaits.map((ms) => ms / 1000);
  expect(page).toContain(`${waits.slice(0, -1).join(", ")} and ${waits.at(-1)} s`);
});
