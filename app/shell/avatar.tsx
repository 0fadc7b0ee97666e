import type { Pigment } from "../../domain/account/pigment.ts";
import css from "./avatar.module.css";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The first character of a name, as a reader sees it (a grapheme). */
function initialOf(nickname: string): string {
  const [first] = graphemes.segment(nickname.trim());
  return first?.segment.toLocaleUpperCase("en") ?? "";
}

/** A person's picture, or their initial on a colour. Decorative: the name is shown beside it or is its label. */
export function Avatar({
  nickname,
  image,
  pigment,
  className = "",
}: {
  readonly nickname: string;
  readonly image: string | null;
  /** The colour behind the initial. */
  readonly pigment: Pigment;
  /** Gives it another size. */
  readonly className?: string;
}) {
  const classes = `${css["avatar"]} ${className}`;
  return image === null ? (
    <span className={`${classes} ${css["seal"]} ${css[pigment]}`} aria-hidden="true">
      {initialOf(nickname)}
    </span>
  ) : (
    <img className={classes} src={image} alt="" width={512} height={512} />
  );
}
