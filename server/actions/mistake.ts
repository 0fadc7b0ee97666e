import type { TypedMistake } from "../../domain/travel/mistake.ts";
import { reportMistake } from "../usecases/reports.ts";
import { intent, type Action } from "./action.ts";
import { longestTypedBack, textOf, type Form } from "./form.ts";

/** The contents of a refused report. Without JavaScript the person would have to type them again. */
function readTypedMistake(form: Form): TypedMistake {
  const text = (name: keyof TypedMistake) => textOf(form, name).slice(0, longestTypedBack);
  return { gemId: text("gemId"), mistake: text("mistake") };
}

/** Reports a mistake in the facts about a gem; also for visitors. */
export const mistake = {
  intents: {
    report: intent({
      fields: { gemId: "text", mistake: "text" },
      failure: "report-failed",
      run: ({ app, actor, client }, typed) => reportMistake(app, { actor, client }, typed),
    }),
  },
  typedBack: readTypedMistake,
} satisfies Action;
