import { useSearchParams } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { sharePicture } from "../../domain/prints/picture-set.ts";
import { paths } from "../../domain/site/paths.ts";
import { readGemList } from "../../domain/travel/gem-list.ts";
import { GemNotFound } from "../prints/gem-not-found.tsx";
import { PageMeta } from "../shell/page-meta.tsx";
import { PocketBook } from "../travel/pocket-book.tsx";
import type { PageProps } from "../page.ts";

export default function PocketBookPage({ loaderData: { view, origin } }: PageProps<"listBook">) {
  const [params] = useSearchParams();
  // Our server sends the gems of the address; a copy has all.
  const gems = readGemList(params, view?.gems ?? []);
  const [first] = gems;
  if (view === null || first === undefined) return <GemNotFound hint={messages.gemList.empty} />;
  return (
    <>
      {/* Not for search engines: the number of lists is unlimited, and each gem has its own page. */}
      <PageMeta
        title={messages.titles.page(messages.pocketBook.documentTitle(gems.length))}
        description={messages.gemList.description(gems.map(({ title }) => title))}
        path={paths.listBook(gems.map(({ id }) => id))}
        picture={sharePicture(first.image)}
        pictureAlt={first.imageAlt}
        origin={origin}
        indexed={false}
      />
      <PocketBook {...view} gems={gems} origin={origin} />
    </>
  );
}
