import { accountJourneys } from "./journeys/account.ts";
import { withoutPopovers } from "./journeys/older.ts";
import { saveJourneys } from "./journeys/saves.ts";
import { travelJourneys } from "./journeys/travel.ts";
import { visitorJourneys } from "./journeys/visitor.ts";
import { hasWebKit } from "./support/installed.ts";
import { runJourneys } from "./support/run.ts";
import { startWebKit } from "./support/webkit.ts";

const start = hasWebKit() ? startWebKit : null;
const isAboutLayers = ({ name }: { readonly name: string }) =>
  /menu|lightbox|Back|signs up|heart|map zooms/.test(name);
const someJourneys = [...visitorJourneys, ...saveJourneys, ...accountJourneys, ...travelJourneys].filter(
  isAboutLayers,
);

// WebKit with today's code, without what came after Safari 18: anchored layers then stand elsewhere, but work.
runJourneys("WebKit as Safari 18", start, someJourneys, {
  without: ["ViewTransitions", "CSSAnchorPositioning", "ScrollDrivenAnimations"],
});
runJourneys("WebKit without popovers", start, withoutPopovers, { without: ["PopoverAttribute"] });
