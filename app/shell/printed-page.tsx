import type { ReactNode } from "react";
import { Picture } from "./picture.tsx";
import css from "./printed-page.module.css";

/** A page of few words beside a print: an invitation, a question, the end of a way. */
export function PrintedPage({
  print,
  look = "words",
  children,
}: {
  /** The print's address (`pictureAddress`). */
  readonly print: string;
  /** A form comes before the print. */
  readonly look?: "words" | "form";
  /** A heading of the first rank, paragraphs, and what there is to do. */
  readonly children: ReactNode;
}) {
  return (
    <div className={`${css["page"]} ${look === "form" ? css["form"] : ""}`}>
      <div className={css["print"]}>
        <Picture image={print} sizes="(width < 48rem) 92vw, (width < 90rem) 50vw, 44rem" alt="" />
      </div>
      <div className={css["words"]}>{children}</div>
    </div>
  );
}
