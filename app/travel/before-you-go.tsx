import type { ReactNode } from "react";
import { Link } from "react-router";
import { unconfirmedFacts, type Contact } from "../../domain/gems/gem-facts.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { telephoneAddress } from "../../domain/travel/telephone.ts";
import type { TravelView } from "../../server/views/travel.ts";
import { Locator } from "../map/locator.tsx";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import { buttonClass } from "../ui/button.tsx";
import { FactList } from "./fact-list.tsx";
import { KeepLink } from "./keep-link.tsx";
import { MapsMenu } from "./maps-menu.tsx";
import { OpenSentence } from "./open-sentence.tsx";
import "./print.css";
import css from "./before-you-go.module.css";

/** The facts about a gem for travellers, links to maps, and the card for a driver (docs/product.md §11). */
export function BeforeYouGo({
  gemId,
  travel: { facts, maps, place },
  mistake,
}: {
  readonly gemId: number;
  readonly travel: Pick<TravelView, "facts" | "maps" | "place">;
  /** The link that reports a mistake. */
  readonly mistake: ReactNode;
}) {
  const unconfirmed = unconfirmedFacts(facts);
  return (
    <section className={css["section"]} aria-labelledby="before-you-go">
      <h2 id="before-you-go">{messages.beforeYouGo.title}</h2>
      <div className={css["now"]}>
        <OpenSentence facts={facts} />
      </div>
      <div className={css["where"]}>
        <Locator gemId={gemId} />
      </div>
      <div className={css["actions"]}>
        <MapsMenu links={maps} />
        <Link className={buttonClass("outline")} to={paths.driverCard(gemId)} {...prefetchOnIntent}>
          {messages.beforeYouGo.showTheDriver}
        </Link>
        {facts.contact !== undefined && <ContactLinks contact={facts.contact} />}
      </div>
      <div className={css["known"]}>
        <FactList facts={facts} />
        <p className={css["note"]}>
          {messages.beforeYouGo.position(place)}{" "}
          {unconfirmed.length > 0 && `${messages.beforeYouGo.unconfirmed(unconfirmed)} `}
          {messages.beforeYouGo.checked(facts.checkedOn)} {mistake} <KeepLink />
        </p>
      </div>
    </section>
  );
}

/** The place's own site and its telephone, where they are known. */
const ContactLinks = ({ contact: { officialSite, telephone } }: { readonly contact: Contact }) => (
  <>
    {officialSite !== undefined && (
      <a className={buttonClass("outline")} href={officialSite} rel="noreferrer">
        {messages.beforeYouGo.officialSite}
      </a>
    )}
    {telephone !== undefined && (
      <a className={buttonClass("outline")} href={telephoneAddress(telephone.number)}>
        <span>
          {messages.beforeYouGo.call} <span className={css["number"]}>{telephone.number}</span>
        </span>
      </a>
    )}
  </>
);
