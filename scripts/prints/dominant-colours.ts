/** The colours that stand for a print until it has loaded. */
import sharp from "sharp";

/** Lightness, and the axes green–red and blue–yellow. */
type Colour = readonly [lightness: number, a: number, b: number];
const black: Colour = [0, 0, 0];

const toLinear = (byte: number) => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const toByte = (linear: number) => {
  const part = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, part)) * 255);
};

/** From sRGB to OKLab (https://bottosson.github.io/posts/oklab), where a mean looks like the colours that it is of. */
function toOklab(red: number, green: number, blue: number): Colour {
  const r = toLinear(red);
  const g = toLinear(green);
  const b = toLinear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Colour): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const bytes = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(toByte);
  return `#${Buffer.from(bytes).toString("hex")}`;
}

const meanOf = (colours: readonly Colour[]): Colour => {
  const sum: [number, number, number] = [0, 0, 0];
  for (const [l, a, b] of colours) {
    sum[0] += l;
    sum[1] += a;
    sum[2] += b;
  }
  return [sum[0] / colours.length, sum[1] / colours.length, sum[2] / colours.length];
};

const squaredDistance = (one: Colour, other: Colour) =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

/** The place of the nearest of some colours. */
function nearestOf(colours: readonly Colour[], pixel: Colour): number {
  let nearest = 0;
  let least = Infinity;
  for (const [place, colour] of colours.entries()) {
    const distance = squaredDistance(colour, pixel);
    if (distance >= least) continue;
    least = distance;
    nearest = place;
  }
  return nearest;
}

/** Sorts colours into three clusters that start from dark, middle and light (k-means); returns the mean of the largest. */
function dominantOf(pixels: readonly Colour[]): string {
  const byLight = pixels.toSorted(([one], [other]) => one - other);
  const startAt = (part: number) => Math.floor(part * pixels.length);
  let clusters = [0.15, 0.5, 0.85].map((part) => byLight.slice(startAt(part), startAt(part) + 1));
  let means = clusters.map(meanOf);
  for (let round = 0; round < 12; round++) {
    const sorted = means.map(() => new Array<Colour>());
    for (const pixel of pixels) sorted[nearestOf(means, pixel)]?.push(pixel);
    clusters = sorted;
    means = clusters.map((cluster, place) =>
      cluster.length > 0 ? meanOf(cluster) : (means[place] ?? black),
    );
  }
  const sizes = clusters.map(({ length }) => length);
  return toHex(means[sizes.indexOf(Math.max(...sizes))] ?? black);
}

/** The dominant colour in the top, the middle and the bottom third of a picture's file. */
export async function dominantColours(file: string): Promise<[top: string, middle: string, bottom: string]> {
  const { data, info } = await sharp(file)
    .resize(120, 90, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels: Colour[] = [];
  for (let at = 0; at < data.length; at += info.channels)
    pixels.push(toOklab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
  const third = pixels.length / 3;
  const band = (place: number) => dominantOf(pixels.slice(place * third, (place + 1) * third));
  return [band(0), band(1), band(2)];
}
