import type { Config } from "@react-router/dev/config";

/** The template's settings. */
export default { ssr: true } satisfies Config;
