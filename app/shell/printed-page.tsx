import type { ReactElement, ReactNode } from "react";
import { Picture } from "./picture.tsx";
import css from "./printed-page.module.css";

/** A page with little text beside a print, such as an invitation or an error. */
export function PrintedPage({
  print,
  form = "",
  children,
}: {
  /** The address of the print (`pictures.ts`), or a drawing in its place. */
  readonly print: string | ReactElement;
  /** The class of a page whose content is a form: a phone has a band of the print above it (app/account/printed-form.module.css). */
  readonly form?: string | undefined;
  /** An `h1`, paragraphs, and links or buttons; several of them in a list. */
  readonly children: ReactNode;
}) {
  return (
    <div className={`${css["page"]} ${form}`}>
      <div className={css["print"]}>
        {typeof print === "string" ? (
          <Picture
            image={print}
            sizes="(width < 60rem) 100vw, (width < 90rem) 50vw, 44rem"
            first={form === ""}
            alt=""
          />
        ) : (
          print
        )}
      </div>
      <div className={css["words"]}>{children}</div>
    </div>
  );
}
