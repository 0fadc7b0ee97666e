/**
 * Every sentence of the site, by key; those of refusals are in `refusals.ts`. Sentences are written nowhere else, so that
 * other languages can follow.
 * Sentences of the specification are exact; the section is named next to each group. There is one file for each
 * audience, so that a page loads only the sentences it needs.
 */
export * from "./messages/visitor.ts";
export * from "./messages/gem-page.ts";
export * from "./messages/saved-page.ts";
export * from "./messages/suggestions.ts";
export * from "./messages/photos.ts";
export * from "./messages/reviews.ts";
export * from "./messages/review-dialog.ts";
export * from "./messages/reports.ts";
export * from "./messages/report-dialog.ts";
export * from "./messages/mistake.ts";
export * from "./messages/own-reports.ts";
export * from "./messages/account.ts";
export * from "./messages/own-profile.ts";
export * from "./messages/distance.ts";
export * from "./messages/map.ts";
export * from "./messages/traveller.ts";
export * from "./messages/when-to-go.ts";
export * from "./messages/driver-card.ts";
export * from "./messages/phrases.ts";
export * from "./messages/pocket-book.ts";
export * from "./messages/gem-list.ts";
export * from "./messages/notes.ts";
export * from "./messages/been-here.ts";
export * from "./messages/stamp-presses.ts";
export * from "./messages/stamps.ts";
export * from "./messages/offline-copy.ts";
export * from "./messages/offline.ts";
export * from "./messages/offline-link.ts";
export * from "./messages/privacy.ts";
export * from "./messages/how-reviews-work.ts";
export * from "./messages/contact.ts";
export * from "./messages/stored-data.ts";
export * from "./messages/server.ts";
