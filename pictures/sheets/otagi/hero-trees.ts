/** The two maples, and everything on the bank in order of depth. */
import { Rng, layer, stamp, tick, type Pt } from "../../kit/core.ts";
import { mistBand } from "../../kit/print.ts";
import { proj } from "../../kit/terrain.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { mapleTree, roots } from "../../kit/flora.ts";
import { P, n, KEY, cam, gz, mossR } from "./hero-stage.ts";
import { sts, TREES, drawStatue } from "./hero-stones.ts";

const wood = { body: "#2a2a36", light: "#8b8a6a", key: KEY, moss: "#5c7a3a" };
export const tips: Pt[][] = [[], []];
function drawTree(i: number) {
  const t = TREES[i];
  const [sx, sy] = proj(cam, t.x, t.y, gz(t.x, t.y));
  const L = layer(),
    K2 = layer();
  const tr = new Rng([33, 58][i]);
  const w = [62, 54][i];
  roots(L.x, K2.x, sx, sy, w * 0.8, tr, wood);
  tips[i] = mapleTree(L.x, K2.x, [sx, sy + 4], -1.57 + [-0.06, 0.08][i], [300, 290][i], w, tr, {
    ...wood,
    depth: 4,
    bias: [-0.12, 0.12][i],
  });
  // moss on the lit side of the trunk
  const T = new Tones();
  for (let k = 0; k < 420; k++) {
    const v = Math.pow(tr.u(), 1.6) * 230,
      u = tr.range(-0.5, 0.05) * w * (1.3 - v / 420);
    T.add(mossR.at(Math.round((0.25 + 0.35 * tr.u() - (0.2 * u) / w) * 6) / 6), (x) =>
      dab(x, sx + u, sy + 6 - v, tr.range(4, 8), 3, -1.57 + tr.g() * 0.6),
    );
  }
  T.flush(L.x);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K2);
}

/** From the back to the front. */
export function printCongregation() {
  let lastD = 99;
  for (const s of sts) {
    if (lastD > 17 && s.d <= 17)
      P.mist(mistBand(n, 300, 110, 80, { max: 0.3, amp: 30 }), "#dfe3c4", { key: 0.4 });
    TREES.forEach((t, i) => {
      if (lastD > t.y && s.d <= t.y) drawTree(i);
    });
    lastD = s.d;
    drawStatue(s);
  }
  tick("statues");
}
