import { expect, test } from "vitest";

import { both, frenchSpaces } from "./both.ts";

test("no-break spaces stand before high punctuation and inside quotes", () => {
  expect(frenchSpaces("Ah ! « Oui » : 12 €, 5 % ; non ?")).toBe(
    "Ah\u00a0! «\u00a0Oui\u00a0»\u00a0: 12\u00a0€, 5\u00a0%\u00a0; non\u00a0?",
  );
});

test("a narrow no-break space stands inside numbers, a wide one before units, none before words", () => {
  expect(frenchSpaces("30 000 pieds, 75 cl, 3,2 ha, 10 h, à 15 °C, 5 hommes, en 2019 412 magnums")).toBe(
    "30\u202f000 pieds, 75\u00a0cl, 3,2\u00a0ha, 10\u00a0h, à 15\u00a0°C, 5 hommes, en 2019\u202f412 magnums",
  );
});

test("markup and addresses are left alone", () => {
  const html = '<a href="https://a.example/?b=1">a</a>';
  expect(frenchSpaces(html)).toBe(html);
});

test("an hour in English keeps its half of the day", () => {
  expect(both("", "10:30 am to 3 pm, 3 pmx, 10 °C (50 °F)").en_US).toBe(
    "10:30\u00a0am to 3\u00a0pm, 3 pmx, 10\u00a0°C (50\u00a0°F)",
  );
});
