/** The five at the counter: where each sits, how, and in what colours. */
import { type Body } from "./a-body.ts";

export type Hair = "short" | "bun" | "cap" | "long" | "hood";
export interface Guest extends Body {
  readonly x: number;
  readonly coat: string;
  readonly shade: string;
  readonly rim: string;
  readonly legs: string;
  readonly hair: Hair;
  /** how far the coat hangs down, in metres above the ground */
  readonly hem: number;
}
export const GUESTS: readonly Guest[] = [
  {
    x: -1.04,
    coat: "#1b2138",
    shade: "#111528",
    rim: "#d98f40",
    legs: "#12111b",
    hair: "short",
    bow: 0.09,
    lean: 0.06,
    wide: 1.1,
    tall: 1.06,
    elbows: [0, 0.02],
    hem: 0.36,
  },
  {
    x: -0.44,
    coat: "#4a2420",
    shade: "#2d1719",
    rim: "#eba04a",
    legs: "#1a1620",
    hair: "bun",
    bow: 0.0,
    lean: -0.065,
    wide: 0.9,
    tall: 0.95,
    elbows: [-0.02, 0.1],
    hem: 0.54,
  },
  {
    x: 0.26,
    coat: "#33312f",
    shade: "#1e1d23",
    rim: "#efb05a",
    legs: "#131219",
    hair: "cap",
    bow: 0.2,
    lean: 0.0,
    wide: 1.12,
    tall: 1.0,
    elbows: [0.03, 0.0],
    hem: 0.56,
  },
  {
    x: 1.48,
    coat: "#24322f",
    shade: "#152021",
    rim: "#e09a48",
    legs: "#15131b",
    hair: "long",
    bow: 0.03,
    lean: 0.075,
    wide: 0.9,
    tall: 0.97,
    elbows: [0.08, -0.02],
    hem: 0.42,
  },
  {
    x: 2.08,
    coat: "#262238",
    shade: "#151323",
    rim: "#cf843c",
    legs: "#110f17",
    hair: "hood",
    bow: 0.12,
    lean: -0.07,
    wide: 1.02,
    tall: 0.98,
    elbows: [0.0, 0.03],
    hem: 0.55,
  },
];
