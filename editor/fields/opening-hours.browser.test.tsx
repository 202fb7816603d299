import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { axeProblems, InEditor } from "#editor/kit/test-editor.tsx";
import { openingHours } from "#schemas/fields/opening-hours.ts";
import type { DayHours } from "#schemas/fields/opening-hours-text.ts";
import type { Locale } from "#schemas/locale.ts";

import { FieldInput } from "./field-input.tsx";
import { testPorts } from "./test-ports.ts";
import { WeekHoursInput } from "./week-hours-input.tsx";

const field = openingHours({ label: { fr_FR: "Horaires du lundi", en_US: "Monday opening hours" } });
const names = {
  fr_FR: ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"],
  en_US: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};
const morning = { opens: "10:00", closes: "12:00" };
const afternoon = { opens: "14:00", closes: "18:00" };

type Hours = DayHours | null;

async function showDay(initial: Hours) {
  const told = vi.fn<(value: unknown) => void>();
  function Day(): ReactNode {
    const [value, setValue] = useState<unknown>(initial ?? undefined);
    return (
      <FieldInput
        {...{ field, value, locale: "fr_FR", ports: testPorts(), inherited: null }}
        onChange={(next) => {
          told(next);
          setValue(next);
        }}
      />
    );
  }
  await render(
    <InEditor>
      <Day />
    </InEditor>,
  );
  return told;
}

async function showWeek(initial: readonly Hours[] = [], locale: Locale = "fr_FR") {
  const told = vi.fn<(keys: readonly string[], value: Hours) => void>();
  function Week(): ReactNode {
    const [values, setValues] = useState<Readonly<Record<string, Hours>>>({});
    const days = names[locale].map((name, index) => ({
      key: String(index),
      name,
      field,
      value: values[index] === undefined ? (initial[index] ?? null) : values[index],
    }));
    return (
      <WeekHoursInput
        {...{ label: "Horaires", days, locale, ports: testPorts() }}
        onChange={(keys, value) => {
          told(keys, value);
          setValues((before) => ({ ...before, ...Object.fromEntries(keys.map((key) => [key, value])) }));
        }}
      />
    );
  }
  await render(
    <InEditor locale={locale}>
      <div style={{ background: "var(--ed-panel)", padding: 16 }}>
        <Week />
      </div>
    </InEditor>,
  );
  return told;
}

const day = (hours: Partial<DayHours>): DayHours => ({ isClosed: false, periods: [], remark: {}, ...hours });

test("a day is opened, gets a second time, is closed, and then isn't spoken of", async () => {
  const told = await showDay(null);
  const state = page.getByRole("combobox", { name: /ouvert ou fermé/ });
  await userEvent.selectOptions(state, "Ouvert");
  expect(told).toHaveBeenLastCalledWith(day({ periods: [{ opens: "09:00", closes: "18:00" }] }));
  await userEvent.fill(page.getByLabelText(/plage 1, fin/), "12:00");
  await userEvent.click(page.getByRole("button", { name: /ajouter une plage/ }));
  await expect.element(page.getByLabelText(/plage 2, début/)).toHaveFocus();
  expect(told).toHaveBeenLastCalledWith(
    day({
      periods: [
        { opens: "09:00", closes: "12:00" },
        { opens: "13:00", closes: "17:00" },
      ],
    }),
  );
  await userEvent.click(page.getByRole("button", { name: /plage 1.*retirer/ }));
  expect(told).toHaveBeenLastCalledWith(day({ periods: [{ opens: "13:00", closes: "17:00" }] }));
  await expect.element(page.getByRole("button", { name: /ajouter une plage/ })).toHaveFocus();
  await userEvent.selectOptions(state, "Fermé");
  expect(told).toHaveBeenLastCalledWith(day({ isClosed: true }));
  await userEvent.selectOptions(state, "Non précisé");
  expect(told).toHaveBeenLastCalledWith(undefined);
});

