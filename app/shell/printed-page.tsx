import type { ReactNode } from "react";
import { Picture } from "./picture.tsx";
import css from "./printed-page.module.css";

/** A page with little text beside a print, such as an invitation or an error. */
export function PrintedPage({
  print,
  form = "",
  children,
}: {
  /** The address of the print (`pictures.ts`). */
  readonly print: string;
  /** The class of a page whose content is a form, which comes before the print (app/account/printed-form.module.css). */
  readonly form?: string | undefined;
  /** An `h1`, paragraphs, and links or buttons; several of them in a list. */
  readonly children: ReactNode;
}) {
  return (
    <div className={`${css["page"]} ${form}`}>
      <div className={css["print"]}>
        <Picture
          image={print}
          sizes="(width < 48rem) 92vw, (width < 90rem) 50vw, 44rem"
          first={form === ""}
          alt=""
        />
      </div>
      <div className={css["words"]}>{children}</div>
    </div>
  );
}
