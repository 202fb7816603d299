import { expect, test } from "vitest";

import { hashOf, type Place, placeAt } from "./place.ts";

const sections = ["forms", "answers"];

test("every place has its address, and comes of it again", () => {
  const places: readonly Place[] = [
    null,
    { group: "colours" },
    { group: "custom-code" },
    { section: "answers" },
    { section: "forms", id: 7 },
    { section: "forms", id: 7, part: "answers" },
  ];
  expect(places.map(hashOf)).toEqual([
    "#/settings",
    "#/settings/colours",
    "#/settings/custom-code",
    "#/settings/answers",
    "#/settings/forms/7",
    "#/settings/forms/7/answers",
  ]);
  expect(places.map((place) => placeAt(hashOf(place), sections))).toEqual(places);
});

test("what isn't there is the list of all, or of the section; what isn't the panel's is no place", () => {
  for (const hash of ["#/settings/", "#/settings/toString", "#/settings/popups/3", "#/settings/%00"])
    expect({ hash, place: placeAt(hash, sections) }).toEqual({ hash, place: null });
  for (const id of ["0", "-1", "1e3", "7x", "", "99999999999"])
    expect({ id, place: placeAt(`#/settings/forms/${id}`, sections) }).toEqual({ id, place: { section: "forms" } });
  expect(placeAt("#/settings/forms/7/<b>", sections)).toEqual({ section: "forms", id: 7 });
  for (const hash of ["", "#", "#settings", "#/settings-more", "#popup-3"])
    expect({ hash, place: placeAt(hash, sections) }).toEqual({ hash, place: undefined });
});
