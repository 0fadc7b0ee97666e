/** layers: canvases in design units, their pixels, and the fonts of the seals. */
import { type Canvas, createCanvas, GlobalFonts } from "@napi-rs/canvas";
import { type Ctx, H, type Layer, PH, PW, SS, W } from "./size.ts";

// public-domain brush fonts (Debian fonts-kouzan-mouhitsu, fonts-aoyagi-soseki)
for (const [p, n] of [
  ["/usr/share/fonts/truetype/kouzan-mouhitsu/kouzan-mouhitsu.ttf", "Kouzan"],
  ["/usr/share/fonts/truetype/kouzan-mouhitsu/kouzan-mouhitsu-gyosho.ttf", "KouzanG"],
  ["/usr/share/fonts/truetype/aoyagi-soseki/aoyagi-soseki.ttf", "Soseki"],
] as const) {
  try {
    GlobalFonts.registerFromPath(p, n);
  } catch {
    /* these fonts are optional */
  }
}

export function layer(w = W, h = H): Layer {
  const c = createCanvas(Math.round(w * SS), Math.round(h * SS));
  const x = c.getContext("2d");
  x.scale(SS, SS);
  x.lineJoin = "round";
  x.lineCap = "round";
  return { c, x };
}
export function stamp(
  dst: Ctx,
  src: Layer | Canvas,
  o: {
    readonly alpha?: number | undefined;
    readonly op?: GlobalCompositeOperation | undefined;
    readonly dx?: number | undefined;
    readonly dy?: number | undefined;
    readonly blur?: number | undefined;
  } = {},
) {
  dst.save();
  dst.setTransform(1, 0, 0, 1, 0, 0);
  dst.globalAlpha = o.alpha ?? 1;
  dst.globalCompositeOperation = o.op ?? "source-over";
  if (o.blur) dst.filter = `blur(${o.blur * SS}px)`;
  dst.drawImage("c" in src ? src.c : src, (o.dx ?? 0) * SS, (o.dy ?? 0) * SS);
  dst.restore();
}
export function getPx(c: Canvas) {
  const x = c.getContext("2d");
  return x.getImageData(0, 0, c.width, c.height);
}
export function putPx(c: Canvas, d: ReturnType<typeof getPx>) {
  const x = c.getContext("2d");
  x.save();
  x.setTransform(1, 0, 0, 1, 0, 0); // without this, the canvas would scale the pixels by its design units
  x.putImageData(d, 0, 0);
  x.restore();
}
/** calls fn with all device pixels of a layer */
export function pixels(c: Canvas, fn: (d: Uint8ClampedArray, w: number, h: number) => void) {
  const im = getPx(c);
  fn(im.data, c.width, c.height);
  putPx(c, im);
}
/** builds a full-size layer from a function of each pixel, which writes unpremultiplied rgba into out[] */
export function shade(fn: (x: number, y: number, out: Float64Array) => void): Layer {
  const L = layer();
  const im = getPx(L.c);
  const d = im.data;
  const out = new Float64Array(4);
  const inv = 1 / SS;
  for (let j = 0, i = 0; j < PH; j++)
    for (let k = 0; k < PW; k++, i += 4) {
      fn((k + 0.5) * inv, (j + 0.5) * inv, out);
      d[i] = out[0];
      d[i + 1] = out[1];
      d[i + 2] = out[2];
      d[i + 3] = out[3];
    }
  putPx(L.c, im);
  return L;
}
