import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { cleanup } from "vitest-browser-react/pure";

// For files that share a page. The library clears away what a test mounted, but only for the first file that loads it;
// what a file put into the body itself would lie over the parts of the next one, and a test that failed would leave it
// its clock and its spies.
beforeEach(cleanup);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(async () => {
  await cleanup();
  document.body.replaceChildren();
  for (const storage of [localStorage, sessionStorage]) storage.clear();
});
