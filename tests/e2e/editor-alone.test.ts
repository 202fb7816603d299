import { setTimeout as sleep } from "node:timers/promises";

import { callAs, logBrowserIn, openEditor } from "./support/administrator.ts";
import { onCanvas, rootIds } from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";

/** What was asked for, and came. */
let scripts: string[] = [];

test.beforeEach(async ({ page, own }) => {
  scripts = [];
  page.on("requestfinished", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.url());
  });
  await openEditor(page, own.path);
});

const after = ["head", "banner", "album", "pair", "end"];

test("without a connection the editor goes on: what opens opens, what is done is kept, and saved when the line is back", async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(400_000);
  await allCodeHere();
  await context.setOffline(true);
  await onCanvas(page, "banner").click({ position: { x: 20, y: 20 } });
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => rootIds(page)).toEqual(after);
  const chip = page.getByRole("button", { name: /^État du brouillon/ });
  await expect(chip).toContainText("Hors ligne");
  await chip.click();
  await expect(page.getByText("tout est gardé dans ce navigateur", { exact: false })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Toutes les actions" })).toBeVisible();
  await page.keyboard.press("Escape");
  // The site's own word on it would lie over the page's foot.
  await expect(page.locator("#status")).toBeHidden();
  await context.setOffline(false);
  await expect(chip).toContainText("Enregistré");
  await page.reload();
  await expect.poll(() => rootIds(page)).toEqual(after);
  forget(complaints, /ERR_INTERNET_DISCONNECTED|Failed to fetch/);
});

test("[SV6] whose session ended logs in where they are, and what waited is saved as theirs; somebody else's login saves nothing", async ({
  page,
  context,
  site,
  administrator,
  own,
  complaints,
}) => {
  await context.clearCookies({ name: "token" });
  await onCanvas(page, "banner").click({ position: { x: 20, y: 20 } });
  await page.keyboard.press("Alt+ArrowUp");
  const chip = page.getByRole("button", { name: /^État du brouillon/ });
  await expect(chip).toContainText("Session terminée");

  const other = { email: `claire-${crypto.randomUUID()}@exemple.test`, password: "vendanges à la main" };
  const person = { firstname: "Claire", lastname: "Aubier", phone: "", birthdate: "" };
  const headers = { idSite: "3" };
  await administrator.request.post("/api/register", { headers, data: { ...other, ...person } });
  const answer = await administrator.request.post("/api/login", { headers, data: other });
  const { data } = (await answer.json()) as { readonly data: { readonly token: string } };
  await logBrowserIn({ site, token: data.token }, context);
  const isAsked = page.waitForResponse((response) => response.url().endsWith("/api/user"));
  expect((await isAsked).status()).toBe(200);
  await expect(chip).toContainText("Session terminée");

  await chip.click();
  await page.getByRole("button", { name: "Se connecter" }).click();
  const dialog = page.getByRole("dialog", { name: "Votre session est terminée" });
  await expect(dialog.getByLabel("Adresse e-mail")).toHaveValue(administrator.email);
  await dialog.getByLabel("Mot de passe").fill("pas celui-là");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/mot de passe/i).last()).toBeVisible();
  await expect(dialog.getByLabel("Mot de passe")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Mot de passe").fill(administrator.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(chip).toContainText("Enregistré");
  const draft = await callAs<{ readonly document: { readonly root: readonly string[] } }>(
    administrator,
    "GET",
    `/draft/layout/${own.layoutId}`,
  );
  expect(draft.document.root).toEqual(after);
  forget(complaints, /status of (?:401|403|422)|SignedOutError|ApiError/);
});

/** A browser tells of every request that fails: of those that were meant to. */
function forget(complaints: string[], meant: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !meant.test(text)));
}

/** Once the editor has nothing else to do, it asks for the rest of its code, its text editor among it: then nothing more comes. */
async function allCodeHere(): Promise<void> {
  // A browser that is never idle takes its time.
  await expect.poll(() => scripts.some((url) => url.includes("tiptap")), { timeout: 120_000 }).toBe(true);
  for (let last = 0; last < scripts.length;) {
    last = scripts.length;
    await sleep(2000);
  }
}
