import * as messages from "../../domain/site/messages.ts";
import { MistakePage } from "../reports/mistake-page.tsx";
import { GemNotFound } from "../prints/gem-not-found.tsx";
import { PrivateMeta } from "../shell/page-meta.tsx";
import type { PageProps } from "../page.ts";

export default function MistakeRoute({ loaderData: { gem }, actionData }: PageProps<"mistake">) {
  if (gem === null) return <GemNotFound />;
  return (
    <>
      <PrivateMeta title={messages.mistake.title} description={messages.mistake.description} />
      <MistakePage gem={gem} response={actionData} />
    </>
  );
}
