/** Oze, B: the guests, shadows in the lamplight; and the boatman, who leans on his pole. */
import { type Ctx, H, lerp, type Pt, W } from "../../kit/core.ts";
import { catmull, fillPoly, stroke } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { project, type WaterCam } from "./nightwater.ts";
import { eaveLamps, onBoat, type RoofBoat } from "./roofboat.ts";

// seen from the side, facing right; one unit is a hundredth of a metre
const RAISES =
  "-30 0, -33 -20, -30 -42, -20 -58, -9 -64, -10 -70, -14 -77, -12 -87, -4 -93, 5 -91, 10 -84, 10 -80, 13 -75, 10 -73, 9 -67, 3 -63, 8 -57, 16 -52, 28 -56, 36 -66, 44 -68, 43 -60, 34 -46, 20 -36, 17 -22, 34 -12, 36 0";
const POURS =
  "-36 0, -38 -18, -32 -38, -18 -54, -4 -60, -7 -64, -16 -66, -18 -74, -10 -80, -4 -84, 6 -84, 13 -77, 13 -72, 17 -66, 13 -64, 12 -59, 6 -55, 14 -48, 34 -44, 46 -42, 54 -48, 60 -44, 52 -36, 34 -34, 18 -28, 20 -14, 32 0";
const LOOKS =
  "-34 0, -36 -22, -32 -44, -20 -58, -8 -63, -11 -70, -10 -82, -2 -89, 8 -87, 13 -79, 16 -74, 12 -71, 11 -65, 4 -61, 18 -52, 26 -38, 40 -34, 52 -38, 54 -32, 40 -26, 22 -22, 26 0";
/** place along the boat, outline, size, 1 looks right, -1 left */
const SEATS: readonly (readonly [u: number, shape: string, size: number, look: number])[] = [
  [-0.46, POURS, 0.96, 1],
  [-0.3, RAISES, 1.04, -1],
  [0.14, LOOKS, 1, 1],
  [0.3, RAISES, 0.98, 1],
  [0.42, LOOKS, 0.84, -1],
  [0.53, POURS, 1, -1],
];

/** Guests between the mats and the eave, then the near posts again in front of them. */
export function guests(x: Ctx, cam: WaterCam, b: RoofBoat, near: boolean) {
  const k = cam.f / b.at[1];
  for (const [u, shape, size, look] of near ? SEATS : SEATS.slice(1, 5)) {
    const [cx, cy] = project(cam, onBoat(b, u, 0, 0.4)),
      s = (k * size) / 100;
    const outline = (grow: number): Pt[] =>
      catmull(
        cut(shape).map(([p, q]): Pt => [cx + p * s * look * grow, cy + q * s * grow]),
        4,
        true,
      );
    fillPoly(x, outline(1.04), "#8a4a26", 0.55);
    fillPoly(x, outline(1), "#43221c", 0.94);
  }
  for (let i = 0; i <= 6; i++) {
    const u = lerp(-0.62, 0.62, i / 6);
    const [ax, ay] = project(cam, onBoat(b, u, -1, 0.5)),
      [cx, cy] = project(cam, onBoat(b, u, -1, 1.74));
    stroke(
      x,
      [
        [ax, ay],
        [cx, cy],
      ],
      k * 0.075,
      "#141a30",
      { taper: [0, 0] },
    );
  }
}
/** the light below the roof, brightest below the lanterns */
export function lampLight(x: Ctx, cam: WaterCam, b: RoofBoat) {
  const at = (u: number, v: number, z: number) => project(cam, onBoat(b, u, v, z));
  const corners = [at(-0.62, -1, 1.74), at(0.62, -1, 1.74), at(0.62, -1, 0.5), at(-0.62, -1, 0.5)];
  x.save();
  x.beginPath();
  corners.forEach((p, i) => (i ? x.lineTo(p[0], p[1]) : x.moveTo(p[0], p[1])));
  x.clip();
  x.globalCompositeOperation = "soft-light";
  x.fillStyle = "rgba(255,190,96,.6)";
  x.fillRect(0, 0, W, H);
  x.globalCompositeOperation = "screen";
  for (const l of eaveLamps(b, 7)) {
    const q = project(cam, l),
      R = (cam.f / q[2]) * 1.05;
    const g = x.createRadialGradient(q[0], q[1], 2, q[0], q[1], R);
    g.addColorStop(0, "rgba(255,186,92,.62)");
    g.addColorStop(0.45, "rgba(230,130,50,.26)");
    g.addColorStop(1, "rgba(200,90,40,0)");
    x.fillStyle = g;
    x.fillRect(q[0] - R, q[1] - R, R * 2, R * 2);
  }
  x.restore();
}
/** The boatman at the end of his boat holds it against the stream: all his weight is on the pole. */
export function boatman(x: Ctx, cam: WaterCam, b: RoofBoat, u: number) {
  const [cx, cy, d] = project(cam, onBoat(b, u, 0, 0.4)),
    s = cam.f / d / 100;
  const at = (o: string) => cut(o).map(([p, q]): Pt => [cx + p * s, cy + q * s]);
  const part = (o: string, c: string, round = true) =>
    fillPoly(x, round ? catmull(at(o), 5, true) : at(o), c);
  // legs: the left one bent under him, the right one stretched behind
  part("-20 2, -6 3, 0 -18, 2 -40, 14 -56, 26 -84, -8 -86, -10 -62, -16 -38, -18 -16", "#0e1428");
  part("10 -80, 26 -44, 40 -14, 44 1, 58 2, 56 -8, 46 -42, 36 -84", "#0e1428");
  // his coat, with the lamps' light along the back
  part(
    "-10 -82, -8 -98, -18 -118, -20 -132, -10 -142, 6 -141, 20 -130, 30 -110, 37 -86, 42 -64, 30 -58, 14 -64, -2 -60, -14 -62",
    "#141c38",
  );
  part("16 -132, 28 -112, 36 -86, 41 -65, 34 -62, 30 -84, 22 -108, 10 -128", "#b8804a");
  part("52 -8, 54 -2, 47 -36, 38 -58, 44 -38", "#8a5c44");
  // the pole, then both arms around it
  stroke(x, at("14 -248, -30 -112, -58 -26, -112 134"), 5 * s + 1.2, "#0a1022", { taper: [0, 0] });
  part("-8 -140, -24 -138, -42 -128, -40 -116, -26 -120, -8 -120", "#0e1428");
  part("-14 -126, -38 -100, -54 -78, -52 -66, -40 -66, -24 -86, 0 -106", "#182140");
  // the stream parts at the pole's foot
  for (const [w, dy] of [
    [34, 0],
    [60, 7],
  ])
    stroke(
      x,
      at(`${-112 - w} ${134 + dy}, -112 ${130 + dy * 1.6}, ${-112 + w} ${134 + dy}`),
      3 * s,
      "#8fa6cc",
      {
        taper: [0.5, 0.5],
      },
    );
  // head and hat, bent over the pole
  part("-24 -140, -26 -154, -14 -160, -4 -154, -4 -140", "#0e1428");
  part("-48 -142, -30 -160, -12 -174, 2 -162, 14 -144, -10 -148, -30 -146", "#2c2f44", false);
  part("-12 -174, 2 -162, 14 -144, -2 -147", "#c08c54", false);
}
