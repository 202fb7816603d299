import { expect, test } from "vitest";

import { plainWords } from "./plain-words.ts";

test("paragraphs, headings and items are lines; what is bold or a link isn't told apart", () => {
  expect(plainWords("<h2>Prix</h2> <p>Toutes <b>taxes</b>\ncomprises.</p><ul><li>Un</li><li>Deux</li></ul>")).toBe(
    "Prix\nToutes taxes comprises.\nUn\nDeux",
  );
});

test("a table's rows are lines, and its cells are told apart, whatever stands in them", () => {
  const table =
    "<p>Tarifs</p><table><thead><tr><th>De</th><th>À</th></tr></thead>\n<tbody><tr> <td><p>1</p></td>\n <td><p>6</p></td></tr><tr><td>7</td><td>12</td></tr></tbody></table><p>Fin</p>";
  expect(plainWords(table)).toBe("Tarifs\nDe · À\n1 · 6\n7 · 12\nFin");
});

test("lines that are broken stay lines: an address isn't one word", () => {
  expect(plainWords("<p>Domaine Clairveille<br>12, chemin des Murets<br />\nMontclair<br></p><p>France</p>")).toBe(
    "Domaine Clairveille\n12, chemin des Murets\nMontclair\nFrance",
  );
});

test("nothing says nothing", () => {
  expect(plainWords("<p></p>")).toBe("");
});
