/** The ink of the winter garden. */

export const KEY = "#22212e";
