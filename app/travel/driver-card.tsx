import { Fragment } from "react";
import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { DriverCardView } from "../../server/views/driver-card.ts";
import { Icon } from "../ui/icon.tsx";
import { Japanese } from "./japanese.tsx";
import { PrintButton } from "./print-button.tsx";
import "../document/styles/paper-tokens.css";
import "./card-letters.css";
import "./print.css";
import css from "./driver-card.module.css";

const words = messages.driverCard;

/** A line of an address may end after a prefecture, a district, a city, a ward or a town. */
const endsOfNames = /(?<=[県府郡市区町])/;

/**
 * The destination in the largest letters, to show to a driver (docs/product.md §11). The card contains only what a source
 * states.
 */
export function DriverCard({ gem, gemName, name, readings, directions, phrases }: DriverCardView) {
  const { address, town, landmark, needsTaxiBack, sources } = directions;
  return (
    <div className={css["page"]}>
      <div className={css["bar"]}>
        <Link className={css["back"]} to={paths.gem(gem.id)}>
          <Icon name="left" />
          {words.back(gem.title)}
        </Link>
        <PrintButton label={words.print} />
      </div>
      <article className={`paper ${css["card"]}`}>
        <Sentence phrase={words.request} />
        <div>
          <h1 lang="ja" translate="no">
            {gemName !== null && (
              <>
                <span className={css["gem"]}>{gemName}</span>{" "}
              </>
            )}
            <span className={`${css["name"]} ${name.length > 6 ? css["long"] : ""}`}>{name}</span>
          </h1>
          <p className={css["reading"]}>
            {readings.map((reading, index) => (
              <span key={reading} lang={index === 0 ? "ja" : "ja-Latn"} translate="no">
                {reading}
              </span>
            ))}
          </p>
        </div>
        <dl className={css["lines"]}>
          <Line phrase={address === null ? words.town : words.address} value={address ?? town} />
          {landmark !== null && <Line phrase={words.landmark} value={landmark} />}
        </dl>
        {needsTaxiBack === true && (
          <div className={css["wayBack"]}>
            <Sentence phrase={words.wayBack} />
          </div>
        )}
      </article>
      <p className={css["sources"]}>
        {words.sources}
        {sources.map(({ name: source, address: link }) => (
          <a key={link} href={link} rel="noreferrer">
            {source}
          </a>
        ))}
      </p>
      <nav className={css["phrases"]} aria-labelledby="phrases">
        <h2 id="phrases" className={css["phrasesTitle"]}>
          {words.phrases}
        </h2>
        <ul>
          {phrases.map(({ id, english }) => (
            <li key={id}>
              <Link to={paths.phrases(id)} reloadDocument>
                {english}
              </Link>
            </li>
          ))}
          <li>
            <Link to={paths.phrases()} reloadDocument>
              {words.allPhrases}
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}

type Phrase = (typeof words)["request"];

function Sentence({ phrase: { japanese, english } }: { readonly phrase: Phrase }) {
  return (
    <p className={css["sentence"]}>
      <Japanese parts={japanese} />
      <small className={css["meaning"]}>{english}</small>
    </p>
  );
}

function Line({ phrase: { japanese, english }, value }: { readonly phrase: Phrase; readonly value: string }) {
  return (
    <div className={css["line"]}>
      <dt className={css["term"]}>
        <Japanese parts={japanese} />
        <small className={css["meaning"]}>{english}</small>
      </dt>
      <dd className={css["value"]} lang="ja" translate="no">
        <BreakableAddress address={value} />
      </dd>
    </div>
  );
}

function BreakableAddress({ address }: { readonly address: string }) {
  return address.split(endsOfNames).map((name) => (
    <Fragment key={name}>
      {name}
      <wbr />
    </Fragment>
  ));
}
