import { changeStamp } from "../usecases/stamps.ts";
import { intent, type Action } from "./action.ts";

const failure = "stamp-failed";

/** Changes the user's stamp book; the response holds the whole of it. */
export const stamps = {
  intents: {
    press: intent({
      fields: {
        gemId: "text",
        ink: "optional",
        tiltX: "optional",
        tiltY: "optional",
        turn: "optional",
        grain: "optional",
        year: "optional",
        month: "optional",
      },
      failure,
      run: ({ app, actor }, { gemId, year, month, ...press }) =>
        changeStamp(app, actor, {
          wanted: "press",
          gemId,
          press,
          when: year === undefined || month === undefined ? null : { year, month },
        }),
    }),
    month: intent({
      fields: { gemId: "text", year: "text", month: "text" },
      failure,
      run: ({ app, actor }, { gemId, ...when }) => changeStamp(app, actor, { wanted: "month", gemId, when }),
    }),
    remove: intent({
      fields: { gemId: "text" },
      failure,
      run: ({ app, actor }, { gemId }) => changeStamp(app, actor, { wanted: "removal", gemId }),
    }),
  },
} satisfies Action;
