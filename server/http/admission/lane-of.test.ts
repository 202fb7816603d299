import { expect, test } from "vitest";

import { laneOf } from "./lane-of.ts";

test.each([
  ["GET", "/healthz", null],
  ["GET", "/readyz", null],
  ["GET", "/assets/boot-1.js", null],
  ["GET", "/", "pages"],
  ["GET", "/apis", "pages"],
  ["HEAD", "/nos-cuvees", "pages"],
  ["GET", "/api", "api"],
  ["GET", "/api/news", "api"],
  ["POST", "/newsletter", "api"],
  ["POST", "/assets/boot-1.js", "api"],
  ["GET", "/images/320/a.jpg.webp", "pictures"],
  ["GET", "/media/a.mp4", "pictures"],
  ["GET", "/sitemap.xml", "pictures"],
  ["GET", "/en_US/rss.xml", "pictures"],
  ["GET", "/robots.txt", "pictures"],
  ["GET", "/xml", "pages"],
])("%s %s goes by the lane %s", (method, path, lane) => {
  expect(laneOf(method, path)).toBe(lane);
});
