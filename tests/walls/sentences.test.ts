import { expect, test } from "vitest";
import * as messages from "../../domain/site/messages.ts";
import { readSource, sourceFiles } from "./modules.ts";

const product = sourceFiles(".ts", ".tsx")
  .filter((file) => /^(?:app|server|domain)\//.test(file) && !file.startsWith("domain/site/messages"))
  .map(readSource)
  .join("\n");

/** Whether the product names a sentence of a group, or uses the group as a whole. */
const isUsed = (group: string, key: string) =>
  new RegExp(String.raw`\b${group}\.${key}\b|\bmessages\.${group}\b(?!\.)`).test(product);

test.each(Object.entries(messages))(
  "every sentence of %s is used: pages load them all",
  (group, sentences) => {
    expect(Object.keys(sentences).filter((key) => !isUsed(group, key))).toEqual([]);
  },
);
