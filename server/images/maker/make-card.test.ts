import sharp from "sharp";
import { expect, test } from "vitest";

import { cardDigest, cardUrl, type ShareCard } from "../share-card.ts";
import { breakLines, drawLine, readFace } from "./card-text.ts";
import { makeCard } from "./make-card.ts";
import { readPicture } from "./read-picture.ts";

const card: ShareCard = {
  estate: "Domaine Clairveille",
  name: "Les Terrasses",
  part: "2022 · 1,5 L",
  note: "Coteaux de l’Orbrie",
  picture: "les-terrasses.webp",
  colours: { ground: "#F7F3EA", ink: "#221C18", accent: "#6B1F2E" },
  fonts: { title: "Cormorant Garamond", text: "Alegreya Sans" },
};

/** The share of a part of a card that is darker than its ground. */
async function inked(bytes: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const { data } = await sharp(bytes).extract(part).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 200).length / data.length;
}

test("a card is 1200 × 630 and 200 kB at most, with the bottle left and the words right", async () => {
  const bytes = await makeCard(card, "demo/media/les-terrasses.webp");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(bytes.byteLength).toBeLessThanOrEqual(200_000);
  expect(await inked(bytes, { left: 120, top: 40, width: 200, height: 550 })).toBeGreaterThan(0.4);
  expect(await inked(bytes, { left: 500, top: 150, width: 600, height: 300 })).toBeGreaterThan(0.02);
  expect(await inked(bytes, { left: 1140, top: 0, width: 60, height: 630 })).toBe(0);
});

test("a site without a picture has its name on the card, and the loader for drawings is shut afterwards", async () => {
  const bytes = await makeCard({ ...card, name: "", part: "", note: "", picture: null }, null);
  expect(await inked(bytes, { left: 110, top: 200, width: 900, height: 200 })).toBeGreaterThan(0.02);
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"/>');
  await expect(readPicture(drawing)).rejects.toThrow(/unsupported/);
});

test("words are drawn as outlines from the site's own typefaces, rare letters too; lines break between words", async () => {
  const face = await readFace("Cormorant Garamond");
  const line = drawLine(face, "Cœur d’Őr\u00a0", 80);
  expect(line.path).toMatch(/^M[\d.-]+ [\d.-]+/);
  expect(line.path).not.toMatch(/NaN|undefined/);
  expect(line.width).toBeGreaterThan(200);
  expect(breakLines(face, "Nuit de vendange", 80, 400)).toEqual(["Nuit de", "vendange"]);
  expect(drawLine(await readFace("Papyrus"), "x", 10).path).toBe(drawLine(await readFace("Lato"), "x", 10).path);
});

test("the same content has the same address, another content another one", () => {
  expect(cardUrl(card, "/wines/les-terrasses/1")).toBe(
    `/images/share/${cardDigest({ ...card })}/wines/les-terrasses/1.jpeg`,
  );
  expect(cardUrl(card, "/")).toMatch(/\/site\.jpeg$/);
  expect(cardDigest({ ...card, part: "2023" })).not.toBe(cardDigest(card));
});
