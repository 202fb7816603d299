import { expect, test } from "vitest";

import { renderPage } from "./render-page.ts";

const picture = (width: number): string => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"/>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
};
const offered = [400, 800, 1600].map((width) => `${picture(width)} ${width}w`).join(", ");

/** The width of the file that a picture of 200 pixels shows on a screen. */
async function chosenOn(screen: { readonly width: number; readonly density: number }): Promise<number> {
  using page = await renderPage(`<img srcset="${offered}" sizes="200px" alt="">`, { ...screen, window: 800 });
  const [image] = page.document.images;
  expect([400, 800, 1600].map(picture)).toContain(image?.currentSrc);
  return image?.naturalWidth ?? 0;
}

test("a page drawn for a screen loads the pictures that this one needs, whatever the browser has at hand", async () => {
  const large = new Image();
  large.src = picture(1600);
  document.body.append(large);
  await large.decode();
  expect(await chosenOn({ width: 390, density: 2 })).toBe(400);
  expect(await chosenOn({ width: 390, density: 4 })).toBe(800);
  expect(await chosenOn({ width: 1440, density: 1 })).toBe(400);
  large.remove();
});

test("where a window has no width yet as its page is read, its pictures choose by the one that it gets", async () => {
  const late = new MutationObserver((changes) => {
    const frame = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .find((node) => node instanceof HTMLIFrameElement);
    if (!frame) return;
    frame.style.inlineSize = "0";
    frame.addEventListener("load", () => setTimeout(() => (frame.style.inlineSize = "390px"), 300));
  });
  late.observe(document.body, { childList: true });
  using page = await renderPage(`<img srcset="${offered}" sizes="100vw" alt="">`, {
    width: 390,
    density: 2,
    window: 800,
  });
  late.disconnect();
  expect(page.document.images[0]?.currentSrc).toBe(picture(800));
});
