/** The day of a time, such as "26 November 2026": in one time zone, so that the server and every browser show the same. */
export const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The same in short, such as "26 Nov 2026", for a line beside a button. */
export const mediumDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
