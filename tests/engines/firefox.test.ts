import { journeysOfVisitors } from "./journeys/all.ts";
import { findFirefox } from "./support/installed.ts";
import { startFirefox } from "./support/firefox.ts";
import { runJourneys } from "./support/run.ts";

const program = findFirefox();
// In two files, as those of WebKit: a browser mostly waits, and the longest file decides how long a run takes.
runJourneys("Firefox", program === null ? null : () => startFirefox(program), journeysOfVisitors);
