import { Link, useNavigate } from "react-router";
import { cities, cityOf, type City } from "../../domain/cities.ts";
import * as messages from "../../domain/messages.ts";
import { byDistance } from "../../domain/nearby.ts";
import { gemAnchor, paths } from "../../domain/paths.ts";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import { Button } from "../ui/button.tsx";
import type { MapGem } from "../../domain/map-gem.ts";
import { useNearMe, type NearMe } from "./use-near-me.ts";
import css from "./gems-by-place.module.css";

/** For a reader outside Japan, distances are measured from here. */
const defaultCity = cities[0];

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
    case "refused":
    case "timedOut":
    case "unavailable":
      return { ...byCity, sentence: ordered[nearMe.kind] };
  }
}

/**
 * The gems of the map as a list, in the order of their numbers or of their distance from a city or from the reader.
 * @param from the city in the address, or null. The reader's position never stands in an address.
 */
export function GemsByPlace({
  gems,
  from,
}: {
  readonly gems: readonly MapGem[];
  readonly from: string | null;
}) {
  const navigate = useNavigate();
  const { nearMe, ask, forget } = useNearMe();
  const order = orderOf(nearMe, cityOf(from));
  const listed =
    order.from === null ? gems.map((place) => ({ place, kilometres: null })) : byDistance(gems, order.from);

  function choose(city: string) {
    forget();
    void navigate(city === "" ? paths.map() : paths.mapFrom(city), {
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
            key={from}
            className={css["select"]}
            name="from"
            defaultValue={cityOf(from)?.id ?? ""}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{messages.map.fromNowhere}</option>
            {cities.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" className={css["sort"] ?? ""}>
          {messages.map.sort}
        </Button>
        <Button
          className={css["near"] ?? ""}
          onClick={ask}
          busy={nearMe.kind === "asking"}
          aria-describedby="near-me-privacy"
        >
          {messages.map.nearMe}
        </Button>
      </form>
      <p id="near-me-privacy" className={css["privacy"]}>
        {messages.map.privacy}
      </p>
      <p role="status" className={css["status"]}>
        {order.sentence}
      </p>
      <ol className={css["list"]} aria-labelledby="gems-by-place">
        {listed.map(({ place: { id, title, location }, kilometres }) => (
          <li key={id} id={gemAnchor(id)} className={css["gem"]}>
            <span className={css["number"]}>{messages.map.sheetNumber(id)}</span>
            <Link className={css["link"]} to={paths.gem(id)} {...prefetchOnIntent}>
              {title}
            </Link>
            <span className={css["place"]}>{location}</span>
            {kilometres !== null && (
              <span className={css["distance"]}>{messages.aboutKilometres(kilometres)}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
