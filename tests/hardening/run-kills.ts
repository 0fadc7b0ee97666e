import { killWhileWriting } from "./kills.ts";
import { shareOf, type Row } from "./row.ts";

const writes = 10_000;
const longestGap = 10_000;
const ms = (time: number) => `${Math.round(time)} ms`;

/** A server and the primary are killed with `kill -9` while users write. No acknowledged write may be lost. */
export const kills: Row = {
  name: "kills",
  shows: "kill -9 of a server and of the primary, under 10,000 acknowledged writes [share]",
  async run(args) {
    const { acknowledged, failed, lost, gaps } = await killWhileWriting(Math.ceil(writes * shareOf(args)));
    return [
      {
        figure: `${acknowledged} writes acknowledged, ${failed} requests sent again: ${lost} lost`,
        bar: "0 lost",
        passed: lost === 0,
      },
      {
        figure: `no write for ${ms(gaps.server)} after the server was killed, for ${ms(gaps.primary)} after the primary was, 2,000 of them until the standby was promoted`,
        bar: `${ms(longestGap)} each`,
        passed: Math.max(gaps.server, gaps.primary) <= longestGap,
      },
    ];
  },
};
