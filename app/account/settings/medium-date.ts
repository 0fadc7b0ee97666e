/** The day of a time, such as "Nov 26, 2026": in one time zone, so that the server and every browser show the same. */
export const mediumDate = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
