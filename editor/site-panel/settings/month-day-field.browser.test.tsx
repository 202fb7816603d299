import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { axeProblems, InEditor } from "#editor/kit/test-editor.tsx";
import type { Locale } from "#schemas/locale.ts";
import { findSetting } from "#schemas/site-settings/catalogue.ts";

import { MonthDayField } from "./month-day-field.tsx";

async function show(locale: Locale, initial: string): Promise<readonly string[]> {
  const told: string[] = [];
  function Day(): ReactNode {
    const [value, setValue] = useState(initial);
    return (
      <MonthDayField
        label="Season"
        value={value}
        onChange={(next) => {
          told.push(next);
          setValue(next);
        }}
      />
    );
  }
  await render(
    <InEditor locale={locale}>
      <Day />
    </InEditor>,
  );
  return told;
}

/** How many there are to choose from, list by list. */
const sizes = (): readonly number[] =>
  page
    .getByRole("combobox")
    .elements()
    .map((list) => list.querySelectorAll("option").length);

for (const [locale, day, month, august, order] of [
  ["fr_FR", "Season\u00a0: jour", "Season\u00a0: mois", "août", [28, 12]],
  ["en_US", "Season: day", "Season: month", "August", [12, 28]],
] as const)
  test(`a day of every year is a month by its name and a day of it, in the order of the language, ${locale}`, async () => {
    const told = await show(locale, "02-01");
    expect(sizes()).toEqual(order);
    await page.getByRole("combobox", { name: month }).selectOptions(august);
    await page.getByRole("combobox", { name: day }).selectOptions("31");
    expect(told).toEqual(["08-01", "08-31"]);
    expect(await axeProblems()).toEqual([]);
  });

test("it is set by keyboard; a month that has fewer days takes its last, and the 29th of February can't be had", async () => {
  const told = await show("en_US", "08-31");
  await userEvent.tab();
  await userEvent.keyboard("f");
  expect(told.at(-1)).toBe("02-28");
  const days = page.getByRole("combobox", { name: "Season: day" }).element().querySelectorAll("option");
  expect(days.length).toBe(28);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}");
  expect(told.at(-1)).toBe("02-27");
});

test("every day that can be chosen is one that the setting takes", async () => {
  const field = findSetting("PRICES_VALID_FROM")?.field;
  const told = await show("en_US", "01-31");
  for (const name of ["February", "April", "December"])
    await page.getByRole("combobox", { name: "Season: month" }).selectOptions(name);
  expect(told).toEqual(["02-28", "04-28", "12-28"]);
  expect(told.map((day) => field?.check(day).ok)).toEqual([true, true, true]);
});
