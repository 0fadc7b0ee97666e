import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import { locators } from "./locators.ts";
import css from "./locator.module.css";

/**
 * A small picture of where in Japan a gem is. It links to the gem's line in the list of the map. The page writes the names,
 * because a picture cannot use the page's fonts.
 */
export function Locator({ gemId }: { readonly gemId: number }) {
  const map = locators[gemId];
  if (map === undefined) return null;
  const { address, names } = map;
  return (
    <Link className={css["locator"]} to={paths.map(gemId)} {...prefetchOnIntent}>
      <span className={css["map"]}>
        <img
          className={`${css["picture"]} by-day`}
          src={address}
          width="360"
          height="240"
          alt=""
          loading="lazy"
          decoding="async"
        />
        <img
          className={`${css["picture"]} by-night`}
          src={`${address}#dark`}
          width="360"
          height="240"
          alt=""
          loading="lazy"
          decoding="async"
        />
        <svg className={css["names"]} viewBox="0 0 1290 860" aria-hidden="true">
          {names.map(([name, x, y, isEnd]) => (
            <text key={name} className={isEnd ? css["end"] : undefined} x={x} y={y}>
              {name}
            </text>
          ))}
          <text className={css["number"]} x="645" y="451">
            {gemId}
          </text>
        </svg>
      </span>
      <span className={css["words"]}>{messages.beforeYouGo.onTheMap}</span>
    </Link>
  );
}
