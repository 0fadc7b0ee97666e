import * as messages from "../../domain/site/messages.ts";
import { sharePicture } from "../../domain/prints/picture-set.ts";
import { paths } from "../../domain/site/paths.ts";
import type { PageProps } from "../page.ts";
import { GemNotFound } from "../prints/gem-not-found.tsx";
import { PageMeta } from "../shell/page-meta.tsx";
import { DriverCard } from "../travel/driver-card.tsx";

export default function DriverCardPage({ loaderData: { view, imageAlt, origin } }: PageProps<"driverCard">) {
  if (view === null) return <GemNotFound />;
  const { id, title, location, image } = view.gem;
  return (
    <>
      {/* Not for search engines: the gem's page has the same content. */}
      <PageMeta
        title={messages.titles.page(messages.driverCard.title(title))}
        description={messages.driverCard.description(title, location)}
        path={paths.driverCard(id)}
        picture={sharePicture(image)}
        pictureAlt={imageAlt}
        origin={origin}
        indexed={false}
      />
      <DriverCard {...view} />
    </>
  );
}
