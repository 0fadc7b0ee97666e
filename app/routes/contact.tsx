import * as messages from "../../domain/site/messages.ts";
import { siteShare } from "../../domain/prints/site-share.ts";
import { paths } from "../../domain/site/paths.ts";
import type { PageProps } from "../page.ts";
import { PageMeta } from "../shell/page-meta.tsx";
import { Contact } from "../statements/contact.tsx";

const { title, description } = messages.contact;

export default function ContactPage({ loaderData: { email, origin } }: PageProps<"contact">) {
  return (
    <>
      <PageMeta
        title={messages.titles.page(title)}
        description={description}
        path={paths.contact()}
        picture={siteShare}
        pictureAlt={messages.site.previewPicture}
        origin={origin}
        schema={{ "@type": "ContactPage", name: title, description, inLanguage: "en" }}
      />
      <Contact email={email} />
    </>
  );
}
