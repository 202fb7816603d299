import type { APIRequestContext, Locator } from "playwright/test";

import type { Presence } from "#schemas/content/draft.ts";
import type { FormSummary } from "#schemas/content/form-answer.ts";
import type { Locale } from "#schemas/locale.ts";
import { settings } from "#schemas/site-settings/catalogue.ts";
import type { RunningSite } from "#tests/setup/running-site.ts";

import { type Administrator, callAs } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { test } from "./support/editor-test.ts";
import { inTurn } from "./support/in-turn.ts";
import { runSiteCommand } from "./support/site-command.ts";
import { openPanel } from "./support/site-panel.ts";
import { expect } from "./support/test.ts";

const { key = "" } = settings.find(({ label }) => label.en_US === "Free delivery from (euros)") ?? {};

const words = {
  fr_FR: {
    lastname: "Martin",
    shop: "Boutique",
    free: "Livraison offerte à partir de (euros)",
    forms: "Formulaires",
    here: "Paul Martin y travaille",
    bar: "Paul Martin y travaille aussi",
    at: /^Paul Martin\s:\sLivraison offerte/,
    atField: /^Paul Martin\s:\sTitre/,
    texts: "Textes et envoi",
    back: "Tous les réglages",
  },
  en_US: {
    lastname: "Durand",
    shop: "Shop",
    free: "Free delivery from (euros)",
    forms: "Forms",
    here: "Paul Durand is here",
    bar: "Paul Durand is working here, too",
    at: /^Paul Durand: Free delivery/,
    atField: /^Paul Durand: Title/,
    texts: "Texts and sending",
    back: "All settings",
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

for (const [locale, width] of inTurn(
  [
    ["fr_FR", 1440],
    ["en_US", 390],
  ] as const,
  0,
)) {
  test(`who else works in the panel is named with the setting or the question where they are, which is marked, ${locale} at ${width} px`, async ({
    page,
    administrator,
    site,
    request,
  }) => {
    test.setTimeout(120_000);
    const say = words[locale];
    const paul = await another(site, request, say.lastname);
    await page.setViewportSize({ width, height: 900 });
    await openPanel(page, locale);
    const row = page.getByRole("navigation").getByRole("button", { name: new RegExp(`^${say.shop}`) });
    // Who isn't heard of for twenty seconds isn't there any more.
    const seen = async (document: string, block: string, what: Locator): Promise<void> => {
      await expect(async () => {
        await paulAt(paul, document, block);
        await expect(what).toBeVisible({ timeout: 12_000 });
      }).toPass();
    };
    await seen("site/1", `setting/${key}`, row.getByText(say.here));
    await row.click();
    const setting = page.locator(`[data-at="setting/${key}"]`);
    await seen("site/1", `setting/${key}`, setting.getByText(say.here));
    const input = page.getByRole("spinbutton", { name: say.free });
    const depth = async (): Promise<number> => {
      const [outer, inner] = await Promise.all([setting.boundingBox(), input.boundingBox()]);
      return (inner?.y ?? 0) - (outer?.y ?? 0);
    };
    const named = await depth();
    await page.getByRole("button", { name: say.bar }).click();
    await expect(page.getByRole("listitem").filter({ hasText: say.at })).toBeVisible();
    await page.keyboard.press("Escape");
    expect.soft(await findAxeFaults(page, "#editor")).toEqual([]);

    // They hear where one is oneself.
    await input.focus();
    await expect.poll(async () => (await paulAt(paul, "site/1", null))[0]?.block).toBe(`setting/${key}`);
    await expect(setting.getByText(say.here)).toHaveCount(0);
    // Who comes and goes moves nothing.
    expect(await depth()).toBe(named);

    await page.getByRole("button", { name: say.back }).click();
    const [form] = await callAs<readonly FormSummary[]>(administrator, "GET", "/forms");
    await page.getByRole("navigation").getByRole("button", { name: say.forms, exact: true }).click();
    await page.getByRole("main").getByRole("listitem").getByRole("button").first().click();
    await page.getByRole("tab", { name: say.texts }).click();
    await seen(`form/${form?.id}`, "value/title", page.locator('[data-at="value/title"]').getByText(say.here));
    await page.getByRole("button", { name: say.bar }).click();
    await expect(page.getByRole("listitem").filter({ hasText: say.atField })).toBeVisible();
  });
}

/** Another administrator of the site. */
async function another(site: RunningSite, request: APIRequestContext, lastname: string): Promise<Administrator> {
  const email = `paul-${crypto.randomUUID()}@estate.test`;
  const said = runSiteCommand(site, "admin", "add", email, "--generate", "--firstname", "Paul", "--lastname", lastname);
  const [, password = ""] = /once: (\S+)/.exec(said) ?? [];
  const answer = await request.post(`${site.url}/api/login`, { headers: { idSite: "3" }, data: { email, password } });
  const { data } = (await answer.json()) as { readonly data: { readonly token: string } };
  return { site, request, token: data.token, email, password };
}

/** Has somebody be at a spot of a document; gives who else is there. */
async function paulAt(paul: Administrator, document: string, block: string | null): Promise<Presence["others"]> {
  return (await callAs<Presence>(paul, "PUT", `/draft/${document}/presence`, { block })).others;
}
