/**
 * Tozan Shrine, B: two porcelain guardian dogs in the rain, the near one with its mouth open; someone with a red umbrella climbs
 * between them.
 */
import { getPx, layer, PW, Rng, SS, stamp, tick, W } from "../../kit/core.ts";
import { Print, mistBand } from "../../kit/print.ts";
import { rain, splashes } from "../../kit/weather.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { type View, view, X0, X1, Y0, Y1 } from "./b-view.ts";
import { climber } from "./climber.ts";
import { inkGuardian } from "./b-glaze.ts";
import { AXIS, ghostGate, glints, paving, stair } from "./b-ground.ts";
import { lanterns } from "./b-lantern.ts";
import { boughs, feet, gap, MIST, wood } from "./b-wood.ts";

const P = new Print(606, "#e6e2d4");

wood(P);
tick("wood");
ghostGate(P);
stair(P);
climber(P, {
  id: "tozan-rain-1",
  yaw: Math.PI - 0.6,
  lean: 0.3,
  grip: [0.16, 1.3, 0.5],
  tip: [0.02, 1.95, 0.72],
  at: [AXIS + 14, 806],
  scale: 92,
  robe: "#5d6f86",
  sash: "#cdbf9c",
  canopy: "#de3f2a",
  sun: "#dfe5dc",
  lift: -0.3,
});
lanterns(P);
const low = mistBand(P.noise, 610, 90, 60, { max: 0.5, amp: 14 });
P.mist((x, y) => low(x, y) * gap(x, y), MIST, { key: 0.4 });

/** The one with the open mouth is near, at the right, turned towards the other one, whose mouth is closed. */
const PLACES = [
  { open: false, middle: 262, top: 238, unit: 372 },
  { open: true, middle: 1206, top: 34, unit: 806 },
] as const;

function guardians() {
  const L = layer();
  L.x.imageSmoothingQuality = "high";
  const tall = PLACES[1].unit * (Y1 - Y0);
  let twin: View | undefined;
  for (const { open, middle, top, unit } of PLACES) {
    const v = view(open, Math.round(tall * Math.min(1.25, SS)), twin);
    twin = v;
    const image = inkGuardian(v, open, open);
    const wide = unit * (X1 - X0);
    L.x.save();
    L.x.translate(middle, top);
    if (open) L.x.scale(-1, 1);
    L.x.drawImage(image, -wide / 2, 0, wide, unit * (Y1 - Y0));
    L.x.restore();
  }
  return L;
}
const dogs = guardians();
tick("dogs");
P.put(dogs, { occlude: 1 });
paving(P, (x) => (x < AXIS ? 990 : 1290));
glints(P);
P.put(dogs, { occlude: 1 });
// the far one is in the shade of the wood
{
  const S = layer();
  S.x.fillStyle = "#8da3ab";
  S.x.fillRect(0, 0, AXIS - 100, 1200);
  stamp(S.x, dogs, { op: "destination-in" });
  stamp(P.base.x, S, { op: "multiply", alpha: 0.75 });
}
feet(P);
boughs(P);
tick("growth");

/** drops on every upper edge of the wet glaze and stone */
function bounce(L: ReturnType<typeof layer>) {
  const a = getPx(dogs.c).data,
    r = new Rng(12),
    T = new Tones();
  for (let i = 0; i < 5200; i++) {
    const x = r.range(0, W),
      y = r.range(40, 1010);
    const at = (yy: number) => a[(Math.round(yy * SS) * PW + Math.round(x * SS)) * 4 + 3] > 128;
    if (!at(y) || at(y - 5)) continue;
    for (let k = 0; k < 3; k++) {
      const ang = -1.57 + r.g() * 0.7,
        far = r.range(2, 9);
      T.add(
        r.pick(["#f6f8f2", "#cfdad6"]),
        (z) =>
          dab(
            z,
            x + Math.cos(ang) * far,
            y + Math.sin(ang) * far,
            r.range(3, 8),
            r.range(1.6, 2.8),
            ang,
          ),
        0.85,
      );
    }
  }
  T.flush(L.x);
}
const wet = layer();
splashes(wet.x, 8, 90, 640, 960, { c: "#e4eae2", a: 0.75 });
stamp(wet.x, dogs, { op: "destination-out" }); // rings on the paving only
bounce(wet);
rain(wet.x, 21, 760, { c: "#f1f4ee", slant: 0.1, a: 0.62, long: 1.6 });
P.put(wet);
wash(P, "top", 200, "#12262e", 0.36);
await finishSheet(P, "tozan-b", {
  seal: { mark: "獅", at: [44, 1116], size: 34 },
  wood: 0.08,
  kuwahara: 0.6,
  blocks: 12,
  blockMix: 0.75,
  wobble: 0.7,
});
