import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { expect, type Locator, type Page, test } from "playwright/test";

import { createClient } from "#schemas/contract/client.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { adminEmail, adminPassword } from "#tests/faults/kit/login.ts";
import { type Server, start } from "#tests/faults/kit/server.ts";
import { keepPictures } from "#tests/setup/kept-pictures.ts";

import { findAxeFaults } from "./support/axe.ts";

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
  // Noise: a photograph that takes a while on a slow line.
  const noise = { type: "gaussian", mean: 120, sigma: 40 } as const;
  const size = { width: 900, height: 600, channels: 3 } as const;
  const made = await sharp({ create: { ...size, background: "#000", noise } })
    .jpeg({ quality: 70 })
    .toBuffer();
  photo = made.toString("base64");
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

/** Does with a photograph what a browser does with one that is dragged in or pasted. */
async function bring(at: Locator, types: readonly string[], name = "Été au chai.jpg"): Promise<void> {
  await at.evaluate(
    async (element, given) => {
      const bytes = Uint8Array.from(atob(given.photo), (character) => character.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], given.name, { type: "image/jpeg" }));
      const { left, top, width, height } = element.getBoundingClientRect();
      const place = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
      for (const type of given.types) {
        const event =
          type === "paste"
            ? new ClipboardEvent("paste", { ...place, clipboardData: dataTransfer })
            : new DragEvent(type, { ...place, dataTransfer });
        element.dispatchEvent(event);
        await new Promise(requestAnimationFrame);
      }
    },
    { photo, types, name },
  );
}

/** Says what the picture shows, and adds it. */
async function describePicture(page: Page, french: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Ajouter une image" });
  // It is seen before anybody is asked what it shows.
  await expect.poll(async () => await isDrawn(dialog.locator("[data-focal] img"))).toBe(true);
  await dialog.getByRole("textbox", { name: "Texte alternatif (Français)" }).fill(french);
  await dialog.getByRole("textbox", { name: "Texte alternatif (English)" }).fill("The cellar in summer");
  await dialog.getByRole("button", { name: "Ajouter l’image" }).click();
  await expect(dialog).toBeHidden();
}

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

test(
  "a photograph dropped on a picture takes its place, tells how far it is, and one step takes it back",
  { tag: "@story" },
  async ({ page }) => {
    const block = onCanvas(page, "whom-picture");
    const before = await block.locator("img").getAttribute("src");
    await block.scrollIntoViewIfNeeded();
    await bring(block, ["dragenter", "dragover"]);
    await expect(page.getByText("Déposez l’image ici")).toBeVisible();
    const line = await page.context().newCDPSession(page);
    await line.send("Network.emulateNetworkConditions", {
      ...{ offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 60_000 },
    });
    await bring(block, ["drop"]);
    await describePicture(page, "Le chai en été");
    const bar = page.getByRole("progressbar", { name: "Envoi de l’image…" });
    await expect(bar).toBeVisible();
    await expect.poll(async () => Number(await bar.getAttribute("value"))).toBeGreaterThan(0.1);
    const [sign, box] = [await bar.boundingBox(), await block.boundingBox()];
    expect(sign?.y).toBeGreaterThan(box?.y ?? 0);
    const shown = block.getByRole("img", { name: "Le chai en été" });
    await expect(shown).toBeVisible();
    await expect(shown).toHaveAttribute("src", /\/uploads\/[0-9a-f]{8}\/ete-au-chai-[0-9a-f]{16}\.jpg/);
    await expect.poll(async () => await isDrawn(shown)).toBe(true);
    await expect(bar).toBeHidden();
    await expect
      .poll(async () => await storedImage("whom-picture"))
      .toMatchObject({ id: expect.any(Number) as unknown });
    await page.keyboard.press("Control+z");
    await expect(block.locator("img")).toHaveAttribute("src", before ?? "");
  },
);

test("one dropped on words becomes a block beside them, where the line was; one that is pasted goes to what is picked", async ({
  page,
}) => {
  const words = onCanvas(page, "whom-text");
  await words.scrollIntoViewIfNeeded();
  const pictures = page.locator('#editor .page [data-block="image"]');
  const count = await pictures.count();
  await bring(words, ["dragover"]);
  await expect(page.locator("[data-drop-line]")).toBeVisible();
  await bring(words, ["drop"]);
  await expect(page.locator("[data-drop-line]")).toBeHidden();
  await describePicture(page, "Entre les blocs");
  await expect(pictures).toHaveCount(count + 1);
  await expect(pictures.getByRole("img", { name: "Entre les blocs" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(pictures).toHaveCount(count);
  await onCanvas(page, "whom-picture").click();
  await bring(page.locator("#editor .page"), ["paste"], "image.jpg");
  await describePicture(page, "Collée");
  await expect(onCanvas(page, "whom-picture").getByRole("img", { name: "Collée" })).toBeVisible();
  await expect(pictures).toHaveCount(count);
});

async function isDrawn(image: Locator): Promise<boolean> {
  return await image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error("It isn't shown");
  return box;
}

/** The picture of a block as the server's draft has it. */
async function storedImage(id: string): Promise<unknown> {
  const { call } = clientOf();
  const { layoutId } = await call("openCanvas", { body: { path: "/contact" } });
  const { document } = await call("getDraft", { params: { kind: "layout", id: layoutId } });
  return (document as LayoutDocument).blocks[id]?.props["image"];
}

function clientOf() {
  const { url } = server;
  return createClient({ fetch, baseUrl: `${url}/api`, token: () => token, locale: () => "fr_FR", log: () => {} });
}
