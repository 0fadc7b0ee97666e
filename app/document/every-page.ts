import { startCriticalPath } from "./critical-path.ts";

void startCriticalPath();
