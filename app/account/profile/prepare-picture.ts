import { centred, squareOf, type Framing } from "../../../domain/account/framing.ts";

/** The longest side to send, in pixels: twice what the server keeps (docs/product.md §5). */
const maxSide = 1024;
/** A smaller file, in bytes, is sent as it is. */
const minBytes = 200_000;
const quality = 0.92;

const isCentred = ({ x, y, zoom }: Framing) => x === centred.x && y === centred.y && zoom === centred.zoom;

/**
 * Crops a picture as its owner framed it, and makes it small: megabytes take minutes over a slow connection. Its
 * metadata, such as place and time, is removed. A picture that the browser cannot decode is returned unchanged, and the
 * server decides.
 */
export async function preparePicture(file: File, framing: Framing): Promise<File> {
  const isWhole = isCentred(framing);
  if (isWhole && file.size < minBytes) return file;
  try {
    const whole = await createImageBitmap(file);
    const { width, height } = whole;
    // The server crops the middle by itself, and scales better.
    const { left, top, side } = squareOf(whole, framing);
    const cut = isWhole ? { left: 0, top: 0, width, height } : { left, top, width: side, height: side };
    const scale = Math.min(1, maxSide / Math.min(cut.width, cut.height));
    const canvas = new OffscreenCanvas(Math.round(cut.width * scale), Math.round(cut.height * scale));
    const brush = canvas.getContext("2d");
    if (brush === null) return file;
    brush.imageSmoothingQuality = "high";
    brush.drawImage(whole, cut.left, cut.top, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
    whole.close();
    // Other formats may have transparent parts, which JPEG would make black.
    const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
    const shrunk = await canvas.convertToBlob({ type, quality });
    return isWhole && shrunk.size >= file.size ? file : new File([shrunk], file.name, { type: shrunk.type });
  } catch {
    return file;
  }
}
