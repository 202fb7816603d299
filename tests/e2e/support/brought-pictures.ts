import type { Locator, Page } from "playwright/test";
import sharp from "sharp";

import { expect } from "./test.ts";

/** A photograph that takes a while on a slow line: noise, as base64 of a JPEG. */
export async function noisyPhoto(): Promise<string> {
  const noise = { type: "gaussian", mean: 120, sigma: 40 } as const;
  const size = { width: 600, height: 400, channels: 3 } as const;
  const picture = sharp({ create: { ...size, background: "#000", noise } });
  return (await picture.jpeg({ quality: 70 }).toBuffer()).toString("base64");
}

interface Brought {
  /** A JPEG, as base64. */
  readonly photo: string;
  /** The events of the browser, in their order: `dragenter`, `dragover`, `drop` or `paste`. */
  readonly types: readonly string[];
  readonly name?: string;
}

/** Does with a photograph what a browser does with one that is dragged in or pasted. */
export async function bring(at: Locator, { photo, types, name = "Été au chai.jpg" }: Brought): Promise<void> {
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

/** Fills in the dialog that asks what a brought picture shows, and adds the picture. */
export async function describePicture(page: Page, french: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Ajouter une image" });
  // The picture is seen before its description is asked for.
  await expect.poll(async () => await isDrawn(dialog.locator("[data-focal] img"))).toBe(true);
  await dialog.getByRole("textbox", { name: "Texte alternatif (Français)" }).fill(french);
  await dialog.getByRole("textbox", { name: "Texte alternatif (English)" }).fill("The cellar in summer");
  await dialog.getByRole("button", { name: "Ajouter l’image" }).click();
  await expect(dialog).toBeHidden();
}

/** Whether an image is loaded and has a size. */
export async function isDrawn(image: Locator): Promise<boolean> {
  return await image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
}
