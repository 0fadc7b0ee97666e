import { useId, type ReactNode } from "react";
import type { OfflineOffer } from "../../domain/site/offline.ts";
import * as messages from "../../domain/site/messages.ts";
import { hakoneHero, hyakkaenC, ichijojiC } from "../../domain/prints/pictures.ts";
import { Picture } from "../shell/picture.tsx";
import japan from "../map/pictures/japan.svg?url";
import radio from "../ui/radio.module.css";
import css from "./choice.module.css";

/** What is to be kept: with or without the prints, each with what it weighs. */
export function Choice({
  offer: { wordsBytes, printsBytes, prints },
  withPrints,
  isFixed,
  onChoose,
}: {
  readonly offer: OfflineOffer;
  readonly withPrints: boolean;
  readonly isFixed: boolean;
  readonly onChoose: (withPrints: boolean) => void;
}) {
  const option = { isFixed, onChoose };
  return (
    <div role="radiogroup" aria-label={messages.offline.keep} className={css["choice"]}>
      <Option
        {...option}
        name={messages.offline.words}
        hint={messages.offline.wordsHint}
        bytes={wordsBytes}
        isChosen={!withPrints}
        value={false}
      >
        <img
          className={`${css["map"]} by-day`}
          src={japan}
          width="640"
          height="800"
          alt=""
          loading="lazy"
          decoding="async"
        />
        <img
          className={`${css["map"]} by-night`}
          src={`${japan}#dark`}
          width="640"
          height="800"
          alt=""
          loading="lazy"
          decoding="async"
        />
      </Option>
      <Option
        {...option}
        name={messages.offline.prints}
        hint={messages.offline.printsHint(prints.length)}
        bytes={wordsBytes + printsBytes}
        isChosen={withPrints}
        value
      >
        {[hyakkaenC, ichijojiC, hakoneHero].map((image) => (
          <Picture key={image} image={image} sizes="8rem" alt="" className={css["sheet"] ?? ""} />
        ))}
      </Option>
    </div>
  );
}

function Option({
  name,
  hint,
  bytes,
  isChosen,
  isFixed,
  value,
  onChoose,
  children,
}: {
  readonly name: string;
  readonly hint: string;
  readonly bytes: number;
  readonly isChosen: boolean;
  readonly isFixed: boolean;
  readonly value: boolean;
  readonly onChoose: (withPrints: boolean) => void;
  /** Its pictures. */
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <label className={css["option"]}>
      <span className={css["pictures"]}>{children}</span>
      <span id={`${id}name`} className={css["name"]}>
        {name}
      </span>
      <input
        type="radio"
        name="keep"
        className={`${radio["radio"]} ${css["radio"]}`}
        checked={isChosen}
        disabled={isFixed}
        onChange={() => onChoose(value)}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}size ${id}hint`}
      />
      <span id={`${id}size`} className={css["size"]}>
        {messages.offline.size(bytes)}
      </span>
      <span id={`${id}hint`} className={css["hint"]}>
        {hint}
      </span>
    </label>
  );
}
