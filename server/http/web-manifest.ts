import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { themeColour } from "../../domain/site/theme.ts";

/** A picture of the site. */
interface Screenshot {
  readonly file: string;
  readonly address: string;
  /** What it shows. */
  readonly label: string;
  /** The window, in CSS pixels, and how many pixels of the picture each has. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

const phone = { width: 390, height: 844, scale: 1.5 } as const;
const desktop = { width: 1280, height: 800, scale: 1 } as const;
const { labels } = messages.webManifest;

/** The pictures that a browser shows before the site is installed, in their order; `scripts/site-pictures.ts` takes them. */
export const screenshots: readonly Screenshot[] = [
  { ...phone, file: "phone-home.jpg", address: paths.home(), label: labels.home },
  { ...phone, file: "phone-gem.jpg", address: paths.gem(7), label: labels.gem },
  { ...phone, file: "phone-map.jpg", address: paths.map(), label: labels.map },
  { ...desktop, file: "desktop-home.jpg", address: paths.home(), label: labels.home },
  { ...desktop, file: "desktop-gem.jpg", address: paths.gem(7), label: labels.gem },
];

const png = (size: number) => ({ sizes: `${size}x${size}`, type: "image/png" });

/**
 * The web app manifest (W3C): what an installed site is, on a home screen.
 * @param offline whether a phone can keep pages.
 */
export const webManifest = (offline: boolean) => ({
  name: messages.site.name,
  short_name: messages.site.name,
  description: messages.site.description,
  lang: "en",
  categories: ["travel", "lifestyle"],
  id: paths.home(),
  scope: paths.root(),
  start_url: paths.home(),
  // Without the browser's bars: the header has Back then (app/shell/frame/back-link.tsx).
  display: "standalone",
  background_color: themeColour.light,
  theme_color: themeColour.light,
  icons: [
    { src: paths.icon("icon-192.png"), ...png(192) },
    { src: paths.icon("icon-512.png"), ...png(512) },
    { src: paths.icon("icon-maskable-512.png"), ...png(512), purpose: "maskable" },
  ],
  screenshots: screenshots.map(({ file, label, width, height, scale }) => ({
    src: paths.screenshot(file),
    sizes: `${width * scale}x${height * scale}`,
    type: "image/jpeg",
    form_factor: width > height ? "wide" : "narrow",
    label,
  })),
  shortcuts: [
    { name: messages.header.map, url: paths.map() },
    { name: messages.menu.saved, url: paths.saved() },
    ...(offline ? [{ name: messages.offline.title, url: paths.offline() }] : []),
  ],
});
