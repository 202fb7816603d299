import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { PortsProvider, quietPorts } from "#blocks/kit/ports.tsx";
import { fixtureElement } from "#blocks/kit/render-fixture.tsx";

import { accountAddressesFixtures } from "./fixtures.ts";
import { AccountAddressesView } from "./view.tsx";

const field = (name: string) => page.getByLabelText(name, { exact: true });

test("[§5 errors-at-fields] a customer's address is completed and checked as at the checkout", async () => {
  const [two] = accountAddressesFixtures;
  if (!two) throw new Error("The fixture is gone");
  const cities = async () => [{ name: "Beaune", postalCode: "21200" }];
  const ports = { ...quietPorts, checkout: { ...quietPorts.checkout, cities } };
  const adding = fixtureElement(AccountAddressesView, { ...two, query: { edit: "new" } });
  await render(<PortsProvider value={ports}>{adding}</PortsProvider>);
  await userEvent.click(field("Code postal"));
  await userEvent.keyboard("212");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await userEvent.tab();
  await expect.element(field("Code postal")).toHaveAccessibleDescription(/doit avoir cinq chiffres\./);
  await userEvent.click(field("Code postal"));
  await userEvent.keyboard("{End}00");
  await expect.element(field("Ville")).toHaveValue("Beaune");
  await expect.element(field("Code postal")).not.toHaveAttribute("aria-invalid");
  await userEvent.click(page.getByRole("button", { name: "Enregistrer" }));
  await expect.element(field("Prénom")).toHaveFocus();
});
