/** Sentences of the page "Contact" (docs/product.md §13). */

export const contact = {
  title: "Contact",
  description: "How to reach the operator of this site, and where to find quicker answers.",
  lede: "Write to whoever runs this site:",
  ledeWithoutAddress: "These pages answer what most people ask.",
  missing: "There is no address to write to yet.",
  answers: {
    title: "Where to look",
    danger: "In danger, or hurt, in Japan",
    dangerLink: "Emergency numbers",
    review: "About a review",
    data: "About your data",
    account: "Leaving, or taking your data with you",
    accountLink: "Account Settings",
  },
  security: "Have you found a security hole? Please write before you tell others.",
} as const;
