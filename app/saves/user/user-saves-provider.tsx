import { useCallback, useEffect, useMemo, type ReactNode } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { isSessionOver } from "../../client/session-end.ts";
import { useSite } from "../../shell/use-site.ts";
import { useToast } from "../../ui/toast.tsx";
import { saveAfterLogIn } from "../save-after-log-in.ts";
import { SavesContext, useAskToSave, type Saves } from "../saves-provider.tsx";
import { noticeOf, sendStampAgain, stampPresses, type StampPress } from "../../waiting/stamp-presses.ts";
import { useResend } from "../../waiting/use-resend.ts";
import { hasArrived, heartPresses, type HeartPress } from "../../waiting/heart-presses.ts";
import { useSavedList, type HeartOutcome } from "./use-saved-list.ts";

/**
 * Holds a user's saved gems, and sends what waits for a connection: hearts and stamps. A press shows at once; the server's
 * response decides, and without a connection the press waits (docs/product.md §4, Save).
 */
export function UserSavesProvider({ children }: { readonly children: ReactNode }) {
  const site = useSite();
  const { currentUser } = site;
  const show = useToast();
  const askToSave = useAskToSave();
  const { saved, waiting, owner, press, sendAgain, takeBack, adopt } = useSavedList(site);

  const tell = useCallback(
    (gemId: number, isSaved: boolean, outcome: HeartOutcome) => {
      if (outcome === null) return;
      if (outcome === "waits") show({ type: "info", message: messages.saves.waits(isSaved) });
      else if (outcome.ok) {
        show(
          isSaved
            ? { type: "success", message: messages.saves.added }
            : { type: "info", message: messages.saves.removed },
        );
      } else if (isSessionOver()) askToSave(gemId);
      else show({ type: "error", message: outcome.message });
    },
    [show, askToSave],
  );

  const set = useCallback(
    async (gemId: number, isSaved: boolean) => tell(gemId, isSaved, await press(gemId, isSaved)),
    [press, tell],
  );

  const settle = useCallback(
    async (kept: HeartPress) => {
      const arrived = kept.stage !== "back" || (await hasArrived(kept));
      if (arrived === null) return false;
      if (!arrived) {
        heartPresses.forget(kept);
        return true;
      }
      const outcome = await sendAgain(kept);
      if (outcome === "waits") return false;
      // Nobody on this page has pressed it.
      const isOthers = outcome?.ok === false && outcome.refusal?.code === "save-other-user";
      if (kept.stage !== "back" && !isOthers) tell(kept.gemId, kept.isSaved, outcome);
      return true;
    },
    [sendAgain, tell],
  );
  useResend(owner, heartPresses, settle);
  const settleStamp = useCallback(
    async (kept: StampPress) => {
      const outcome = await sendStampAgain(kept);
      if (outcome === "waits") return false;
      const isOthers = outcome?.ok === false && outcome.refusal?.code === "stamp-other-user";
      const notice = isOthers ? null : noticeOf(kept, outcome);
      if (notice !== null) show(notice);
      return true;
    },
    [show],
  );
  useResend(owner, stampPresses, settleStamp);

  useEffect(() => {
    if (currentUser === null) return;
    const gemId = saveAfterLogIn.take();
    if (gemId !== null && !currentUser.savedGems.includes(gemId)) void set(gemId, true);
  }, [currentUser, set]);

  const saves = useMemo<Saves>(
    () => ({
      saved,
      waiting,
      adopt,
      toggle: (gemId) => {
        if (waiting.has(gemId)) {
          takeBack(gemId);
          show({ type: "info", message: messages.saves.takenBack });
        } else if (currentUser === null && owner === null) askToSave(gemId);
        else void set(gemId, !saved.includes(gemId));
      },
    }),
    [saved, waiting, owner, adopt, currentUser, takeBack, show, askToSave, set],
  );
  return <SavesContext value={saves}>{children}</SavesContext>;
}
