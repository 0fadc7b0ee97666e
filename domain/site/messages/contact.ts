/** Sentences of the page "Contact" (docs/product.md §13). */

export const contact = {
  title: "Contact",
  description: "How to reach the operator of this site, and where to find quicker answers.",
  lede: "Write to whoever runs this site:",
  missing: "There is no address here yet.",
  duty: "Whoever runs a site for other people has to say who they are and how to be reached. Until that is said here, these are the ways to what most people look for.",
  quicker: {
    title: "Quicker than writing",
    danger: "In danger, or hurt, in Japan",
    dangerLink: "Emergency numbers",
    review: "About a review",
    data: "About your data",
    account: "Leaving, or taking your data with you",
    accountLink: "Account Settings",
  },
  security: "Have you found a security hole? Please write before you tell others.",
} as const;
