import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { oneStylesheet } from "./scripts/vite/one-stylesheet.ts";
import { precompiledMessages } from "./scripts/vite/messages.ts";

/**
 * Two builds of one tree: `vite build` makes the browser's files, `vite build --ssr` the renderer
 * that the server loads, with the one stylesheet of all blocks.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), precompiledMessages(), oneStylesheet()],
  css: {
    transformer: "lightningcss",
    lightningcss: { cssModules: { pattern: "[name]-[local]-[hash]" } },
  },
  resolve: {
    // Messages arrive parsed; react-intl's own parser would be 7 kB gz for nothing (design §5).
    alias: isSsrBuild ? {} : { "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js" },
  },
  publicDir: false,
  build: {
    target: "es2022",
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    manifest: true,
    ...(isSsrBuild
      ? {
          outDir: "dist/server",
          ssr: true,
          ssrEmitAssets: true,
          minify: false,
          rollupOptions: { input: { "entry-server": "src/entry-server.tsx" } },
        }
      : {
          outDir: "dist/client",
          rollupOptions: { input: { boot: "src/boot.ts", "entry-client": "src/entry-client.tsx" } },
        }),
  },
  ssr: { noExternal: true },
}));
