import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { type BlockPorts, PortsProvider, quietPorts } from "#blocks/kit/ports.tsx";
import { fixtureElement } from "#blocks/kit/render-fixture.tsx";

import { checkoutShippingFixtures } from "./fixtures.ts";
import { CheckoutShippingView } from "./view.tsx";

const [all] = checkoutShippingFixtures;

beforeEach(() => sessionStorage.clear());

test("a collection without an hour is told at the calendar's head, before all months, and the focus goes there; an hour takes it away", async () => {
  if (!all) throw new Error("The fixture is gone");
  const post = vi.fn<BlockPorts["forms"]["post"]>(async () => ({ errors: {}, message: "" }));
  const ports = { ...quietPorts, forms: { ...quietPorts.forms, post } };
  await render(<PortsProvider value={ports}>{fixtureElement(CheckoutShippingView, all)}</PortsProvider>);
  await userEvent.click(page.getByRole("radio", { name: /Retrait au domaine/ }));
  await userEvent.click(page.getByRole("button", { name: "Continuer vers le paiement" }));

  const calendar = page.getByRole("radiogroup", { name: /^Jour et heure/ });
  await expect.element(calendar).toHaveAttribute("aria-invalid", "true");
  await expect.element(calendar).toHaveAccessibleDescription(/reste à choisir\.$/);
  const head = document.activeElement;
  expect(head?.localName).toBe("legend");
  expect(head?.nextElementSibling?.textContent).toMatch(/reste à choisir\.$/);
  await userEvent.keyboard("{Tab}{Tab}");
  expect(document.activeElement, "after the month's name the first day").toHaveAttribute("value", "2026-11-28_1");
  expect(post).not.toHaveBeenCalled();

  await userEvent.click(page.getByRole("radio", { name: "samedi 28 novembre" }));
  await userEvent.click(page.getByRole("radio", { name: /10\sh – 12\sh/ }));
  await expect.element(calendar).not.toHaveAttribute("aria-invalid");
  await expect.element(calendar).not.toHaveAttribute("aria-describedby");
});
