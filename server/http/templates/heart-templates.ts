import { catalogue } from "../../../domain/catalogue.ts";
import { BoundedMap } from "./bounded-map.ts";
import { sizeOf, templateWithHearts, type PageTemplate } from "./page-template.ts";
import type { RenderPlaceholder, TemplateStore, Wanted } from "./template-store.ts";

/** A template, and the state of the page from which it was made. */
interface Kept {
  readonly state: string;
  readonly template: PageTemplate;
}

const allGems = catalogue.map(({ id }) => id);

/** Templates of the pages on which only the hearts depend on the saved gems. It keeps the newest of each page. */
export class HeartTemplates implements TemplateStore {
  readonly #kept: BoundedMap<Kept>;

  /** @param most the largest number of bytes that it keeps. */
  constructor(most: number) {
    this.#kept = new BoundedMap(most);
  }

  get bytes(): number {
    return this.#kept.bytes;
  }

  find({ key, state }: Wanted): PageTemplate | null {
    const kept = this.#kept.get(key);
    return kept?.state === state ? kept.template : null;
  }

  async make({ key }: Wanted, render: RenderPlaceholder): Promise<boolean> {
    const [withNone, withAll] = [await render([]), await render(allGems)];
    if (withNone === null || withNone.state !== withAll?.state) return false;
    const { state } = withNone;
    const template = templateWithHearts(withNone.tokens, withAll.tokens);
    if (template === null) return false;
    // A character of the state takes at most two bytes.
    this.#kept.set(key, { state, template }, sizeOf(template) + state.length * 2);
    return true;
  }
}
