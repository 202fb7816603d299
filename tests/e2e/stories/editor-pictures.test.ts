import type { Draft } from "#schemas/content/draft.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";

import { callAs, openEditor } from "../support/administrator.ts";
import { bring, describePicture, isDrawn, noisyPhoto } from "../support/brought-pictures.ts";
import { onCanvas } from "../support/edited-page.ts";
import { expect, test } from "../support/editor-test.ts";

test("a photograph dropped on a picture takes its place, tells how far it is, and one step takes it back", async ({
  page,
  own,
  administrator,
}) => {
  const photo = await noisyPhoto();
  await openEditor(page, own.path);
  const block = onCanvas(page, "album");
  const before = await block.locator("img").getAttribute("src");
  await block.scrollIntoViewIfNeeded();
  await bring(block, { photo, types: ["dragenter", "dragover"] });
  await expect(page.getByText("Déposez l’image ici")).toBeVisible();
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 60_000 },
  });
  await bring(block, { photo, types: ["drop"] });
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
  const stored = async (): Promise<unknown> => {
    const { document } = await callAs<Draft>(administrator, "GET", `/draft/layout/${own.layoutId}`);
    return (document as LayoutDocument).blocks["album"]?.props["image"];
  };
  await expect.poll(stored).toMatchObject({ id: expect.any(Number) as unknown });
  await page.keyboard.press("Control+z");
  await expect(block.locator("img")).toHaveAttribute("src", before ?? "");
});
