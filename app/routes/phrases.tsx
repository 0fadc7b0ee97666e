import * as messages from "../../domain/site/messages.ts";
import { siteShare } from "../../domain/prints/site-share.ts";
import { paths } from "../../domain/site/paths.ts";
import type { PageProps } from "../page.ts";
import { PageMeta } from "../shell/page-meta.tsx";
import { PhraseBook } from "../travel/phrase-book.tsx";

export default function PhrasesPage({ loaderData: { phrases, origin } }: PageProps<"phrases">) {
  return (
    <>
      <PageMeta
        title={messages.titles.page(messages.phraseBook.documentTitle)}
        description={messages.phraseBook.description}
        path={paths.phrases()}
        picture={siteShare}
        pictureAlt={messages.site.previewPicture}
        origin={origin}
        schema={{
          "@type": "WebPage",
          name: messages.phraseBook.documentTitle,
          description: messages.phraseBook.description,
          inLanguage: ["en", "ja"],
        }}
      />
      <PhraseBook {...phrases} />
    </>
  );
}
