import { expect, test } from "vitest";

import { fitPicture, previewUrl } from "./shrink-picture.ts";

/** A photograph of noise, which no format makes small. */
async function noise(width: number, height: number, type: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const paint = canvas.getContext("2d");
  if (!paint) throw new Error("This browser draws nothing");
  const data = paint.createImageData(width, height);
  let seed = 1;
  for (let at = 0; at < data.data.length; at += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    data.data[at] = at % 4 === 3 ? 255 : seed >>> 24;
  }
  paint.putImageData(data, 0, 0);
  return new File([await canvas.convertToBlob({ type, quality: 1 })], "IMG.jpg", { type });
}

async function sizeOf(blob: Blob): Promise<readonly number[]> {
  const { width, height } = await createImageBitmap(blob);
  return [width, height];
}

test("a photograph that is too large for the server is sent smaller, under its own name; any other as it is", async () => {
  const large = await noise(4000, 2000, "image/jpeg");
  expect(large.size).toBeGreaterThan(5 * 1024 * 1024);
  const sent = await fitPicture(large);
  expect([sent.name, sent.type]).toEqual(["IMG.jpg", "image/jpeg"]);
  expect(await sizeOf(sent)).toEqual([3000, 1500]);
  expect(sent.size).toBeLessThan(large.size);
  const small = await noise(400, 200, "image/jpeg");
  expect(await fitPicture(small)).toBe(small);
  const other = new File([new Uint8Array(6 * 1024 * 1024)], "film.gif", { type: "image/gif" });
  expect(await fitPicture(other)).toBe(other);
});

test("a picture is shown as bytes of the page's own, which its policy allows, and no larger than it is looked at", async () => {
  const url = await previewUrl(await noise(2400, 1200, "image/png"));
  expect(url).toMatch(/^data:image\/webp;base64,/);
  const image = new Image();
  image.src = url;
  await image.decode();
  expect([image.naturalWidth, image.naturalHeight]).toEqual([1200, 600]);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
  expect(await previewUrl(new File([svg], "a.svg", { type: "image/svg+xml" }))).toBe(
    `data:image/svg+xml;base64,${btoa(svg)}`,
  );
});
