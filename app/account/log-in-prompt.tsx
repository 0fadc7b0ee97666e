import { useEffect, type ReactElement } from "react";
import * as messages from "../../domain/site/messages.ts";
import { hakoneC } from "../../domain/prints/pictures.ts";
import { noteSessionEnd } from "../client/session-end.ts";
import { Button } from "../ui/button.tsx";
import { useLogIn, usePrefetchLogIn } from "../shell/log-in.ts";
import { PrintedPage } from "../shell/printed-page.tsx";
import { SessionUnknown } from "../shell/failed-page.tsx";
import { useSite } from "../shell/use-site.ts";

/**
 * What a visitor sees on a page that needs an account. The address stays, so the page appears after the log-in. When the
 * rest of the page still shows a user, the session has ended since.
 */
export function LogInPrompt({
  title,
  why = messages.account.whyLogIn,
  print = hakoneC,
}: {
  readonly title: string;
  readonly why?: string;
  readonly print?: string | ReactElement;
}) {
  const logIn = useLogIn();
  const prefetch = usePrefetchLogIn();
  const { currentUser, isSessionUnknown } = useSite();
  useEffect(() => {
    if (currentUser !== null) noteSessionEnd();
  }, [currentUser]);
  if (isSessionUnknown) return <SessionUnknown />;
  return (
    <PrintedPage print={print}>
      <h1>{title}</h1>
      <p>{why}</p>
      <Button look="primary" onClick={logIn} onPointerEnter={prefetch} onFocus={prefetch}>
        {messages.header.logIn}
      </Button>
    </PrintedPage>
  );
}
