import { expect, test } from "vitest";

import { privateCaching, publicCaching } from "../site/page-headers.ts";

import { mayBeCompressed } from "./may-be-compressed.ts";

test.each([
  [publicCaching, true],
  ["no-cache", true],
  ["public, max-age=300", true],
  [privateCaching, false],
  ["no-store", false],
  ["private, max-age=60", false],
  [null, false],
  [undefined, false],
])("Cache-Control %j: may be compressed %j", (caching, may) => {
  expect(mayBeCompressed(caching)).toBe(may);
});
