/** tone: converts between the paper's colours and linear light. */
import { type V3, type Col, rgb } from "./core.ts";

export const lin = (v: number) =>
  v <= 10.31 ? v / 3294.6 : Math.pow((v / 255 + 0.055) / 1.055, 2.4);
export const linear = (c: Col): V3 => {
  const [r, g, b] = rgb(c);
  return [lin(r), lin(g), lin(b)];
};
const ENC = new Uint8ClampedArray(4097);
for (let i = 0; i <= 4096; i++) {
  const v = i / 4096;
  ENC[i] = 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * Math.pow(v, 1 / 2.4) - 0.055);
}
/** film curve: values that are too bright approach the colour of paper instead of being clipped */
export const enc = (v: number) => {
  const k = v < 0.6 ? v : 0.6 + 0.4 * (1 - Math.exp(-(v - 0.6) / 0.4));
  return ENC[k <= 0 ? 0 : k >= 1 ? 4096 : (k * 4096) | 0];
};
