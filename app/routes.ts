import { index, prefix, route, type RouteConfig } from "@react-router/dev/routes";
import { pathPrefix } from "../domain/paths.ts";

/** The pages and the targets of their forms, under the prefix of this build. */
const pages = [
  index("routes/home.tsx"),
  route("saved", "routes/saved.tsx"),
  route("saves", "routes/saves.ts"),
  route("reviews", "routes/reviews.ts"),
  route("profile", "routes/profile.tsx"),
  route("profile/edit", "routes/edit-profile.tsx"),
  route("account-settings", "routes/account-settings.tsx"),
  route("account-settings/data.json", "routes/own-data.ts"),
  route("gem/:id", "routes/gem.tsx"),
  route("gem/:id/card", "routes/driver-card.tsx"),
  route("list", "routes/gem-list.tsx"),
  route("photos", "routes/photos.tsx"),
  route("photos/gem/:id", "routes/gem-photos.tsx"),
  route("map", "routes/map.tsx"),
  route("sign-in", "routes/sign-in.ts"),
  route("sign-in/google", "routes/google-sign-in.ts"),
  route("sign-in/done", "routes/sign-in-done.tsx"),
  route("sign-out", "routes/sign-out.ts"),
  route("signup", "routes/signup.ts"),
  route("forgot-password", "routes/forgot-password.ts"),
  route("reset-password", "routes/reset-password.tsx"),
];

/** The route table (docs/product.md §2); the addresses are those of `domain/paths.ts`. */
export default [
  ...(pathPrefix === "" ? pages : prefix(pathPrefix, pages)),
  route("sign-in/google/callback", "routes/google-callback.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("site.webmanifest", "routes/web-manifest.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
