/**
 * What the drawing code uses of @napi-rs/canvas, so that its types can be checked where that library, a large binary,
 * is not installed. `npm run typecheck:installed` checks the code against the library itself.
 */
declare module "@napi-rs/canvas" {
  export interface SKRSContext2D extends Omit<CanvasRenderingContext2D, "canvas" | "drawImage"> {
    canvas: Canvas;
    drawImage(image: Canvas, x: number, y: number): void;
    drawImage(image: Canvas, x: number, y: number, width: number, height: number): void;
    drawImage(
      image: Canvas,
      fromX: number,
      fromY: number,
      fromWidth: number,
      fromHeight: number,
      x: number,
      y: number,
      width: number,
      height: number,
    ): void;
  }

  export class Canvas {
    constructor(width: number, height: number);
    width: number;
    height: number;
    getContext(type: "2d"): SKRSContext2D;
  }

  export function createCanvas(width: number, height: number): Canvas;

  export const GlobalFonts: {
    /** The font's key, or null if the file is no font or is not there. */
    registerFromPath(path: string, name?: string): object | null;
  };
}
