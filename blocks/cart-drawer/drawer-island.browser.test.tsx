import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { PortsProvider, quietPorts } from "#blocks/kit/ports.tsx";
import { fixtureElement } from "#blocks/kit/render-fixture.tsx";

import { DrawerIsland } from "./drawer-island.tsx";
import { cartDrawerFixtures } from "./fixtures.ts";

test("opened again before the browser has told of its closing, it has its content", async () => {
  const [fixture] = cartDrawerFixtures;
  if (!fixture) throw new Error("The fixture is gone");
  const ports = { ...quietPorts, dialogs: { ...quietPorts.dialogs, room: () => document.body } };
  const props = { rules: { fewest: 0, bottles: 0, euros: 0 }, wines: "/nos-cuvees" };
  await render(
    <PortsProvider value={ports}>
      {fixtureElement(
        () => (
          <DrawerIsland id="drawer" props={props} />
        ),
        { ...fixture, data: {} },
      )}
    </PortsProvider>,
  );
  const dialog = document.querySelector("dialog");
  if (!dialog) throw new Error("There is no drawer");
  const open = (): boolean => document.dispatchEvent(new CustomEvent("cellardoor:open-cart"));
  open();
  await expect.element(page.getByRole("heading", { level: 2 })).toBeVisible();
  const told = new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  dialog.close();
  open();
  await told;
  await expect.element(page.getByRole("heading", { level: 2 })).toBeVisible();
  expect(dialog.open).toBe(true);
});
