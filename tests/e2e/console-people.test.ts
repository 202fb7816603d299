import type { APIRequestContext, Locator, Page } from "playwright/test";

import { type Locale, localizePath } from "#schemas/locale.ts";
import type { RunningSite } from "#tests/setup/running-site.ts";

import { logBrowserIn } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { inTurn } from "./support/in-turn.ts";
import { mailsIn } from "./support/outbox.ts";
import { openPanel } from "./support/site-panel.ts";
import { runSiteCommand } from "./support/site-command.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

const words = {
  fr_FR: {
    section: "Administrateurs",
    invite: "Inviter",
    email: "Adresse e-mail",
    firstname: "Prénom",
    send: "Envoyer l’invitation",
    waits: /En attente jusqu’au/,
    end: /^Terminer la connexion sur/,
    none: "Aucune connexion en cours.",
    invited: /^Administrateur invité/,
    settings: "Réglages",
    refused: "Cela est réservé aux SUPER_ADMIN.",
  },
  en_US: {
    section: "Administrators",
    invite: "Invite",
    email: "E-mail address",
    firstname: "First name",
    send: "Send the invitation",
    waits: /Waits until/,
    end: /^End the login on/,
    none: "Logged in nowhere.",
    invited: /^Administrator invited/,
    settings: "Settings",
    refused: "Only a SUPER_ADMIN may do this.",
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

const password = "un foudre de chêne";

for (const { locale, width, height, byKeys } of inTurn(
  [
    { locale: "fr_FR", width: 390, height: 844, byKeys: false },
    { locale: "en_US", width: 1440, height: 900, byKeys: true },
  ] as const,
  0,
)) {
  const how = `${locale} at ${width} px${byKeys ? ", by keyboard" : ""}`;
  test(`[§6 admin-paths] who is invited by mail becomes an administrator, is refused what a SUPER_ADMIN alone may, and is logged out, ${how}`, async ({
    page,
    site,
    request,
    context,
    browser,
  }) => {
    test.setTimeout(240_000);
    const say = words[locale];
    const press = async (target: Locator): Promise<void> => {
      await expect(target).toBeVisible();
      if (!byKeys) return await target.click();
      await target.focus();
      await target.press("Enter");
    };
    await page.setViewportSize({ width, height });
    await rememberPopups(page);
    await logBrowserIn({ site, token: await newOwner(site, request) }, context);
    // What is pressed while the panel still takes the focus for itself may be lost: pressed again, as a person would.
    const openSection = async (): Promise<void> => {
      const heading = page.getByRole("heading", { name: say.section, exact: true });
      await expect(async () => {
        // A second press on a section that is open would close it.
        if (!(await heading.isVisible()))
          await press(page.getByRole("navigation").getByRole("button", { name: say.section }));
        await expect(heading).toBeVisible({ timeout: 5000 });
      }).toPass();
    };
    await openPanel(page, locale);
    await openSection();
    await press(page.getByRole("button", { name: say.invite, exact: true }));
    const dialog = page.getByRole("dialog");
    const email = `paul.${locale.toLowerCase()}@exemple.test`;
    await dialog.getByRole("textbox", { name: say.email }).fill(email);
    await dialog.getByRole("textbox", { name: say.firstname }).fill(`Paul ${locale}`);
    expect(await findAxeFaults(page, "[data-editor-popups]")).toEqual([]);
    await press(dialog.getByRole("button", { name: say.send }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("listitem").filter({ hasText: email }).getByText(say.waits)).toBeVisible();
    expect(await findAxeFaults(page, "#editor")).toEqual([]);

    const others = await browser.newContext({ baseURL: site.url, viewport: { width, height } });
    const guest = await others.newPage();
    await rememberPopups(guest);
    await followLink(guest, await linkInOutbox(site, email), { locale, email });
    await openPanel(guest, locale);
    await guest.getByRole("navigation").getByRole("button", { name: say.section }).click();
    const self = guest.getByRole("button", { name: new RegExp(`^Paul ${locale} ADMIN`) });
    await expect(self).toBeVisible();
    await expect(guest.getByRole("button", { name: say.invite, exact: true })).toHaveCount(0);
    const token = (await others.cookies()).find(({ name }) => name === "token")?.value ?? "";
    const headers = { idSite: "3", authorization: token, userLang: locale };
    const data = { email: "lise@exemple.test", firstname: "", lastname: "", role: "SUPER_ADMIN" };
    const refused = await request.post(`${site.url}/api/admin/people/invitation`, { headers, data });
    expect([refused.status(), ((await refused.json()) as { readonly message: string }).message]).toEqual([
      403,
      say.refused,
    ]);
    const code = [{ id: "code-0001", commands: [{ type: "set", setting: "CUSTOM_CSS", value: ".essai{}" }] }];
    const draft = await request.get(`${site.url}/api/admin/draft/site/1`, { headers });
    const { sequence } = ((await draft.json()) as { readonly data: { readonly sequence: number } }).data;
    const edits = { headers, data: { since: sequence, edits: code } };
    expect((await request.post(`${site.url}/api/admin/draft/site/1/edits`, edits)).status()).toBe(422);

    // The list is read when it opens: away and back.
    await page.goto("/");
    await openPanel(page, locale);
    await openSection();
    await expect(page.getByText(say.invited).first()).toBeVisible();
    await press(page.getByRole("button", { name: new RegExp(`^Paul ${locale} ADMIN`) }));
    await expect(page.getByRole("heading", { name: `Paul ${locale}` })).toBeFocused();
    expect(await findAxeFaults(page, "#editor")).toEqual([]);
    await press(page.getByRole("button", { name: say.end }));
    await expect(page.getByText(say.none)).toBeVisible();

    await guest.goto(localizePath("/", locale));
    await expect(guest.getByRole("button", { name: say.settings, exact: true })).toHaveCount(0);
    await guest.goto(localizePath("/account", locale));
    await expect(guest).toHaveURL(/\/auth\?next=/);
    await others.close();
  });
}

/** Chooses the password by the mail's link, and logs in with it. */
async function followLink(
  guest: Page,
  link: string,
  { locale, email }: { locale: Locale; email: string },
): Promise<void> {
  await guest.goto(link);
  await expect(guest).toHaveURL(/\/password\/reset\?link=held$/);
  await guest.locator("main [name=password]").fill(password);
  await guest.locator("form[id$='-reset'] button").click();
  await expect(guest).toHaveURL(new RegExp(`${localizePath("/auth", locale)}\\?done=password$`));
  await guest.locator("form[id$='-login'] [name=email]").fill(email);
  await guest.locator("form[id$='-login'] [name=password]").fill(password);
  await guest.locator("form[id$='-login'] button").click();
  await expect(guest).not.toHaveURL(/\/auth/);
}

/** The path of the link in the mail to an address, once it is in the outbox. */
async function linkInOutbox(site: RunningSite, email: string): Promise<string> {
  const found = (): string => {
    const pages = mailsIn(site).filter(({ message }) => message.includes(`To: ${email}`));
    return (
      pages.map(({ html }) => /((?:\/en_US)?\/password\/reset\/[\w-]{43})"/.exec(html)?.[1] ?? "").find(Boolean) ?? ""
    );
  };
  await expect.poll(found, { timeout: 60_000 }).not.toBe("");
  return found();
}

/** Somebody who decides who edits the site, made by the operator's command; gives the token of their login. */
async function newOwner(site: RunningSite, request: APIRequestContext): Promise<string> {
  const email = `proprietaire-${crypto.randomUUID()}@estate.test`;
  const names = ["--firstname", "Hélène", "--lastname", "Aurival", "--role", "SUPER_ADMIN"];
  const [, made = ""] = /once: (\S+)/.exec(runSiteCommand(site, "admin", "add", email, "--generate", ...names)) ?? [];
  const answer = await request.post(`${site.url}/api/login`, {
    headers: { idSite: "3" },
    data: { email, password: made },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { readonly data: { readonly token: string } }).data.token;
}
