import * as messages from "../../domain/site/messages.ts";
import { siteShare } from "../../domain/prints/site-share.ts";
import { paths } from "../../domain/site/paths.ts";
import type { PageProps } from "../page.ts";
import { PageMeta } from "../shell/page-meta.tsx";
import { Privacy } from "../statements/privacy.tsx";

const { title, description } = messages.privacy;

export default function PrivacyPage({ loaderData: { privacy, origin } }: PageProps<"privacy">) {
  return (
    <>
      <PageMeta
        title={messages.titles.page(title)}
        description={description}
        path={paths.privacy()}
        picture={siteShare}
        pictureAlt={messages.site.previewPicture}
        origin={origin}
        schema={{ "@type": "WebPage", name: title, description, inLanguage: "en" }}
      />
      <Privacy {...privacy} />
    </>
  );
}
