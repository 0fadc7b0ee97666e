import type { ReactNode } from "react";
import { Picture } from "../shell/picture.tsx";
import "../travel/print.css";
import css from "./statement.module.css";

/**
 * A page that states how the site works: a heading, a lede, and parts that are read like a book's.
 * @param print the address of a print at its head (`pictures.ts`).
 * @param showsFoot whether a band of it shows its foot instead of its middle.
 * @param answer what the lede leads to, in the head as well.
 */
export const Statement = ({
  title,
  lede,
  print,
  showsFoot = false,
  answer,
  children,
}: {
  readonly title: string;
  readonly lede: string;
  readonly print: string;
  readonly showsFoot?: boolean;
  readonly answer?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className={css["page"]}>
    <div className={css["head"]}>
      <Picture
        image={print}
        sizes="(width < 60rem) 100vw, 38vw"
        first
        preloaded={false}
        alt=""
        className={`${css["print"]} ${showsFoot ? css["foot"] : ""}`}
      />
      <h1 className={css["title"]}>{title}</h1>
      <div className={css["opening"]}>
        <p className={css["lede"]}>{lede}</p>
        {answer}
      </div>
    </div>
    {children}
  </div>
);

/** A part of a statement, with its heading beside it where there is room. */
export const StatementPart = ({
  id,
  title,
  children,
}: {
  /** The heading's id, which is also the anchor of the part. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <section className={css["part"]} aria-labelledby={id}>
    <h2 id={id} className={css["heading"]}>
      {title}
    </h2>
    <div className={css["body"]}>{children}</div>
  </section>
);
