import type { Query } from "./search.ts";

const withParams = (
  path: string,
  params: Readonly<Record<string, string | number | null | undefined>>,
): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
};

/** Every address of the site (spec §2); the only place where one is written. */
export const paths = {
  home: (query?: Partial<Query>) => withParams("/", { q: query?.q, category: query?.category }),
  saved: () => "/saved",
  profile: () => "/profile",
  editProfile: (from?: "google") => withParams("/profile/edit", { from }),
  accountSettings: () => "/account-settings",
  gem: (id: number) => `/gem/${id}`,
  photos: (photo?: number) => withParams("/photos", { photo }),
  gemPhotos: (id: number, photo?: number) => withParams(`/photos/gem/${id}`, { photo }),
  sitemap: () => "/sitemap.xml",
  robots: () => "/robots.txt",
  webManifest: () => "/site.webmanifest",
  icon: (
    file: "favicon.svg" | "icon-192.png" | "icon-512.png" | "icon-maskable-512.png" | "apple-touch-icon.png",
  ) => `/icons/${file}`,
  health: () => "/healthz",
  readiness: () => "/readyz",
} as const;
