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
        pressedAt: "optional",
        pressedBy: "optional",
      },
      failure,
      run: ({ app, actor }, { gemId, year, month, pressedAt, pressedBy, ...press }) =>
        changeStamp(app, actor, {
          wanted: "press",
          gemId,
          press,
          when: year === undefined || month === undefined ? null : { year, month },
          pressedAt,
          pressedBy,
        }),
    }),
    month: intent({
      fields: { gemId: "text", year: "text", month: "text" },
      failure,
      run: ({ app, actor }, { gemId, ...when }) => changeStamp(app, actor, { wanted: "month", gemId, when }),
    }),
    remove: intent({
      fields: { gemId: "text", pressedBy: "optional" },
      failure,
      run: ({ app, actor }, { gemId, pressedBy }) =>
        changeStamp(app, actor, { wanted: "removal", gemId, pressedBy }),
    }),
  },
} satisfies Action;
