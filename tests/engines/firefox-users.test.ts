import { groups } from "./journeys/all.ts";
import { findFirefox } from "./support/installed.ts";
import { startFirefox } from "./support/firefox.ts";
import { runJourneys } from "./support/run.ts";

// Two groups in a file: this browser starts slowly, and once for each file.
const program = findFirefox();
runJourneys("Firefox", program === null ? null : () => startFirefox(program), [
  ...groups.users,
  ...groups.accounts,
]);
