import { describe, expect, test } from "vitest";
import { largestScale, pan, reveal, wholeMap, zoom, zoomOnto, type MapView } from "../../app/map/map-view.ts";

const size = { width: 400, height: 500 };
const middle = { x: 200, y: 250 };

/** Whether the sheet covers the window. */
const covers = ({ scale, x, y }: MapView) =>
  x <= 0 && y <= 0 && x + size.width * scale >= size.width && y + size.height * scale >= size.height;

describe("the view of the map", () => {
  test("the map zooms around a fixed point", () => {
    const point = { x: 150, y: 300 };
    const view = zoom(wholeMap, 2, point, size);
    expect(view).toEqual({ scale: 2, x: -150, y: -300 });
    const closer = zoom(view, 1.5, point, size);
    expect((point.x - closer.x) / closer.scale).toBeCloseTo(point.x);
    expect((point.y - closer.y) / closer.scale).toBeCloseTo(point.y);
  });

  test("the map's zoom stays between the window's size and the detail of the coast", () => {
    expect(zoom(wholeMap, 0.5, middle, size)).toEqual(wholeMap);
    expect(zoom(wholeMap, 1000, middle, size).scale).toBe(largestScale);
    expect(zoom(zoom(wholeMap, 4, middle, size), 0.01, { x: 0, y: 0 }, size)).toEqual(wholeMap);
  });

  test("the map's view never shows empty space", () => {
    let view = wholeMap;
    for (let step = 0; step < 400; step++) {
      const point = { x: (step * 97) % 400, y: (step * 61) % 500 };
      view = step % 3 === 0 ? zoom(view, 0.6 + ((step * 7) % 10) / 8, point, size) : view;
      view = pan(view, ((step * 131) % 900) - 450, ((step * 177) % 900) - 450, size);
      expect(covers(view), `step ${step}`).toBe(true);
    }
  });

  test("the map's view centres a part of the sheet, as far as the edges allow", () => {
    const onto = zoomOnto(wholeMap, 4, { x: 0.5, y: 0.6 }, size);
    expect((middle.x - onto.x) / (size.width * 4)).toBeCloseTo(0.5);
    expect((middle.y - onto.y) / (size.height * 4)).toBeCloseTo(0.6);
    expect(zoomOnto(wholeMap, 2, { x: 0, y: 1 }, size)).toEqual({ scale: 2, x: 0, y: -500 });
  });

  test("the map's view moves just far enough to show a point", () => {
    const view = zoom(wholeMap, 4, middle, size);
    expect(reveal(view, middle, 40, size)).toEqual(view);
    expect(reveal(view, { x: -60, y: 250 }, 40, size)).toEqual({ ...view, x: view.x + 100 });
    expect(reveal(view, { x: 200, y: 520 }, 40, size)).toEqual({ ...view, y: view.y - 60 });
  });
});
