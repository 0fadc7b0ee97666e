import { drawMissing, drawStamp, stampBox } from "../../domain/stamps/draw-stamp.ts";
import type { Stamp } from "../../domain/stamps/stamp.ts";
import css from "./stamp-book.module.css";

/** The print of a seal. Decorative: the line beside it says what it shows. */
export const StampPrint = ({ stamp }: { readonly stamp: Stamp }) => (
  <svg
    className={css["print"]}
    viewBox={stampBox}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawStamp(stamp.gemId, stamp, `stamp-${stamp.gemId}`) }}
  />
);

/** The place of a stamp that is missing. */
export const MissingStamp = ({ gemId }: { readonly gemId: number }) => (
  <svg
    className={css["ring"]}
    viewBox={stampBox}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawMissing(gemId) }}
  />
);
