import * as messages from "../../domain/site/messages.ts";
import { OfflinePage } from "../offline/offline-page.tsx";
import type { PageProps } from "../page.ts";
import { PrivateMeta } from "../shell/page-meta.tsx";

export default function Offline({ loaderData: { offline, gems } }: PageProps<"offline">) {
  return (
    <>
      <PrivateMeta title={messages.offline.title} description={messages.offline.description} />
      <OfflinePage offer={offline} gems={gems} />
    </>
  );
}