test.each([
  ["plage 1, fin", "09:30", "doit fermer après avoir ouvert, le même jour"],
  ["plage 2, début", "11:30", "ne doit pas ouvrir avant la fin de l’ouverture de 10:00 à 12:00"],
  ["plage 2, fin", "", "doit être une heure, par exemple 09:30"],
])("%s at %s is told in words at its place, and nothing is stored", async (label, time, words) => {
  const told = await showDay(day({ periods: [morning, afternoon] }));
  const input = page.getByLabelText(new RegExp(label));
  await userEvent.fill(input, time);
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
  await expect.element(input).toHaveAttribute("aria-invalid", "true");
  await expect.element(input).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(told).not.toHaveBeenCalled();
  expect(await axeProblems()).toEqual([]);
  await userEvent.fill(page.getByLabelText(/plage 1, fin/), "12:00");
  await userEvent.fill(page.getByLabelText(/plage 2, début/), "15:00");
  await userEvent.fill(page.getByLabelText(/plage 2, fin/), "18:30");
  await expect.element(page.getByText(words, { exact: false })).not.toBeInTheDocument();
  expect(told).toHaveBeenLastCalledWith(day({ periods: [morning, { opens: "15:00", closes: "18:30" }] }));
});

test("four times are the most, and no time begins where the day is over", async () => {
  await showDay(day({ periods: [{ opens: "10:00", closes: "23:30" }] }));
  await expect.element(page.getByLabelText(/plage 1, fin/)).toHaveValue("23:30");
  await expect.element(page.getByRole("button", { name: /ajouter une plage/ })).not.toBeInTheDocument();
});

test("a remark is written in both languages, and taken back when it says nothing", async () => {
  const told = await showDay(day({ isClosed: true }));
  await userEvent.click(page.getByRole("button", { name: /remarque/ }));
  const french = page.getByRole("textbox");
  await expect.element(french).toHaveFocus();
  await userEvent.fill(french, "sauf Pâques");
  expect(told).toHaveBeenLastCalledWith(day({ isClosed: true, remark: { fr_FR: "sauf Pâques" } }));
  await userEvent.click(page.getByRole("button", { name: /English/ }));
  await userEvent.fill(page.getByRole("textbox").nth(1), "except Easter");
  expect(told).toHaveBeenLastCalledWith(
    day({ isClosed: true, remark: { fr_FR: "sauf Pâques", en_US: "except Easter" } }),
  );
  await userEvent.clear(page.getByRole("textbox").first());
  await userEvent.clear(page.getByRole("textbox").nth(1));
  expect(told).toHaveBeenLastCalledWith(day({ isClosed: true }));
});

test("a day's hours are copied to the other days, to the weekdays, or to one, by keyboard too", async () => {
  const hours = day({ periods: [morning, afternoon] });
  const told = await showWeek([null, hours]);
  await userEvent.click(page.getByRole("button", { name: "Mardi\u00a0: copier vers d’autres jours" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Du lundi au vendredi" }));
  expect(told).toHaveBeenLastCalledWith(["0", "2", "3", "4"], hours);
  await expect.element(page.getByLabelText("Vendredi, plage 2, fin")).toHaveValue("18:00");
  await expect.element(page.getByLabelText(/Samedi, plage/)).not.toBeInTheDocument();
  page
    .getByRole("button", { name: /^Mardi.*copier/ })
    .element()
    .focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menu")).toBeVisible();
  await userEvent.keyboard("{End}{Enter}");
  expect(told).toHaveBeenLastCalledWith(["6"], hours);
  await expect.element(page.getByText("Mardi\u00a0: copié vers un jour")).toBeInTheDocument();
});

test("what is wrong isn't copied", async () => {
  await showWeek([day({ periods: [morning] })]);
  await userEvent.fill(page.getByLabelText("Lundi, plage 1, fin"), "08:00");
  await expect.element(page.getByRole("button", { name: /Lundi.*copier/ })).toBeDisabled();
});

test.each(["fr_FR", "en_US"] as const)("a week has no axe violation and fits its place in %s", async (locale) => {
  const remark = { fr_FR: "sur rendez-vous", en_US: "by appointment" };
  await showWeek([day({ isClosed: true, remark }), day({ periods: [morning, afternoon] }), day({ remark })], locale);
  expect(await axeProblems()).toEqual([]);
  for (const width of [1024, 768, 340]) {
    await page.viewport(width, 900);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  }
  await page.viewport(1024, 800);
});
