import { excerpt } from "../../domain/base/excerpt.ts";
import { jsonInElement } from "../../domain/base/json-element.ts";
import * as messages from "../../domain/site/messages.ts";
import { sharePictureHeight, sharePictureWidth } from "../../domain/prints/picture.ts";
import { siteShare } from "../../domain/prints/site-share.ts";
import { useSite } from "./use-site.ts";

/** The description of a page for search engines and share previews (docs/product.md §2). */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  /** The page's own address, from `paths`. */
  readonly path: string;
  /** Address of the share picture: `sharePicture` of a print, or `siteShare`. */
  readonly picture: string;
  /** Its alternative text. */
  readonly pictureAlt: string;
  /** The public origin, from the settings. */
  readonly origin: string;
  readonly type?: "website" | "article";
  /** schema.org markup. */
  readonly schema?: Readonly<Record<string, unknown>>;
  /** False for personal pages and search results. */
  readonly indexed?: boolean;
}

/** Search engines and share previews cut a longer description, in characters. */
const longestDescription = 160;

/** Cuts a text to the length of a page's description. */
export const describe = (text: string): string => excerpt(text, longestDescription);

/** The elements of a share preview (Open Graph, Twitter cards). */
function Preview({
  title,
  description,
  picture,
  alt,
}: {
  readonly title: string;
  readonly description: string;
  /** Address of the picture. */
  readonly picture: string;
  readonly alt: string;
}) {
  return (
    <>
      <meta property="og:site_name" content={messages.site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(sharePictureWidth)} />
      <meta property="og:image:height" content={String(sharePictureHeight)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * Title, description, canonical link, Open Graph, Twitter and schema.org of a page. React moves them into the head,
 * except the last, which may be anywhere.
 */
export function PageMeta(page: PageDescription) {
  const {
    title,
    description: text,
    path,
    picture,
    pictureAlt,
    origin,
    type = "website",
    schema,
    indexed = true,
  } = page;
  const url = new URL(path, origin).href;
  const description = describe(text);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <Preview
        title={title}
        description={description}
        picture={new URL(picture, origin).href}
        alt={pictureAlt}
      />
      {schema !== undefined && (
        <script type="application/ld+json">
          {jsonInElement(JSON.stringify({ "@context": "https://schema.org", ...schema }))}
        </script>
      )}
    </>
  );
}

/**
 * The same of a personal page: a title, a description and the site's preview picture, because people share its address,
 * and nothing for search engines.
 */
export function PrivateMeta({
  title,
  description = messages.descriptions.personal,
}: {
  readonly title: string;
  readonly description?: string;
}) {
  const { origin } = useSite();
  return (
    <>
      <title>{messages.titles.page(title)}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      {origin !== "" && (
        <Preview
          title={title}
          description={description}
          picture={new URL(siteShare, origin).href}
          alt={messages.site.previewPicture}
        />
      )}
    </>
  );
}
