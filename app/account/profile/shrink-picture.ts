/** What the server keeps is half of this wide (docs/product.md §4), in pixels. */
const enough = 1024;
/** Below this, in bytes, there is nothing to win. */
const small = 200_000;
const quality = 0.92;

/**
 * A photograph made small before it travels: megabytes take minutes on a poor line, and its place and time stay here.
 * A picture the browser cannot read is handed on as it is; the server judges it.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size < small) return file;
  try {
    const whole = await createImageBitmap(file);
    const scale = Math.min(1, enough / Math.min(whole.width, whole.height));
    const canvas = new OffscreenCanvas(Math.round(whole.width * scale), Math.round(whole.height * scale));
    const brush = canvas.getContext("2d");
    if (brush === null) return file;
    brush.imageSmoothingQuality = "high";
    brush.drawImage(whole, 0, 0, canvas.width, canvas.height);
    whole.close();
    // Other formats may be clear in places, which JPEG would make black.
    const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
    const shrunk = await canvas.convertToBlob({ type, quality });
    return shrunk.size < file.size ? new File([shrunk], file.name, { type: shrunk.type }) : file;
  } catch {
    return file;
  }
}
