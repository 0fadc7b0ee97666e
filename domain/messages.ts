/** Spec §2, Home: the count line. Stands alone because the early search script takes it without the rest. */
export const gemsFound = (count: number): string => (count === 1 ? "1 gem found" : `${count} gems found`);

/**
 * Every sentence the site says, by key; the only place where one is written, so that other languages can follow.
 * Sentences of the specification stand to the letter; the section is named beside each group.
 */
export const messages = {
  site: {
    name: "Anaba",
    kanji: "穴場",
    tagline: "Discover the extraordinary.",
    footer: "© 2024 Anaba. Discover the extraordinary.", // spec §2, Footer
    description:
      "Twelve hand-picked hidden places in Japan: temples, teahouses, workshops and ramen streets that most travellers walk past.",
    skipToContent: "Skip to content",
    prints: "The pictures are woodblock-style prints drawn for Anaba, free to use under CC BY 4.0.",
    allPrints: "See them all",
    themeNote: "anaba, “a good place few people know”",
  },
  header: {
    menu: "Menu",
    logIn: "Log in",
    profile: "Your profile",
    navigation: "Main",
  },
  menu: {
    home: "Home",
    profile: "Profile",
    saved: "Saved",
    accountSettings: "Account Settings",
    help: "Help",
    logOut: "Log out",
    helpAlert: "Help center feature coming soon!", // spec §2, Hamburger menu
  },
  home: {
    title: "Uncover Japan's Best-Kept Secrets", // spec §2, Home
    lede: "Twelve places most travellers walk past, chosen one by one and printed like the old series of views.",
    searchLabel: "Search gems",
    searchPlaceholder: "A place, a craft, a taste…",
    searchButton: "Search",
    clearSearch: "Clear search",
    suggestions: "Suggestions",
    suggestionKinds: { category: "Category", location: "Place", gem: "Gem" },
    filters: "Filters",
    filterCategories: "Categories",
    filterTags: "Tags",
    all: "All",
    found: gemsFound,
    nothingMatches: "No gems match",
    nothingMatchesSearch: (q: string) => `“${q}”`,
    nothingMatchesFilter: (category: string) => `in ${category}`,
    nothingHint: "Try another word, or start again from all twelve.",
    didYouMean: "Did you mean",
    reset: "Reset",
    gemsHeading: "The gems",
    sheetNumber: (id: number) => `No. ${id}`,
    suggestionsAvailable: (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
  },
  gem: {
    about: "About",
    category: "Category",
    tags: "Tags",
    location: (location: string) => `${location}, Japan`,
    rating: (rating: number, reviews: number) =>
      `Rated ${rating.toFixed(1)} out of 5 from ${reviews.toLocaleString("en-US")} reviews`,
    catalogueNote: "The guide’s own mark",
    reviewCount: (reviews: number) => `${reviews.toLocaleString("en-US")} reviews`,
    photos: "Photos",
    photoOf: (n: number, total: number) => `Photo ${n} of ${total}`,
    allPhotos: "All photos of this gem",
    save: (title: string) => `Save ${title}`,
    share: "Share",
    copyLink: "Copy link",
    shareVia: "Share via…",
    linkCopied: "Link copied to clipboard!", // spec §8
    linkNotCopied: "Failed to copy link", // spec §8
    shared: "Shared successfully!", // spec §8
    notFound: "Gem not found", // spec §2, Gem detail
    notFoundHint: "No gem lies at this address. The other twelve are still where they were.",
    next: "Next gem",
    previous: "Previous gem",
    more: "More gems",
  },
  reviews: {
    heading: "Reviews",
    none: "No one has written about this place yet.",
    noneHint: "Been there? Yours could be the first word.",
    write: "Write a review",
    edit: "Edit your review",
    logInToWrite: "Please log in to write a review", // spec §8
    failedToLoad: "Failed to load reviews", // spec §8
    mean: (mean: number) => `${mean.toFixed(1)} out of 5`,
    count: (count: number) => (count === 1 ? "1 review" : `${count.toLocaleString("en-US")} reviews`),
    spread: (stars: number, count: number) => `${stars === 1 ? "1 star" : `${stars} stars`}: ${count}`,
    spreadLabel: "How the marks are spread",
    more: "Show older reviews",
    /** Spec §5, Review: the label of each mark; the first stands for none. */
    labels: ["No rating", "Poor", "Fair", "Good", "Very Good", "Excellent"],
    rating: "Rating",
    text: "Your review",
    textHint: "What would you tell a friend who is going?",
    submit: "Submit",
    tryAgainToSubmit: "Try again",
    delete: "Delete review",
    deleteSure: "Delete this review? It cannot be brought back.",
    deleteConfirm: "Delete",
    keep: "Keep it",
    cancel: "Cancel",
    close: "Close",
    yours: "Yours",
    change: "Edit",
    /** Not the name of the button that stands beside the list: two of one name cannot be told apart. */
    changeName: "Edit what you wrote",
    submitted: "Review submitted successfully!", // spec §8
    deleted: "Review deleted successfully!", // spec §8
    stars: (stars: number) => (stars === 1 ? "1 star" : `${stars} stars`),
    edited: "edited",
    anonymous: "Anonymous User", // spec §3, Review document
    newest: "Back to the newest reviews",
    tryAgain: "Try again",
  },
  photos: {
    title: "Photos",
    lede: "Every print in the collection. Open one to look closer.",
    open: (n: number, what: string) => `Open photo ${n}: ${what}`,
    viewer: "Photo viewer",
    previous: "Previous photo",
    next: "Next photo",
    close: "Close",
    counter: (n: number, total: number) => `${n} / ${total}`, // spec §2, Photos
    backToGem: (title: string) => `Back to ${title}`,
    toGem: "Go to the gem",
    ofAllGems: "The prints of all gems",
  },
  saves: {
    added: "Added to saved posts", // spec §4, Save toggle
    removed: "Removed from saved posts",
    logIn: "Please log in to save gems",
    title: "Saved gems",
    logInPrompt: "Log in to see your saved gems",
    empty: "No saved gems yet", // spec §2, Saved
    emptyHint: "Press the heart of a place you want to remember. It will wait for you here.",
    explore: "Explore the gems",
    loading: "Fetching your saved gems…",
    /** The real number, beside the placeholders of the profile. */
    count: (count: number) => (count === 1 ? "1 saved gem" : `${count} saved gems`),
  },
  account: {
    logInToContinue: "Please log in to continue",
    logInToViewProfile: "Please log in to view your profile", // spec §2, Profile
    profile: "Profile",
    editProfile: "Edit Profile",
    accountSettings: "Account Settings",
    whyLogIn:
      "An account keeps the places you want to remember, and lets you write about the ones you have been to.",
  },
  logIn: {
    dialog: "Log in or sign up",
    title: "Come in",
    titleHint: "Keep the places you want to remember.",
    ways: "Ways to come in",
    signIn: "Sign In",
    signUp: "Sign Up",
    close: "Close",
    email: "Email",
    password: "Password",
    showPassword: "Show password",
    forgotPassword: "Forgot password?",
    or: "or",
    withGoogle: "Continue with Google",
    allowPopups: "Please allow popups to continue with Google", // product §4
    getCode: "Get a code",
    signUpHint: "We send a 6-digit code to your address, and you choose the rest.",
    signInInstead: "Sign in with this email",
    signedIn: "Signed in",
  },
  /** What stands in the way of what somebody asked of their account, by the refusal's code (spec §5, §8; product §4). */
  refusals: {
    "email-missing": "Please enter your email address",
    "email-missing-first": "Please enter your email address first",
    "email-required": "Email is required",
    "email-invalid": "Please enter a valid email address",
    "email-taken": "An account with this email already exists. Please sign in.",
    "code-missing": "Please enter the verification code",
    "code-wrong-simulated": "Invalid verification code. Please check the console for the correct code.",
    "code-wrong": "Invalid verification code.",
    "code-over": "This code can no longer be used. Please get a new one.",
    "code-too-soon": "Please wait a moment before you get another code.",
    "code-not-sent": "Failed to send verification code",
    "signup-over": "Your sign-up has expired. Please start again.",
    "signup-failed": "Failed to complete signup",
    "fields-missing": "Please fill in all fields",
    "password-too-short": "Password must be at least 8 characters long",
    "password-too-long": "Password must be no more than 128 characters long",
    "password-without-uppercase": "Password must contain at least one uppercase letter",
    "password-without-lowercase": "Password must contain at least one lowercase letter",
    "password-without-number": "Password must contain at least one number",
    "password-too-common": "This password is too common",
    "passwords-differ": "Passwords do not match",
    "username-missing": "Please enter a username",
    "username-too-short": "Username must be at least 3 characters long",
    "username-too-long": "Username must be no more than 20 characters long",
    "username-characters": "Username can only contain letters, numbers, and underscores",
    "username-taken": "This username is already taken",
    "username-not-checked": "Error checking username availability",
    "nickname-missing": "Please enter a nickname",
    "nickname-too-short": "Nickname must be at least 2 characters long",
    "nickname-too-long": "Nickname must be no more than 30 characters long",
    "nickname-characters": "Nickname contains characters that cannot be shown",
    "signup-bio-too-long": "Bio must be no more than 4,096 characters long",
    "bio-characters": "Bio contains characters that cannot be shown",
    "profile-nickname-missing": "Nickname is required",
    "profile-username-too-short": "Username must be at least 3 characters long",
    "profile-username-too-long": "Username must be less than 20 characters",
    "profile-username-taken": "Username is already taken",
    "profile-username-unavailable": "Username is not available",
    "profile-bio-too-long": "Bio must be less than 150 characters",
    "profile-failed": "Failed to update profile",
    "age-invalid": "Invalid age value",
    "image-invalid": "Please select a valid image file",
    "image-too-large": "Image size must be less than 5MB",
    "credentials-wrong": "Incorrect email or password",
    "reset-link-over": "This link can no longer be used. Please ask for a new one.",
    "not-signed-in": "No user logged in",
    "password-required": "Password required for email/password accounts",
    "password-wrong": "Incorrect password",
    "google-proof-missing": "Please confirm with Google first",
    "deletion-failed": "Failed to delete account",
    "google-unavailable": "Google sign-in is not available right now. Please try again later.",
    "google-failed": "Google sign-in did not work. Please try again.",
    "google-email-unverified": "Google has not verified this email address.",
    "google-other-account": "Please choose the Google account you signed up with.",
    "google-email-taken": "An account with this email already exists. Please sign in.",
    "gem-unknown": "Gem not found", // spec §2, Gem detail
    "save-logged-out": "Please log in to save gems", // spec §8
    "save-failed": "An unexpected error occurred", // spec §8
    "review-logged-out": "Please log in to write a review", // spec §8
    "review-rating-missing": "Please choose a rating",
    "review-too-long": "Review must be no more than 500 characters long",
    "review-characters": "Review contains characters that cannot be shown",
    "review-missing": "This review is not there any more",
    "review-failed": "An unexpected error occurred", // spec §8
    busy: "Please try again",
    "request-invalid": "This request cannot be understood.",
    unexpected: "An unexpected error occurred",
  },
  signup: {
    bioTooManyWords: (words: number) => `Bio must be 100 words or less (currently ${words} words)`, // spec §5
    waitForCheck: "Please wait while we check username availability", // spec §5
    codeSentSimulated: "Verification code sent! Check the console for your 6-digit code.", // spec §8
    codeSent: "Verification code sent! Check your inbox.",
    step: (number: number, total: number) => `Step ${number} of ${total}`,
    codeHeading: "Check your email",
    codeHint: (email: string) => `Enter the 6-digit code for ${email}.`,
    codeHintSimulated: (email: string) =>
      `No email is really sent here: the 6-digit code for ${email} is in the browser’s console.`,
    consoleCode: (code: string) => `Your Anaba verification code is ${code}`,
    code: "Verification code",
    verify: "Verify",
    resend: "Send a new code",
    resendIn: (seconds: number) => `A new code can be sent in ${seconds} s`,
    passwordHeading: "Choose a password",
    passwordHint: "At least 8 characters, with an uppercase letter, a lowercase letter and a number.",
    confirmPassword: "Confirm password",
    usernameHeading: "Choose a username",
    usernameHint: "3–20 letters, numbers and underscores. Only you and your profile show it.",
    username: "Username",
    usernameChecking: "Checking…",
    usernameAvailable: "This username is available",
    nicknameHeading: "Choose a nickname",
    nicknameHint: "2–30 characters. It stands beside your reviews; other people may have the same.",
    nickname: "Nickname",
    bioHeading: "Tell us about you",
    bioHint: "A few words, if you like: at most 100.",
    bio: "Bio",
    words: "words",
    next: "Continue",
    skip: "Skip",
    create: "Create account",
  },
  googleSignIn: {
    done: "Continue with Google",
    closing: "You can close this window.",
  },
  passwordReset: {
    title: "Choose a new password",
    password: "Password",
    confirmPassword: "Confirm password",
    submit: "Save password",
    sent: "Password reset email sent! Check your inbox.", // spec §8
    done: "Your password has been changed. Please sign in.",
  },
  profile: {
    tiles: [
      { value: "29K", label: "Followers" }, // spec §2, Profile: placeholders
      { value: "43K", label: "Following" },
      { value: "320K", label: "Saved" },
    ],
    figures: "In figures",
    at: (username: string) => `@${username}`,
    completeTitle: "Complete Your Profile", // spec §2, Edit profile
    completeHint: "One last thing: choose the name you go by here.",
    back: "Back",
    skip: "Skip for Now", // spec §2, Edit profile
    cancel: "Cancel",
    save: "Save",
    image: "Profile image",
    imageHint: "A picture under 5 MB. It is cut to a square.",
    imageChosen: "This is how it will be cut.",
    imageUnchosen: "Take the new picture back",
    uploading: "Uploading the picture",
    usernameHint: "3–20 letters, numbers and underscores.",
    updated: "Profile updated successfully!", // spec §8
    imageNotUploaded: (reason: string) => `Failed to upload image: ${reason}`, // spec §8
    imageReasons: {
      unreadable: "the picture could not be read",
      storage: "the picture could not be stored, please try again",
      busy: "too many pictures at once, please try again",
    },
  },
  settings: {
    details: "Your account",
    email: "Email",
    since: "Member since",
    username: "Username",
    nickname: "Nickname",
    noUsername: "Not chosen yet",
    dangerZone: "Danger zone",
    dangerHint: "Deleting your account cannot be undone.",
  },
  deletion: {
    open: "Delete Account",
    title: "Delete your account?",
    goes: (reviews: number, saves: number) =>
      `Your profile goes for good, and with it ${reviews === 1 ? "1 review" : `${reviews} reviews`} and ${saves === 1 ? "1 saved gem" : `${saves} saved gems`}. Nobody can bring it back.`,
    password: "Password",
    passwordHint: "Enter your password to prove that it is you.",
    confirmGoogle: "Confirm with Google",
    confirmGoogleHint: "Sign in with Google once more to prove that it is you.",
    confirmed: "Confirmed. You can delete your account now.",
    confirm: "Delete Account",
    cancel: "Cancel",
    done: "Account deleted successfully", // spec §8
    failedUnexpectedly: "An unexpected error occurred while deleting your account", // spec §8
  },
  /** Mails are plain text; a line each. */
  mails: {
    codeSubject: "Your Anaba verification code",
    code: (code: string, minutes: number) =>
      `Your verification code is ${code}\n\nIt can be used for ${minutes} minutes. If you did not ask for it, nothing happens without it.\n`,
    resetSubject: "Reset your Anaba password",
    reset: (link: string, minutes: number) =>
      `Choose a new password here:\n\n${link}\n\nThe link can be used once, within ${minutes} minutes. If you did not ask for it, nothing happens without it.\n`,
  },
  /** Wholly the stand-in for Google that answers where no Google is configured, on loopback only. */
  standIn: {
    title: "Stand-in for Google",
    notice:
      "This is not Google. It is a stand-in for trying Anaba out on your own machine. Any address will do.",
    email: "Email",
    name: "Name",
    verified: "This address is verified",
    proceed: "Continue",
    cancel: "Cancel",
  },
  failures: {
    unexpected: "An unexpected error occurred", // spec §8
    network: "Please check your connection and try again.",
    tooMany: "Too many attempts. Please try again later.",
    pageNotFound: "Page not found",
    pageNotFoundHint: "The path ends here. It happens on the best walks.",
    goHome: "Go Home", // spec §2, Gem detail
    serverErrorHint: "Nothing you wrote is lost on your side. Please try again in a moment.",
  },
  /** Answers to requests that no page of ours sends. */
  http: {
    methodNotAllowed: "This address answers GET, HEAD and POST only.",
    addressTooLong: "This address is too long.",
    badRequest: "This request cannot be understood.",
    unsupportedBody: "Compressed request bodies are not accepted.",
    bodyTooLarge: "This request is too large.",
    noSuchFile: "There is no such file.",
    unavailable: "This cannot be done right now. Please try again in a moment.",
    foreignWrite: "This request did not come from Anaba.",
    serverError: (requestId: string) => `An unexpected error occurred. Request ${requestId}.`,
  },
  titles: {
    /** Document title of a page. */
    page: (title: string) => `${title} · Anaba`,
    home: "Anaba: uncover Japan’s best-kept secrets",
    gem: (title: string, location: string) => `${title} (${location}) · Anaba`,
    search: (q: string) => `Search: ${q} · Anaba`,
    gemPhotos: (title: string) => `Photos of ${title} · Anaba`,
  },
  descriptions: {
    photos:
      "All the woodblock-style prints of Anaba’s twelve hidden places in Japan, large enough to hang on a wall.",
    gemPhotos: (title: string, location: string) =>
      `Woodblock-style prints of ${title} in ${location}, Japan.`,
    personal: "Your corner of Anaba.",
    category: (category: string) => `Hidden places in Japan for ${category}, chosen one by one.`,
  },
} as const;
