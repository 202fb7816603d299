/**
 * How the server's heap is bounded, in megabytes. V8 otherwise lets garbage grow with the machine: the
 * same site took 480 MB instead of 240 after 1400 new pages. Bodies of kept pages lie outside this heap
 * (`CACHE_MB`). A very large catalogue may want more: `HEAP_MB=1024 npm start`.
 */
const heap = /^\d{2,5}$/.test(process.env["HEAP_MB"] ?? "") ? process.env["HEAP_MB"] : "320";

/** What Node gets in front of `server/main.ts`. */
export const serverFlags = [`--max-old-space-size=${heap}`, "--max-semi-space-size=8"];
