import type { Locator, Page } from "playwright/test";

import { type Locale, localizePath } from "#schemas/locale.ts";
import { type RunningSite, startSite } from "#tests/setup/running-site.ts";

import { logBrowserIn, makeAdministrator } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { inTurn } from "./support/in-turn.ts";
import { runSiteCommand } from "./support/site-command.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

const words = {
  fr_FR: {
    lead: "Y aller : Livraison ou retrait",
    services: "Modes de livraison",
    service: "Mode de livraison",
    zones: "Zones et prix de livraison",
    zone: "Zone de livraison",
    make: /^Nouveau/,
    name: "Nom (Français)",
    code: "Code du transporteur",
    publish: "Publier",
    publishNow: "Publier maintenant",
    add: "Ajouter un pays",
    country: "France",
    addItem: "Ajouter un élément",
    cents: /^Prix TTC/,
  },
  en_US: {
    lead: "Go there: Delivery or pick-up",
    services: "Delivery services",
    service: "Delivery service",
    zones: "Delivery zones and prices",
    zone: "Delivery zone",
    make: /^New/,
    name: "Name (Français)",
    code: "Carrier’s code",
    publish: "Publish",
    publishNow: "Publish now",
    add: "Add a country",
    country: "Belgium",
    addItem: "Add an item",
    cents: /^Price, VAT included/,
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

let empty: RunningSite;
test.beforeAll(async () => {
  empty = await startSite({ env: { DEMO: "off" } });
  runSiteCommand(
    empty,
    "init",
    "--name",
    "Domaine des Murets",
    "--address",
    "12 chemin des Murets",
    "--email",
    "a@m.example",
  );
});
test.afterAll(() => empty.stop());

for (const { locale, width, height, byKeys } of inTurn(
  [
    { locale: "fr_FR", width: 390, height: 844, byKeys: false },
    { locale: "en_US", width: 1440, height: 900, byKeys: true },
  ] as const,
  1,
)) {
  const how = `${locale} at ${width} px${byKeys ? ", by keyboard" : ""}`;
  test(`[§3 shipping-option] an empty estate opens shipping in the panel: a service, a zone and its prices, ${how}`, async ({
    page,
    request,
    context,
  }) => {
    test.setTimeout(180_000);
    const say = words[locale];
    const press = async (target: Locator): Promise<void> => {
      await expect(target).toBeVisible();
      if (!byKeys) return await target.click();
      await target.focus();
      await target.press("Enter");
    };
    const made = async (section: string, one: string): Promise<Locator> => {
      await press(page.getByRole("region", { name: section, exact: true }).getByRole("button", { name: say.make }));
      const form = page.getByRole("region", { name: one, exact: true });
      await expect(form.getByRole("heading", { level: 2 })).toBeFocused();
      return form;
    };
    const publish = async (): Promise<void> => {
      await press(page.getByRole("button", { name: say.publish, exact: true }));
      await press(page.getByRole("dialog").getByRole("button", { name: say.publishNow }));
      await expect(page.getByRole("dialog")).toBeHidden();
    };
    await page.setViewportSize({ width, height });
    await logBrowserIn(await makeAdministrator(empty, request), context);
    await rememberPopups(page);
    const at = (section: string): string => `${empty.url}${localizePath("/contact", locale)}#/settings/${section}`;

    await page.goto(at("opening"));
    await press(page.getByRole("button", { name: say.lead }));
    // To the services while there is none, then to the zones.
    await expect(page.getByRole("region", { name: new RegExp(`^(?:${say.services}|${say.zones})$`) })).toBeVisible();

    await page.goto(at("shipping-service"));
    const service = await made(say.services, say.service);
    await service.getByLabel(say.name).fill(`Colis ${locale}`);
    await service.getByLabel(say.code).fill(`COLIS_${locale.toUpperCase()}`);
    expect(await findAxeFaults(page)).toEqual([]);
    await publish();

    await page.goto(at("shipping-zone"));
    const zone = await made(say.zones, say.zone);
    await zone
      .getByRole("textbox", { name: "Nom" === say.name.slice(0, 3) ? "Nom" : "Name", exact: true })
      .fill(`Zone ${locale}`);
    await choose(zone.getByRole("combobox", { name: say.add }), say.country);
    await expect(zone.getByRole("listitem").filter({ hasText: say.country })).toBeVisible();
    await press(zone.getByRole("button", { name: say.addItem, exact: true }).last());
    await choose(
      zone.getByRole("combobox", { name: say.service === "Mode de livraison" ? say.service : "Service" }),
      "Colis",
    );
    await press(zone.getByRole("button", { name: say.addItem, exact: true }).first());
    await zone.getByLabel(say.cents).fill("12,90");
    expect(await findAxeFaults(page)).toEqual([]);
    await publish();
    const tariff = JSON.parse(runSiteCommand(empty, "shipping", "show")) as {
      readonly zones: readonly { readonly name: string; readonly rates: object }[];
    };
    expect(tariff.zones.find(({ name }) => name === `Zone ${locale}`)?.rates).toEqual({
      [`COLIS_${locale.toUpperCase()}`]: { 6: 1290 },
    });
    await expectDone(page, at("opening"));
  });
}

/** Takes the first that a field finds. */
async function choose(field: Locator, name: string): Promise<void> {
  await field.focus();
  await field.fill(name);
  await field.page().getByRole("option").filter({ hasText: name }).first().waitFor();
  await field.press("Enter");
}

async function expectDone(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const step = page.getByRole("listitem").filter({ hasText: /Livraison ou retrait|Delivery or pick-up/ });
  await expect(step).toHaveAttribute("data-state", "done");
}
