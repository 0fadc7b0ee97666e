import { gemById } from "../../domain/gems/gem-by-id.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import {
  monthOf,
  readMonth,
  readPress,
  readPressTime,
  type Stamp,
  type TypedPress,
} from "../../domain/stamps/stamp.ts";
import type { TypedMonth } from "../../domain/stamps/stamp-fields.ts";
import { phoneStay } from "../../domain/site/browser-storage.ts";
import { japanTime } from "../../domain/travel/japan-time.ts";
import { ownerKey } from "../base/hashes.ts";
import { conflictAsValue } from "../base/refused.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { consume, type Limited, type TooMany } from "./limits.ts";

/** A change of the book as the page sends it. */
export type TypedStamp =
  | {
      readonly wanted: "press";
      readonly press: TypedPress;
      /** The chosen month; null for that of the press. */
      readonly when: TypedMonth | null;
      /** When the seal was pressed, perhaps long before it is sent, in milliseconds; left out for now. */
      readonly pressedAt?: string | undefined;
    }
  | { readonly wanted: "month"; readonly when: TypedMonth }
  | { readonly wanted: "removal" };

/** The book after a change. */
export interface Stamped {
  readonly stamps: readonly Stamp[];
  /** The stamp that was taken away, so that it can be put back as it was; null where none was. */
  readonly takenAway: Stamp | null;
}

type Refusal =
  | {
      readonly code:
        | "stamp-logged-out"
        | "stamp-other-user"
        | "gem-unknown"
        | "request-invalid"
        | "month-invalid";
    }
  | TooMany;

/**
 * Presses a stamp, changes its month, or takes it away (docs/product.md §4, Stamps). The page sends the wanted state, so a
 * repeated request does no harm, and of two tabs or servers the last press counts.
 */
export async function changeStamp(
  app: Limited,
  actor: UserDocument | null,
  {
    gemId,
    pressedBy,
    ...typed
  }: TypedStamp & {
    readonly gemId: string;
    /** The key of the user who pressed it, where it may have waited. */
    readonly pressedBy?: string | undefined;
  },
): Promise<Result<Stamped, Refusal>> {
  if (actor === null) return refuse({ code: "stamp-logged-out" });
  if (pressedBy !== undefined && pressedBy !== ownerKey(actor.id))
    return refuse({ code: "stamp-other-user" });
  const gem = gemById(gemId);
  if (gem === null) return refuse({ code: "gem-unknown" });
  const now = app.now();
  const monthAt = (moment: number) => monthOf(japanTime(moment).day);
  const present = monthAt(now);
  const when = "when" in typed ? typed.when : null;
  const pressedAt = typed.wanted === "press" ? readPressTime(typed.pressedAt, now, phoneStay) : now;
  const month = when === null ? ok(monthAt(pressedAt)) : readMonth(when.year, when.month, present);
  if (!month.ok) return refuse(month.refusal);
  const press = readPress(typed.wanted === "press" ? typed.press : {});
  if (press === null) return refuse({ code: "request-invalid" });
  const within = await consume(app, [["stamps", actor.id]]);
  if (!within.ok) return within;
  const { stamps } = app.documents;
  const before = await stamps.list(actor.id);
  const stamp = { gemId: gem.id, month: month.value };
  const written = await conflictAsValue(
    typed.wanted === "press"
      ? stamps.write(actor.id, { ...stamp, ...press }, now)
      : typed.wanted === "month"
        ? stamps.setMonth(actor.id, stamp, now)
        : stamps.remove(actor.id, gem.id),
  );
  // The account was deleted since the request came in.
  if (!written.ok) return refuse({ code: "stamp-logged-out" });
  const takenAway = typed.wanted === "removal" ? before.find((old) => old.gemId === gem.id) : undefined;
  return ok({ stamps: await stamps.list(actor.id), takenAway: takenAway ?? null });
}
