import { onInset, type Inset } from "../../app/map/insets.ts";
import { fuji, hillsOf } from "./hills.ts";
import type { Mountain } from "./mountains.ts";
import { lake, rivers, smooth, winding } from "./waters.ts";

/** Hills on the insets only; the map itself has none there. */
const hillsOnInsets: Readonly<Record<Inset["id"], readonly Mountain[]>> = {
  kyoto: [
    [35.14, 135.6, "ridge"],
    [35.155, 135.72, "peak"],
    [35.13, 135.81, "ridge"],
    [35.075, 135.83, "peak"],
    [35.09, 135.53, "broad"],
    [35.07, 135.6, "peak"],
    [35.0, 135.53, "ridge"],
    [34.965, 135.6, "broad"],
    [34.98, 135.84, "broad"],
    [34.9, 135.92, "ridge"],
    [34.9, 135.5, "ridge"],
    [34.87, 135.57, "peak"],
    [34.83, 135.45, "broad"],
    [34.84, 135.87, "ridge"],
    [34.78, 135.93, "broad"],
    [34.76, 135.7, "broad"],
    [34.69, 135.68, "ridge"],
    [34.63, 135.66, "peak"],
    [34.66, 135.9, "ridge"],
    [34.6, 135.78, "ridge"],
  ],
  tokyo: [
    [35.95, 138.75, "ridge"],
    [35.98, 139.05, "peak"],
    [35.86, 138.87, "peak"],
    [35.75, 138.65, "ridge"],
    [35.72, 138.92, "broad"],
    [35.62, 139.06, "ridge"],
    [35.5, 139.12, "peak"],
    [35.43, 138.45, "ridge"],
    [35.25, 138.36, "peak"],
    [34.93, 138.95, "ridge"],
    [35.22, 140.02, "broad"],
    [35.05, 139.97, "ridge"],
  ],
};

/** Small buildings that mark the towns of an inset. */
const landmarks: Readonly<
  Record<Inset["id"], readonly (readonly [latitude: number, longitude: number, mark: "pagoda" | "castle"])[]>
> = {
  kyoto: [
    [34.985, 135.765, "pagoda"],
    [34.655, 135.8, "pagoda"],
    [34.715, 135.565, "castle"],
  ],
  tokyo: [[35.665, 139.72, "castle"]],
};

/** An inset, its connecting line, and the ring around the area that it enlarges. */
export function insetOf(inset: Inset): string {
  const { id, at: place, radius, shows, magnification } = inset;
  const [dx, dy] = [shows.x - place.x, shows.y - place.y];
  const away = Math.hypot(dx, dy);
  const [ux, uy] = [dx / away, dy / away];
  const ring = Math.round(radius / magnification);
  const to = `${Math.round(place.x + ux * (away - ring))} ${Math.round(place.y + uy * (away - ring))}`;
  const from = `${Math.round(place.x + ux * radius)} ${Math.round(place.y + uy * radius)}`;
  const on = (latitude: number, longitude: number) => {
    const { x, y } = onInset(inset, { latitude, longitude });
    return { x: Math.round(x), y: Math.round(y) };
  };
  const peak = on(35.3606, 138.7274);
  return `<g class="inset" id="inset-${id}"><circle class="ring" cx="${Math.round(shows.x)}" cy="${Math.round(shows.y)}" r="${ring}"/><path class="shaft" d="M${from}L${to}"/><path class="bamboo" d="M${from}L${to}"/>
<clipPath id="in-${id}"><circle cx="${place.x}" cy="${place.y}" r="${radius}"/></clipPath>
<g clip-path="url(#in-${id})"><circle class="shallows" cx="${place.x}" cy="${place.y}" r="${radius}"/><g transform="translate(${Math.round(place.x - shows.x * magnification)} ${Math.round(place.y - shows.y * magnification)})scale(${magnification})"><use href="#land" class="halo"/><use href="#land" class="land"/></g><path class="lake" d="${smooth(lake, on)}"/><path class="river" d="${rivers[id].map((river) => winding(river, on)).join("")}"/>${hillsOf(hillsOnInsets[id], on, 1.5)}${id === "tokyo" ? fuji(peak.x, peak.y, 1.7) : ""}${landmarks[
    id
  ]
    .map(([latitude, longitude, mark]) => {
      const { x, y } = on(latitude, longitude);
      return `<use href="#${mark}" x="${x}" y="${y}"/>`;
    })
    .join("")}<circle class="shade" cx="${place.x}" cy="${place.y}" r="${radius}"/></g>
<circle class="rim" cx="${place.x}" cy="${place.y}" r="${radius}"/><circle class="cut" cx="${place.x}" cy="${place.y}" r="${radius - 60}"/></g>`;
}

/** The buildings that stand on insets, for the `defs` of the drawing. */
export const buildingForms =
  '<g id="pagoda"><path class="sail" d="m-48 0v-60h96v60zm8-92v-50h80v50zm8-82v-46h64v46z"/><path class="roof" d="m-100-56q40-10 58-40h84q18 30 58 40zm14-88q34-8 50-34h72q16 26 50 34zm14-78q30-8 58-46v-60h28v60q28 38 58 46z"/></g><g id="castle"><path class="stone" d="m-120 40q20-30 24-60h192q4 30 24 60z"/><path class="sail" d="m-84-20v-50h168v50zm24-96v-50h120v50z"/><path class="roof" d="m-120-60q40-14 56-50h128q16 36 56 50zm28-98q38-14 72-74h40q34 60 72 74z"/></g>';
