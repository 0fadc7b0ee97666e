import { groups } from "./journeys/all.ts";
import { hasWebKit } from "./support/installed.ts";
import { runJourneys } from "./support/run.ts";
import { startWebKit } from "./support/webkit.ts";

runJourneys("WebKit", hasWebKit() ? startWebKit : null, groups.accounts);
