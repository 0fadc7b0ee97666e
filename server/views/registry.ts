import { signInOutcomes, type SignInOutcome } from "../../domain/account/google.ts";
import { paths, type PageName } from "../../domain/site/paths.ts";
import { pictureText } from "../../domain/prints/picture-text.ts";
import { viewAccount, viewEdit, viewProfile } from "./account.ts";
import { viewDriverCard } from "./driver-card.ts";
import { gemIdIn } from "./gem-id.ts";
import { viewGemList } from "./gem-list.ts";
import { viewGem } from "./gem.ts";
import { viewHome } from "./home.ts";
import { viewListBook } from "./list-book.ts";
import { viewMap } from "./map.ts";
import { viewMistake } from "./mistake.ts";
import { isResetLinkUsable } from "./password-reset.ts";
import { viewGemPhotos, viewPhotos } from "./photos.ts";
import { viewPhrases } from "./phrases.ts";
import { viewPrivacy } from "./privacy.ts";
import { viewHowReviewsWork } from "./how-reviews-work.ts";
import { viewSaved } from "./saved.ts";
import { viewSite } from "./site-data.ts";
import { viewStamps } from "./stamps.ts";
import { personal, shown, type Found, type View, type ViewContext } from "./view.ts";

const found = <Data extends object>(data: Data, isFound: boolean): Found<Data> => ({
  status: isFound ? 200 : 404,
  data,
});

const originOf = ({ app }: ViewContext) => app.config.baseUrl.origin;

/**
 * Everything that can be read as JSON: the data of each page by the name of its address in `domain/site/paths.ts`, of the
 * site, and the saved gems. The same views give a page its data when the server renders it.
 */
export const views = {
  site: shown((context) => viewSite(context.app, context)),
  /** The ids of the saved gems, the newest save first; null for a visitor. */
  saves: personal(({ actor }): { readonly savedGems: readonly number[] | null } => ({
    savedGems: actor?.savedGems ?? null,
  })),
  home: shown(({ app, isCopy }, { url }) => viewHome(app, url.searchParams, isCopy)),
  saved: personal(({ app, actor }) => viewSaved(app, actor)),
  stamps: personal(({ app, actor }) => viewStamps(app, actor)),
  profile: personal(({ actor }) => ({ profile: viewProfile(actor) })),
  editProfile: personal(({ actor }, { url }) => ({
    profile: viewEdit(actor),
    fromGoogle: url.searchParams.get("from") === "google",
  })),
  accountSettings: personal(async ({ app, client, actor }) => ({
    account: await viewAccount(app, client, actor),
  })),
  async gem(context, { url, id }) {
    const view = await viewGem(context.app, {
      gemId: gemIdIn({ id, url }, paths.gem),
      before: url.searchParams.get("before"),
      actor: context.actor,
      isCopy: context.isCopy,
    });
    return {
      ...found({ view, origin: originOf(context) }, view !== null),
      isIncomplete: view?.reviews === null && !context.isCopy,
    };
  },
  driverCard(context, request) {
    const view = viewDriverCard(gemIdIn(request, paths.driverCard));
    const imageAlt = view === null ? "" : pictureText(view.gem.image).alt;
    return found({ view, imageAlt, origin: originOf(context) }, view !== null);
  },
  mistake(_, { url }) {
    const gem = viewMistake(url);
    return found({ gem }, gem !== null);
  },
  list(context, { url }) {
    const gems = viewGemList(url);
    return found({ gems, origin: originOf(context) }, gems !== null);
  },
  listBook(context, { url }) {
    const view = viewListBook(url);
    return found({ view, origin: originOf(context) }, view !== null);
  },
  photos: shown((context) => ({ series: viewPhotos(), origin: originOf(context) })),
  gemPhotos(context, request) {
    const view = viewGemPhotos(gemIdIn(request, paths.gemPhotos));
    return found({ view, origin: originOf(context) }, view !== null);
  },
  map: shown((context) => ({ gems: viewMap(), origin: originOf(context) })),
  async offline({ offer }) {
    const offered = await offer();
    return offered.ok ? { status: 200, data: { offline: offered.value, gems: viewMap() } } : { status: 503 };
  },
  phrases: shown((context) => ({ phrases: viewPhrases(), origin: originOf(context) })),
  privacy: shown((context) => ({ privacy: viewPrivacy(), origin: originOf(context) })),
  async howReviewsWork(context) {
    const view = await viewHowReviewsWork(context.app);
    return {
      ...found({ view, origin: originOf(context) }, true),
      isIncomplete: view.figures === null,
    };
  },
  contact: shown((context) => ({
    email: context.app.config.contactEmail,
    origin: originOf(context),
  })),
  signInDone: shown((_, { url }): { readonly outcome: SignInOutcome } => {
    const outcome = url.searchParams.get("outcome");
    return { outcome: signInOutcomes.find((known) => known === outcome) ?? "google-failed" };
  }),
  resetPassword: async ({ app, client }) => ({
    status: 200,
    data: { usable: await isResetLinkUsable(app, client) },
    // With `no-referrer` the form would have no `Origin`. The address holds no secret any more.
    headers: [["Referrer-Policy", "same-origin"]],
  }),
} satisfies Readonly<Record<PageName | "site" | "saves", View>>;

type Views = typeof views;
export type ViewName = keyof Views;

/** The data of a page, or of what else can be read. */
export type ViewOf<Name extends ViewName> =
  Extract<Awaited<ReturnType<Views[Name]>>, { readonly data: object }> extends { readonly data: infer Data }
    ? Data
    : never;
