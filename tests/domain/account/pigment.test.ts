import { expect, test } from "vitest";
import { pigmentOf, pigments } from "../../../domain/account/pigment.ts";

const ids = Array.from({ length: 1000 }, (_, index) => `user-${index}`);

test("a person's pigment is one of the five, and always the same", () => {
  for (const id of ids) {
    expect(pigments).toContain(pigmentOf(id));
    expect(pigmentOf(id)).toBe(pigmentOf(id));
  }
});

test("each pigment is that of about a fifth of the people", () => {
  for (const pigment of pigments) {
    const count = ids.filter((id) => pigmentOf(id) === pigment).length;
    expect(count, pigment).toBeGreaterThan(140);
    expect(count, pigment).toBeLessThan(260);
  }
});
