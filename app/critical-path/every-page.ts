import { startCriticalPath } from "./critical-path.ts";

startCriticalPath();
