/** Sentences of the page "How reviews work" (docs/product.md §13). */

const many = (count: number) => count.toLocaleString("en-US");

export const howReviewsWork = {
  title: "How reviews work",
  description:
    "Who may write a review on Anaba, what is checked and what is not, what is removed and by whom, and how many were.",
  lede: "Reviews here are the words of travellers. This is how they come about, and what nobody checks.",
  who: {
    title: "Who may write",
    account:
      "Anybody with an account, once for each gem. You can change or delete your review at any time; one that was changed says so.",
    verified: "An account needs an email address that receives our code, or a Google account.",
    unverified: "This site is a demonstration: an account needs an email address, but nobody verifies it.",
    money: "Nobody can buy a review here, a better place in the list, or the removal of a review.",
  },
  checked: {
    title: "What is checked",
    visit:
      "Only the account. Nobody checks whether a writer has been there: we ask for no ticket, no receipt and no position.",
    form: (longest: number) => `A review has one to five stars and at most ${many(longest)} characters.`,
  },
  shown: {
    title: "How they are shown",
    order: "Newest first, the good and the bad alike.",
    mean: "The readers’ rating is the plain average, and each review counts once. The catalogue’s own rating stands apart, and neither changes the other.",
  },
  removed: {
    title: "What is removed",
    who: "Only the operator removes a review, by hand and with a written reason. No machine does, and it makes no difference how many people report it.",
    reasons:
      "A review is removed if it is about something else, insults people, advertises, gives away somebody’s private life, or breaks the law. A low rating is no reason.",
    report:
      "Anybody with an account can report a review. From then on they no longer see it; everybody else does, until the operator has looked at it.",
    writer:
      "A hidden review is kept. Its writer reads the reason on the gem’s page and in the download of their data, and it can be shown again. Whoever deletes their account deletes their reviews.",
  },
  figures: {
    title: "How many",
    shown: "on the pages now",
    hidden: "hidden now",
    deleted: "deleted by the operator so far",
    count: many,
    missing: "We can’t count them right now.",
  },
} as const;
