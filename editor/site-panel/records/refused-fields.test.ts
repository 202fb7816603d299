import { expect, test } from "vitest";

import { RefusedFields } from "./refused-fields.ts";

test("what was refused is told at its field until that says something else", () => {
  const refused = new RefusedFields();
  const values = { title: { fr_FR: "Taille" }, reference: "A1" };
  expect(refused.wordsOf("reference", values)).toBeUndefined();
  refused.tell(
    [
      { key: "reference", words: "est déjà pris" },
      { key: "title.fr_FR", words: "est trop long" },
    ],
    values,
  );
  expect(refused.wordsOf("reference", structuredClone(values))).toBe("est déjà pris");
  expect(refused.wordsOf("title", values)).toBe("est trop long");
  expect(refused.wordsOf("title", values, ({ key, words }) => `${key}: ${words}`)).toBe("fr_FR: est trop long");
  expect(refused.wordsOf("tit", values)).toBeUndefined();
  expect(refused.wordsOf("reference", { ...values, reference: "A2" })).toBeUndefined();
  refused.tell([], values);
  expect(refused.wordsOf("title", values)).toBeUndefined();
});
