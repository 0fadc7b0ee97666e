import { journeysOfVisitors } from "./journeys/all.ts";
import { hasWebKit } from "./support/installed.ts";
import { runJourneys } from "./support/run.ts";
import { startWebKit } from "./support/webkit.ts";

// In two files: the longest one decides how long a run takes.
runJourneys("WebKit", hasWebKit() ? startWebKit : null, journeysOfVisitors);
