/** sheet: the end of every sheet's program: prints the sheet, adds its seal and saves the master. */
import { elapsed, type Pt } from "./core.ts";
import { save } from "./out.ts";
import { type Print, seal as stampSeal } from "./print.ts";

type PressOptions = NonNullable<Parameters<Print["finish"]>[0]>;

interface SheetOptions extends PressOptions {
  /** The vermilion seal: its characters, its upper left corner, and the height of a character (30 by default). */
  readonly seal: { readonly mark: string; readonly at: Pt; readonly size?: number };
}

/** Prints the sheet, adds the seal and saves it as `out/<id>.png`. */
export async function finishSheet(print: Print, id: string, { seal, ...press }: SheetOptions) {
  const sheet = print.finish(press);
  stampSeal(sheet.getContext("2d"), ...seal.at, seal.mark, seal.size);
  await save(sheet, `out/${id}.png`);
  console.log("total", elapsed().toFixed(1));
}
