import { expect, test } from "vitest";

import { takeLateFaces } from "./head.ts";

test("the rules of faces are declared once more for the next page, and not for those after it", () => {
  const sheet = document.createElement("style");
  sheet.textContent = '@font-face{font-family:"Vigne";font-display:optional;src:url("/vigne.woff2")} p{margin:0}';
  // What an estate's own code links from elsewhere can't be read.
  const foreign = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: "https://fonts.example/a.css",
  });
  document.head.append(sheet, foreign);
  const displays = (): readonly string[] =>
    [...document.fonts].filter(({ family }) => family.includes("Vigne")).map(({ display }) => display);
  expect(displays()).toEqual(["optional"]);
  takeLateFaces();
  takeLateFaces();
  expect(displays()).toEqual(["optional", "optional"]);
  sheet.remove();
  foreign.remove();
});
