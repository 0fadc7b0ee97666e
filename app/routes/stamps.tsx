import * as messages from "../../domain/site/messages.ts";
import { LogInPrompt } from "../account/log-in-prompt.tsx";
import { useIsLoggedOut } from "../account/use-is-logged-out.ts";
import type { PageProps } from "../page.ts";
import { PrivateMeta } from "../shell/page-meta.tsx";
import { SealSheet } from "../stamps/seal-sheet.tsx";
import { StampBook } from "../stamps/stamp-book.tsx";
import { PrintButton } from "../travel/print-button.tsx";

export default function StampsPage({ loaderData, actionData }: PageProps<"stamps">) {
  const { stamps, places, present } = loaderData;
  const isLoggedOut = useIsLoggedOut();
  return (
    <>
      <PrivateMeta title={messages.stamps.title} description={messages.stamps.description} />
      {stamps === null || isLoggedOut ? (
        <LogInPrompt
          title={messages.stamps.logInPrompt}
          why={messages.stamps.whyLogIn}
          print={<SealSheet gemIds={places.map(({ id }) => id)} />}
        />
      ) : (
        <StampBook
          places={places}
          present={present}
          stamps={stamps}
          takenAway={actionData?.ok === true ? actionData.takenAway : null}
          refused={actionData?.ok === false ? actionData.message : null}
          printButton={<PrintButton label={messages.stamps.print} />}
        />
      )}
    </>
  );
}
