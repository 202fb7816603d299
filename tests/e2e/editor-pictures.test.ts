import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, type Locator, type Page, test } from "playwright/test";

import { createClient } from "#schemas/contract/client.ts";
import { adminEmail, adminPassword } from "#tests/faults/kit/login.ts";
import { type Server, start } from "#tests/faults/kit/server.ts";
import { keepPictures } from "#tests/setup/kept-pictures.ts";

import { findAxeFaults } from "./support/axe.ts";
import { bring, describePicture, isDrawn, noisyPhoto } from "./support/brought-pictures.ts";

let folder = "";
let server: Server;
let token: string | null = null;
let photo = "";

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cellardoor-pictures-"));
  keepPictures(folder);
  const env = { LOG_LEVEL: "warn", PICTURES_AHEAD: "off", SANDBOX_BANK_PORT: "0" };
  server = await start({ dataDir: folder, env });
  ({ token } = await clientOf().call("login", { body: { email: adminEmail, password: adminPassword } }));
  photo = await noisyPhoto();
});

test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

test.beforeEach(async ({ page }) => {
  const { url } = server;
  await page.context().addCookies([
    { name: "token", value: token ?? "", url },
    { name: "idSite", value: "3", url },
  ]);
  await page.goto(`${url}/contact`);
  await page.getByRole("button", { name: "Modifier cette page" }).click();
  await expect(onCanvas(page, "whom-picture").locator("img")).toBeVisible();
});

/** Blocks of the page on which the estate says how it is reached. */
const onCanvas = (page: Page, id: string): Locator => page.locator(`#editor .page [data-id="${id}"]`);

test("a picture is framed by mouse, and the page follows at once, for visitors too", async ({ page }) => {
  const block = onCanvas(page, "whom-picture");
  await block.click();
  const open = page.getByRole("button", { name: "Cadrage de l’image" });
  await open.click();
  const area = page.locator("[data-focal]");
  await expect.poll(async () => await isDrawn(area.locator("img"))).toBe(true);
  const handle = page.getByRole("slider", { name: "Point à garder en vue" });
  const [from, to] = [await boxOf(handle), await boxOf(area)];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width * 0.5, to.y + to.height * 0.5, { steps: 4 });
  await page.mouse.move(to.x + to.width * 0.2, to.y + to.height * 0.8, { steps: 4 });
  await page.mouse.up();
  await expect(handle).toHaveAttribute("aria-valuetext", /à 20\s%.*à 80\s%/);
  await expect(page.locator("[data-crop]")).toHaveCount(3);
  for (const crop of await page.locator("[data-crop]").all())
    await expect(crop).toHaveCSS("object-position", "20% 80%");
  expect(await findAxeFaults(page, '[role="dialog"]')).toEqual([]);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(handle).toBeHidden();
  await expect(block.locator("img")).toHaveAttribute("style", /--focal: ?20% 80%/);
  const visitor = await (await fetch(`${server.url}/contact`)).text();
  expect(visitor).toContain("--focal:20% 80%");
});

test.describe("on a screen that is touched", () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test("a picture is framed by a finger that is drawn over it, and nothing scrolls away under it", async ({ page }) => {
    await onCanvas(page, "whom-picture").click();
    await page.getByRole("button", { name: "Cadrage de l’image" }).tap();
    const area = page.locator("[data-focal]");
    await expect.poll(async () => await isDrawn(area.locator("img"))).toBe(true);
    const box = await boxOf(area);
    const at = (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
    const finger = await page.context().newCDPSession(page);
    const touch = async (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
      await finger.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", at(0.5, 0.5));
    await touch("touchMove", at(0.6, 0.4));
    await touch("touchMove", at(0.75, 0.1));
    await touch("touchEnd");
    const handle = page.getByRole("slider", { name: "Point à garder en vue" });
    await expect(handle).toHaveAttribute("aria-valuetext", /à 75\s%.*à 10\s%/);
    expect(await boxOf(area)).toEqual(box);
    const { width, height } = await boxOf(page.getByRole("button", { name: "Enregistrer" }));
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(handle).toBeHidden();
  });
});

test("one dropped on words becomes a block beside them, where the line was; one that is pasted goes to what is picked", async ({
  page,
}) => {
  const words = onCanvas(page, "whom-text");
  await words.scrollIntoViewIfNeeded();
  const pictures = page.locator('#editor .page [data-block="image"]');
  const count = await pictures.count();
  await bring(words, { photo, types: ["dragover"] });
  await expect(page.locator("[data-drop-line]")).toBeVisible();
  await bring(words, { photo, types: ["drop"] });
  await expect(page.locator("[data-drop-line]")).toBeHidden();
  await describePicture(page, "Entre les blocs");
  await expect(pictures).toHaveCount(count + 1);
  await expect(pictures.getByRole("img", { name: "Entre les blocs" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(pictures).toHaveCount(count);
  await onCanvas(page, "whom-picture").click();
  await bring(page.locator("#editor .page"), { photo, types: ["paste"], name: "image.jpg" });
  await describePicture(page, "Collée");
  await expect(onCanvas(page, "whom-picture").getByRole("img", { name: "Collée" })).toBeVisible();
  await expect(pictures).toHaveCount(count);
});

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error("It isn't shown");
  return box;
}

function clientOf() {
  const { url } = server;
  return createClient({ fetch, baseUrl: `${url}/api`, token: () => token, locale: () => "fr_FR", log: () => {} });
}
