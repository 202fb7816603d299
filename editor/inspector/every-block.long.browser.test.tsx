import { describe, expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { definitions } from "#blocks/definitions.ts";
import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import { axeProblems } from "#editor/kit/test-editor.tsx";
import type { Field } from "#schemas/fields/field.ts";
import { locales } from "#schemas/locale.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";

import { Bench } from "./test-bench.tsx";

const withFields = definitions.filter(({ fields }) => Object.keys(fields).length > 0);

describe.each(withFields.map((definition) => [definition.slug, definition] as const))("%s", (_slug, definition) => {
  test.each(locales)("its form has no axe violation to somebody who reads %s", async (locale) => {
    await render(<Bench {...{ definition, locale }} uiLocale={locale} />);
    const count = Object.keys(definition.fields).length;
    await expect.poll(() => document.querySelectorAll("[data-prop]")).toHaveLength(count);
    expect(await axeProblems()).toEqual([]);
  });

  test("every field can be changed", async () => {
    await expectAllToChange(definition);
  });
});

test("a block without fields says so", async () => {
  const definition = definitions.find(({ fields }) => Object.keys(fields).length === 0);
  if (!definition) throw new Error("Every block has fields now");
  await render(<Bench definition={definition} />);
  await expect.element(page.getByText("Rien à régler ici")).toBeVisible();
});

async function expectAllToChange(definition: BlockDefinition): Promise<void> {
  let latest: LayoutDocument | null = null;
  await render(<Bench definition={definition} onDone={(done) => void (latest = done)} />);
  await expect.poll(() => document.querySelector("[data-prop]")).not.toBeNull();
  for (const [name, field] of Object.entries(definition.fields)) {
    document.querySelector(`[data-prop="${name}"]`)?.setAttribute("data-testid", name);
    const place = page.getByTestId(name);
    await changeOne(field, place);
    await expect.poll(() => latest?.blocks["b1"]?.props[name], { message: name }).not.toBeUndefined();
    const stored: unknown = (latest as LayoutDocument | null)?.blocks["b1"]?.props[name];
    expect(field.check(stored).ok, name).toBe(true);
    expect(stored, name).not.toEqual(field.initial);
  }
}

async function changeOne(field: Field, place: Locator): Promise<void> {
  switch (field.kind) {
    case "rich-text":
      await userEvent.click(place.getByRole("button", { name: /^Écrire/ }));
      return await userEvent.fill(place.getByRole("textbox"), "Une valeur");
    case "text":
      return await userEvent.fill(place.getByRole("textbox").first(), "Une valeur");
    case "number": {
      const { min = 0, of } = field.describe() as { min?: number; of?: string };
      // A form is chosen by its name.
      if (of === "form") return await userEvent.selectOptions(place.getByRole("combobox"), "Visiter la cave");
      return await userEvent.fill(place.getByRole("spinbutton"), String(field.initial === min ? min + 1 : min));
    }
    case "select": {
      const { options } = field.describe() as unknown as { options: readonly { readonly value: unknown }[] };
      const other = options.findIndex(({ value }) => value !== field.initial);
      return await userEvent.selectOptions(place.getByRole("combobox"), String(other));
    }
    case "toggle":
      return await userEvent.click(place.getByRole("switch"));
    case "link":
      await userEvent.selectOptions(place.getByRole("combobox"), "Adresse");
      return await userEvent.fill(place.getByRole("textbox").first(), "/contact");
    case "image":
      await userEvent.click(place.getByRole("button", { name: "Choisir une image" }));
      return await userEvent.click(page.getByRole("button", { name: /vignes\.jpg/ }));
    case "reference":
      await userEvent.click(place.getByRole("combobox"));
      return await userEvent.click(page.getByRole("option").first());
    case "list":
      return await userEvent.click(place.getByRole("button", { name: "Ajouter un élément" }));
    case "colour":
      return await userEvent.fill(place.getByRole("textbox"), "#123456");
    case "responsive":
    case "date-time":
    case "opening-hours":
    case "choices":
    case "group":
      throw new Error("No block has such a field; inspector and visibility-group.browser.test.tsx have them");
  }
}
