/** Someone with a pale parasol, on the way to the steps. */
import { kimono, standFigure } from "../../kit/people.ts";
import { P } from "./a-stage.ts";

export function printVisitor(sx: number, sy: number, scale: number) {
  P.block(
    (x) => {
      x.fillStyle = "rgba(70,84,110,.6)";
      x.beginPath();
      x.ellipse(sx - scale * 0.35, sy + 3, scale * 0.55, scale * 0.075, 0.06, 0, 7);
      x.fill();
    },
    { occlude: 0, op: "multiply" },
  );
  const figure = kimono({
    id: "otagi-gate-climbing",
    yaw: 2.75,
    umbrella: true,
    umbTilt: 0.34,
    step: 0.3,
    mats: {
      0: { c: "#e8bf98" },
      1: { c: "#1b1822" },
      2: { c: "#2f5a86" },
      3: { c: "#264a72" },
      4: { c: "#e0b04e" },
      5: { c: "#b8402b" },
      6: { c: "#2a211c" },
      7: { c: "#f6eee0" },
      8: { c: "#f4e8c8" },
      9: { c: "#5a4030" },
    },
  });
  standFigure(P, figure, {
    detail: [420, 280],
    amb: "#b9c4d0",
    ambI: 0.7,
    lamps: [{ dir: [0.7, 0.9, -0.3], c: "#fff0c8", i: 1, wrap: 0.2 }],
    key: "#20222c",
    keyA: 0.9,
    at: [sx, sy],
    scale: scale,
  });
}
