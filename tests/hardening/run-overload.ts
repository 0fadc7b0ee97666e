import { quantile, type Answer } from "./load-maker.ts";
import { kinds, overloadBy, type Beside, type Round } from "./overload.ts";
import type { Line, Row } from "./row.ts";

const timesOf = (answers: readonly Answer[]) => answers.map(({ took }) => took);

/**
 * docs/security.md row 33 and fault 21 at their full counts: 200 sign-ins a second. Compares the slowest hundredth of
 * pages (median of the rounds) and the memory of all processes of the server.
 */
export const overload: Row = {
  name: "overload",
  shows: "row 33, fault 21: a flood of sign-ins beside people [seconds] [sign-ins a second] [rounds]",
  async run(args) {
    const [seconds, perSecond, rounds] = [Number(args[0] ?? 5), Number(args[1] ?? 200), Number(args[2] ?? 5)];
    const { seen, calm, memoryIn } = await overloadBy({ seconds, perSecond, rounds });
    const middleOf = (kind: Beside, what: (round: Round) => number) => quantile(seen[kind].map(what), 0.5);
    const p99 = (kind: Beside) => middleOf(kind, (one) => quantile(timesOf(one.pages), 0.99));
    const lines: Line[] = [];
    for (const kind of kinds) {
      const all = seen[kind].flatMap((one) => one.pages);
      const signIns = seen[kind].flatMap((one) => one.signIns);
      const lost = all.filter(({ status }) => status !== 200).length;
      const counts = [...Map.groupBy(signIns, ({ status }) => status)].map(
        ([status, list]) => `${list.length} × ${status}`,
      );
      const each = seen[kind].map((one) => quantile(timesOf(one.pages), 0.99).toFixed(0));
      const refused = timesOf(signIns.filter(({ status }) => status === 503));
      const isFlooded = kind === "flooded";
      lines.push({
        figure:
          `${kind}: ${all.length} pages, ${lost} lost; p50 ${quantile(timesOf(all), 0.5).toFixed(1)} ms, ` +
          `p99 ${p99(kind).toFixed(1)} ms (rounds: ${each.join(", ")}), ×${(p99(kind) / p99("alone")).toFixed(2)}; ` +
          `main thread ${middleOf(kind, (one) => one.spent / seconds).toFixed(0)} ms a second` +
          (signIns.length === 0
            ? ""
            : `; sign-ins ${counts.join(", ")}, refused after ${quantile(refused, 0.5).toFixed(1)} ms`),
        bar: isFlooded ? "×2 of alone" : "to compare with",
        passed: !isFlooded || p99(kind) <= 2 * p99("alone"),
      });
    }
    lines.push({
      figure:
        `memory ${Math.round(calm)} MB before, at most ${Math.round(memoryIn.flooded)} MB flooded and ` +
        `${Math.round(Math.max(memoryIn.alone, memoryIn.control))} MB between floods`,
      bar: "120 MB more",
      passed: memoryIn.flooded - calm <= 120,
    });
    return lines;
  },
};
