import type { Page } from "playwright/test";

import { localizePath, locales } from "#schemas/locale.ts";
import type { RunningSite } from "#tests/setup/running-site.ts";

import { type Both, makeRecord, type Operator, openRow, publish, say, writeBoth } from "./operator.ts";
import { mailsIn } from "./outbox.ts";
import { expect } from "./test.ts";

const news: Both = ["Vendanges de nuit", "Harvest by night"];
const banner: Both = ["Portes ouvertes samedi au chai", "Open day on Saturday at the winery"];

/** Writes a news item in two languages; visitors read it in theirs. */
export async function writesNews(operator: Operator, visitor: Page): Promise<void> {
  const { hands } = operator;
  const section: Both = ["Actualités", "News"];
  await openRow(operator, section);
  const form = await makeRecord(operator, section, ["Actualité", "News item"]);
  await writeBoth(operator, form, ["Titre", "Title"], news);
  await writeBoth(operator, form, ["Résumé", "Summary"], ["Aux lampes frontales.", "By head torch."]);
  await hands.day(form.getByLabel("Date", { exact: true }), "2026-09-12");
  await publish(operator);
  for (const locale of locales) {
    await visitor.goto(localizePath("/news", locale));
    await visitor
      .locator("main")
      .getByRole("link", { name: say({ locale }, news) })
      .first()
      .click();
    await expect(visitor.getByRole("heading", { level: 1, name: say({ locale }, news) })).toBeVisible();
  }
}

/** Writes a message of the promotional banner, which stands on every page. */
export async function writesBanner(operator: Operator, visitor: Page): Promise<void> {
  const { page, hands } = operator;
  const list: Both = ["Bandeau promotionnel", "Promotional banner"];
  await openRow(operator, ["Listes et bandeaux", "Lists and banners"]);
  await hands.choose(
    page.getByRole("combobox", { name: say(operator, ["Liste", "List"]), exact: true }),
    say(operator, list),
  );
  const form = await makeRecord(operator, list, ["Message du bandeau", "Banner message"]);
  await writeBoth(operator, form, ["Titre", "Title"], ["Portes ouvertes", "Open day"]);
  for (const [index, language] of (["Français", "English"] as const).entries()) {
    const write = `${say(operator, ["Écrire\u00a0: ", "Write: "])}Message (${language})`;
    await hands.prose(form.getByRole("button", { name: write }), banner[index === 0 ? 0 : 1]);
  }
  await publish(operator);
  for (const locale of locales) {
    await visitor.goto(localizePath("/", locale));
    await expect(visitor.getByText(say({ locale }, banner))).toBeVisible();
  }
}

const password = "un foudre de chêne";

/** Invites somebody by mail, who becomes an administrator by its link, on a page of their own. */
export async function invites(
  operator: Operator,
  { estate, guest, email }: { estate: RunningSite; guest: Page; email: string },
): Promise<void> {
  const { page, hands, locale } = operator;
  await openRow(operator, ["Administrateurs", "Administrators"]);
  await hands.press(page.getByRole("button", { name: say(operator, ["Inviter", "Invite"]), exact: true }));
  const dialog = page.getByRole("dialog");
  await hands.write(dialog.getByRole("textbox", { name: say(operator, ["Adresse e-mail", "E-mail address"]) }), email);
  await hands.write(
    dialog.getByRole("textbox", { name: say(operator, ["Prénom", "First name"]), exact: true }),
    "Paul",
  );
  await operator.look();
  await hands.press(
    dialog.getByRole("button", { name: say(operator, ["Envoyer l’invitation", "Send the invitation"]) }),
  );
  await expect(dialog).toBeHidden();
  const link = (): string =>
    mailsIn(estate)
      .filter(({ message }) => message.includes(`To: ${email}`))
      .map(({ html }) => /((?:\/en_US)?\/password\/reset\/[\w-]{43})"/.exec(html)?.[1] ?? "")
      .find(Boolean) ?? "";
  await expect.poll(link, { timeout: 60_000 }).not.toBe("");
  await guest.goto(link());
  await guest.locator("main [name=password]").fill(password);
  await guest.locator("form[id$='-reset'] button").click();
  await expect(guest).toHaveURL(new RegExp(`${localizePath("/auth", locale)}\\?done=password$`));
  await guest.locator("form[id$='-login'] [name=email]").fill(email);
  await guest.locator("form[id$='-login'] [name=password]").fill(password);
  await guest.locator("form[id$='-login'] button").click();
  await expect(guest).not.toHaveURL(/\/auth/);
}

/** Who was invited sees what is decided by a SUPER_ADMIN alone, and can't: neither in the panel nor past it. */
export async function isRefused(guest: Page, locale: Operator["locale"]): Promise<void> {
  await guest.goto(`${localizePath("/contact", locale)}#/settings/custom-code`);
  const locked: Both = ["seul un super-administrateur le modifie.", "only a super administrator changes it."];
  await expect(guest.getByText(say({ locale }, locked)).first()).toBeVisible();
  await guest.goto(`${localizePath("/contact", locale)}#/settings/people`);
  await expect(guest.getByRole("button", { name: /^Paul/ })).toBeVisible();
  await expect(guest.getByRole("button", { name: say({ locale }, ["Inviter", "Invite"]), exact: true })).toHaveCount(0);
  const token = (await guest.context().cookies()).find(({ name }) => name === "token")?.value ?? "";
  const refused = await guest.request.post("/api/admin/people/invitation", {
    headers: { idSite: "3", authorization: token, userLang: locale },
    data: { email: "lise@exemple.test", firstname: "", lastname: "", role: "SUPER_ADMIN" },
  });
  const { message } = (await refused.json()) as { readonly message: string };
  const why = say({ locale }, ["Cela est réservé aux SUPER_ADMIN.", "Only a SUPER_ADMIN may do this."]);
  expect([refused.status(), message]).toEqual([403, why]);
}
