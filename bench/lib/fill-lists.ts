import sharp from "sharp";

import { fillDemo } from "#demo/fill.ts";
import { runWithContext } from "#server/context.ts";
import { createAppContext } from "#server/create-context.ts";
import { inTransaction } from "#server/db/context.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { storeMedia } from "#server/media/write.ts";
import { savePage } from "#server/pages/write.ts";
import { join } from "node:path";

import { administrator } from "./administrator.ts";

/** What a large estate has, beside the demo's own. */
export const listed = { media: 5000, pages: 500 } as const;

const atOnce = 50;

/** Makes a site in a data folder, with the demo estate and the lists of a large one; a server then starts on it. */
export async function fillLists(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  const context = createAppContext({ database, mediaDir: join(dataDir, "media") });
  await runWithContext(context, async () => {
    const login = { adminEmail: administrator.email, adminPassword: administrator.password };
    await fillDemo({ ...login, say: () => {} });
    await inTransaction(fillPages);
    for (let count = 0; count < listed.media; count += atOnce) await fillMedia(count);
  });
  await database.close();
}

/** Pages in groups of ten below each other, with names in both languages. */
async function fillPages(): Promise<void> {
  let parentId: number | null = null;
  for (let count = 0; count < listed.pages; count += 1) {
    const title = (word: string) => ({ title: `${word} ${count}`, menuTitle: `${word} ${count}`, slug: `p-${count}` });
    const texts = { fr_FR: title("Parcelle"), en_US: title("Plot") };
    const saved = await savePage({
      type: "content",
      parentId: count % 10 === 0 ? null : parentId,
      order: count,
      texts,
    });
    if (!saved.ok) throw new Error(saved.error.messageKey);
    if (count % 10 === 0) parentId = saved.value.id;
  }
}

/** Some pictures, each of its own colour: no two are one file. */
async function fillMedia(from: number): Promise<void> {
  const pictures = await Promise.all(Array.from({ length: atOnce }, async (_, index) => await picture(from + index)));
  await inTransaction(async () => {
    for (const [index, bytes] of pictures.entries()) {
      const name = `vendange-${from + index}`;
      const alt = { fr_FR: `Vendange ${from + index}`, en_US: `Harvest ${from + index}` };
      const stored = await storeMedia({ path: `bench/${name}.jpg`, bytes, alt });
      if (!stored.ok) throw new Error(stored.error.messageKey);
    }
  });
}

async function picture(number: number): Promise<Uint8Array> {
  const background = { r: number % 256, g: Math.floor(number / 256) * 12, b: 96 };
  return await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
