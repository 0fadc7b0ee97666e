import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The whole route table travels with the first script, so that there are no discovery requests to answer or defend.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
