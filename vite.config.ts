import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { plainCallTable } from "./scripts/vite/call-table.ts";
import { chunkList } from "./scripts/vite/chunk-list.ts";
import { formikLodash } from "./scripts/vite/formik-lodash.ts";
import { oneStylesheet } from "./scripts/vite/one-stylesheet.ts";
import { precompiledMessages } from "./scripts/vite/messages.ts";
import { plainImports } from "./scripts/vite/plain-imports.ts";
import { printSheet } from "./scripts/vite/print-sheet.ts";
import { privateSheet } from "./scripts/vite/private-sheet.ts";
import { shortClasses } from "./scripts/vite/short-classes.ts";

const noParser = "@formatjs/icu-messageformat-parser/no-parser.js";
const browserInput: Record<string, string> = {
  boot: "src/boot.ts",
  "entry-client": "src/entry-client.tsx",
  consent: "src/consent.ts",
};
const serverInput: Record<string, string> = {
  "entry-server": "src/entry-server.tsx",
  // Loaded by the process that sets documents alone (server/typesetting/).
  documents: "documents/set-document.tsx",
};

/**
 * Small parts of the runtime that others share with it, in one file: each for itself would be a file of its own, more of
 * them the more ways there are to the blocks.
 */
const ofEveryPage =
  /\/(renderer\/page\/block-element\.tsx|blocks\/kit\/(page-context|ports|room|room-context|use-locale)\.tsx?|schemas\/(locale|content\/user)\.ts)$/;

/**
 * A few names each, which nearly every island wants some of: together they are smaller than the ways to each of them, and
 * one request. None of them needs anything else, which would come along.
 */
const ofEveryIsland =
  /\/blocks\/kit\/(class-names\.ts|(disclosure|form-parts|layout|link|quiet-button|site-form|stepper|totals)\.module\.css)$/;

/** What is written as a price, and how. What it needs of react-intl stands with the page. */
const ofEveryPrice = /\/blocks\/kit\/(formatters\.ts|price\.tsx)$/;

/**
 * Two builds of one tree: `vite build` makes the browser's files, `vite build --ssr` the renderer
 * that the server loads, with the stylesheet of all pages, that of the private zone's blocks and that of
 * paper.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    formikLodash(),
    plainImports(),
    plainCallTable(),
    precompiledMessages(),
    shortClasses(),
    printSheet(),
    oneStylesheet(),
    chunkList(),
  ],
  css: {
    transformer: "lightningcss",
    // A module's file has a name of its own (tests/architecture/css.test.ts), so that its classes need no hash; the build
    // makes them shorter still. Container names are shared: the frame is `page`, each slot a `slot` (design §5).
    lightningcss: { cssModules: { pattern: "[name]-[local]", container: false } },
  },
  resolve: {
    // Messages arrive parsed; react-intl's own parser would be 7 kB gz for nothing (design §5).
    alias: isSsrBuild ? [] : [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: noParser }],
  },
  publicDir: false,
  build: {
    target: "es2022",
    cssCodeSplit: isSsrBuild === true,
    modulePreload: false,
    assetsInlineLimit: 0,
    manifest: true,
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    ssr: isSsrBuild === true,
    ssrEmitAssets: true,
    minify: !isSsrBuild,
    rolldownOptions: {
      input: isSsrBuild ? serverInput : browserInput,
      // On a busy machine each cold build would print which plugins took time: nothing that its reader has to act on.
      checks: { bundlerTimings: false },
      // What boot shares with the runtime stays with boot: one script is all that a page loads at first.
      output: isSsrBuild
        ? { codeSplitting: { groups: [privateSheet()] } }
        : {
            codeSplitting: {
              groups: [
                { name: "boot", test: /\/src\/boot\.ts$/ },
                { name: "page", test: ofEveryPage },
                { name: "kit", test: ofEveryIsland },
                { name: "price", test: ofEveryPrice },
              ],
            },
          },
    },
  },
  // What sets documents asks Node for files of its own package as it runs, and can't be moved out of it (ADR 094).
  ssr: { noExternal: true, external: ["@react-pdf/renderer"] },
}));
