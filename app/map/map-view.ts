/** The visible part of the sheet: its scale, and the position of its upper left corner in the window, in pixels. */
export interface MapView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/** The whole sheet: it fills the window. */
export const wholeMap: MapView = { scale: 1, x: 0, y: 0 };
/** The coast has no finer detail than this scale shows. */
export const largestScale = 6;
/** From this scale on the insets are hidden, and their gems are shown in their own places. */
export const scaleWithoutInsets = 2.5;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The nearest view without empty space at the edges. */
function clampView({ scale, x, y }: MapView, { width, height }: WindowSize): MapView {
  return { scale, x: clamp(x, width - width * scale, 0), y: clamp(y, height - height * scale, 0) };
}

/** Zooms by a factor. The point under `around` keeps its position, as far as the edges allow. */
export function zoom(view: MapView, factor: number, around: WindowPoint, size: WindowSize): MapView {
  const scale = clamp(view.scale * factor, 1, largestScale);
  const by = scale / view.scale;
  return clampView(
    { scale, x: around.x - (around.x - view.x) * by, y: around.y - (around.y - view.y) * by },
    size,
  );
}

/** Moves by a distance in pixels, as far as the edges allow. */
export const pan = (view: MapView, dx: number, dy: number, size: WindowSize): MapView =>
  clampView({ ...view, x: view.x + dx, y: view.y + dy }, size);

/** Moves by the least distance that brings a point `margin` pixels within the window. */
export function reveal(view: MapView, { x, y }: WindowPoint, margin: number, size: WindowSize): MapView {
  return pan(
    view,
    clamp(x, margin, size.width - margin) - x,
    clamp(y, margin, size.height - margin) - y,
    size,
  );
}

/** Zooms by a factor and centres a point of the sheet, given as parts of it, as far as the edges allow. */
export function zoomOnto(view: MapView, factor: number, { x, y }: WindowPoint, size: WindowSize): MapView {
  const { width, height } = size;
  const larger = zoom(view, factor, { x: width / 2, y: height / 2 }, size);
  const { scale } = larger;
  return pan(
    larger,
    width / 2 - larger.x - x * width * scale,
    height / 2 - larger.y - y * height * scale,
    size,
  );
}
