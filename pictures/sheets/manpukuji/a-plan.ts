/** The line colour of the corridor. */

export const KEY = "#1a1418";
