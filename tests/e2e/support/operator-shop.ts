import type { Locator } from "playwright/test";

import { expect } from "./test.ts";
import { type Both, makeRecord, type Operator, openRow, publish, say, writeBoth } from "./operator.ts";

const said = {
  add: ["Ajouter un élément", "Add an item"],
  name: ["Nom", "Name"],
  address: ["Adresse", "Address"],
} as const satisfies Readonly<Record<string, Both>>;

export const wine: Both = ["Clos des Murets", "Clos des Murets"];

/** The vintages that are sold, by their references. */
export const vintages = [
  { reference: "CM-2021", year: "2021", price: "18,00" },
  { reference: "CM-2022", year: "2022", price: "21,50" },
] as const;

/** A list of a record's form. */
export function listOf(form: Locator, name: string): Locator {
  return form.getByRole("group", { name, exact: true });
}

/** Adds an item at the end of a list. */
export async function addItem(operator: Operator, list: Locator): Promise<void> {
  // What an open item holds has such buttons of its own, before the list's.
  await operator.hands.press(list.getByRole("button", { name: say(operator, said.add), exact: true }).last());
}

/** Puts a wine with two vintages on sale. */
export async function addsWine(operator: Operator): Promise<void> {
  const { hands } = operator;
  await openRow(operator, ["Vins et produits", "Wines and products"]);
  const form = await makeRecord(
    operator,
    ["Vins et produits", "Wines and products"],
    ["Vin ou produit", "Wine or product"],
  );
  await writeBoth(operator, form, said.name, wine);
  await hands.choose(
    form.getByLabel(say(operator, ["Couleur", "Color"]), { exact: true }),
    say(operator, ["Rouge", "Red"]),
  );
  await hands.write(form.getByLabel("Appellation", { exact: true }), "Saint-Véran");
  const forms = listOf(form, say(operator, ["Déclinaisons", "Forms"]));
  for (const { reference, year, price } of vintages) {
    await addItem(operator, forms);
    const field = (label: Both): Locator => forms.getByLabel(say(operator, label), { exact: true });
    await expect(field(["Référence", "Reference"])).toBeFocused();
    await hands.write(field(["Référence", "Reference"]), reference);
    await hands.write(field(["Millésime", "Vintage"]), year);
    await hands.write(field(["Prix TTC (€)", "Price, VAT included (€)"]), price);
  }
  await publish(operator);
}

/** Opens shipping: a service, a zone, and what a parcel costs there. */
export async function opensShipping(operator: Operator): Promise<void> {
  const { hands } = operator;
  await openRow(operator, ["Modes de livraison", "Delivery services"]);
  const service = await makeRecord(
    operator,
    ["Modes de livraison", "Delivery services"],
    ["Mode de livraison", "Delivery service"],
  );
  await writeBoth(operator, service, said.name, ["À domicile", "To your door"]);
  await hands.write(service.getByLabel(say(operator, ["Code du transporteur", "Carrier’s code"])), "DOMICILE");
  await publish(operator);
  await openRow(operator, ["Zones et prix de livraison", "Delivery zones and prices"]);
  const zone = await makeRecord(
    operator,
    ["Zones et prix de livraison", "Delivery zones and prices"],
    ["Zone de livraison", "Delivery zone"],
  );
  await hands.write(zone.getByRole("textbox", { name: say(operator, said.name), exact: true }), "France");
  await hands.find(zone.getByRole("combobox", { name: say(operator, ["Ajouter un pays", "Add a country"]) }), "France");
  await expect(zone.getByRole("listitem").filter({ hasText: "France" })).toBeVisible();
  const rates = listOf(zone, say(operator, ["Prix par mode de livraison", "Prices by service"]));
  await addItem(operator, rates);
  await hands.find(
    rates.getByRole("combobox", { name: say(operator, ["Mode de livraison", "Service"]), exact: true }),
    say(operator, ["À domicile", "To your door"]),
  );
  const prices = listOf(rates, say(operator, ["Prix du colis", "Price of the parcel"]));
  await addItem(operator, prices);
  await hands.write(prices.getByLabel(say(operator, ["Prix TTC (€)", "Price, VAT included (€)"])), "12,90");
  await publish(operator);
}

/** Opens a day on which orders are fetched: the place, then the day. */
export async function opensPickup(operator: Operator, day: string): Promise<void> {
  const { hands, page } = operator;
  await openRow(operator, ["Adresses du domaine", "The estate’s addresses"]);
  const place = await makeRecord(operator, ["Adresses du domaine", "The estate’s addresses"], said.address);
  await writeBoth(operator, place, said.name, ["Le chai", "The winery"]);
  await hands.tick(place.getByRole("checkbox", { name: say(operator, ["Retrait sur place", "Click and collect"]) }));
  await hands.write(place.getByLabel(say(operator, said.address), { exact: true }), "12 chemin des Murets");
  await hands.write(place.getByLabel(say(operator, ["Code postal", "Postal code"]), { exact: true }), "71960");
  await hands.write(place.getByLabel(say(operator, ["Ville", "City"]), { exact: true }), "Fuissé");
  await publish(operator);
  const days: Both = ["Retraits d’un jour", "Pickup times of one day"];
  await openRow(operator, days);
  const time = await makeRecord(operator, days, ["Créneau d’un jour", "Time of one day"]);
  await hands.find(
    time.getByRole("combobox", { name: say(operator, said.address), exact: true }),
    say(operator, ["Le chai", "The winery"]),
  );
  await hands.day(time.getByLabel(say(operator, ["Jour", "Day"]), { exact: true }), day);
  await hands.write(time.getByLabel(say(operator, ["De", "From"]), { exact: true }), "10:00");
  await hands.write(time.getByLabel(say(operator, ["À", "To"]), { exact: true }), "12:00");
  await hands.write(
    time.getByRole("spinbutton", { name: say(operator, ["Commandes au plus", "Orders at most"]) }),
    "10",
  );
  await publish(operator);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}
