import type { Locale } from "#schemas/locale.ts";

import { lookClosely } from "../support/axe.ts";
import { test } from "../support/editor-test.ts";
import { inTurn } from "../support/in-turn.ts";
import { enterPanel } from "../support/site-panel.ts";
import { expect } from "../support/test.ts";

const words = {
  fr_FR: { section: "Réponses reçues", search: "Chercher dans les réponses", remove: "Supprimer" },
  en_US: { section: "Answers received", search: "Search the answers", remove: "Delete" },
} as const satisfies Readonly<Record<Locale, unknown>>;

const rooms = [
  { locale: "fr_FR", width: 1440, height: 900 },
  { locale: "en_US", width: 390, height: 844 },
] as const;

for (const { locale, width, height } of inTurn(rooms, 1)) {
  test(`[§7] what a visitor writes is found by the operator, who deletes it, ${locale} at ${width} px`, async ({
    page,
    request,
  }) => {
    const name = `Lise Aubert ${locale}`;
    const body = { email: "lise@exemple.test", message: `Bonjour !\nUn magnum, ${locale} ?`, consent: "true" };
    const sent = await request.post("/api/message", { data: { name, ...body }, headers: { idSite: "3" } });
    expect(await sent.json()).toMatchObject({ success: true });

    await page.setViewportSize({ width, height });
    await enterPanel(page, locale);
    const say = words[locale];
    await page.getByRole("navigation").getByRole("button", { name: say.section }).click();
    const search = page.getByRole("searchbox", { name: say.search });
    await search.fill(`magnum ${locale}`);
    const card = page.getByRole("article", { name });
    await expect(card.getByRole("link", { name: "lise@exemple.test" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(1);
    await lookClosely(page, "#editor");

    await card.getByRole("button", { name: say.remove }).click();
    const question = page.getByRole("dialog");
    await question.getByRole("button", { name: say.remove, exact: true }).click();
    await expect(page.getByRole("article")).toHaveCount(0);
    await expect(question).toBeHidden();
  });
}
