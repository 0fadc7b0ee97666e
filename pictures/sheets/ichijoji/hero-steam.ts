/** The steam that rolls out of the kitchen, from the top of the door over the eave into the night. */
import { type Pt } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { pts } from "../../kit/points.ts";
import { cutSteam } from "./steam.ts";

const PLUME = pts("1340,606 1270,580 1190,560 1100,510 1010,440 950,360 976,270 940,180 880,120");
/** the plume's lit side: it lies towards the lamps, to the right */
const LIT = PLUME.map(([x, y]): Pt => [x + 15, y - 3]);

export function printSteam(P: Print) {
  cutSteam(P, {
    spine: pts("900,170 850,110 872,50 820,-30"),
    wide: [22, 60],
    pieces: [[0, 1]],
    colour: "#6f7a9e",
    a: 0.4,
  });
  cutSteam(P, {
    spine: PLUME,
    wide: [26, 76],
    pieces: [[0.02, 1]],
    colour: "#a3a6b8",
    a: 0.42,
  });
  cutSteam(P, {
    spine: LIT,
    wide: [20, 58],
    pieces: [
      [0.03, 0.52],
      [0.4, 0.86],
    ],
    colour: "#dad4cd",
    a: 0.42,
  });
  cutSteam(P, {
    spine: pts("1352,650 1300,606 1230,596 1170,590 1120,560"),
    wide: [16, 32],
    pieces: [[0, 1]],
    colour: "#f7e0b4",
    a: 0.62,
  });
}
