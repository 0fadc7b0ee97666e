import { startCriticalPath } from "./critical-path.ts";
import { recordKeys } from "./record-keys.ts";

void startCriticalPath();
recordKeys();
