import { startCriticalPath } from "./critical-path.ts";
import { answerSearch } from "./search.ts";

void startCriticalPath();
document.addEventListener("DOMContentLoaded", answerSearch);
