import type { ReactNode } from "react";
import "../travel/print.css";
import css from "./statement.module.css";

/** A page that states how the site works: a heading, a lede, and parts that are read like a book's. */
export const Statement = ({
  title,
  lede,
  children,
}: {
  readonly title: string;
  readonly lede: string;
  readonly children: ReactNode;
}) => (
  <div className={css["page"]}>
    <div className={css["head"]}>
      <h1 className={css["title"]}>{title}</h1>
      <p className={css["lede"]}>{lede}</p>
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
