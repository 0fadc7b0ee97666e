/** What the pages say after a press of a seal. Only users load it. */
export const stampPresses = {
  pressed: "Stamped. It is in your stamp book.",
  takenAway: "Stamp taken away",
  waits: (isPress: boolean): string =>
    `Kept on this phone. It will be ${isPress ? "stamped" : "taken away"} when you are back online.`,
} as const;
