/** the ink house and its lane as solids: lattice front, upper storey with narrow windows, hanging sign, garden wall, paving */
import { Noise, clamp, lerp } from "../../kit/core.ts";
import { World, type Mat } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, plaster, timber } from "../../kit/wood.ts";
import { eave, tiles } from "../../kit/town.ts";

const n = new Noise(91);
export function inkHouse(): World {
  const w = new World();
  const X = -1.75;
  const post = timber({ dark: "#17100d", light: "#5f4231", along: "z" }),
    beam = timber({ dark: "#17100d", light: "#5f4231", along: "y" }),
    plank = timber({ dark: "#1d1410", light: "#6b4c37", plank: 0.2, along: "z", foot: 0.4 });
  const wall = plaster({ dark: "#c2b59c", light: "#efe5d0", foot: 0.5 });
  const Y1 = 10.6;
  w.box(X - 4, 1, 0, X, Y1, 3.75, plank);
  w.box(X - 4, 1, 3.3, X - 0.25, Y1, 4.9, wall);
  for (const y of [1.2, 3.5, 5.8, 8.1, 10.45]) {
    w.box(X - 0.04, y - 0.08, 0, X + 0.08, y + 0.08, 3.3, post);
    w.box(X - 0.3, y - 0.06, 3.3, X - 0.2, y + 0.06, 4.9, post);
  }
  for (const z of [0.45, 2.45, 3.1]) w.box(X - 0.03, 1, z, X + 0.1, Y1, z + 0.12, beam);
  // lattices: closely spaced bars in front of dim paper; the third bay is the door
  [
    [1.3, 3.4],
    [3.6, 5.7],
    [8.2, 10.35],
  ].forEach(([a, b]) => {
    w.box(X - 0.02, a, 0.57, X + 0.01, b, 2.45, flat("#8d775a", { line: 0.4 }));
    for (let y = a + 0.04; y < b; y += 0.088)
      w.box(X + 0.01, y, 0.57, X + 0.055, y + 0.042, 2.45, post);
    w.box(X, a, 1.48, X + 0.07, b, 1.53, beam);
  });
  w.box(X - 0.02, 5.9, 0.0, X + 0.02, 8.0, 2.45, flat("#221914"));
  for (let y = 6.0; y < 7.95; y += 0.13) w.box(X + 0.02, y, 0.5, X + 0.05, y + 0.03, 2.4, post);
  w.box(X + 0.02, 6.93, 0, X + 0.07, 7.0, 2.45, post);
  // narrow upper windows in white plaster
  for (const [a, b] of [
    [1.8, 3.1],
    [4.0, 5.4],
    [6.3, 7.7],
    [8.6, 10.0],
  ]) {
    w.box(X - 0.26, a, 3.75, X - 0.22, b, 4.55, flat("#2a211d"));
    for (let y = a + 0.06; y < b; y += 0.17)
      w.box(X - 0.27, y, 3.75, X - 0.17, y + 0.09, 4.55, wall);
  }
  const roof = tiles("#39414f", "#8c98aa");
  const under = timber({ dark: "#17100d", light: "#6b4c37" });
  eave(w, -1, X - 0.05, 0.8, Y1 + 0.2, 3.62, 0.95, 0.36, roof, under);
  eave(w, -1, X - 0.25, 0.8, Y1 + 0.3, 5.4, 0.85, 0.36, roof, under);
  w.turned([X - 2.2, 5.7, 6.2], [5.1, 2.2, 0.06], roof, Math.PI / 2, 0.4);
  // the hanging sign, thick and blank, on an iron arm
  w.box(X + 0.05, 5.55, 2.88, X + 0.95, 5.6, 2.93, flat("#16151a"));
  w.box(
    X + 0.28,
    5.53,
    1.75,
    X + 0.86,
    5.62,
    2.8,
    timber({ dark: "#6b4626", light: "#c1905a", along: "z" }),
  );
  w.box(X + 0.24, 5.51, 2.78, X + 0.9, 5.64, 2.86, flat("#2a1d16"));
  // garden wall: earth-white with a tile cap
  w.box(X - 0.6, Y1, 0, X - 0.2, 30, 2.15, wall);
  w.box(X - 0.62, Y1, 0, X - 0.16, 30, 0.42, flat("#7d776c"));
  w.turned([X - 0.4, 20, 2.28], [10, 0.42, 0.07], roof, Math.PI / 2, 0);
  for (let y = Y1; y < 30; y += 0.26)
    w.rod([X + 0.0, y, 2.26], [X + 0.06, y, 2.26], 0.07, flat("#626c7c", { line: 0.6 }));
  w.rod([X - 0.4, Y1, 2.42], [X - 0.4, 30, 2.42], 0.1, flat("#4a5262"));
  // lane: long paving stones with moss in the joints; a gutter; only a low wall on the other side
  const lane: Mat = {
    c: linear("#b5ab9c"),
    line: 0.4,
    tex: (h, o) => {
      // rows of uneven depth, stones of uneven length, irregular joints
      const y = h.y / 0.62 + 0.2 * Math.sin(h.y * 2.3) + 0.07 * n.n2(h.x * 1.6, h.y * 0.8);
      const row = Math.floor(y);
      const off = Math.abs(Math.sin(row * 127.1)) * 1.3;
      const long = 0.78 + 0.5 * Math.abs(Math.sin(row * 53.3));
      const u =
        (h.x + off) / long + 0.1 * Math.sin((h.x + off) * 2.9) + 0.025 * n.n2(h.x * 3, h.y * 4);
      const ex = Math.min(u - Math.floor(u), Math.ceil(u) - u) * long,
        ey = Math.min(y - row, row + 1 - y) * 0.62;
      // rounded corners
      const e =
        0.07 -
        Math.hypot(Math.max(0, 0.07 - ex), Math.max(0, 0.07 - ey)) +
        0.008 * n.n2(h.x * 17, h.y * 17);
      const id = Math.abs(Math.sin(Math.floor(u) * 311.7 + row * 74.7) * 43.7) % 1;
      const paved = Math.abs(h.x - 0.55) < 1.75 + 0.1 * Math.sin(row * 2.3);
      const t = clamp(
        0.55 +
          0.35 * (id - 0.5) +
          0.3 * n.fbm(h.x * 2, h.y * 2, 3) +
          0.1 * n.n2(h.x * 13, h.y * 13),
      );
      const A = linear("#7d7468"),
        B = linear("#ddd2bf"),
        M = linear("#7d8a52"),
        E = linear(h.x > 3.4 ? "#7f9160" : "#b59f7c");
      const moss = clamp(0.15 + 0.35 * Math.abs(h.x - 0.55) + 0.9 * n.n2(h.x * 1.3, h.y * 1.3));
      for (let i = 0; i < 3; i++) {
        o[i] = paved ? lerp(A[i], B[i], t) : lerp(E[i] * 0.8, E[i] * 1.15, t);
        // a worn, darker edge, then the joint: earth, or moss where nobody walks
        if (paved && e < 0.04) o[i] *= 0.84;
        if (paved && e < 0.018) o[i] = lerp(A[i] * 0.42, M[i] * 0.55, moss);
      }
    },
  };
  w.box(-30, -3, -0.2, 40, 120, 0, lane);
  w.box(3.2, 0, 0, 3.5, 40, 0.75, plaster({ dark: "#8d8474", light: "#cfc5b0" }));
  w.box(3.12, 0, 0.75, 3.58, 40, 0.86, flat("#5a6270"));
  return w;
}
