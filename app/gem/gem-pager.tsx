import { Link } from "react-router";
import type { Gem } from "../../domain/gems/gem.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { unbroken } from "../prints/gem-title.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Picture } from "../shell/picture.tsx";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import css from "./gem-pager.module.css";

type GemLink = Pick<Gem, "id" | "title" | "location" | "image">;

/** The gems before and after this one. */
export function GemPager({ previous, next }: { readonly previous: GemLink; readonly next: GemLink }) {
  return (
    <nav className={css["pager"]} aria-label={messages.gemPage.more}>
      <PagerLink gem={previous} label={messages.gemPage.previous} icon="left" className="" />
      <PagerLink gem={next} label={messages.gemPage.next} icon="right" className={css["next"] ?? ""} />
    </nav>
  );
}

function PagerLink({
  gem,
  label,
  icon,
  className,
}: {
  readonly gem: GemLink;
  readonly label: string;
  readonly icon: IconName;
  readonly className: string;
}) {
  return (
    <Link className={`${css["link"]} ${className}`} to={paths.gem(gem.id)} {...prefetchOnIntent}>
      <Picture
        image={gem.image}
        sizes="(width < 60rem) 46vw, (width < 92rem) 24vw, 22rem"
        alt=""
        className={css["print"] ?? ""}
      />
      <span className={css["words"]}>
        <span className={css["label"]}>
          <Icon name={icon} />
          {label}
        </span>
        <span className={css["title"]}>{unbroken(gem.title)}</span>
        <span className={css["place"]}>{gem.location}</span>
      </span>
    </Link>
  );
}
