import { gzipSync } from "node:zlib";

import type { Page, Response } from "playwright";

import type { Sight } from "./editor-probe.ts";

/**
 * Counts the script that a page asks for from now on until something is seen in it: what is asked for later, while nobody
 * waits, isn't counted. The function that it gives says how many bytes after gzip.
 */
export function scriptUntil(page: Page, sight: Sight): () => Promise<number> {
  const bodies = new Map<string, Promise<number>>();
  const note = (response: Response): void => {
    if (response.request().resourceType() !== "script") return;
    const size = response.body().then(
      (body) => gzipSync(body, { level: 9 }).length,
      () => 0,
    );
    bodies.set(response.url(), size);
  };
  page.on("response", note);
  return async () => {
    const asked = await page.evaluate(async (seen) => await editorProbe.askedUntil(seen), sight);
    page.off("response", note);
    const sizes = await Promise.all(asked.map(async (url) => await bodies.get(url)));
    return sizes.reduce<number>((total, bytes = 0) => total + bytes, 0);
  };
}
