/** The day of a time, such as "November 26, 2026": in one time zone, so that the server and every browser show the same. */
export const longDate = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** The same in short, such as "Nov 26, 2026", for a line beside a button. */
export const mediumDate = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
