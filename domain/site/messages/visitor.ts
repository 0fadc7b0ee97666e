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
  prints: "The pictures are woodblock-style prints drawn for Anaba, free to use under CC BY 4.0.",
  previewPicture: "Woodblock-style print: Mount Fuji at dawn above rows of tea",
  allPrints: "See them all",
  themeNote: "anaba, “a good place few people know”",
} as const;

export const header = {
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
  helpAlert: "Help center feature coming soon!", // docs/product.md §2, Hamburger menu
} as const;

export const home = {
  title: "Uncover Japan's Best-Kept Secrets", // docs/product.md §2, Home
  lede: "Twelve places most travellers walk past, chosen one by one, each with five woodblock prints of its own.",
  searchLabel: "Search gems",
  searchPlaceholder: "A place, a craft, a taste…",
  searchButton: "Search",
  suggestions: "Suggestions",
  suggestionKinds: { category: "Category", location: "Place", gem: "Gem" },
  filters: "Filters",
  all: "All",
  found: gemsFound,
  nothingMatches: "No gems match",
  nothingMatchesSearch: (q: string) => `“${q}”`,
  nothingMatchesFilter: (category: string) => `in ${category}`,
  quiet: "Even the crickets are quiet.",
  nothingHint: "Try another word, or start again from all twelve.",
  noSuchCategory: (category: string) => `No category or tag “${category}”`,
  withAllWords: "These have all your words:",
  didYouMean: "Did you mean",
  reset: "Reset",
  gemsHeading: "The gems",
  sheetNumber: (id: number) => `No. ${id}`,
  map: "All twelve on one map",
} as const;

export const gem = {
  about: "About",
  category: "Category",
  tags: "Tags",
  location: (location: string) => `${location}, Japan`,
  rating: (rating: number, reviews: number) =>
    `Rated ${rating.toFixed(1)} out of 5 from ${reviews.toLocaleString("en-US")} reviews`,
  catalogueRating: "Catalogue rating",
  catalogueRatingHint: "the guide’s own mark",
  reviewCount: (reviews: number) => `${reviews.toLocaleString("en-US")} reviews`,
  photos: "Photos",
  photoOf: (n: number, total: number) => `Photo ${n} of ${total}`,
  allPhotos: "All photos of this gem",
  whenToGo: "When to go",
  save: (title: string) => `Save ${title}`,
  share: "Share",
  copyLink: "Copy link",
  shareVia: "Share via…",
  linkCopied: "Link copied to clipboard!", // docs/product.md §8
  linkNotCopied: "Failed to copy link", // docs/product.md §8
  shared: "Shared successfully!", // docs/product.md §8
  loading: (title: string) => `Loading ${title}…`,
  notFound: "Gem not found", // docs/product.md §2, Gem detail
  notFoundHint: "No gem lies at this address. The other twelve are still where they were.",
  next: "Next gem",
  previous: "Previous gem",
  more: "More gems",
} as const;

export const reviews = {
  heading: "Reviews",
  readersRating: "Readers' rating",
  readersRatingHint: "from the reviews written here",
  none: "No one has written about this place yet.",
  noneHint: "Been there? Yours could be the first word.",
  write: "Write a review",
  edit: "Edit your review",
  logInToWrite: "Please log in to write a review", // docs/product.md §8
  failedToLoad: "Failed to load reviews", // docs/product.md §8
  mean: (mean: number) => `${mean.toFixed(1)} out of 5`,
  count: (count: number) => (count === 1 ? "1 review" : `${count.toLocaleString("en-US")} reviews`),
  spread: (stars: number, count: number) => `${stars === 1 ? "1 star" : `${stars} stars`}: ${count}`,
  spreadLabel: "How the marks are spread",
  more: "Show older reviews",
  undo: "Undo",
  yours: "Yours",
  change: "Edit",
  /** Differs from the name of the button beside the list, so that the two can be told apart. */
  changeName: "Edit what you wrote",
  submitted: "Review submitted successfully!", // docs/product.md §8
  deleted: "Review deleted successfully!", // docs/product.md §8
  stars: (stars: number) => (stars === 1 ? "1 star" : `${stars} stars`),
  edited: "edited",
  anonymous: "Anonymous User", // docs/product.md §3, Review document
  newest: "Back to the newest reviews",
  tryAgain: "Try again",
} as const;

