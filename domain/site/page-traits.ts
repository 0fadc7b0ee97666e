import { keptPages, type PageName } from "./paths.ts";

/** What is true of a page as a whole. Apart from the paths, so that browsers do not load it. */
interface PageTraits {
  /** Whether all visitors get the same page, which is then cached. */
  readonly isShared?: true;
  /** Whether search engines should find it. */
  readonly isListed?: true;
  /** Whether no link leads a visitor to it: a sign-in and a sign-out load a new document. */
  readonly isForUsers?: true;
  /** Whether each link to it loads a new document (`reloadDocument`), so that no other page needs to know its files. */
  readonly isOwnDocument?: true;
}

const traits: Readonly<Record<PageName, PageTraits>> = {
  home: { isShared: true, isListed: true },
  saved: {},
  stamps: { isForUsers: true, isOwnDocument: true },
  profile: { isForUsers: true },
  editProfile: { isForUsers: true },
  accountSettings: { isForUsers: true },
  gem: { isShared: true, isListed: true },
  driverCard: { isShared: true },
  mistake: { isShared: true, isOwnDocument: true },
  list: { isShared: true },
  listBook: { isShared: true, isOwnDocument: true },
  photos: { isShared: true, isListed: true },
  gemPhotos: { isShared: true, isListed: true },
  map: { isShared: true, isListed: true },
  phrases: { isShared: true, isListed: true, isOwnDocument: true },
  offline: { isShared: true, isOwnDocument: true },
  privacy: { isShared: true, isListed: true, isOwnDocument: true },
  howReviewsWork: { isShared: true, isListed: true, isOwnDocument: true },
  contact: { isShared: true, isListed: true, isOwnDocument: true },
  signInDone: { isForUsers: true },
  resetPassword: { isForUsers: true },
};

/** Whether something is true of a page. */
export const isPage = (name: PageName, trait: keyof PageTraits | "isKept"): boolean =>
  trait === "isKept" ? keptPages.has(name) : traits[name][trait] === true;
