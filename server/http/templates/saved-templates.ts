import { BoundedMap } from "./bounded-map.ts";
import type { Token } from "./cut.ts";
import { pieceOf, sizeOf, type Hole, type PageTemplate } from "./page-template.ts";
import type { RenderPlaceholder, TemplateStore, Wanted } from "./template-store.ts";

/** The place of a card in a frame. React gives the card's title an id that depends on the place. */
interface CardPlace {
  readonly titleId: Buffer;
}

/** A card without that id: the parts before, between and after it. */
type Card = readonly Buffer[];

/** A card contains the id twice: at the title and in the reference to it. */
const partsOfCard = 3;

/** The page for a number of saved gems, without the cards. */
type Frame = readonly (Buffer | Hole | CardPlace)[];

const isPlace = (piece: Buffer | Hole | CardPlace): piece is CardPlace => "titleId" in piece;

/**
 * Templates of the page of saved gems. Two users hardly ever have the same list, so it keeps a frame for each number of
 * gems and a card for each gem, and puts any list together from these.
 */
export class SavedTemplates implements TemplateStore {
  readonly #frames: BoundedMap<Frame>;
  readonly #cards: BoundedMap<Card>;

  /** @param most the largest number of bytes that it keeps. */
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

  async make(wanted: Wanted, render: RenderPlaceholder): Promise<boolean> {
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
