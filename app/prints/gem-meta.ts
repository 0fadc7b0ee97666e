import type { MetaDescriptor } from "react-router";
import type { Gem } from "../../domain/gem.ts";
import type { GemSchema } from "../../domain/gem-schema.ts";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { pictureSet } from "../../domain/picture-set.ts";
import type { PictureText } from "../../domain/picture.ts";
import { describe, pageMeta } from "../shell/page-meta.ts";

/** The tags of a gem's page. `told` contains only facts that were checked. */
export function gemMeta(
  gem: Gem,
  photos: readonly (Pick<PictureText, "alt"> & { readonly image: string })[],
  origin: string,
  { streetAddress, ...told }: GemSchema = {},
): MetaDescriptor[] {
  const absolute = (address: string) => new URL(pictureSet(address).jpeg, origin).href;
  const url = new URL(paths.gem(gem.id), origin).href;
  return pageMeta({
    title: messages.titles.gem(gem.title, gem.location),
    description: gem.description,
    path: paths.gem(gem.id),
    image: gem.image,
    imageAlt: photos[0]?.alt ?? "",
    origin,
    type: "article",
    schema: {
      "@type": "TouristAttraction",
      "@id": url,
      url,
      name: gem.title,
      description: describe(gem.description),
      image: photos.map(({ image }) => absolute(image)),
      address: {
        "@type": "PostalAddress",
        addressLocality: gem.location,
        addressCountry: "JP",
        ...(streetAddress !== undefined && { streetAddress }),
      },
      ...told,
      touristType: gem.categoryTitle,
      keywords: gem.tags.join(", "),
    },
  });
}

/** The tags of a page whose gem does not exist. */
export const gemNotFoundMeta = (): MetaDescriptor[] => [
  { title: messages.titles.page(messages.gem.notFound) },
  { name: "description", content: messages.gem.notFoundHint },
  { name: "robots", content: "noindex" },
];
