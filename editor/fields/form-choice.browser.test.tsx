import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { axeProblems, InEditor } from "#editor/kit/test-editor.tsx";
import { number } from "#schemas/fields/number.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { FieldInput } from "./field-input.tsx";
import type { FieldPorts } from "./field-ports.ts";
import { testPorts } from "./test-ports.ts";

const field = number({ label: { fr_FR: "Formulaire", en_US: "Form" }, min: 0, integer: true, of: "form" });

async function show(initial: number, change: Partial<FieldPorts> = {}) {
  const told = vi.fn<(value: unknown) => void>();
  const ports = testPorts(change);
  function Choice(): ReactNode {
    const [value, setValue] = useState<unknown>(initial);
    return (
      <FieldInput
        {...{ field, value, ports, locale: "fr_FR", inherited: 1 }}
        onChange={(next) => {
          told(next);
          setValue(next);
        }}
      />
    );
  }
  await render(
    <InEditor>
      <Choice />
    </InEditor>,
  );
  return { told, choice: page.getByRole("combobox", { name: "Formulaire" }) };
}

test("a form is chosen by its name, and its number is what is stored", async () => {
  const { told, choice } = await show(1);
  await expect.element(choice).toHaveDisplayValue("Nous écrire");
  await choice.selectOptions("Visiter la cave");
  expect(told).toHaveBeenLastCalledWith(7);
  await choice.selectOptions("L’inscription à l’élément de la page, s’il a des places");
  expect(told).toHaveBeenLastCalledWith(0);
  expect(await axeProblems()).toEqual([]);
});

test("a form that is gone is said to be, until another is chosen", async () => {
  const { told, choice } = await show(99);
  await expect.element(choice).toHaveDisplayValue("Formulaire disparu");
  await choice.selectOptions("Nous écrire");
  expect(told).toHaveBeenLastCalledWith(1);
});

test("where the names can't be had, what is stored stays", async () => {
  expectConsole("warn", /the forms could not be read/);
  const { told, choice } = await show(7, { listForms: async () => await Promise.reject(new Error("nobody there")) });
  await expect.element(page.getByText("Les formulaires n’ont pas pu être lus.")).toBeVisible();
  await expect.element(choice).toHaveDisplayValue("7");
  expect(told).not.toHaveBeenCalled();
});
