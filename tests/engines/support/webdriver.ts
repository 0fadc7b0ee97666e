import * as v from "valibot";

const answer = v.object({ value: v.unknown() });
const refusal = v.object({ error: v.string(), message: v.string() });

/** How long a command may take, in milliseconds: the page's process may be dead without a word. */
export const longest = 60_000;

/** Sends commands of W3C WebDriver. */
export type Send = (method: "GET" | "POST", path: string, body?: object) => Promise<unknown>;

/** Connects to a driver. `ended` is aborted when the driver or the browser is known to be gone. */
export function connectTo(base: string, ended: AbortSignal, patience = longest): Send {
  return async (method, path, body) => {
    const late = AbortSignal.timeout(patience);
    const response = await fetch(base + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.any([ended, late]),
    }).catch((error: unknown) => {
      throw late.aborted ? new Error(`${method} ${path} was not answered within ${patience} ms`) : error;
    });
    const { value } = v.parse(answer, await response.json());
    if (response.ok) return value;
    const { error, message } = v.parse(refusal, value);
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  };
}

/** The code points of keys without a character (WebDriver §17.4.2). */
const codes: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Space: " ",
};

/** The actions that press keys; "Control+v" is a combination. */
export const keyActions = (keys: readonly string[]): object => ({
  actions: [
    {
      type: "key",
      id: "keyboard",
      actions: keys.flatMap((combination) => {
        const values = combination.split("+").map((key) => codes[key] ?? key);
        return [
          ...values.map((value) => ({ type: "keyDown", value })),
          ...values.toReversed().map((value) => ({ type: "keyUp", value })),
        ];
      }),
    },
  ],
});

/** The actions that press the mouse's button. */
export const pressActions = (x: number, y: number): object => ({
  actions: [
    {
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: [
        { type: "pointerMove", duration: 0, x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    },
  ],
});
