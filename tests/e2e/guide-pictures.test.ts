import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import sharp, { type Sharp } from "sharp";

import { scenes } from "./guide/scenes.ts";
import { test } from "./support/editor-test.ts";
import { pictureOf } from "./support/picture-of.ts";
import { expect } from "./support/test.ts";

const mostDifferent = 0.04;

const folder = join(import.meta.dirname, "..", "..", "docs", "administrators");

test("the guide has the pictures of the scenes, and no other", () => {
  const guide = readFileSync(join(folder, "five-minutes.md"), "utf8");
  const shown = [...guide.matchAll(/!\[[^\]]+\]\(([\w-]+)\.png\)/g)].map(([, name]) => name);
  expect(shown).toEqual(scenes.map(({ name }) => name));
});

for (const { name, size, isShared, play } of scenes) {
  test(`the guide's picture “${name}” can be taken of the editor as it is`, async ({ page, administrator, own }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(size);
    const part = await play({ page, administrator, own });
    await page.mouse.move(0, 0);
    await page.evaluate(settle);
    const box = (await part?.boundingBox()) ?? undefined;
    const picture = await pictureOf(page, box);
    // `npm run docs:pictures` keeps what is seen; a test run only plays the scene.
    if (process.env["KEEP_PICTURES"] === "on") await keep(name, picture);
    const { width } = await sharp(picture).metadata();
    expect(width).toBe(Math.round(box?.width ?? size.width));
    if (!isShared) expect(await differenceTo(name, picture)).toBeLessThan(mostDifferent);
  });
}

/**
 * How far the guide's picture is from what is seen now, from 0 to 1: both as a few grey points, so that neither another
 * machine's fonts nor a date count, and a dialog or a list that looks otherwise does.
 */
async function differenceTo(name: string, picture: Buffer): Promise<number> {
  const few = async (image: Sharp) => await image.greyscale().resize(48, 30, { fit: "fill" }).blur(1).raw().toBuffer();
  const [kept, seen] = [await few(sharp(join(folder, `${name}.png`))), await few(sharp(picture))];
  return kept.reduce((sum, value, index) => sum + Math.abs(value - (seen[index] ?? 0)), 0) / kept.length / 255;
}

/** Waits until fonts and pictures have come; runs in the page. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  const inSight = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  // One that can't be decoded is shown as it is.
  await Promise.allSettled(inSight.map(async (image) => await image.decode()));
  await new Promise((resolve) => setTimeout(resolve, 500));
}

/** A picture of few colours is a third of its size as a palette, and looks the same. */
async function keep(name: string, picture: Buffer): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await sharp(picture)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, `${name}.png`));
}
