import { cut, slip, type Piece, type Point } from "./carve.ts";
import { designs } from "./designs.ts";
import { numerals } from "./numerals.ts";
import type { Press } from "./press.ts";
import type { Stamp } from "./stamp.ts";

/** The part of the plane that a print needs: its rim, and room for a run of ink when it is turned. */
export const stampBox = "-106 -106 212 212";

const round = (n: number) => Math.round(n * 10) / 10;

const steps = 72;

/** A ring of straight cuts, its edge uneven. */
function ring(outer: number, inner: number, salt: number): string {
  const at = (radius: number, step: number, side: number) => {
    const angle = ((step % steps) / steps) * 2 * Math.PI;
    const uneven = radius + (slip((step % steps) + side, salt * 31) - 0.5) * 1.7;
    return `${round(uneven * Math.cos(angle))} ${round(uneven * Math.sin(angle))}`;
  };
  return Array.from(
    { length: steps },
    (_, step) =>
      `M${at(outer, step, 0)}L${at(outer, step + 1, 0)}L${at(inner, step + 1, 200)}L${at(inner, step, 200)}Z`,
  ).join("");
}

/** Where the rim of old wood has broken off: three chips, each with an edge of its own. */
function chips(gemId: number): readonly Piece[] {
  return [0, 1, 2].map((chip) => {
    const middle = 0.3 + chip * 2.1 + slip(gemId * 3 + chip, 5) * 1.5;
    const wide = 0.035 + slip(gemId * 5 + chip, 9) * 0.06;
    const depth = 82 + slip(gemId * 7 + chip, 13) * 11;
    const corner = (radius: number, angle: number): Point => [
      radius * Math.cos(middle + angle),
      radius * Math.sin(middle + angle),
    ];
    return cut.shape(
      corner(104, -wide * 1.5),
      corner(96, -wide * 0.8),
      corner(91, -wide),
      corner(depth, -wide * 0.2),
      corner(depth + 5, wide * 0.7),
      corner(95, wide * 0.6),
      corner(104, wide * 1.7),
    );
  });
}

/** Flecks of paper that took no ink, more of them the paler the print and the lighter its side. */
function grainOf({ ink, tiltX, tiltY, grain }: Press): string {
  let d = "";
  for (let index = 0; index < 900; index++) {
    const salt = index * 3.7 + grain * 131;
    const x = slip(salt, 11) * 204 - 102;
    const y = slip(salt, 23) * 204 - 102;
    const lightness = -(x * tiltX + y * tiltY) / 10_000;
    const bare = 0.58 - ink / 135 + lightness * 0.8;
    if (slip(salt, 37) > bare + 0.08) continue;
    const size = 0.35 + slip(salt, 41) ** 4 * 2.6 + Math.max(0, bare) * 1.3;
    const lean = slip(salt, 43) * 2 - 1;
    const points = [
      [x - size * 1.5, y + lean * size],
      [x + lean * size, y - size * 0.7],
      [x + size * 1.3, y - lean * size * 0.5],
      [x + size * 0.2, y + size * 0.8],
    ];
    d += `M${points.map((point) => point.map(round).join(" ")).join("L")}Z`;
  }
  return d;
}

/** The square in which a seal is drawn, wide enough for ink that runs. */
const square = 'x="-106" y="-106" width="212" height="212"';

/** What is white in these shapes prints. */
const maskOf = (name: string, shapes: string): string =>
  `<mask id="${name}-cut" maskUnits="userSpaceOnUse" ${square}>${shapes}</mask>`;

/** The block of a gem's seal: white is what prints, black what is cut out of it. */
function blockOf(gemId: number, run: number): string {
  const rim = [
    { prints: true, d: ring(98, 91.5, gemId) },
    { prints: true, d: ring(87.5, 86, gemId + 40) },
    ...chips(gemId),
  ];
  const paint = (pieces: readonly Piece[]) =>
    pieces
      .map(({ prints, d }) =>
        prints
          ? `<path d="${d}" fill="#fff"${run > 0 ? ` stroke="#fff" stroke-width="${run}"` : ""}/>`
          : `<path d="${d}"/>`,
      )
      .join("");
  return (
    paint([...rim, ...(numerals.get(gemId) ?? [])]) +
    `<g transform="translate(0 -3) scale(1.07)">${paint(designs.get(gemId) ?? [])}</g>`
  );
}

/**
 * Draws the print of a gem's seal as the contents of an SVG whose `viewBox` is `stampBox`, in the colour of the text
 * around it. The same numbers give the same drawing: on screen, on paper and in a picture. It uses paths, one mask and one
 * gradient, because filters look different from engine to engine.
 * @param name a prefix for its ids, which no other drawing in the document has.
 */
export function drawStamp(gemId: number, press: Press, name: string): string {
  const { ink, tiltX, tiltY, turn } = press;
  const run = round(Math.max(0, ink - 70) / 22);
  const strength = Math.min(1, Math.hypot(tiltX, tiltY) / 100);
  const angle = Math.atan2(tiltY, tiltX);
  const [x, y] = [round(Math.cos(angle) * 100), round(Math.sin(angle) * 100)];
  const light = round(1 - strength * 0.6);
  const shade = strength > 0 ? `<rect ${square} fill="url(#${name}-tilt)"/>` : "";
  return (
    `<defs><linearGradient id="${name}-tilt" gradientUnits="userSpaceOnUse" x1="${-x}" y1="${-y}" x2="${x}" y2="${y}">` +
    `<stop offset="0" stop-color="#000" stop-opacity="${round(1 - light)}"/><stop offset=".6" stop-color="#000" stop-opacity="0"/></linearGradient>` +
    `${maskOf(name, `${blockOf(gemId, run)}<path d="${grainOf(press)}"/>${shade}`)}</defs>` +
    `<g transform="rotate(${turn})"><rect ${square} fill="currentColor" fill-opacity="${round(Math.min(1, 0.45 + ink / 120))}" mask="url(#${name}-cut)"/></g>`
  );
}

/**
 * Draws the place of a stamp that is missing: its seal pressed without ink, as printers of woodblocks do (karazuri).
 * @param name as in `drawStamp`.
 */
export const drawMissing = (gemId: number, name: string): string =>
  maskOf(name, blockOf(gemId, 0)) + `<rect ${square} fill="currentColor" mask="url(#${name}-cut)"/>`;

const columns = 4;
const cell = 250;
const margin = 60;

/** Draws a book as an SVG of its own, in the order of the ids: 4 seals a row, on paper. */
export function drawBook(gemIds: readonly number[], stamps: readonly Stamp[]): string {
  const width = columns * cell + 2 * margin;
  const height = Math.ceil(gemIds.length / columns) * cell + 2 * margin;
  const seals = gemIds.map((gemId, index) => {
    const stamp = stamps.find((one) => one.gemId === gemId);
    const x = margin + (index % columns) * cell + cell / 2;
    const y = margin + Math.floor(index / columns) * cell + cell / 2;
    const name = `stamp-${gemId}`;
    return `<g transform="translate(${x} ${y})"${stamp === undefined ? ' color="#e0d4bf"' : ""}>${
      stamp === undefined ? drawMissing(gemId, name) : drawStamp(gemId, stamp, name)
    }</g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color="#ad2f1b">` +
    `<rect width="${width}" height="${height}" fill="#f6efe2"/>${seals.join("")}</svg>\n`
  );
}
