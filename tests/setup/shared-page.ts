import { afterAll, beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react/pure";

// For files that share a page. The library clears away what a test mounted, but only for the first file that loads it;
// and what a file put into the body itself would lie over the parts of the next one.
beforeEach(cleanup);
afterAll(async () => {
  await cleanup();
  document.body.replaceChildren();
});
