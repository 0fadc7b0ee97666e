/** Sentences for signing up, signing in and managing an account. */

export const logIn = {
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
  allowPopups: "Please allow popups to continue with Google", // docs/product.md §4
  getCode: "Get a code",
  signUpHint: "We send a 6-digit code to your address, and you choose the rest.",
  signInInstead: "Sign in with this email",
  signedIn: "Signed in",
  suspended: (reason: string) => `This account is suspended: ${reason}`,
} as const;

/** The sentences of refusals, by code (docs/product.md §4, §5, §8). */
export const refusals = {
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
  "google-account-suspended": "This account is suspended. We wrote you an email about it.",
  "gem-unknown": "Gem not found", // docs/product.md §2, Gem detail
  "save-logged-out": "Please log in to save gems", // docs/product.md §8
  "save-failed": "An unexpected error occurred", // docs/product.md §8
  "review-logged-out": "Please log in to write a review", // docs/product.md §8
  "review-rating-missing": "Please choose a rating",
  "review-too-long": "Review must be no more than 500 characters long",
  "review-characters": "Review contains characters that cannot be shown",
  "review-missing": "This review is not there any more",
  "review-hidden": "Your review of this gem was hidden by whoever runs the site.",
  "review-failed": "An unexpected error occurred", // docs/product.md §8
  busy: "Please try again",
  "request-invalid": "This request cannot be understood.",
  unexpected: "An unexpected error occurred",
} as const;

export const signup = {
  bioTooManyWords: (words: number) => `Bio must be 100 words or less (currently ${words} words)`, // docs/product.md §5
  waitForCheck: "Please wait while we check username availability", // docs/product.md §5
  codeSentSimulated: "Verification code sent! Check the console for your 6-digit code.", // docs/product.md §8
  codeSent: "Verification code sent! Check your inbox.",
  step: (number: number, total: number) => `Step ${number} of ${total}`,
  codeHeading: "Check your email",
  codeHint: (email: string) => `Enter the 6-digit code for ${email}.`,
  simulated:
    "Email is simulated here: nothing is sent. Codes appear in the browser’s console, reset links in the server’s outbox.",
  consoleCode: (code: string) => `Your Anaba verification code is ${code}`,
  code: "Verification code",
  verify: "Verify",
  resend: "Send a new code",
  resendIn: (seconds: number) => `A new code can be sent in ${seconds} s`,
  passwordHeading: "Choose a password",
  passwordHint: "At least 8 characters, with an uppercase letter, a lowercase letter and a number.",
  confirmPassword: "Confirm password",
  usernameHeading: "Choose a username",
  usernameHint: "3–20 letters, numbers and underscores. It stands on your profile.",
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
} as const;

/** What stands over the page between a change of session and the document that shows it. */
export const sessionChanges = {
  "signed-up": { title: "Your account is ready", hint: "You are signed in." },
  "signed-in": { title: "You are signed in", hint: "Your saved gems are on their way." },
  "signed-out": { title: "You are logged out", hint: "See you on the road." },
  deleted: { title: "Your account is gone", hint: "Nothing of it is left here." },
} as const;

export const googleSignIn = {
  done: "Continue with Google",
  closing: "You can close this window",
  outcomes: {
    "signed-in": "You are signed in.",
    "complete-profile": "You are signed in.",
    confirmed: "Google has confirmed that it is you.",
    cancelled: "Nothing has changed.",
  },
} as const;

export const passwordReset = {
  title: "Choose a new password",
  hint: "It ends every session of your account. Sign in again afterwards, wherever you are.",
  submit: "Save password",
  sentTitle: "Check your email",
  sent: "Password reset email sent! Check your inbox.", // docs/product.md §8
  doneTitle: "All set",
  done: "Your password has been changed. Please sign in.",
  overTitle: "A new link, please",
  ask: "Send a new link",
} as const;

export const profile = {
  completeTitle: "Complete Your Profile", // docs/product.md §2, Edit profile
  completeHint: "One last thing: choose the name you go by here.",
  back: "Back",
  skip: "Skip for Now", // docs/product.md §2, Edit profile
  cancel: "Cancel",
  save: "Save",
  image: "Profile image",
  imageHint: "A picture under 5 MB. It is cut to a square.",
  imageChosen: "This is how it will be cut.",
  imagePreview: "The new picture, as it will be cut",
  changeImage: "Change picture",
  framing: "Pull the picture, or move it here.",
  framingZoom: "Closer",
  framingX: "Left to right",
  framingY: "Up and down",
  framingAt: (share: number) => `${Math.round(share * 100)} %`,
  imageUnchosen: "Take the new picture back",
  imageAgain: "Please choose the picture once more.",
  uploading: "Uploading the picture",
  usernameHint: "3–20 letters, numbers and underscores.",
  updated: "Profile updated successfully!", // docs/product.md §8
  imageNotUploaded: (reason: string) => `Failed to upload image: ${reason}`, // docs/product.md §8
  imageReasons: {
    unreadable: "the picture could not be read",
    storage: "the picture could not be stored, please try again",
    busy: "too many pictures at once, please try again",
  },
} as const;

export const settings = {
  details: "Your account",
  email: "Email",
  since: "Member since",
  username: "Username",
  nickname: "Nickname",
  noUsername: "Not chosen yet",
  data: "Your data",
  dataHint: "Everything Anaba keeps about you, in one file.",
  download: "Download your data",
  logOutHint: "You stay signed in elsewhere.",
  dangerZone: "Danger zone",
  dangerHint: "Deleting your account cannot be undone.",
} as const;

export const deletion = {
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
  done: "Account deleted successfully", // docs/product.md §8
  failedUnexpectedly: "An unexpected error occurred while deleting your account", // docs/product.md §8
} as const;
