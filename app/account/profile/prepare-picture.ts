import { centred, squareOf, type Framing } from "../../../domain/framing.ts";

/** What the server keeps is half of this wide (docs/product.md §5), in pixels. */
const enough = 1024;
/** Below this, in bytes, there is nothing to win. */
const small = 200_000;
const quality = 0.92;

const isCentred = ({ x, y, zoom }: Framing) => x === centred.x && y === centred.y && zoom === centred.zoom;

/**
 * A picture as it travels: cut as its owner framed it, and made small, for megabytes take minutes on a poor line; its
 * place and time stay here. A picture the browser cannot read is handed on as it is; the server judges it.
 */
export async function preparePicture(file: File, framing: Framing): Promise<File> {
  const isWhole = isCentred(framing);
  if (isWhole && file.size < small) return file;
  try {
    const whole = await createImageBitmap(file);
    const { width, height } = whole;
    // The middle of a whole picture is cut by the server, which has the better scaling.
    const { left, top, side } = squareOf(whole, framing);
    const cut = isWhole ? { left: 0, top: 0, width, height } : { left, top, width: side, height: side };
    const scale = Math.min(1, enough / Math.min(cut.width, cut.height));
    const canvas = new OffscreenCanvas(Math.round(cut.width * scale), Math.round(cut.height * scale));
    const brush = canvas.getContext("2d");
    if (brush === null) return file;
    brush.imageSmoothingQuality = "high";
    brush.drawImage(whole, cut.left, cut.top, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
    whole.close();
    // Other formats may be clear in places, which JPEG would make black.
    const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
    const shrunk = await canvas.convertToBlob({ type, quality });
    return isWhole && shrunk.size >= file.size ? file : new File([shrunk], file.name, { type: shrunk.type });
  } catch {
    return file;
  }
}
