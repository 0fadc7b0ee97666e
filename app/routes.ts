import type { ComponentType } from "react";
import type { PageProps, RouteName } from "./page.ts";

/** A page: its component, and how it gets its data in the browser. */
interface PageRoute<Name extends RouteName> {
  readonly load: () => Promise<{ readonly default: ComponentType<PageProps<Name>> }>;
  /** Whether the page has the data of every query at its path. */
  readonly keepsData?: true;
  /** Whether the page opens before its data is there: it gets a promise of it (`app/saves/list-version.ts`). */
  readonly opensAtOnce?: true;
}

/**
 * The pages of the site. A component that needs other data than the server's view of the same name gives does not
 * compile. The file of each has its name in kebab case, by which the server finds it in the build.
 */
export const pages: { readonly [Name in RouteName]: PageRoute<Name> } = {
  home: { load: () => import("./routes/home.tsx"), keepsData: true },
  // Opens at once, with a loading state (docs/product.md §2, Saved).
  saved: { load: () => import("./routes/saved.tsx"), opensAtOnce: true },
  stamps: { load: () => import("./routes/stamps.tsx") },
  profile: { load: () => import("./routes/profile.tsx") },
  editProfile: { load: () => import("./routes/edit-profile.tsx") },
  accountSettings: { load: () => import("./routes/account-settings.tsx") },
  gem: { load: () => import("./routes/gem.tsx") },
  driverCard: { load: () => import("./routes/driver-card.tsx") },
  mistake: { load: () => import("./routes/mistake.tsx") },
  list: { load: () => import("./routes/list.tsx") },
  listBook: { load: () => import("./routes/list-book.tsx") },
  photos: { load: () => import("./routes/photos.tsx"), keepsData: true },
  gemPhotos: { load: () => import("./routes/gem-photos.tsx"), keepsData: true },
  map: { load: () => import("./routes/map.tsx"), keepsData: true },
  phrases: { load: () => import("./routes/phrases.tsx"), keepsData: true },
  offline: { load: () => import("./routes/offline.tsx") },
  privacy: { load: () => import("./routes/privacy.tsx") },
  howReviewsWork: { load: () => import("./routes/how-reviews-work.tsx") },
  contact: { load: () => import("./routes/contact.tsx") },
  signInDone: { load: () => import("./routes/sign-in-done.tsx") },
  resetPassword: { load: () => import("./routes/reset-password.tsx") },
  notFound: { load: () => import("./routes/not-found.tsx") },
};
