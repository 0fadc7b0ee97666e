/** Name of the session cookie; the `__Host-` prefix binds it to this host over HTTPS. */
export const sessionCookieName = (secure: boolean): string =>
  secure ? "__Host-anaba-session" : "anaba-session";

/** Whether a request comes with a session, valid or not; without one it sees what every visitor sees. */
export function hasSessionCookie(cookies: string | undefined, secure: boolean): boolean {
  const start = `${sessionCookieName(secure)}=`;
  return cookies !== undefined && cookies.split(";").some((cookie) => cookie.trim().startsWith(start));
}
