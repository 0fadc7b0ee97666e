/** Sentences of the page "Privacy" (docs/product.md §13). What is stored is in `stored-data.ts`. */

export const privacy = {
  title: "Privacy",
  description:
    "What Anaba stores about you, why, for how long, and who can see it. The list is checked against the database whenever the site changes.",
  lede: "What is stored about you, why, for how long, and who can see it. The list is checked against the database whenever the site changes, so nothing is kept that it does not name.",
  parts: "On this page",
  short: {
    title: "In short",
    points: [
      "You can read everything here without an account and without a cookie.",
      "No advertising, no trackers, and no statistics about people. Your browser talks to this site alone, unless you follow a link or choose “Continue with Google”.",
      "“Near me” uses your position in your browser only. It is never sent and never stored.",
      "Other people see your nickname, your picture and your reviews, and nothing else.",
      "You can take all of it with you and delete it yourself, at any time.",
    ],
  },
  columns: { what: "What", why: "Why", howLong: "How long", whoSees: "Who sees it" },
  operator:
    "“The operator” is whoever runs this site. They can read its database, and each change that they make to an account or a review is written down.",
  deletion: { title: "How it is deleted" },
  rights: {
    title: "What you can do",
    own: "See and take with you",
    ownHint: "In Account Settings you can download a file with what is stored about you.",
    change: "Correct",
    changeHint: "Change your profile, your reviews, your notes and your stamps where you made them.",
    erase: "Delete",
    eraseHint:
      "When you delete your account, all that is yours goes at once, except for what the tables above keep longer.",
    settings: "Account Settings",
    complain:
      "Where the law of your country gives you more rights, as the GDPR does in Europe, the operator has to grant them. You can also complain to your data protection authority.",
    contact: "How to reach the operator",
  },
  names: {
    title: "By their technical names",
    summary: "Every column, cookie and file",
  },
} as const;
