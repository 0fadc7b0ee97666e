import { startCriticalPath } from "./critical-path.ts";
import { answerSearch } from "./search.ts";

startCriticalPath();
document.addEventListener("DOMContentLoaded", answerSearch);
