import type { ReactNode } from "react";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { refusals } from "../../domain/site/refusals.ts";
import { readLines } from "../../domain/base/text.ts";
import { longestMistake } from "../../domain/travel/mistake.ts";
import { Counter, TextArea } from "../forms/field.tsx";
import { Form } from "../forms/form.tsx";
import type { MistakeDraft } from "./use-mistake.ts";

/** The form for a mistake in the facts about a gem, in the dialog and on the page. It works without JavaScript. */
export function MistakeForm({
  gemId,
  draft: { text, type, busy, failure, send },
  aside,
  children,
}: {
  readonly gemId: number;
  readonly draft: MistakeDraft;
  /** Other buttons. */
  readonly aside?: ReactNode;
  /** The heading. */
  readonly children: ReactNode;
}) {
  const isTooLong = readLines(text).trim().length > longestMistake;
  const error = isTooLong ? refusals["report-too-long"].message : failure;
  return (
    <Form
      action={paths.mistake(gemId)}
      error={error}
      failure={null}
      submitLabel={messages.mistake.send}
      busy={busy}
      aside={aside}
      isRow={aside !== undefined}
      onSubmit={() => void (isTooLong || send())}
    >
      {children}
      <input type="hidden" name="intent" value="report" />
      <input type="hidden" name="gemId" value={gemId} />
      <TextArea
        label={messages.mistake.text}
        hint={messages.mistake.hint}
        error={error}
        counter={<Counter used={text.length} most={longestMistake} />}
        name="mistake"
        required
        value={text}
        rows={5}
        dir="auto"
        onChange={({ target }) => type(target.value)}
      />
    </Form>
  );
}
