/** Ichijoji B: rain, and the open front of a ramen bar: four eat, each in their own way, and one stool is free. */
import { pts } from "../../kit/points.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { printBicycle, printFront, printRain } from "./b-front.ts";
import { printPeople } from "./b-people.ts";
import { printBar, printRoom } from "./b-room.ts";
import { turnFront } from "./b-slant.ts";
import { P } from "./b-stage.ts";
import { printStreet } from "./b-street.ts";
import { cutSteam } from "./steam.ts";

const steam = (spine: string, wide: [number, number], a: number) =>
  cutSteam(P, {
    spine: pts(spine),
    wide,
    pieces: [
      [0, 0.5],
      [0.42, 0.96],
    ],
    colour: "#fff2d2",
    a,
  });
printRoom();
steam("872,552 900,500 860,450 910,390 872,330", [20, 50], 0.8);
printBar();
steam("512,590 540,540 500,500 548,440 520,390", [8, 26], 0.85);
steam("738,592 752,540 722,490 750,430 728,380", [8, 26], 0.85);
printPeople();

printFront();
turnFront();
printStreet();
printBicycle([1330, 1076]);
printRain();
await finishSheet(P, "ichijoji-b", {
  seal: { mark: "客", at: [44, 1088], size: 34 },
  wood: 0.09,
  wobble: 0.8,
  kuwahara: 0.6,
  blocks: 16,
  blockMix: 0.4,
});
