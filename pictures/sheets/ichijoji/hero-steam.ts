/** The steam that rolls out of the kitchen: up past the lit signs into the night, in a few torn cuts. */
import { type Print } from "../../kit/print.ts";
import { pts } from "../../kit/points.ts";
import { cutSteam } from "./steam.ts";

export function printSteam(P: Print) {
  cutSteam(P, {
    spine: pts("1250,640 1206,572 1244,500 1184,420 1226,330 1144,240 1150,140 1050,60 1060,-40"),
    wide: [22, 92],
    pieces: [
      [0, 0.4],
      [0.28, 0.7],
      [0.58, 1],
    ],
    colour: "#8d93ad",
    a: 0.5,
  });
  cutSteam(P, {
    spine: pts("1262,640 1220,574 1258,500 1200,416 1240,326 1162,238 1168,140 1072,60 1082,-40"),
    wide: [13, 58],
    pieces: [
      [0, 0.34],
      [0.3, 0.58],
      [0.54, 0.8],
      [0.78, 1],
    ],
    colour: "#f3e4c8",
    a: 0.74,
  });
}
