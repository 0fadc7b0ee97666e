import { drawMissing, stampBox } from "../../domain/stamps/draw-stamp.ts";
import css from "./missing-stamp.module.css";

/** The place of a stamp that is missing: its seal without ink. Decorative. */
export const MissingStamp = ({
  gemId,
  className = "",
}: {
  readonly gemId: number;
  readonly className?: string | undefined;
}) => (
  <svg
    className={`${css["blind"]} ${className}`}
    viewBox={stampBox}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawMissing(gemId, `stamp-${gemId}`) }}
  />
);
