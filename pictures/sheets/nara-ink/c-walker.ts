/** Far down the street somebody in red walks away along the wall. */
import { shape } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { print } from "./c-stage.ts";
import { tone } from "./stage.ts";

export function printWalker() {
  const f = (text: string) =>
    from([1520, 842], text).map(([x, y]): [number, number] => [
      1520 + (x - 1520) * 0.8,
      842 + (y - 842) * 0.8,
    ]);
  print((p) => {
    tone(p, f("-12,-1 12,-1 26,30 34,50 10,54 0,50 -6,28"), "#9a8a9c");
    shape(p, f("-10,-6 -3,-6 -2,1 -11,1"), "#efe4d6", { smooth: false, line: 0.4 });
    shape(p, f("3,-8 10,-8 12,-2 4,-2"), "#efe4d6", { smooth: false, line: 0.4 });
    shape(
      p,
      f(
        "-14,-5 -16,-42 -14,-68 -20,-48 -24,-40 -15,-38 -12,-60 -13,-84 -5,-89 6,-89 14,-84 13,-60 16,-38 25,-42 20,-50 15,-68 16,-40 12,-6",
      ),
      "#c8442e",
      { smooth: false, line: 0.6 },
    );
    tone(p, f("-14,-5 -16,-42 -13,-84 -5,-89 -6,-60 -6,-5"), "#8e2c2c");
    shape(p, f("-14,-68 14,-68 13,-54 -13,-54"), "#2b2a4a", { smooth: false, line: 0.4 });
    shape(p, f("-7,-71 8,-71 7,-46 -6,-46"), "#454a78", { smooth: false, line: 0.4 });
    tone(p, f("-3,-94 4,-94 4,-87 -3,-87"), "#c98f6a");
    shape(p, f("-8,-96 -7,-104 0,-109 8,-104 8,-96 3,-91 -4,-91"), "#1d1820", { line: 0.4 });
    shape(p, f("-3,-108 -3,-114 3,-115 5,-109"), "#1d1820", { line: 0.3 });
    tone(p, f("10,-84 14,-82 15,-66 13,-60"), "#f0a070");
  }, 1.8);
}
