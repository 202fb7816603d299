import { build } from "esbuild";

/** Puck with its page, as a site would ship it: `node build.mjs FOLDER`. */
const [, , outdir] = process.argv;
await build({
  entryPoints: ["app.jsx"],
  outdir,
  bundle: true,
  splitting: true,
  format: "esm",
  minify: true,
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "error",
});
