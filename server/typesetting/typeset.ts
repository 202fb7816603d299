import type { DocumentAssets, DocumentPicture } from "#documents/assets.ts";
import type { DocumentContent } from "#schemas/documents/document.ts";
import { readPicture } from "#server/images/maker/read-picture.ts";

import { drawable } from "./drawable.ts";
import { facesOf } from "./faces.ts";
import type { SettingJob } from "./job.ts";

/** What the built bundle does. */
export type SetDocument = (content: DocumentContent, assets: DocumentAssets) => Promise<Uint8Array>;

/** As a bottle stands on a page, in print's 300 dots per inch. */
const mostPixels = { width: 700, height: 1_500 };

/** Sets a document: faces and pictures are read, and what no face has a sign for is left out. */
export async function typeset(job: SettingJob, set: SetDocument): Promise<Uint8Array> {
  const [title, text] = [await facesOf(job.title), await facesOf(job.text)];
  const isDrawn = (sign: string) => text.has(sign);
  const content = drawable(job.content, isDrawn);
  const pictures = await picturesOf(job.pictures);
  const shown = content.kind === "SHEET" && !Object.hasOwn(pictures, content.picture ?? "");
  return await set(shown ? { ...content, picture: null } : content, {
    faces: [...title.faces, ...text.faces],
    title: title.families,
    text: text.families,
    pictures,
  });
}

async function picturesOf(files: SettingJob["pictures"]): Promise<Record<string, DocumentPicture>> {
  const pictures: Record<string, DocumentPicture> = {};
  for (const [name, file] of Object.entries(files)) {
    try {
      const { picture } = await readPicture(file);
      const { data, info } = await picture
        .rotate()
        .resize({ ...mostPixels, fit: "inside", withoutEnlargement: true })
        .toColourspace("srgb")
        .png({ compressionLevel: 6 })
        .toBuffer({ resolveWithObject: true });
      pictures[name] = { bytes: data, width: info.width, height: info.height };
    } catch {
      // A sheet without a bottle is one all the same.
    }
  }
  return pictures;
}
