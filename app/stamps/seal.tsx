import { drawStamp, stampBox } from "../../domain/stamps/draw-stamp.ts";
import type { Press } from "../../domain/stamps/press.ts";

/** The print of a seal. Decorative: words beside it say what it shows. */
export const StampPrint = ({
  gemId,
  press,
  className,
}: {
  readonly gemId: number;
  readonly press: Press;
  readonly className?: string | undefined;
}) => (
  <svg
    className={className}
    viewBox={stampBox}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawStamp(gemId, press, `stamp-${gemId}`) }}
  />
);
