/** Which part of the sheet is seen: the sheet's scale, and where its upper left corner lies in the window, in pixels. */
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

/** The whole sheet, which fills the window. */
export const wholeMap: MapView = { scale: 1, x: 0, y: 0 };
/** The coast is drawn no finer. */
export const largestScale = 6;
/** From this scale on gems stand in their places instead of on the insets. */
export const scaleWithoutInsets = 2.5;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** A view without empty space at its edges. */
function inside({ scale, x, y }: MapView, { width, height }: WindowSize): MapView {
  return { scale, x: within(x, width - width * scale, 0), y: within(y, height - height * scale, 0) };
}

/** Larger or smaller by a factor; what lies under `around` stays there as far as the edges allow. */
export function zoom(view: MapView, factor: number, around: WindowPoint, size: WindowSize): MapView {
  const scale = within(view.scale * factor, 1, largestScale);
  const by = scale / view.scale;
  return inside(
    { scale, x: around.x - (around.x - view.x) * by, y: around.y - (around.y - view.y) * by },
    size,
  );
}

/** Moved by some pixels, as far as the edges allow. */
export const pan = (view: MapView, dx: number, dy: number, size: WindowSize): MapView =>
  inside({ ...view, x: view.x + dx, y: view.y + dy }, size);

/** Moved just so far that a point of the window lies `margin` pixels within it. */
export function reveal(view: MapView, { x, y }: WindowPoint, margin: number, size: WindowSize): MapView {
  return pan(
    view,
    within(x, margin, size.width - margin) - x,
    within(y, margin, size.height - margin) - y,
    size,
  );
}

/** Larger or smaller by a factor, with a point of the sheet, in parts of it, as near to the middle as the edges allow. */
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
