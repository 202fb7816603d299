import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { fullUrl, offeredWidths, Picture } from "./picture.tsx";
import { samplePicture } from "./samples.ts";

test("[§9 image-widths] widths go from 320 to 1921 px, never above the original's", () => {
  expect(offeredWidths(samplePicture({ width: 4000 }))).toEqual([320, 480, 640, 828, 1080, 1366, 1600, 1921]);
  expect(offeredWidths(samplePicture({ width: 700 }))).toEqual([320, 480, 640]);
  expect(offeredWidths(samplePicture({ width: 90 }))).toEqual([320]);
});

test("a photograph has AVIF, WebP and JPEG, its own size and lazy loading", () => {
  const html = renderToStaticMarkup(<Picture image={samplePicture({ width: 640, height: 400 })} sizes="50vw" />);
  expect(html).toContain('type="image/avif"');
  expect(html).toContain("/images/640/photo.jpg.webp 640w");
  expect(html).toContain('src="/images/640/photo.jpg.jpeg"');
  expect(html).toContain('width="640" height="400"');
  expect(html).toContain('loading="lazy" decoding="async"');
});

test("a crop keeps the picture's focal point in view, and its middle where nothing is said", () => {
  const focal = { x: 72, y: 30 };
  expect(renderToStaticMarkup(<Picture image={samplePicture({ focal })} sizes="100vw" />)).toContain(
    'style="--focal:72% 30%"',
  );
  expect(renderToStaticMarkup(<Picture image={samplePicture()} sizes="100vw" />)).not.toContain("--focal");
});

test("the page's largest picture is fetched first", () => {
  const html = renderToStaticMarkup(<Picture image={samplePicture()} sizes="100vw" priority />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('loading="eager"');
});

test("a cut-out bottle never falls back to JPEG", () => {
  const html = renderToStaticMarkup(<Picture image={samplePicture({ path: "bottles/aubade.png" })} sizes="8rem" />);
  expect(html).not.toContain(".jpeg");
  expect(html).toContain(".png.webp");
});

test("a vector file is served as it is", () => {
  const html = renderToStaticMarkup(<Picture image={samplePicture({ path: "logo.svg" })} sizes="8rem" />);
  expect(html).not.toContain("srcset");
  expect(html).toContain('src="/media/logo.svg"');
});

test("[§2 slider-sources] a picture of an image CDN comes from there, a local one from the image endpoint", () => {
  const local = samplePicture();
  const url = "https://cdn.example/estate/photo.jpg";
  const elsewhere = { ...local, onlineImage: { ...local.onlineImage, externalType: "cdn" as const, url } };
  const html = renderToStaticMarkup(<Picture image={elsewhere} sizes="90vw" />);
  expect(html).toContain(`src="${url}"`);
  expect(html).not.toContain("/images/");
  expect(fullUrl(elsewhere)).toBe(url);
  expect(fullUrl(local)).toBe("/images/1600/photo.jpg.jpeg");
});
