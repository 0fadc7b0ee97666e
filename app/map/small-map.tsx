import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import japan from "./pictures/japan.svg?url";
import css from "./small-map.module.css";

/** A picture of the map that links to it. It is loaded when it gets close to the window. */
export function SmallMap() {
  return (
    <aside className={css["aside"]}>
      <Link className={css["link"]} to={paths.map()} {...prefetchOnIntent}>
        <img
          className={`${css["picture"]} by-day`}
          src={japan}
          width="640"
          height="800"
          alt=""
          loading="lazy"
          decoding="async"
        />
        <img
          className={`${css["picture"]} by-night`}
          src={`${japan}#dark`}
          width="640"
          height="800"
          alt=""
          loading="lazy"
          decoding="async"
        />
        <span className={css["words"]}>{messages.home.map}</span>
      </Link>
    </aside>
  );
}
