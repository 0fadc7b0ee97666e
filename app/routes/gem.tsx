import { useMemo } from "react";
import { data } from "react-router";
import { paths } from "../../domain/paths.ts";
import { viewGem, type GemView } from "../../server/views/gem.ts";
import { GemAbout } from "../gem/gem-about.tsx";
import { MainPrint, OtherPrints } from "../gem/gem-gallery.tsx";
import { GemHead } from "../gem/gem-head.tsx";
import { gemMeta, gemNotFoundMeta } from "../prints/gem-meta.ts";
import { GemNotFound } from "../prints/gem-not-found.tsx";
import { GemPager } from "../gem/gem-pager.tsx";
import { BeforeYouGo } from "../travel/before-you-go.tsx";
import { NearbyGems } from "../travel/nearby-gems.tsx";
import { ReviewsSection } from "../reviews/reviews-section.tsx";
import { useKnownGems, type KnownGem } from "../shell/known-gems.ts";
import { actorContext, appContext, incompleteContext } from "../contexts.ts";
import { gemIdIn } from "../route-gem.ts";
import type { Route } from "./+types/gem";
import css from "../gem/gem-page.module.css";

export async function loader(args: Route.LoaderArgs) {
  const app = args.context.get(appContext);
  const view = await viewGem(app, {
    gemId: gemIdIn(args, paths.gem),
    before: args.url.searchParams.get("before"),
    actor: args.context.get(actorContext),
  });
  if (view?.reviews === null) args.context.get(incompleteContext)();
  const { origin } = app.config.baseUrl;
  return data({ view, origin }, { status: view === null ? 404 : 200 });
}

export const meta = ({ loaderData: { view, origin } }: Route.MetaArgs) =>
  view === null ? gemNotFoundMeta() : gemMeta(view.gem, view.photos, origin, view.travel?.schema);

/** The gems that this page shows, for skeletons (app/shell/known-gems.ts). */
function gemsOf(view: GemView | null): readonly KnownGem[] {
  if (view === null) return [];
  const { gem, japaneseName, previous, next, travel } = view;
  return [{ ...gem, japaneseName }, previous, next, ...(travel?.nearby ?? [])];
}

export default function GemPage({ loaderData: { view, origin } }: Route.ComponentProps) {
  useKnownGems(useMemo(() => gemsOf(view), [view]));
  if (view === null) return <GemNotFound />;
  const { gem, japaneseName, season, photos, previous, next, travel, reviews } = view;
  const [main, ...others] = photos;
  const total = photos.length;
  return (
    <div className={css["page"]}>
      <div className={css["top"]}>
        {main && <MainPrint gemId={gem.id} photo={main} total={total} />}
        <GemHead
          gem={gem}
          japaneseName={japaneseName}
          season={season}
          url={new URL(paths.gem(gem.id), origin).href}
        />
      </div>
      <GemAbout gem={gem} season={season}>
        <OtherPrints gemId={gem.id} photos={others} total={total} />
      </GemAbout>
      {travel !== null && (
        <>
          <BeforeYouGo gemId={gem.id} travel={travel} />
          <NearbyGems gems={travel.nearby} />
        </>
      )}
      <ReviewsSection key={gem.id} gem={gem} reviews={reviews} />
      <GemPager previous={previous} next={next} />
    </div>
  );
}
