import { rollOutAndBack } from "./roll-out.ts";
import { shareOf, type Row } from "./row.ts";
import { buildEarlier, hasHistory, releaseBefore } from "./second-build.ts";

const requests = 10_000;
/** Four replacements, and the time before the first one. */
const phases = 5;

/** Two builds replace each other under load: the previous release, this build, the previous release again. */
export const rollOut: Row = {
  name: "roll-out",
  shows: "a roll-out and the way back under load, 10,000 requests [share] [commit of the earlier build]",
  lacks: () => (hasHistory() ? null : "the history of the repository is not here"),
  async run(args) {
    const earlier = buildEarlier(args[1] ?? releaseBefore());
    try {
      const between = Math.ceil((requests * shareOf(args)) / phases);
      const seen = await rollOutAndBack(earlier, between);
      const { failed, wrong, migrations } = seen;
      return [
        {
          figure: [
            `${seen.requests} requests from ${earlier.revision.slice(0, 7)} to this build and back (${migrations.join(", ") || "no migration"}): ${failed.length} failed`,
            ...failed.slice(0, 20),
          ].join("\n    "),
          bar: "0 failed",
          passed: failed.length === 0,
        },
        {
          figure: [
            `acknowledged reviews lost, gems with wrong totals: ${wrong.length}`,
            ...wrong.slice(0, 20),
          ].join("\n    "),
          bar: "0",
          passed: wrong.length === 0,
        },
      ];
    } finally {
      earlier.remove();
    }
  },
};
