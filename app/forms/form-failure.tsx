import css from "./form-failure.module.css";

/** An error of the whole form. Screen readers announce it when it appears. */
export function FormFailure({ text }: { readonly text: string | null }) {
  return (
    <div aria-live="assertive" className={css["failure"]}>
      {text !== null && <p>{text}</p>}
    </div>
  );
}
