import type { Row } from "#server/db/tables.ts";

import { holdOn } from "./claim-run.ts";
import { bringPicture, type Outside } from "./fetch-picture.ts";
import { picturesWithin } from "./html-words.ts";
import type { Imported, ImportedPicture, Note } from "./shapes.ts";

/** Pictures of one import; more are left where they are. */
const mostPictures = 5_000;

interface BroughtMedia {
  /** The media by the addresses that the pictures had. */
  readonly media: ReadonlyMap<string, number>;
  /** What is to be said of those that couldn't be had. */
  readonly notes: readonly Note[];
}

/**
 * Brings the pictures of an item, before anything of it is written; what couldn't be had is told. Null: somebody has stopped
 * the import. With each picture the process says that it still works: a shop that answers slowly takes longer for an item than
 * a claim lasts.
 */
export async function bringMedia(
  run: Row<"import_run">,
  content: Imported,
  outside: Outside,
): Promise<BroughtMedia | null> {
  const media = new Map<string, number>();
  const notes: Note[] = [];
  let counts = await holdOn(run.id);
  for (const picture of picturesOf(content)) {
    if (!counts) return null;
    if (media.has(picture.url)) continue;
    if (counts.fetched + counts.missed >= mostPictures) {
      notes.push({ messageKey: "import.pictureMost", values: { max: mostPictures } });
      break;
    }
    const brought = await bringPicture(run.source, picture, { outside, tag: titleOf(content) });
    if (brought.ok) media.set(picture.url, brought.value.id);
    else notes.push(brought.error);
    counts = await holdOn(run.id, {
      fetched: brought.ok && brought.value.isNew ? 1 : 0,
      missed: brought.ok ? 0 : 1,
    });
  }
  return counts ? { media, notes } : null;
}

function picturesOf(content: Imported): readonly ImportedPicture[] {
  switch (content.kind) {
    case "product":
      return [...content.pictures, ...content.forms.flatMap(({ picture }) => picture ?? [])];
    case "page":
    case "article": {
      const within = picturesWithin(content.text).flatMap(({ picture }) => picture ?? []);
      return content.picture ? [content.picture, ...within] : within;
    }
    case "customer":
      return [];
  }
}

function titleOf(content: Imported): string {
  return content.kind === "product" ? content.name : content.kind === "customer" ? "" : content.title;
}
