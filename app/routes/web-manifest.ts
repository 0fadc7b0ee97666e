import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { themeColour } from "../styles/theme.ts";

/** The web app manifest (W3C): name, colours and icons for a home screen. */
export function loader(): Response {
  const png = (size: number) => ({ sizes: `${size}x${size}`, type: "image/png" });
  return Response.json(
    {
      name: messages.site.name,
      short_name: messages.site.name,
      description: messages.site.description,
      start_url: paths.home(),
      display: "minimal-ui",
      background_color: themeColour.light,
      theme_color: themeColour.light,
      icons: [
        { src: paths.icon("icon-192.png"), ...png(192) },
        { src: paths.icon("icon-512.png"), ...png(512) },
        { src: paths.icon("icon-maskable-512.png"), ...png(512), purpose: "maskable" },
      ],
    },
    { headers: { "Content-Type": "application/manifest+json" } },
  );
}
