import { isRouteErrorResponse, useRouteError } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { FailedPage, SessionUnknown } from "./failed-page.tsx";
import { NotFound } from "./not-found.tsx";
import { PrivateMeta } from "./page-meta.tsx";

/** The page after an error: what happened, in plain words, and where to go on. Details are in the log only. */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 503)
    return (
      <>
        <PrivateMeta title={messages.failures.sessionUnknown} />
        <SessionUnknown />
      </>
    );
  if (status === 404)
    return <NotFound title={messages.failures.pageNotFound} hint={messages.failures.pageNotFoundHint} />;
  return (
    <>
      <PrivateMeta title={messages.failures.unexpected} />
      <FailedPage title={messages.failures.unexpected} hint={messages.failures.serverErrorHint} />
    </>
  );
}
