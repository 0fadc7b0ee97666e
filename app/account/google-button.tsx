import { useCallback, useState } from "react";
import type { SignInOutcome } from "../../domain/account/google.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { refusalMessage } from "../../domain/site/refusals.ts";
import { Button } from "../ui/button.tsx";
import { LineIcon } from "../ui/icon.tsx";
import { leaveFor, reloadSoon } from "../shell/session-events.ts";
import { useGoogle } from "./use-google.ts";
import { useSite } from "../shell/use-site.ts";
import { FormFailure } from "../forms/form-failure.tsx";
import css from "./log-in.module.css";

const letter = "M20.5 12.2H12.3M18.6 6.8A8.4 8.4 0 1 0 20.5 12.2";

/** The sentence for each outcome that is not a success. */
export function outcomeMessage(
  outcome: Exclude<SignInOutcome, "cancelled" | "signed-in" | "complete-profile" | "confirmed">,
): string {
  return refusalMessage(outcome === "too-many" ? { code: outcome, retryAfter: 0 } : { code: outcome });
}

/** "Continue with Google"; renders nothing where no provider is configured (docs/product.md §4, Authentication). */
export function GoogleButton() {
  const { google } = useSite();
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const open = useGoogle(
    "sign-in",
    useCallback((outcome) => {
      setFailure(null);
      if (outcome === "confirmed") return;
      if (outcome === "signed-in") reloadSoon("signed-in");
      else if (outcome === "complete-profile") leaveFor(paths.editProfile("google"), "signed-in");
      else {
        setFailure(outcomeMessage(outcome));
        return;
      }
      setDone(true);
    }, []),
  );
  if (!google) return null;
  return (
    <div className={css["google"]}>
      <p className={css["or"]} aria-hidden="true">
        {messages.logIn.or}
      </p>
      <Button busy={done} onClick={open}>
        <LineIcon shape={letter} />
        {messages.logIn.withGoogle}
      </Button>
      <FormFailure text={failure} />
    </div>
  );
}
