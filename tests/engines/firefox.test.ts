import { journeysOfVisitors } from "./journeys/all.ts";
import { findFirefox } from "./support/installed.ts";
import { startFirefox } from "./support/firefox.ts";
import { runJourneys } from "./support/run.ts";

// In two files, as WebKit: the longest file decides how long a run takes.
const program = findFirefox();
runJourneys("Firefox", program === null ? null : () => startFirefox(program), journeysOfVisitors);
