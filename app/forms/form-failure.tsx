import css from "./form-failure.module.css";

/** What is in the way of a form as a whole; announced when it appears. */
export function FormFailure({ text }: { readonly text: string | null }) {
  return (
    <div aria-live="assertive" className={css["failure"]}>
      {text !== null && <p>{text}</p>}
    </div>
  );
}
