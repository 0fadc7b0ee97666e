import { useState } from "react";
import type { ActionResponse } from "../../domain/site/action-response.ts";
import type { Gem } from "../../domain/gems/gem.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { PrintedPage } from "../shell/printed-page.tsx";
import { Icon } from "../ui/icon.tsx";
import { MistakeForm } from "./mistake-form.tsx";
import { useMistake } from "./use-mistake.ts";
import css from "./mistake-page.module.css";

const takeFocus = (element: HTMLElement | null) => element?.focus();

/**
 * The page that reports a mistake without JavaScript; it works with it too.
 * @param response the action's response to a form sent without JavaScript.
 */
export function MistakePage({
  gem: { id, title, shortTitle, image },
  response,
}: {
  readonly gem: Pick<Gem, "id" | "title" | "image"> & { readonly shortTitle: string };
  readonly response: ActionResponse | undefined;
}) {
  const [isSent, setSent] = useState(response?.ok === true);
  const refused = response?.ok === false ? response : null;
  const draft = useMistake({ gemId: id, refused, onDone: () => setSent(true) });
  return (
    <PrintedPage print={image} form={css["form"]}>
      <a className={css["back"]} href={paths.gem(id)}>
        <Icon name="left" />
        {messages.mistake.back(shortTitle)}
      </a>
      {isSent ? (
        <>
          <h1>{messages.mistake.title}</h1>
          {/* The button that had the focus is gone. */}
          <p role="status" tabIndex={-1} ref={takeFocus}>
            {messages.reportThanks}
          </p>
        </>
      ) : (
        <MistakeForm gemId={id} draft={draft}>
          <h1>{messages.mistake.title}</h1>
          <p>{title}</p>
        </MistakeForm>
      )}
    </PrintedPage>
  );
}
