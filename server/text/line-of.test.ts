import { describe, expect, test } from "vitest";

import { inOneLine, lineOf } from "./line-of.ts";

describe("lineOf", () => {
  test("a heading is told from the text below it, an item from the next one", () => {
    expect(lineOf("<h2>Le vignoble</h2><p>Du schiste en haut.</p><p>Du limon en bas.</p>")).toBe(
      "Le vignoble · Du schiste en haut. Du limon en bas.",
    );
    expect(lineOf("<p>On sert :</p><ul><li>la soupe</li><li>le pain</li></ul><hr /><p>Fin</p>")).toBe(
      "On sert : la soupe · le pain · Fin",
    );
  });

  test("what ends with a sign of its own needs none, behind a quote either", () => {
    expect(lineOf("<p>« Oui. »</p><p>Odile le dit (toujours.)</p><p>Voilà</p>")).toBe(
      "« Oui. » Odile le dit (toujours.) Voilà",
    );
  });

  test("tags inside a passage are no passages, entities are characters, and no space stands before a full stop", () => {
    expect(lineOf("<p>Le <strong>vent</strong>, <em>la</em><br />pierre &amp; le <a href='/'>sol</a>.</p>")).toBe(
      "Le vent, la pierre & le sol.",
    );
    expect(lineOf("<p>Sans fin\nsur deux lignes</p>")).toBe("Sans fin sur deux lignes");
  });

  test("spaces that must not break stay", () => {
    expect(lineOf("<p>Le samedi\u00a0: 30\u202f000 pieds&nbsp;!</p>")).toBe(
      "Le samedi\u00a0: 30\u202f000 pieds\u00a0!",
    );
  });

  test("empty passages leave nothing", () => {
    expect(lineOf("<p> </p><p>Un</p><p></p>")).toBe("Un");
    expect(inOneLine(["", "Titre", "", "Texte."])).toBe("Titre · Texte.");
  });
});
