import { insets } from "../../app/map/insets.ts";
import { okinawaFrame } from "../../app/map/places-on-sheet.ts";
import { sheet } from "../../domain/map/projection.ts";
import { buildingForms, insetOf } from "./inset-artwork.ts";
import { fuji, hillForms, hillsOf } from "./hills.ts";
import { bird, birdForm, boat, compass, mists, scale, slip } from "./marks.ts";
import { mountains } from "./mountains.ts";
import { onSheet } from "./on-sheet.ts";
import { lake, smooth } from "./waters.ts";

/** The widths of the strokes along the coast. Each line is followed by the stroke that clears the sea inside it. */
const waterLines = [300, 284, 190, 176, 96, 84];

/** Moves islands beyond the map's edge into a frame, at the same scale. */
function inFrame(islands: string): string {
  const { x, y } = onSheet(26.48, 127.98);
  const { x: left, y: top, width, height } = okinawaFrame;
  return `<path class="shallows" d="M${left} ${top}h${width}v${height}h-${width}z"/><path class="land" d="${islands}" transform="translate(${left + width / 2 - x} ${top + height / 2 - y})"/><path class="edge" d="M${left} ${top}h${width}v${height}h-${width}z"/>`;
}

/**
 * The drawing of the map without its seals and names, as the content of an `svg` element.
 * @param coast the path data of the main islands.
 * @param okinawa the islands inside the frame.
 */
export function artwork(coast: string, okinawa: string): string {
  const peak = onSheet(35.3606, 138.7274);
  return `<defs><linearGradient id="sea" gradientUnits="userSpaceOnUse" x2="0" y2="${sheet.height}"><stop class="s0"/><stop offset=".16" class="s1"/><stop offset=".46" class="s2"/><stop offset=".74" class="s3"/><stop offset="1" class="s4"/></linearGradient>
<linearGradient id="ground" gradientUnits="userSpaceOnUse" x2="0" y2="${sheet.height}"><stop offset=".1" class="g0"/><stop offset=".7" class="g1"/></linearGradient>
<linearGradient id="hill" x2="0" y2="1"><stop class="h0"/><stop offset=".55" class="h1"/><stop offset="1" class="h2"/></linearGradient>
<linearGradient id="mount" x2="0" y2="1"><stop class="f0"/><stop offset=".6" class="f1"/><stop offset="1" class="f2"/></linearGradient>
<linearGradient id="mist" x2="0" y2="1"><stop class="m0"/><stop offset="1" class="m1"/></linearGradient><radialGradient id="shade"><stop offset=".62" class="k0"/><stop offset="1" class="k1"/></radialGradient><linearGradient id="sun" x2="0" y2="1"><stop class="u0"/><stop offset="1" class="u1"/></linearGradient>
<pattern id="waves" width="1460" height="820" patternUnits="userSpaceOnUse"><path class="wave" d="m40 90q60-46 120 0t120 0t120 0m-190-44q50-38 100 0m560 84q60-46 120 0t120 0m-160 42q60-46 120 0m-760 250q60-46 120 0t120 0m30 46q50-38 100 0m520-130q60-46 120 0t120 0t120 0m-500 260q60-46 120 0t120 0m-150-40q50-36 90 0"/></pattern>
<path id="land" d="${coast}"/><path id="biwa" d="${smooth(lake, onSheet)}"/>${hillForms}${buildingForms}${birdForm}</defs>
<path class="sea" d="M0 0h${sheet.width}v${sheet.height}H0z"/><path class="waves" d="M0 0h${sheet.width}v${sheet.height}H0z"/>
<circle class="sun" cx="7250" cy="4560" r="640"/>
<g class="lines">${waterLines.map((width, index) => `<use href="#land" class="${index % 2 === 0 ? "line" : "between"}" stroke-width="${width}"/>`).join("")}</g>
<use href="#land" class="land"/><use href="#biwa" class="lake"/>${hillsOf(mountains, onSheet)}${fuji(peak.x, peak.y, 1)}
${boat(4750, 3350, 1.25)}${boat(5250, 4350, 0.8)}${boat(1900, 6020, 0.8)}${boat(4350, 8500, 1.25)}${boat(6850, 6600, 0.9)}${bird(5950, 5300, 1)}${bird(6250, 5150, 0.8)}${bird(6050, 5000, 0.6)}
${mists.map((d) => `<path class="edge" d="${d}"/><path class="mist" d="${d}"/>`).join("")}
${insets.map(insetOf).join("")}
${inFrame(okinawa)}${slip()}${compass(3450, 8480)}${scale(3205, 9150)}<path class="frame" d="M0 0h${sheet.width}v${sheet.height}H0z"/>`.replaceAll(
    "\n",
    "",
  );
}
