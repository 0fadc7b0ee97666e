import type { MeasureId } from "./goals.ts";
import { figureOf, type Rounds } from "./results.ts";
import { figureText } from "./table.ts";

/**
 * Prints the rounds of a measure, and sends them to the program that runs the benches, if there is one.
 * @throws RangeError when a round has no measurement.
 */
export function report(id: MeasureId, rounds: Rounds): void {
  const figure = figureOf(id, rounds);
  console.log(figureText(figure));
  process.send?.(figure);
}

/** Collects rounds of several servers or pages by name. */
export class Collected {
  readonly #rounds = new Map<string, number[]>();

  /** Adds the measurement of a round. */
  add(name: string, value: number): void {
    const rounds = this.#rounds.get(name) ?? [];
    rounds.push(value);
    this.#rounds.set(name, rounds);
  }

  /** The measurements under a name, in the order of the rounds. */
  of(name: string): readonly number[] {
    return this.#rounds.get(name) ?? [];
  }
}
