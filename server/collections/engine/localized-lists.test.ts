import { expect, test } from "vitest";

import { joinLists, listIn } from "./localized-lists.ts";

const grapes = { texts: ["name"] };
const vintages = { texts: ["text"], key: "year" };

test("lists of each language are one, whose texts are in each", () => {
  const joined = joinLists(
    { fr_FR: [{ name: "Carignan", percent: 60 }], en_US: [{ name: "Carignan noir", percent: 60 }] },
    grapes,
  );
  expect(joined).toEqual([{ name: { fr_FR: "Carignan", en_US: "Carignan noir" }, percent: 60 }]);
});

test("a text that is the default language's isn't said, and is filled in again", () => {
  const stored = { fr_FR: [{ name: "Syrah" }, { name: "Négrette" }], en_US: [{ name: "Syrah" }, { name: "Negrette" }] };
  const joined = joinLists(stored, grapes);
  expect(joined).toEqual([{ name: { fr_FR: "Syrah" } }, { name: { fr_FR: "Négrette", en_US: "Negrette" } }]);
  expect(listIn(joined, "fr_FR", grapes)).toEqual(stored.fr_FR);
  expect(listIn(joined, "en_US", grapes)).toEqual(stored.en_US);
});

test("a language that says nothing has nothing of its own", () => {
  const joined = joinLists({ fr_FR: [{ name: "Syrah" }] }, grapes);
  expect(listIn(joined, "en_US", grapes)).toEqual([]);
  expect(listIn(undefined, "fr_FR", grapes)).toEqual([]);
});

test("items are told by their key, in whatever order the languages have them; none is lost", () => {
  const joined = joinLists(
    {
      fr_FR: [
        { year: 2021, text: "Frais" },
        { year: 2020, text: "Chaud" },
      ],
      en_US: [
        { year: 2020, text: "Hot" },
        { year: 2019, text: "Wet" },
      ],
    },
    vintages,
  );
  expect(joined).toEqual([
    { year: 2021, text: { fr_FR: "Frais" } },
    { year: 2020, text: { fr_FR: "Chaud", en_US: "Hot" } },
    { year: 2019, text: { en_US: "Wet" } },
  ]);
});
