import * as messages from "../../domain/site/messages.ts";
import { siteShare } from "../../domain/prints/site-share.ts";
import { paths } from "../../domain/site/paths.ts";
import type { PageProps } from "../page.ts";
import { PageMeta } from "../shell/page-meta.tsx";
import { HowReviewsWork } from "../statements/how-reviews-work.tsx";

const { title, description } = messages.howReviewsWork;

export default function HowReviewsWorkPage({ loaderData: { view, origin } }: PageProps<"howReviewsWork">) {
  return (
    <>
      <PageMeta
        title={messages.titles.page(title)}
        description={description}
        path={paths.howReviewsWork()}
        picture={siteShare}
        pictureAlt={messages.site.previewPicture}
        origin={origin}
        schema={{ "@type": "WebPage", name: title, description, inLanguage: "en" }}
      />
      <HowReviewsWork {...view} />
    </>
  );
}
