import { expect, test } from "vitest";

import { cropText, sentenceStart } from "./crop-text.ts";

test("[§9 cropping] text is cropped to 120 characters by default", () => {
  const long = "vigne ".repeat(40);
  expect(cropText(long).length).toBeLessThanOrEqual(121);
  expect(cropText(long).endsWith("vigne…")).toBe(true);
});

test("[§9] text is cropped after a whole word, with an ellipsis and no comma before it", () => {
  expect(cropText("La vigne, le vent et la pierre", 12)).toBe("La vigne, le…");
  expect(cropText("La vigne, le vent et la pierre", 11)).toBe("La vigne…");
  expect(cropText("a ".repeat(60).trim())).toBe("a ".repeat(60).trim());
});

test("[§9] text is cropped after a whole sentence where one ends, without an ellipsis", () => {
  expect(cropText("Le vent passe. La pierre reste, et la vigne aussi.", 30)).toBe("Le vent passe.");
  expect(cropText("Un. Le vent passe. La pierre reste.", 25)).toBe("Un. Le vent passe.");
  expect(cropText("« Qui passe\u00a0? » Le vent, et la pierre reste.", 24)).toBe("« Qui passe\u00a0? »");
  expect(cropText("“Who goes there?” The wind, and the stone stays.", 30)).toBe("“Who goes there?”");
});

test("a sentence that says too little, an abbreviation and a decimal end no excerpt", () => {
  expect(cropText("Oui. Le vent passe et la pierre reste.", 24)).toBe("Oui. Le vent passe et la…");
  expect(cropText("Le vent de 3.5 m/s env. passe, la pierre reste.", 34)).toBe("Le vent de 3.5 m/s env. passe, la…");
});

test("a short text stays as it is, a word without spaces is cut", () => {
  expect(cropText("La vigne")).toBe("La vigne");
  expect(cropText("a".repeat(30), 10)).toBe(`${"a".repeat(10)}…`);
});

test("the sentence or passage that holds a word begins behind the one before it", () => {
  const text = "Le vignoble · Du schiste en haut. Du limon en bas, env. trois pieds.";
  const start = (word: string) => text.slice(sentenceStart(text, text.indexOf(word)));
  expect(start("vignoble")).toBe(text);
  expect(start("haut")).toBe("Du schiste en haut. Du limon en bas, env. trois pieds.");
  expect(start("pieds")).toBe("Du limon en bas, env. trois pieds.");
});
