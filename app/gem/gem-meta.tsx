import type { GemOnPage } from "../../domain/gems/gem.ts";
import type { GemSchema } from "../../domain/travel/gem-schema.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { pictureSet, sharePicture } from "../../domain/prints/picture-set.ts";
import type { PictureText } from "../../domain/prints/picture.ts";
import { describe, PageMeta } from "../shell/page-meta.tsx";

/** The metadata of a gem's page. `schema` contains only facts that were checked. */
export function GemMeta({
  gem,
  photos,
  origin,
  schema,
}: {
  readonly gem: GemOnPage;
  readonly photos: readonly (Pick<PictureText, "alt"> & { readonly image: string })[];
  readonly origin: string;
  readonly schema: GemSchema;
}) {
  const { streetAddress, ...checked } = schema;
  const absolute = (address: string) => new URL(pictureSet(address).jpeg, origin).href;
  const url = new URL(paths.gem(gem.id), origin).href;
  return (
    <PageMeta
      title={messages.titles.gem(gem.title, gem.location)}
      description={gem.description}
      path={paths.gem(gem.id)}
      picture={sharePicture(gem.image)}
      pictureAlt={photos[0]?.alt ?? ""}
      origin={origin}
      type="article"
      schema={{
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
        ...checked,
        touristType: gem.categoryTitle,
        keywords: gem.tags.join(", "),
      }}
    />
  );
}
