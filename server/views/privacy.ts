import * as messages from "../../domain/site/messages.ts";
import { storedNames } from "../../domain/statements/places.ts";
import {
  dataSections,
  deletions,
  storedData,
  type DataSection,
  type SectionName,
} from "../../domain/statements/stored-data.ts";

const isSection = (name: string): name is SectionName => Object.hasOwn(dataSections, name);

const sections: readonly DataSection[] = Object.keys(dataSections)
  .filter(isSection)
  .map((name) => ({
    name,
    title: messages.storedData.sections[name],
    kinds: dataSections[name].map((kind) => ({ kind, says: storedData[kind], names: storedNames(kind) })),
  }));

/** Reads what the page "Privacy" says of what is stored. It is the same in every database. */
export const viewPrivacy = () => ({ sections, deletions });
