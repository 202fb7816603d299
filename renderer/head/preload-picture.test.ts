import { expect, test } from "vitest";

import { preloadPicture } from "./preload-picture.ts";

const picture = (priority: string, name: string): string =>
  `<picture class="p"><source type="image/avif" srcSet="/images/320/${name}.avif 320w" sizes="100cqw"/><img fetchPriority="${priority}" src="/x.jpeg"/></picture>`;

test("the first picture of high priority is preloaded in its best format, with its sizes", () => {
  const link = preloadPicture(
    `<main>${picture("auto", "a.jpg")}${picture("high", "b.jpg")}${picture("high", "c.jpg")}</main>`,
  );
  expect(link).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/images/320/b.jpg.avif 320w" imagesizes="100cqw" fetchpriority="high">',
  );
});

test("a page without one preloads nothing", () => {
  expect(preloadPicture(picture("auto", "a.jpg"))).toBe("");
  expect(preloadPicture('<picture><img fetchPriority="high" src="/logo.svg"/></picture>')).toBe("");
});
