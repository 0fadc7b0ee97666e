/** Sentences for signing up, signing in and managing an account. */

export const logIn = {
  dialog: "Log in or sign up",
  hint: "Your saved places and your reviews, on every device.",
  options: "Sign-in options",
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
  signUpHint: "We’ll email you a six-digit code. The rest takes a minute.",
  signInInstead: "Sign in with this email",
  signedIn: "Signed in",
} as const;

export const signup = {
  waitForCheck: "Please wait while we check username availability", // docs/product.md §5
  codeSentSimulated: "Verification code sent! Check the console for your 6-digit code.", // docs/product.md §8
  codeSent: "Verification code sent! Check your inbox.",
  step: (number: number, total: number) => `Step ${number} of ${total}`,
  codeHeading: "Check your email",
  codeHint: (email: string) => `Enter the six-digit code for ${email}.`,
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
  usernameHint: "3–20 letters, numbers or underscores. Shown on your profile.",
  username: "Username",
  usernameChecking: "Checking…",
  usernameAvailable: "This username is available",
  nicknameHeading: "Choose a nickname",
  nicknameHint: "2–30 characters. Shown beside your reviews. It needn’t be unique.",
  nickname: "Nickname",
  bioHeading: "Tell us about you",
  bioHint: "Optional: up to 100 words.",
  bio: "Bio",
  words: "words",
  next: "Continue",
  skip: "Skip",
  create: "Create account",
} as const;

/** Shown over the page after a change of session, until the new document has loaded. */
export const sessionChanges = {
  "signed-up": { title: "Your account is ready", hint: "You are signed in." },
  "signed-in": { title: "You are signed in", hint: "Your saved gems are on their way." },
  "signed-out": { title: "You are logged out", hint: "See you on the road." },
  deleted: { title: "Your account is deleted", hint: "Your profile, reviews and saved gems went with it." },
} as const;

export const googleSignIn = {
  done: "Continue with Google",
  closing: "You can close this window",
  outcomes: {
    "signed-in": "You are signed in.",
    "complete-profile": "You are signed in.",
    confirmed: "Google has confirmed that it’s you.",
    cancelled: "Nothing has changed.",
  },
} as const;

export const passwordReset = {
  title: "Choose a new password",
  hint: "This signs you out on every device.",
  submit: "Save password",
  sentTitle: "Check your email",
  sent: "Password reset email sent! Check your inbox.", // docs/product.md §8
  doneTitle: "All set",
  done: "Your password has been changed. Please sign in.",
  expiredTitle: "Request a new link",
  ask: "Send a new link",
} as const;

export const profile = {
  completeTitle: "Complete Your Profile", // docs/product.md §2, Edit profile
  completeHint: "One last thing: the name you go by here.",
  back: "Back",
  skip: "Skip for Now", // docs/product.md §2, Edit profile
  cancel: "Cancel",
  save: "Save",
  image: "Profile image",
  imageHint: "Under 5 MB. We’ll crop it square.",
  imageChosen: "This is how it will be cropped.",
  imagePreview: "Preview of the cropped picture",
  changeImage: "Change picture",
  framing: "Drag to reframe, or use the sliders.",
  framingZoom: "Zoom",
  framingX: "Horizontal position",
  framingY: "Vertical position",
  framingAt: (share: number) => `${Math.round(share * 100)} %`,
  imageUnchosen: "Undo",
  imageAgain: "Please choose the picture again.",
  uploading: "Uploading the picture",
  usernameHint: "3–20 letters, numbers or underscores.",
  updated: "Profile updated successfully!", // docs/product.md §8
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
  logOutHint: "You stay signed in on your other devices.",
  deletion: "Delete your account",
} as const;

/** The list of devices (docs/product.md §8). */
export const devices = {
  title: "Devices",
  hint: "Where you are signed in.",
  unknown: "A browser",
  lastActive: (day: string) => `Last active ${day}`,
  here: "This device",
  signOut: "Sign out",
  signOutOthers: "Sign out everywhere else",
  more: (count: number) => `${count} more devices`,
  signedOut: (browser: string) => `${browser} is signed out`,
  othersSignedOut: "Signed out everywhere else",
} as const;

/** The passkeys of an account, and signing in by one (docs/product.md §8). */
export const passkeys = {
  title: "Passkeys",
  hint: "Sign in with your finger, your face or the PIN of your device, with no password to type.",
  add: "Add a passkey",
  name: "Name",
  thisDevice: "This device",
  nameHint: "To tell it from your others.",
  confirmed: "Confirmed. You can add the passkey now.",
  next: "Continue",
  added: (day: string) => `Added ${day}`,
  lastUsed: (day: string) => `Last used ${day}`,
  notUsed: "Not used yet",
  refused: (day: string) =>
    `Refused ${day}, because there may be a copy of it. Please remove it, and add a new one.`,
  remove: "Remove",
  done: "Passkey added",
  removed: (name: string) => `${name} is removed`,
  unsupported: "This browser can’t make passkeys for this site",
  existing: "This device already has a passkey for your account.",
  failed: "The browser could not do this. Please try again, or use another way.",
  signIn: "Sign in with a passkey",
  confirm: "Confirm with a passkey",
} as const;

export const deletion = {
  open: "Delete Account",
  title: "Delete your account?",
  consequences: (reviews: number, saves: number) => {
    const deleted = [
      "your profile",
      ...(reviews === 0 ? [] : [reviews === 1 ? "1\u00a0review" : `${reviews}\u00a0reviews`]),
      ...(saves === 0 ? [] : [saves === 1 ? "1\u00a0saved\u00a0gem" : `${saves}\u00a0saved\u00a0gems`]),
    ];
    return `This deletes ${new Intl.ListFormat("en-GB").format(deleted)}. It can’t be undone.`;
  },
  password: "Password",
  passwordHint: "To confirm that it’s you.",
  confirmGoogle: "Confirm with Google",
  confirmGoogleHint: "Sign in with Google again to confirm that it’s you.",
  confirmed: "Confirmed. You can delete your account now.",
  confirm: "Delete Account",
  cancel: "Cancel",
  done: "Account deleted successfully", // docs/product.md §8
  failedUnexpectedly: "An unexpected error occurred while deleting your account", // docs/product.md §8
} as const;

/** The description of Account Settings. */
export const settingsDescription =
  "The email address of your account, when you joined, and how to delete your account.";
