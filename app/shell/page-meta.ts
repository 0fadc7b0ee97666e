import type { MetaDescriptor } from "react-router";
import { excerpt } from "../../domain/excerpt.ts";
import * as messages from "../../domain/messages.ts";
import { sharePictureHeight, sharePictureWidth } from "../../domain/picture.ts";
import { sharePicture } from "../../domain/picture-set.ts";
import { homeHero } from "../../domain/pictures.ts";

/** The description of a page for search engines and share previews (docs/product.md §2). */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  /** The page's own address, from `paths`. */
  readonly path: string;
  /** Catalogue address of the picture that stands for the page. */
  readonly image: string;
  /** The alternative text of that picture. */
  readonly imageAlt: string;
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

/** The tags of a share preview (Open Graph, Twitter cards). */
const previewTags = ({
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
}): MetaDescriptor[] => [
  { property: "og:site_name", content: messages.site.name },
  { property: "og:title", content: title },
  { property: "og:description", content: description },
  { property: "og:image", content: picture },
  { property: "og:image:width", content: String(sharePictureWidth) },
  { property: "og:image:height", content: String(sharePictureHeight) },
  { property: "og:image:alt", content: alt },
  { name: "twitter:card", content: "summary_large_image" },
];

/** The tags for a page's head: title, description, canonical link, Open Graph, Twitter, schema.org. */
export function pageMeta(page: PageDescription): MetaDescriptor[] {
  const {
    title,
    description,
    path,
    image,
    imageAlt,
    origin,
    type = "website",
    schema,
    indexed = true,
  } = page;
  const url = new URL(path, origin).href;
  const picture = new URL(sharePicture(image), origin).href;
  return [
    { title },
    { name: "description", content: describe(description) },
    indexed ? { tagName: "link", rel: "canonical", href: url } : { name: "robots", content: "noindex" },
    { property: "og:type", content: type },
    { property: "og:url", content: url },
    ...previewTags({ title, description: describe(description), picture, alt: imageAlt }),
    ...(schema === undefined ? [] : [{ "script:ld+json": { "@context": "https://schema.org", ...schema } }]),
  ];
}

/** The description of a private page. */
interface PrivatePage {
  readonly title: string;
  readonly description?: string;
  /** The public origin, from the root's data; null when the root's loader failed. */
  readonly origin?: string | null | undefined;
}

/**
 * The tags of a personal page: a title, a description and the site's preview picture, because people share its address,
 * and nothing for search engines.
 */
export function privateMeta({
  title,
  description = messages.descriptions.personal,
  origin = null,
}: PrivatePage): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [
    { title: messages.titles.page(title) },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
  if (origin === null) return tags;
  const picture = new URL(sharePicture(homeHero), origin).href;
  return [...tags, ...previewTags({ title, description, picture, alt: messages.site.previewPicture })];
}
