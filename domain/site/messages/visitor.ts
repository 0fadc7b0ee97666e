/** Sentences for every visitor. */

/**
 * The line with the number of gems (docs/product.md §2, Home). Exported alone because the script for early searches
 * uses it without the rest.
 */
export const gemsFound = (count: number): string => (count === 1 ? "1 gem found" : `${count} gems found`);

export const site = {
  name: "Anaba",
  kanji: "穴場",
  footer: "© 2024 Anaba. Discover the extraordinary.", // docs/product.md §2, Footer
  description:
    "Twelve hand-picked hidden places in Japan: temples, teahouses, workshops and ramen streets that most travellers walk past.",
  skipToContent: "Skip to content",
  prints: "Woodblock-style prints, drawn for Anaba and free to use under CC BY 4.0.",
  previewPicture: "Woodblock-style print: one for each of the twelve places, hung side by side",
  allPrints: "See them all",
  appearance: "Appearance",
  appearances: { light: "Light", dark: "Dark", system: "As the system" },
  privacy: "Privacy",
  howReviewsWork: "How reviews work",
  contact: "Contact",
  themeNote: "anaba, “a good place few people know”",
} as const;

export const header = {
  back: "Back",
  menu: "Menu",
  prints: "Prints",
  logIn: "Log in",
  profile: "Your profile",
  map: "Map",
} as const;

export const menu = {
  home: "Home",
  profile: "Profile",
  saved: "Saved",
  accountSettings: "Account Settings",
  help: "Help",
  logOut: "Log out",
  logOutUnheard:
    "You are still logged in, because the server could not be reached. What waited on this phone is erased.",
  helpAlert: "Help center feature coming soon!", // docs/product.md §2, Hamburger menu
} as const;

export const home = {
  title: "Uncover Japan's Best-Kept Secrets", // docs/product.md §2, Home
  lede: "Twelve places most travellers walk past: when to go, how to get there, and five woodblock prints of each.",
  searchLabel: "Search gems",
  searchPlaceholder: "A place, a craft, a taste…",
  searchButton: "Search",
  filters: "Filters",
  all: "All",
  found: gemsFound,
  nothingMatches: "No gems match",
  nothingMatchesHint: "Try a place, a craft or a taste:",
  nothingMatchesSearch: (q: string) => `“${q}”`,
  nothingMatchesFilter: (category: string) => `in ${category}`,
  quiet: "Even the crickets are quiet.",
  noSuchCategory: (category: string) => `No category or tag “${category}”`,
  withAllWords: "These have all your words:",
  didYouMean: "Did you mean",
  reset: "Reset",
  gemsHeading: "The gems",
  sheetNumber: (id: number) => `No. ${id}`,
  map: "All twelve on one map",
  thisMonth: "This month",
  // Not `capitalized`: the build puts that into a file with the sentences about facts, which every page would load.
  inSeason: (what: string, where: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)} ${where}`,
} as const;

export const gem = {
  rating: (rating: number, reviews: number) =>
    `Rated ${rating.toFixed(1)} out of 5 from ${reviews.toLocaleString("en-US")} reviews`,
  save: (title: string) => `Save ${title}`,
  /** While a save or its removal waits for a connection. */
  saveWaiting: (title: string) => `Save ${title}, waiting`,
  loading: (title: string) => `Loading ${title}…`,
} as const;

export const saves = {
  added: "Added to saved posts", // docs/product.md §4, Save toggle
  removed: "Removed from saved posts",
  logIn: "Please log in to save gems",
  waits: (isSaved: boolean) =>
    `Kept on this phone. It will be ${isSaved ? "saved" : "removed"} when you are back online.`,
  takenBack: "Taken back. Nothing will be sent.",
  explore: "Explore the gems",
} as const;

export const account = {
  at: (username: string) => `@${username}`,
  logInToContinue: "Please log in to continue",
  logInToViewProfile: "Please log in to view your profile", // docs/product.md §2, Profile
  profile: "Profile",
  editProfile: "Edit Profile",
  accountSettings: "Account Settings",
  whyLogIn:
    "An account keeps the places you want to remember, and lets you review the ones you have been to.",
} as const;

export const failures = {
  unexpected: "An unexpected error occurred", // docs/product.md §8
  network: "Please check your connection and try again.",
  reviews: "Failed to load reviews", // docs/product.md §8
  tryAgain: "Try again",
  pageNotFound: "Page not found",
  pageNotFoundHint: "The path ends here. It\u00a0happens on the best walks.",
  goHome: "Go Home", // docs/product.md §2, Gem detail
  sessionUnknown: "We can’t reach your account right now",
  copyKnowsNobody: "This is an offline copy; it doesn’t know who you are.",
  sessionUnknownHint: "Nothing in it has changed. Every place, print and map is still open to you.",
  serverErrorHint: "The fault is on our side, and it rarely lasts. A second try often works.",
} as const;

export const titles = {
  /** Document title of a page. */
  page: (title: string) => `${title} · Anaba`,
  home: "Anaba: uncover Japan’s best-kept secrets",
  gem: (title: string, location: string) => `${title} (${location}) · Anaba`,
  search: (q: string) => `Search: ${q} · Anaba`,
  gemPhotos: (title: string) => `Prints of ${title} · Anaba`,
} as const;

export const descriptions = {
  photos:
    "All the woodblock-style prints of Anaba’s twelve hidden places in Japan, large enough to hang on a wall.",
  gemPhotos: (title: string, location: string) => `Woodblock-style prints of ${title} in ${location}, Japan.`,
  personal: "Your corner of Anaba.",
  category: (category: string) => `Hidden places in Japan for ${category}, chosen one by one.`,
} as const;