/** The seasons, and the sign that stands for each on a seal. */
export const seasons = {
  spring: { name: "spring", sign: "春" },
  summer: { name: "summer", sign: "夏" },
  autumn: { name: "autumn", sign: "秋" },
  winter: { name: "winter", sign: "冬" },
} as const;

export const photos = {
  title: "Photos",
  lede: "Every print in the collection. Open one to look closer.",
  open: (n: number, what: string) => `Open photo ${n}: ${what}`,
  lightbox: "Photo viewer",
  previous: "Previous photo",
  next: "Next photo",
  close: "Close",
  counter: (n: number, total: number) => `${n} / ${total}`, // docs/product.md §2, Photos
  sheet: (n: number, total: number) => `Sheet ${n} of ${total}`,
  toGem: "Go to the gem",
  ofAllGems: "The prints of all gems",
} as const;

export const saves = {
  added: "Added to saved posts", // docs/product.md §4, Save toggle
  removed: "Removed from saved posts",
  logIn: "Please log in to save gems",
  title: "Saved gems",
  logInPrompt: "Log in to see your saved gems",
  empty: "No saved gems yet", // docs/product.md §2, Saved
  emptyHint: "Press the heart of a place you want to remember. It will wait for you here.",
  explore: "Explore the gems",
  loading: "Fetching your saved gems…",
  share: "Share this list",
  onTheMap: "On the map",
  /** The real number, beside the placeholder numbers of the profile. */
  count: (count: number) => (count === 1 ? "1 saved gem" : `${count} saved gems`),
} as const;

export const account = {
  at: (username: string) => `@${username}`,
  logInToContinue: "Please log in to continue",
  logInToViewProfile: "Please log in to view your profile", // docs/product.md §2, Profile
  profile: "Profile",
  editProfile: "Edit Profile",
  accountSettings: "Account Settings",
  whyLogIn:
    "An account keeps the places you want to remember, and lets you write about the ones you have been to.",
} as const;

export const failures = {
  unexpected: "An unexpected error occurred", // docs/product.md §8
  network: "Please check your connection and try again.",
  tryAgain: "Try again",
  tooMany: "Too many attempts. Please try again later.",
  pageNotFound: "Page not found",
  pageNotFoundHint: "The path ends here. It happens on the best walks.",
  goHome: "Go Home", // docs/product.md §2, Gem detail
  sessionUnknown: "We cannot look you up just now",
  sessionUnknownHint:
    "Your account cannot be reached for the moment, and nothing about it has changed. You can go on browsing meanwhile.",
  serverErrorHint: "The fault is on our side, not yours. Please try again in a moment.",
} as const;

export const titles = {
  /** Document title of a page. */
  page: (title: string) => `${title} · Anaba`,
  home: "Anaba: uncover Japan’s best-kept secrets",
  gem: (title: string, location: string) => `${title} (${location}) · Anaba`,
  search: (q: string) => `Search: ${q} · Anaba`,
  gemPhotos: (title: string) => `Photos of ${title} · Anaba`,
} as const;

export const descriptions = {
  photos:
    "All the woodblock-style prints of Anaba’s twelve hidden places in Japan, large enough to hang on a wall.",
  gemPhotos: (title: string, location: string) => `Woodblock-style prints of ${title} in ${location}, Japan.`,
  personal: "Your corner of Anaba.",
  saved: "The hidden places in Japan that you keep, the newest first.",
  profile: "Your nickname, your picture and a few words about you.",
  editProfile: "Change your nickname, your username, your bio and your picture.",
  accountSettings: "The address of your account, since when it exists, and the way to delete it.",
  category: (category: string) => `Hidden places in Japan for ${category}, chosen one by one.`,
} as const;
