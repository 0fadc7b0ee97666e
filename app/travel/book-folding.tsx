import * as messages from "../../domain/site/messages.ts";
import css from "./book-folding.module.css";

const words = messages.pocketBook;

/** The creases of the sheet, and the cut, in millimetres of A4 in landscape. They are drawn, because printers leave backgrounds out. */
export function BookFolds({ className }: { readonly className: string }) {
  return (
    <li className={className} aria-hidden="true">
      <svg viewBox="0 0 297 210" preserveAspectRatio="none">
        <g fill="none" stroke="currentColor" strokeWidth="0.2">
          <path
            strokeDasharray="1 1.5"
            d="M74.25 0V210M148.5 0V210M222.75 0V210M0 105H74.25M222.75 105H297"
          />
          <path strokeWidth="0.35" d="M74.25 105H222.75" />
          {/* Scissors at the beginning of the cut. */}
          <path d="M79 105l5-1.6M79 105l5 1.6M77.6 104.1a.9.9 0 1 0 .1 0M77.6 105.9a.9.9 0 1 1 .1 0" />
        </g>
      </svg>
    </li>
  );
}

interface Drawing {
  /** The left edge of its view box: each drawing begins where the words below it do. */
  readonly left: number;
  readonly paper: string;
  readonly creases: string;
  /** What is cut or pushed. */
  readonly done: string;
}

/** The drawing of each step. */
const drawings: readonly Drawing[] = [
  {
    left: 9,
    paper: "M10 20H110V80H10Z",
    creases: "M35 20V80M60 20V80M85 20V80M10 50H110",
    done: "",
  },
  {
    left: 29,
    paper: "M30 15H90V85H30Z",
    creases: "M60 15V85M30 50H90",
    done: "M30 50H60M54 46l6 4-6 4",
  },
  {
    left: 7,
    paper:
      "M34 50L60 34L86 50L66.5 62L60 58L53.5 62ZM34 50L60 66L86 50V74L60 90L34 74ZM8 50H34V74H8ZM86 50H112V74H86Z",
    creases: "M60 34V58M60 66V90",
    done: "M8 40H22M18 36l4 4-4 4M112 40H98M102 36l-4 4 4 4",
  },
  {
    left: 35,
    paper: "M36 23H80V89H36ZM36 23L42 18H86L80 23ZM80 23L86 18V84L80 89Z",
    creases: "",
    done: "M100 30c10 12 10 30 0 42M105 71l-6 2 1-6",
  },
];

/** How the sheet becomes a book, in four steps. */
export function BookFolding() {
  return (
    <section className={css["folding"]} aria-labelledby="folding">
      <h2 id="folding" className={css["heading"]}>
        {words.folding}
      </h2>
      <ol className={css["steps"]}>
        {words.steps.map((step, index) => (
          <li key={step} className={css["step"]}>
            <svg className={css["drawing"]} viewBox={`${drawings[index]?.left} 0 120 100`} aria-hidden="true">
              <path className={css["paper"]} d={drawings[index]?.paper} />
              <path className={css["creases"]} d={drawings[index]?.creases} />
              <path className={css["done"]} d={drawings[index]?.done} />
            </svg>
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
