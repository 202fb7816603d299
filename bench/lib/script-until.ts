import { gzipSync } from "node:zlib";

import type { Page, Response } from "playwright";

/** Counts the script that a page loads from now on; the function that it gives says how many bytes after gzip. */
export function scriptUntil(page: Page): () => Promise<number> {
  const bodies: Promise<number>[] = [];
  const note = (response: Response): void => {
    if (response.request().resourceType() !== "script") return;
    bodies.push(
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).length,
        () => 0,
      ),
    );
  };
  page.on("response", note);
  return async () => {
    page.off("response", note);
    return (await Promise.all(bodies)).reduce((total, bytes) => total + bytes, 0);
  };
}
