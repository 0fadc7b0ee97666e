import type { Press } from "../../domain/stamps/press.ts";
import { SealPlace } from "./seal-place.tsx";
import css from "./seal-sheet.module.css";

/** The place that is stamped, near the middle of the sheet, and how: by hand, a little turned. */
const pressed = 7;
const press: Press = { ink: 74, tiltX: 22, tiltY: -16, turn: -7, grain: 40 };

/** The picture of a stamp book at its beginning. Decorative. */
export const SealSheet = ({ gemIds }: { readonly gemIds: readonly number[] }) => (
  <div className={css["sheet"]}>
    {gemIds.map((gemId) => (
      <SealPlace
        key={gemId}
        gemId={gemId}
        press={gemId === pressed ? press : null}
        className={gemId === pressed ? css["print"] : undefined}
      />
    ))}
  </div>
);
