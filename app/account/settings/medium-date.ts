/** The day of a time, such as "November 26, 2026": in one time zone, so that the server and every browser show the same. */
export const longDate = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
