import { BoundedMap } from "./bounded-map.ts";
import type { Token } from "./cut.ts";
import { pieceOf, sizeOf, type Hole, type PageTemplate } from "./page-template.ts";
import type { RenderPlaceholder, TemplateStore, Wanted } from "./template-store.ts";

/** The place of a card: the id that React gives to its title there. */
interface CardPlace {
  readonly titleId: Buffer;
}

/** A card, cut at that id. */
type Card = readonly Buffer[];

/** The id is in a card twice: at the title and in the reference to it. */
const partsOfCard = 3;

/** The page of a number of saved gems without its cards. */
type Frame = readonly (Buffer | Hole | CardPlace)[];

const isPlace = (piece: Buffer | Hole | CardPlace): piece is CardPlace => "titleId" in piece;

/**
 * Templates of the page of saved gems. Hardly two people have the same list, so there is a frame for each number of gems
 * and a card for each gem, of which any list can be put together.
 */
export class SavedTemplates implements TemplateStore {
  readonly #frames: BoundedMap<Frame>;
  readonly #cards: BoundedMap<Card>;

  /** @param most the bytes that it may hold. */
  constructor(most: number) {
    this.#frames = new BoundedMap(most / 2);
    this.#cards = new BoundedMap(most / 2);
  }

  get bytes(): number {
    return this.#frames.bytes + this.#cards.bytes;
  }

  find(wanted: Wanted): PageTemplate | null {
    const frame = this.#frames.get(frameKey(wanted));
    const cards = wanted.savedGems.map((id) => this.#cards.get(String(id)));
    if (frame === null || cards.includes(null)) return null;
    const left = cards.values();
    return frame.flatMap((piece) => (isPlace(piece) ? atPlace(left.next().value ?? [], piece) : [piece]));
  }

  async learn(wanted: Wanted, render: RenderPlaceholder): Promise<boolean> {
    const { savedGems } = wanted;
    const page = await render(savedGems);
    if (page?.state !== wanted.state) return false;
    const cards = page.tokens.filter(({ kind }) => kind === "card").map(cutCard);
    const isWhole =
      cards.length === savedGems.length && cards.every(({ card }) => card.length === partsOfCard);
    if (!isWhole) return false;
    const places = cards.map(({ titleId }): CardPlace => ({ titleId })).values();
    const frame = page.tokens.map((token) => pieceOf(token) ?? places.next().value ?? Buffer.alloc(0));
    for (const [index, { card }] of cards.entries())
      this.#cards.set(String(savedGems[index]), card, sizeOf(card));
    const size = sizeOf(frame.flatMap((piece) => (isPlace(piece) ? [] : [piece])));
    this.#frames.set(frameKey(wanted), frame, size);
    return true;
  }
}

const frameKey = ({ key, state, savedGems }: Wanted) => `${key} ${savedGems.length} ${state}`;

function cutCard({ text }: Token): CardPlace & { readonly card: Card } {
  const titleId = /aria-labelledby=("[^"]+")/.exec(text)?.[1] ?? text;
  return { titleId: Buffer.from(titleId), card: text.split(titleId).map((part) => Buffer.from(part)) };
}

const atPlace = (card: Card, { titleId }: CardPlace) =>
  card.flatMap((part, index) => (index === 0 ? [part] : [titleId, part]));
