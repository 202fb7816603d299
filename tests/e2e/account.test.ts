import type { Page } from "playwright/test";

import type { RunningSite } from "#tests/setup/running-site.ts";

import { findAxeFaults } from "./support/axe.ts";
import { mailsIn } from "./support/outbox.ts";
import { expect, rememberPopups, test } from "./support/test.ts";
import { password, fill, logIn } from "./support/account-forms.ts";

const other = "pressurage lent et long";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[§2 auth-routes] a new password by the link of the mail, and the end of the account", async ({
    page,
    site,
  }) => {
    // A mail is sent by whose turn it is.
    test.slow();
    const email = "odile@exemple.test";
    await register(page, email);
    await page.locator("form[id$='-logout'] button").click();
    await page.goto("/auth");
    await page.locator("a[href='/password/reset/ask']").click();
    await page.locator("main [name=email]").first().fill(email);
    await page.locator("form[id$='-ask'] button").click();
    await expect(page.locator("main [role=status]")).toBeVisible();

    const link = await linkInOutbox(site, email);
    await page.goto(link);
    await expect(page).toHaveURL("/password/reset?link=held");
    await page.locator("main [name=password]").fill(other);
    await page.locator("form[id$='-reset'] button").click();
    await expect(page).toHaveURL("/auth?done=password");
    await logIn(page, email, other);
    await expect(page).toHaveURL("/account");
    await page.goto(link);
    await expect(page.locator("main [role=alert]"), "a link is good once").toBeVisible();
    await expect(page.locator("main form")).toHaveCount(0);

    await page.goto("/account/profil");
    await page.locator("main summary").last().click();
    await page.locator("form[id$='-deletion'] [name=password]").fill(other);
    await page.locator("form[id$='-deletion'] button").click();
    await expect(page).toHaveURL("/auth?done=deleted");
    await logIn(page, email, other);
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page).toHaveURL("/auth");
  });
});

test.describe("with JavaScript", () => {
  test("axe finds nothing on the pages of an account, with faults too, and nothing sticks out of a phone", async ({
    page,
  }) => {
    test.slow();
    await rememberPopups(page);
    const check = async (name: string): Promise<void> => {
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await findAxeFaults(page), name).toEqual([]);
      await page.setViewportSize({ width: 320, height: 600 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
    };
    await page.goto("/auth");
    await check("/auth");
    await page.locator("form[id$='-register'] button").click();
    await expect(page.locator("form[id$='-register'] [aria-invalid]").first()).toBeVisible();
    await check("/auth, refused");
    for (const path of ["/password/reset/ask", `/password/reset/${"A".repeat(43)}`]) {
      await page.goto(path);
      await check(path);
    }
    await register(page, "marie@exemple.test", "Marie-Antoinette-Bernadette-de-la-Tour-d-Auvergne");
    const adding = "/account/profil?account-addresses.edit=new";
    for (const path of ["/account", adding, "/account/orders", "/en_US/account/profil"]) {
      await page.goto(path);
      await check(path);
    }
    await page.locator("form[id$='-profile'] [name=phone]").fill("12");
    await page.locator("form[id$='-profile'] button").click();
    await expect(page.locator("form[id$='-profile'] [aria-invalid]")).toBeVisible();
    await check("/account/profil, refused");
  });

  test("[§5 errors-at-fields] one logs in, hears what is wrong as a field is left, and reads what is refused, by keyboard alone", async ({
    page,
  }) => {
    await rememberPopups(page);
    await page.goto("/auth");
    const email = page.locator("form[id$='-login'] [name=email]");
    const typed = page.locator("form[id$='-login'] [name=password]");
    // The form checks itself as soon as its code is there.
    await expect(async () => {
      await email.fill("nobody");
      await page.keyboard.press("Tab");
      await expect(email).toHaveAccessibleDescription(/doit être une adresse e-mail\./, { timeout: 1000 });
    }).toPass();
    await expect(typed).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(email).toBeFocused();
    await expect(typed).toHaveAccessibleDescription(/est obligatoire\./);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("nobody@exemple.test");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await page.keyboard.press("Tab");
    await page.keyboard.type("wrong one");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(email).toHaveValue("nobody@exemple.test");
  });
});

async function register(page: Page, email: string, firstname = "Odile"): Promise<void> {
  await page.goto("/auth");
  const form = page.locator("form[id$='-register']");
  await fill(form, { firstname, lastname: "Aurival", email, password });
  await form.locator("button").click();
  await expect(page).toHaveURL("/account");
}

/** The path of the link to a new password in a mail to an address, once it is in the outbox. */
async function linkInOutbox(site: RunningSite, email: string): Promise<string> {
  const found = (): string => {
    const pages = mailsIn(site).filter(({ message }) => message.includes(`To: ${email}`));
    return pages.map(({ html }) => /(\/password\/reset\/[\w-]{43})"/.exec(html)?.[1] ?? "").find(Boolean) ?? "";
  };
  await expect.poll(found, { timeout: 45_000 }).not.toBe("");
  return found();
}
