import type { APIRequestContext, Locator } from "playwright/test";

import { type Locale, localizePath } from "#schemas/locale.ts";

import { logBrowserIn, makeAdministrator } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { inTurn } from "./support/in-turn.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

const words = {
  fr_FR: {
    customers: "Clients",
    search: "Chercher un nom ou une adresse",
    phone: "Téléphone",
    save: "Enregistrer",
    saved: "Les coordonnées sont enregistrées.",
    logOut: "Déconnecter partout",
    loggedOut: "Connecté sur aucun appareil.",
    confirmed: /Confirmé/,
    end: "Désabonner",
    reason: "Motif",
    ended: "Désabonné",
    back: "Retour aux abonnés",
    erase: "Supprimer le compte",
    nobody: "Personne ne correspond à cette recherche.",
  },
  en_US: {
    customers: "Customers",
    search: "Search a name or an address",
    phone: "Telephone",
    save: "Save",
    saved: "The contact details are saved.",
    logOut: "Log out everywhere",
    loggedOut: "Logged in on no device.",
    confirmed: /Confirmed/,
    end: "Unsubscribe",
    reason: "Reason",
    ended: "Unsubscribed",
    back: "Back to the subscribers",
    erase: "Delete the account",
    nobody: "Nobody matches this search.",
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

for (const { locale, width, height, byKeys } of inTurn(
  [
    { locale: "fr_FR", width: 390, height: 844, byKeys: false },
    { locale: "en_US", width: 1440, height: 900, byKeys: true },
  ] as const,
  1,
)) {
  const how = `${locale} at ${width} px${byKeys ? ", by keyboard" : ""}`;
  test(`a customer is found, corrected, logged out, unsubscribed and erased at their wish, ${how}`, async ({
    page,
    site,
    request,
    context,
    complaints,
  }) => {
    test.setTimeout(180_000);
    const say = words[locale];
    const email = `jeanne.${locale.toLowerCase()}@exemple.test`;
    await openAccount(request, site.url, email);
    const press = async (target: Locator): Promise<void> => {
      await expect(target).toBeVisible();
      if (!byKeys) return await target.click();
      await target.focus();
      await target.press("Enter");
    };
    await page.setViewportSize({ width, height });
    await logBrowserIn(await makeAdministrator(site, request), context);
    await rememberPopups(page);
    await page.goto(`${localizePath("/contact", locale)}#/settings/customers`);
    const list = page.getByRole("region", { name: say.customers, exact: true });
    await list.getByRole("searchbox", { name: say.search }).fill(`aubert ${email}`);
    await expect(list.getByRole("listitem")).toHaveCount(1);
    expect(await findAxeFaults(page)).toEqual([]);
    await press(list.getByRole("button", { name: /^Jeanne Aubert/ }));

    const customer = page.getByRole("region", { name: "Jeanne Aubert", exact: true });
    await expect(customer.getByRole("heading", { level: 2 })).toBeFocused();
    const phone = customer.getByRole("textbox", { name: say.phone });
    await phone.fill("12");
    await press(customer.getByRole("button", { name: say.save }));
    await expect(phone).toHaveAttribute("aria-invalid", "true");
    expect(await findAxeFaults(page)).toEqual([]);
    // What is refused is a failed request, and the browser says so.
    complaints.splice(0);
    await phone.fill("06 12 34 56 78");
    await press(customer.getByRole("button", { name: say.save }));
    await expect(page.getByText(say.saved).first()).toBeVisible();
    await expect(phone).toHaveValue("+33612345678");

    await press(customer.getByRole("button", { name: say.logOut }));
    await press(page.getByRole("dialog").getByRole("button", { name: say.logOut }));
    await expect(customer.getByText(say.loggedOut)).toBeVisible();

    await press(customer.getByRole("button", { name: say.confirmed }));
    const reader = page.getByRole("region", { name: email, exact: true });
    await expect(reader.getByRole("heading", { level: 2 })).toBeFocused();
    expect(await findAxeFaults(page)).toEqual([]);
    await press(reader.getByRole("button", { name: say.end }));
    await page.getByRole("dialog").getByRole("textbox", { name: say.reason }).fill("Par téléphone");
    await press(page.getByRole("dialog").getByRole("button", { name: say.end }));
    await expect(reader.getByText(say.ended, { exact: true })).toBeVisible();
    await expect(reader.getByText("Par téléphone")).toBeVisible();
    await press(reader.getByRole("button", { name: say.back }));
    await expect(page.locator("[data-reader]").filter({ hasText: email })).toContainText(say.ended);
    expect(await findAxeFaults(page)).toEqual([]);

    await page.goBack();
    await page.goBack();
    await press(customer.getByRole("button", { name: say.erase }));
    expect(await findAxeFaults(page, "[data-editor-popups]")).toEqual([]);
    await press(page.getByRole("dialog").getByRole("button", { name: say.erase }));
    await expect(list.getByRole("heading", { level: 2, name: say.customers })).toBeVisible();
    await list.getByRole("searchbox", { name: say.search }).fill(email);
    await expect(list.getByText(say.nobody)).toBeVisible();
  });
}

/** A customer who is logged in somewhere and gets the first newsletter. */
async function openAccount(request: APIRequestContext, url: string, email: string): Promise<void> {
  const password = "trois tonneaux vides";
  const headers = { idSite: "3" };
  const profile = { firstname: "Jeanne", lastname: "Aubert", email, password };
  expect((await request.post(`${url}/api/register`, { headers, data: profile })).ok()).toBe(true);
  const login = await request.post(`${url}/api/login`, { headers, data: { email, password } });
  const { token } = ((await login.json()) as { readonly data: { readonly token: string } }).data;
  const chosen = await request.put(`${url}/api/user/newsletter/subscription`, {
    headers: { ...headers, authorization: token },
    data: { lists: [1] },
  });
  expect(chosen.ok(), await chosen.text()).toBe(true);
}
