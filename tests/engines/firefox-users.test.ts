import { journeysOfUsers } from "./journeys/all.ts";
import { findFirefox } from "./support/installed.ts";
import { startFirefox } from "./support/firefox.ts";
import { runJourneys } from "./support/run.ts";

const program = findFirefox();
runJourneys("Firefox", program === null ? null : () => startFirefox(program), journeysOfUsers);
