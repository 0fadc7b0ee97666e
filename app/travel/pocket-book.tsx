import type { ReactNode } from "react";
import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { homeHero } from "../../domain/prints/pictures.ts";
import { paths } from "../../domain/site/paths.ts";
import type { Phrase } from "../../domain/travel/phrases/phrase.ts";
import { bookPages, mostGemsInBook, placeOnSheet, type BookPage } from "../../domain/travel/pocket-book.ts";
import type { BookGem, ListBookView } from "../../server/views/list-book.ts";
import { Picture } from "../shell/picture.tsx";
import { Wordmark } from "../shell/wordmark.tsx";
import { buttonClass } from "../ui/button.tsx";
import { BookFolding, BookFolds } from "./book-folding.tsx";
import { Japanese } from "./japanese.tsx";
import { PrintButton } from "./print-button.tsx";
import "../document/styles/paper-tokens.css";
import "./card-letters.css";
import "./print.css";
import css from "./pocket-book.module.css";
import letters from "./phrase-letters.module.css";

const words = messages.pocketBook;

/** The print of a page is as wide as the page without its margins. */
const printSizes = "(width < 50rem) 84vw, 31rem";

/** A list of gems as a sheet of A4 that folds to a book of eight pages (docs/product.md §11). */
export function PocketBook({ origin, ...view }: ListBookView & { readonly origin: string }) {
  const { gems, sections } = view;
  const leftOut = gems.slice(mostGemsInBook).map(({ title }) => title);
  const pages = bookPages(gems, sections);
  return (
    <div className={css["page"]}>
      <div className={css["head"]}>
        <h1 className={css["title"]}>{words.title}</h1>
        <p className={css["lede"]}>{words.lede}</p>
        {leftOut.length > 0 && <p>{words.leftOut(leftOut)}</p>}
        <div className={css["actions"]}>
          <span className="with-script">
            <PrintButton label={words.print} look="primary" />
          </span>
          <Link className={buttonClass("outline")} to={paths.list(gems.map(({ id }) => id))} reloadDocument>
            {words.back}
          </Link>
        </div>
        <p className={css["hint"]}>{words.printing}</p>
      </div>
      <ol className={css["sheet"]} aria-label={words.pages}>
        {pages.map((page, index) => (
          <Leaf key={page.kind === "gem" ? `gem ${page.gem.id}` : `page ${index + 1}`} number={index + 1}>
            <PageContent page={page} view={view} host={new URL(origin).host} />
          </Leaf>
        ))}
        <BookFolds className={css["folds"] ?? ""} />
      </ol>
      <BookFolding />
    </div>
  );
}

/** A page, at its place on the sheet. */
function Leaf({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  const { row, column, isUpsideDown } = placeOnSheet(number);
  const place = [css[`row${row}`], css[`column${column}`], isUpsideDown ? css["upsideDown"] : ""].join(" ");
  return (
    <li className={`paper ${css["leaf"]} ${place}`} aria-label={words.page(number)}>
      <div className={css["content"]}>{children}</div>
    </li>
  );
}

function PageContent({
  page,
  view: { gems, sections, emergency, checkedOn },
  host,
}: {
  readonly page: BookPage<BookGem>;
  readonly view: ListBookView;
  /** Where the site is, for whoever wants to look up what has changed. */
  readonly host: string;
}) {
  if (page.kind === "cover") return <Cover gems={gems.slice(0, mostGemsInBook)} />;
  if (page.kind === "gem") return <GemPage gem={page.gem} />;
  if (page.kind === "notes")
    return (
      <>
        <h2 className={css["heading"]}>{words.notes}</h2>
        <NoteLines />
      </>
    );
  if (page.kind === "phrases")
    return (
      <>
        <h2 className={css["heading"]}>
          {page.section === null ? words.phrasesOfGems : messages.phraseBook.sections[page.section]}
        </h2>
        <Phrases phrases={page.phrases} />
      </>
    );
  return (
    <>
      <h2 className={css["heading"]}>{words.help}</h2>
      <ul className={css["numbers"]}>
        {emergency.map(({ number, name }) => (
          <li key={number}>
            <b>{number}</b> {name}
          </li>
        ))}
      </ul>
      <Phrases phrases={sections.help.slice(0, 3)} />
      <p className={css["small"]}>{words.checked(checkedOn, host)}</p>
    </>
  );
}

/** Lines to write on, drawn because printers leave backgrounds out; in millimetres. */
const NoteLines = () => (
  <svg className={css["lines"]} viewBox="0 0 62 80" aria-hidden="true">
    <path d="M0 8h62M0 16h62M0 24h62M0 32h62M0 40h62M0 48h62M0 56h62M0 64h62M0 72h62M0 80h62" />
  </svg>
);

function Cover({ gems }: { readonly gems: readonly BookGem[] }) {
  return (
    <>
      <div className={css["coverPrint"]}>
        <Picture image={homeHero} sizes={printSizes} first alt="" />
      </div>
      <div className={css["coverNames"]}>
        <p className={css["mark"]}>
          <Wordmark />
        </p>
        <h2 className={css["coverTitle"]}>{words.cover}</h2>
        <ol className={css["contents"]}>
          {gems.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ol>
      </div>
    </>
  );
}

function GemPage({
  gem: { id, title, location, image, imageAlt, japaneseName, reading, town, facts },
}: {
  readonly gem: BookGem;
}) {
  return (
    <>
      <div className={css["print"]}>
        <Picture image={image} sizes={printSizes} alt={imageAlt} />
      </div>
      <p className={css["line"]}>
        <b>{messages.home.sheetNumber(id)}</b> {location}
      </p>
      <h2 className={css["name"]}>{title}</h2>
      <p className={css["japanese"]} lang="ja" translate="no">
        {japaneseName} <span className={css["town"]}>{town}</span>
      </p>
      <p className={css["reading"]} lang="ja-Latn" translate="no">
        {reading}
      </p>
      <dl className={css["facts"]}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{messages.factTerms[name]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Phrases({ phrases }: { readonly phrases: readonly Phrase[] }) {
  return (
    <ul className={css["phrases"]}>
      {phrases.map(({ id, english, japanese, reading }) => (
        <li key={id}>
          <p>{english}</p>
          <p className={letters["letters"]}>
            <Japanese parts={japanese} />
          </p>
          <p className={css["reading"]} lang="ja-Latn" translate="no">
            {reading}
          </p>
        </li>
      ))}
    </ul>
  );
}
