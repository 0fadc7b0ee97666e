/** Dusk in snow: deep blue above, a last band of peach over the far roofs. */
import { type Print } from "../../kit/print.ts";
import { sky } from "../../kit/stage.ts";

export function printSky(print: Print) {
  sky(
    print,
    312,
    [
      [0, "#2f619f"],
      [0.3, "#5585ba"],
      [0.52, "#8eafcd"],
      [0.7, "#d6d6ce"],
      [0.83, "#f4d8b2"],
      [1, "#f4c797"],
    ],
    0.2,
    720,
  );
}
