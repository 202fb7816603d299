import { describe, expect, test } from "vitest";

import { openingHours } from "#schemas/fields/opening-hours.ts";

import { readFreeHours } from "./free-hours.ts";

const field = openingHours({ label: { fr_FR: "Lundi", en_US: "Monday" } });

/** What comes of a text, as it is stored. */
function stored(texts: Parameters<typeof readFreeHours>[0]): string | null {
  const read = readFreeHours(texts);
  expect(field.check(read)).toMatchObject({ ok: true });
  return field.asText?.format(read) ?? null;
}

describe("[§3] opening hours that were written freely", () => {
  test.each([
    ["9h-12h / 14h-18h", "09:00-12:00, 14:00-18:00"],
    ["9 h – 12 h, 14 h – 18 h", "09:00-12:00, 14:00-18:00"],
    ["9\u00a0h\u00a0–\u00a012\u00a0h, 14\u00a0h\u00a0–\u00a018\u00a0h\u00a030", "09:00-12:00, 14:00-18:30"],
    ["10 h – 12 h, 14 h – 18 h 30", "10:00-12:00, 14:00-18:30"],
    ["9h30-12h30 et 14h00-18h45", "09:30-12:30, 14:00-18:45"],
    ["De 9 h à 12 h et de 14 h à 18 h", "09:00-12:00, 14:00-18:00"],
    ["de 9h à midi puis de 14h à 18h", "09:00-12:00, 14:00-18:00"],
    ["09:00 - 12:00 ; 14:00 - 18:00", "09:00-12:00, 14:00-18:00"],
    ["10.00–18.00h", null],
    ["9 heures - 18 heures", "09:00-18:00"],
    ["9–12 h", "09:00-12:00"],
    ["Fermé", "closed"],
    ["FERME", "closed"],
    ["fermé.", "closed"],
    ["10 h – 19 h", "10:00-19:00"],
  ])("%s", (words, text) => {
    expect(stored({ fr_FR: words })).toBe(text ?? `({"fr_FR":"${words}"})`);
  });

  test.each([
    ["9am–12pm", "09:00-12:00"],
    ["9 am – noon, 2 pm – 6 pm", "09:00-12:00, 14:00-18:00"],
    ["10 a.m. to 6:30 p.m.", "10:00-18:30"],
    ["2-6pm", "14:00-18:00"],
    ["9:30 am until 12:15 pm and 2 pm to 6 pm", "09:30-12:15, 14:00-18:00"],
    ["From 10am to 7pm", "10:00-19:00"],
    ["Closed", "closed"],
  ])("%s", (words, text) => {
    expect(stored({ en_US: words })).toBe(text);
  });

  test("in two languages they are hours when both say the same, and the rest of each is its remark", () => {
    expect(stored({ fr_FR: "Fermé", en_US: "Closed" })).toBe("closed");
    expect(stored({ fr_FR: "10 h – 13 h, d’avril à octobre", en_US: "10 am – 1 pm, April to October" })).toBe(
      '10:00-13:00 ({"fr_FR":"d’avril à octobre","en_US":"April to October"})',
    );
    expect(stored({ fr_FR: "Fermé sauf jours fériés", en_US: "Closed except on bank holidays" })).toBe(
      'closed ({"fr_FR":"sauf jours fériés","en_US":"except on bank holidays"})',
    );
    expect(stored({ fr_FR: "9h-12h (sur rendez-vous)", en_US: "9am-12pm" })).toBe(
      '09:00-12:00 ({"fr_FR":"sur rendez-vous"})',
    );
  });

  test.each([
    ["other hours in the other language", { fr_FR: "9h-12h", en_US: "9am–1pm" }],
    ["words in the other language", { fr_FR: "Sur rendez-vous", en_US: "9am–1pm" }],
    ["no hours", { fr_FR: "Sur rendez-vous", en_US: "By appointment" }],
    ["hours behind words", { fr_FR: "Sur rendez-vous, 9h-12h" }],
    ["hours that go on behind a remark", { fr_FR: "9h-12h en été, 10h-12h en hiver" }],
    ["hours that end before they begin", { fr_FR: "18h-2h" }],
    ["hours that overlap", { fr_FR: "9h-14h, 12h-18h" }],
    ["no time of day", { fr_FR: "9h-27h" }],
    ["bare figures", { en_US: "10 to 6" }],
    ["more than a day has", { fr_FR: "8h-9h, 10h-11h, 12h-13h, 14h-15h, 16h-17h" }],
  ])("nothing is lost of %s: all of it is the remark", (_name, texts) => {
    expect(stored(texts)).toBe(`(${JSON.stringify(texts)})`);
  });

  test("nothing stays nothing", () => {
    expect(readFreeHours({})).toBeNull();
    expect(readFreeHours({ fr_FR: "  " })).toBeNull();
  });
});
