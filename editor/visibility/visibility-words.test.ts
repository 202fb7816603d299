import { expect, test } from "vitest";

import type { Visibility } from "#schemas/page/visibility.ts";

import { editorWords } from "../words.ts";
import { hiddenWords, visibilityWords } from "./visibility-words.ts";

const [fr, en] = [await editorWords("fr_FR"), await editorWords("en_US")];
const plain = (words: string) => words.replaceAll(/[\u00a0\u202f\u2009]/g, " ");

const september = { from: "2026-08-31T22:00:00.000Z", until: "2026-09-30T22:00:00.000Z" };

const said: readonly [Visibility | null, string, string][] = [
  [null, "Toujours visible, pour tout le monde", "Always shown, to everybody"],
  [
    { ...september, devices: ["phone"], languages: ["fr_FR"] },
    "Visible du 1er au 30 septembre 2026, sur téléphone, en français",
    "Shown September 1 – 30, 2026, on phones, in French",
  ],
  [
    { from: september.from, until: "2026-10-15T22:00:00.000Z" },
    "Visible du 1er septembre au 15 octobre 2026",
    "Shown September 1 – October 15, 2026",
  ],
  [
    { from: "2026-12-19T23:00:00.000Z", until: "2027-01-05T23:00:00.000Z" },
    "Visible du 20 décembre 2026 au 5 janvier 2027",
    "Shown December 20, 2026 – January 5, 2027",
  ],
  [
    { from: september.from, until: "2026-09-01T22:00:00.000Z" },
    "Visible le 1er septembre 2026",
    "Shown on September 1, 2026",
  ],
  [
    { from: "2026-10-25T01:30:00.000Z", until: null },
    "Visible à partir du 25 octobre 2026 à 02:30",
    "Shown from October 25, 2026 at 2:30 AM",
  ],
  [
    { from: "2026-03-02T09:00:00.000Z", until: "2026-03-08T23:00:00.000Z" },
    "Visible du 2 mars 2026 à 10:00 au 8 mars 2026",
    "Shown from March 2, 2026 at 10:00 AM to March 8, 2026",
  ],
  [
    { from: "2026-05-29T22:00:00.000Z", until: "2026-06-01T22:00:00.000Z" },
    "Visible du 30 mai au 1er juin 2026",
    "Shown May 30 – June 1, 2026",
  ],
  [{ until: september.until }, "Visible jusqu’au 30 septembre 2026", "Shown until September 30, 2026"],
  [
    { visitors: "customers", devices: ["tablet", "computer"] },
    "Visible sur tablette et ordinateur, pour les clients connectés",
    "Shown on tablets and computers, to customers who are logged in",
  ],
];

test.each(said)("[PV1] %j is said in one sentence, by the estate's clock", (visibility, french, english) => {
  expect(plain(visibilityWords(visibility, fr))).toBe(french);
  expect(plain(visibilityWords(visibility, en))).toBe(english);
});

test("[PV5] [PV6] why a block isn't shown is said in a few words", () => {
  expect(hiddenWords("early", september, fr)).toContain("à partir du 1er septembre 2026");
  expect(hiddenWords("late", september, en)).toContain("until September 30, 2026");
  expect(hiddenWords("visitors", { visitors: "guests" }, en)).toBe("Only visitors who are not logged in");
  expect(hiddenWords("device", {}, fr)).toBe("Pas à cette largeur");
});
