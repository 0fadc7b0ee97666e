import { useLayoutEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { cities, cityOf, type City } from "../../domain/map/cities.ts";
import * as messages from "../../domain/site/messages.ts";
import { sortByDistance } from "../../domain/map/nearby.ts";
import { gemAnchor, paths } from "../../domain/site/paths.ts";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import { Picture } from "../shell/picture.tsx";
import { Button } from "../ui/button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { MapGem } from "../../domain/map/map-gem.ts";
import { useNearMe, type NearMe } from "./use-near-me.ts";
import css from "./gems-by-place.module.css";

/** The `sizes` of the print of a gem. */
const printSizes = "(width < 40rem) 3.5rem, 5rem";

/** For a reader outside Japan, distances are measured from here. */
const defaultCity = cities[0];

/** The value of the option that is selected while the list does not follow the city of the address. */
const here = "here";

/** The position that distances are measured from, and the sentence about the order. */
function orderOf(nearMe: NearMe, city: City | null) {
  const { ordered } = messages.map;
  const byCity = { from: city?.position ?? null };
  switch (nearMe.kind) {
    case "here":
      return { from: nearMe.position, sentence: ordered.fromHere };
    case "outsideJapan":
      return {
        from: defaultCity?.position ?? null,
        sentence: ordered.fromOutsideJapan(nearMe.kilometres, defaultCity?.name ?? ""),
      };
    case "unasked":
      return { ...byCity, sentence: city === null ? ordered.byNumber : ordered.fromCity(city.name) };
    case "asking":
      return { ...byCity, sentence: ordered.asking };
    case "refused":
    case "timedOut":
    case "unavailable":
      return {
        ...byCity,
        sentence:
          city === null ? ordered[nearMe.kind] : `${ordered[nearMe.kind]} ${ordered.fromCity(city.name)}`,
      };
  }
}

/**
 * The id after the `#` of the address; null when there is none. A browser moves `:target` only when it loads a document
 * or follows a link to the same page, not at a navigation within the application.
 */
function useAnchor(): string | null {
  const { hash } = useLocation();
  // The server does not get that part of the address.
  return useHydrated() && hash !== "" ? hash.slice(1) : null;
}

/**
 * The gems of the map as a list, in the order of their numbers or of their distance from a city or from the reader.
 * @param from the city in the address, or null. The reader's position is never in an address.
 */
export function GemsByPlace({
  gems,
  from,
}: {
  readonly gems: readonly MapGem[];
  readonly from: string | null;
}) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { nearMe, ask, forget } = useNearMe();
  const city = cityOf(from);
  const order = orderOf(nearMe, city);
  const select = useRef<HTMLSelectElement>(null);
  const isLocated = nearMe.kind === "here" || nearMe.kind === "outsideJapan";
  const selected = isLocated ? here : (city?.id ?? "");
  // A link can change the address too. A new element would lose the focus. In the step of hydration, so that it comes
  // before a choice from before it is repeated. For each address: React may skip rendering that of a choice in between.
  useLayoutEffect(() => {
    const { current } = select;
    if (current !== null) current.value = selected;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the address may be another one for the same city
  }, [selected, select, key]);
  const anchor = useAnchor();
  const listed =
    order.from === null
      ? gems.map((place) => ({ place, kilometres: null }))
      : sortByDistance(gems, order.from);

  function choose(id: string) {
    forget();
    void navigate(id === "" ? paths.map() : paths.mapFrom(id), {
      replace: true,
      preventScrollReset: true,
    });
  }

  return (
    <section className={css["section"]} aria-labelledby="gems-by-place">
      <h2 id="gems-by-place">{messages.map.list}</h2>
      <form className={css["order"]} action={paths.map()}>
        <label className={css["from"]}>
          <span>{messages.map.from}</span>
          <select
            ref={select}
            className={css["select"]}
            name="from"
            defaultValue={city?.id ?? ""}
            onChange={({ target }) => choose(target.value)}
          >
            {/* A browser reports no choice of what is already selected, and the city must remain to be chosen. */}
            {isLocated && (
              <option value={here} hidden>
                {messages.map.fromHere}
              </option>
            )}
            <option value="">{messages.map.fromNowhere}</option>
            {cities.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {/* With a script a chosen city needs no button. Without one, the position cannot be requested. */}
        <Button type="submit" className="without-script">
          {messages.map.sort}
        </Button>
        <Button onClick={ask} busy={nearMe.kind === "asking"} aria-describedby="near-me-privacy">
          {messages.map.nearMe}
        </Button>
      </form>
      <p id="near-me-privacy" className={`with-script ${css["privacy"]}`}>
        {messages.map.privacy}
      </p>
      <p role="status" className={`${css["status"]} ${nearMe.kind === "unasked" ? "" : css["asked"]}`}>
        {order.sentence}
      </p>
      <ol className={css["list"]} aria-labelledby="gems-by-place">
        {listed.map(({ place: { id, title, location, image }, kilometres }) => (
          <li
            key={id}
            id={gemAnchor(id)}
            className={css["gem"]}
            aria-current={anchor === gemAnchor(id) ? "true" : undefined}
          >
            <span className={css["number"]}>{messages.map.sheetNumber(id)}</span>
            <Link className={css["link"]} to={paths.gem(id)} {...prefetchOnIntent}>
              {title}
            </Link>
            <span className={css["place"]}>{location}</span>
            {kilometres !== null && (
              <span className={css["distance"]}>{messages.aboutKilometres(kilometres)}</span>
            )}
            <span className={css["print"]}>
              <Picture image={image} sizes={printSizes} alt="" />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
