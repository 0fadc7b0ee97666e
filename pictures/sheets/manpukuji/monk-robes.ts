/** The clothes of the temple's monks, by the parts of a walking figure. */
export const monkRobes = {
  0: { c: "#dca880" },
  1: { c: "#1b1822" },
  2: { c: "#3a2e3c" },
  3: { c: "#e8dcc4" },
  4: { c: "#d2582e" },
  5: { c: "#e2bb74" },
  6: { c: "#3a2a22" },
  7: { c: "#e8dcc4" },
  8: { c: "#43334a" },
  9: { c: "#5a4030" },
};
