import { useMemo } from "react";
import { paths } from "../../domain/site/paths.ts";
import { GemAbout } from "../gem/gem-about.tsx";
import { MainPrint, OtherPrints } from "../gem/gem-gallery.tsx";
import { GemHead } from "../gem/gem-head.tsx";
import { MistakeLink } from "../reports/mistake-link.tsx";
import { GemMeta } from "../gem/gem-meta.tsx";
import { GemNotFound } from "../prints/gem-not-found.tsx";
import { GemPager } from "../gem/gem-pager.tsx";
import { AtAGlance } from "../travel/at-a-glance.tsx";
import { BeforeYouGo } from "../travel/before-you-go.tsx";
import { WhenToGo } from "../travel/when-to-go.tsx";
import { NearbyGems } from "../travel/nearby-gems.tsx";
import { useReports } from "../reports/use-reports.tsx";
import { ReviewsSection } from "../reviews/reviews-section.tsx";
import { BeenHere } from "../stamps/been-here.tsx";
import { useKnownGems, type KnownGem } from "../shell/known-gems.ts";
import type { PageProps } from "../page.ts";
import css from "../gem/gem-page.module.css";

/** The gems that this page shows, for skeletons (app/shell/known-gems.ts). */
function gemsOf(view: PageProps<"gem">["loaderData"]["view"]): readonly KnownGem[] {
  if (view === null) return [];
  const { gem, japaneseName, season, previous, next, travel } = view;
  return [{ ...gem, japaneseName, season }, previous, next, ...travel.nearby];
}

export default function GemPage({ loaderData: { view, origin } }: PageProps<"gem">) {
  useKnownGems(useMemo(() => gemsOf(view), [view]));
  const { report, dialog } = useReports(view?.gem.id ?? 0);
  if (view === null) return <GemNotFound />;
  const { gem, japaneseName, season, photos, previous, next, travel, stamp, reviews } = view;
  const [main, ...others] = photos;
  const total = photos.length;
  return (
    <div className={css["page"]}>
      <GemMeta gem={gem} photos={photos} origin={origin} schema={travel.schema} />
      <div className={css["top"]}>
        {main && <MainPrint gemId={gem.id} photo={main} total={total} />}
        <GemHead
          gem={gem}
          japaneseName={japaneseName}
          season={season}
          url={new URL(paths.gem(gem.id), origin).href}
          glance={<AtAGlance facts={travel.facts} />}
        />
      </div>
      <GemAbout gem={gem}>
        <OtherPrints gemId={gem.id} photos={others} total={total} />
      </GemAbout>
      <BeforeYouGo
        gemId={gem.id}
        travel={travel}
        mistake={<MistakeLink gemId={gem.id} onPress={() => report({ review: null })} />}
      />
      <WhenToGo season={season} whenToGo={travel.whenToGo} />
      <NearbyGems gems={travel.nearby} />
      <BeenHere key={`stamp-${gem.id}`} gemId={gem.id} stamp={stamp} />
      <ReviewsSection
        key={gem.id}
        gem={gem}
        reviews={reviews}
        onReport={(review, list) => report({ review, list })}
      />
      {dialog}
      <GemPager previous={previous} next={next} />
    </div>
  );
}
