import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("gem/:id", "routes/gem.tsx"),
  route("saved", "routes/saved.tsx"),
  route("saves", "routes/saves.ts"),
] satisfies RouteConfig;
