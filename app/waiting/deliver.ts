import type { ActionResponse, RefusedAction } from "../../domain/site/action-response.ts";
import { isLost } from "../client/post.ts";
import { isSessionOver } from "../client/session-end.ts";
import { alone } from "../ui/engine.ts";
import type { WaitingPress, WaitingPresses } from "./waiting-presses.ts";

/** What came of a press: the server's answer, or that it waits for a connection; null where another press has taken its place. */
export type PressOutcome<Answer extends ActionResponse> = Answer | RefusedAction | "waits" | null;

/**
 * Whether the server has not decided yet: it was not reached, or it is of an earlier release, which does not know the owner
 * of a press. A press that has waited also waits on where the answer cannot be read.
 */
const isUndecided = (response: ActionResponse, hasWaited: boolean): boolean =>
  !response.ok &&
  (isLost(response) ||
    response.refusal?.code === "request-invalid" ||
    (hasWaited && response.refusal === null));

/** How a press is sent. */
interface Delivery<Press, Answer> {
  /** Whether it was kept first. Otherwise it cannot wait. */
  readonly isKept: boolean;
  /** Whether it was kept by this window or another before, and is sent once more: by one window only. */
  readonly isAgain: boolean;
  /** Posts it, and adopts what the server answers. */
  readonly send: (press: Press) => Promise<Answer | RefusedAction>;
  /** Called where a newer press has taken its place before it was sent. */
  readonly onReplaced?: () => void;
}

/**
 * Sends a press, and forgets it when the server has decided. No two windows send the presses of one gem at the same time, so
 * that an older one never arrives after a newer one (docs/decisions/0049-waiting-hearts.md).
 */
export const deliver = <Press extends WaitingPress, Answer extends ActionResponse>(
  presses: WaitingPresses<Press>,
  press: Press,
  { isKept, isAgain, send, onReplaced }: Delivery<Press, Answer>,
): Promise<PressOutcome<Answer>> =>
  alone(
    `anaba-${presses.kind}-${press.gemId}`,
    async (): Promise<PressOutcome<Answer>> => {
      const isReplaced = () => isKept && !presses.isLatest(press);
      if (isReplaced()) {
        onReplaced?.();
        return null;
      }
      const waits: Press = { ...press, stage: press.stage === "sent" ? "wait" : press.stage };
      // Its window was closed while it was on its way.
      if (isAgain && press.stage === "sent") presses.keep(waits);
      const response = await send(press);
      // The end of the session has erased it, and the answer says so.
      if (isReplaced() && !isSessionOver()) return null;
      if (isKept && isUndecided(response, isAgain) && presses.keep(waits)) return "waits";
      presses.forget(press);
      return response;
    },
    { ifFree: isAgain },
  );
