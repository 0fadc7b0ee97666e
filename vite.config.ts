import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  css: { modules: { generateScopedName: "[hash:base64:5]" } },
  build: {
    target: "es2022",
    // Inlined data addresses would widen the content security policy.
    assetsInlineLimit: 0,
  },
});
