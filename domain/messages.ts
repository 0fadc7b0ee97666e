/**
 * Every sentence the site says, by key; the only place where one is written, so that other languages can follow.
 * Sentences of the specification stand to the letter; the section is named beside each group.
 * They stand in one file for each audience, so that a page loads the sentences it can say.
 */
export * from "./messages/visitor.ts";
export * from "./messages/account.ts";
export * from "./messages/traveller.ts";
export * from "./messages/driver-card.ts";
export * from "./messages/gem-list.ts";
export * from "./messages/server.ts";
